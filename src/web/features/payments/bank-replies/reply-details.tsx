import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import IconQuestionMark from '~icons/tabler/question-mark';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import {
  getBankFileOptions,
  getBankReplyOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { answeredWords, changesWords, ReplyBadge } from '../shared/bank-file-words.tsx';
import { CloseReply } from './close-reply.tsx';
import { ReplyRows } from './reply-rows.tsx';
import { SetAside, Waits } from './waiting-reply.tsx';
import { detailWords, questionWords } from './words.ts';

type Question = NonNullable<BankReplyFile['question']>;

interface OpenedReplyProps {
  id: string;
  /** The reply as the list has it; absent when it is on another page of the list. */
  listed: BankReplyFile | undefined;
}

/** The reply with this id, wherever it is in the list. */
export function OpenedReply({ id, listed }: OpenedReplyProps) {
  const query = useQuery({ ...getBankReplyOptions({ path: { id } }), placeholderData: listed });
  if (query.data) return <ReplyDetails reply={query.data} />;
  if (query.isPending) return <LoadingRows rows={4} />;
  if (problemOf(query.error).status === 404)
    return (
      <EmptyState compact title={t`This reply does not exist`}>
        {t`The address may be incomplete, or the reply belongs to another entity.`}
      </EmptyState>
    );
  return <ErrorState error={query.error} retry={() => void query.refetch()} />;
}

/** One reply: the payments that it changed, or the question that it raises and how to close that. */
function ReplyDetails({ reply }: { reply: BankReplyFile }) {
  const root = useRef<HTMLDivElement>(null);
  const focusRoot = () => root.current?.focus();
  const size = formatNumber(reply.byteCount);
  const answered = useQuery({
    ...getBankFileOptions({ path: { id: reply.file?.id ?? '' } }),
    enabled: reply.file !== null,
  });
  const file = answered.data;
  const batch = file && (
    <Anchor component={Link} to={paths.batch(file.batch.id)} inherit>
      {file.batch.label}
    </Anchor>
  );
  return (
    <Stack gap="md" ref={root} tabIndex={-1} style={{ outline: 'none' }}>
      <div>
        <ReplyBadge reply={reply} />
      </div>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {reply.fileName}
      </Text>
      {reply.question && <Asks reply={reply} question={reply.question} onClosed={focusRoot} />}
      {reply.waiting && <Waits reply={reply} mayConfirm={reply.waiting.mayConfirm} onDecided={focusRoot} />}
      {reply.setAside && <SetAside {...reply.setAside} />}
      <Facts
        items={[
          [
            reply.waiting || reply.setAside ? t`What it would change` : t`What it changed`,
            changesWords(reply),
          ],
          [t`Bank file`, answeredWords(reply)],
          ...(batch ? [[t`Batch`, batch] as const] : []),
        ]}
      />
      {reply.result === 'APPLIED' && file && (reply.changes.length > 0 || reply.redirected > 0) && (
        <ReplyRows reply={reply} file={file} />
      )}
      <Facts
        items={[
          [t`Received`, <Timestamp key="at" at={reply.receivedAt} />],
          [
            t`Uploaded by`,
            reply.receivedBy ? <Person key="by" of={reply.receivedBy} /> : t`Not uploaded by a user`,
          ],
          ...(reply.confirmed
            ? [
                [
                  t`Confirmed by`,
                  <span key="confirmed">
                    <Person of={reply.confirmed.by} />, <Timestamp at={reply.confirmed.at} />
                  </span>,
                ] as const,
              ]
            : []),
          [t`Size`, t`${size} bytes`],
          ['SHA-256', <CopyableCode key="sha" value={reply.sha256} what={t`the SHA-256 of the reply`} />],
        ]}
      />
    </Stack>
  );
}

interface AsksProps {
  reply: BankReplyFile;
  question: Question;
  /** Called when the user has closed the question, and the form with it. */
  onClosed: () => void;
}

function Asks({ reply, question, onClosed }: AsksProps) {
  const mayHandle = useMay('handleBankFiles');
  const isUploader = useSession().user.id === reply.receivedBy?.userId;
  const { title, meaning, remedy } = questionWords(question.code);
  const { closed, detail } = question;
  if (closed)
    return (
      <Alert color="gray" title={title}>
        <Stack gap="xs">
          <Text size="sm">
            <Trans>
              Closed by <Person of={closed.by} />, <Timestamp at={closed.at} />:
            </Trans>
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {closed.note}
          </Text>
        </Stack>
      </Alert>
    );
  return (
    <>
      <Alert color="red" icon={<IconQuestionMark aria-hidden />} title={title}>
        <Stack gap="xs">
          <Text size="sm">{meaning}</Text>
          <Text size="sm">{remedy}</Text>
          {detail !== '' && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {detailWords(question)}
            </Text>
          )}
          <Text size="sm">
            <strong>{t`This reply changed no payment.`}</strong>
          </Text>
        </Stack>
      </Alert>
      {isUploader && (
        <Text size="sm">
          <Trans>You uploaded this reply, so another preparer or approver closes the question.</Trans>
        </Text>
      )}
      {mayHandle && !isUploader && <CloseReply reply={reply} kind="question" onClosed={onClosed} />}
      {!mayHandle && (
        <Text size="sm" c="dimmed">
          <Trans>Preparers and approvers can close the question.</Trans>
        </Text>
      )}
    </>
  );
}
