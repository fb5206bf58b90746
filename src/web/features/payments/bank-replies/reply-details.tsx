import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconQuestionMark } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { closeBankReplyMutation, getBankFileOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { changesWords, ReplyBadge } from '../shared/bank-file-words.tsx';
import { questionWords } from './words.ts';

type Question = NonNullable<BankReplyFile['question']>;

/** One reply: what it changed, or what it asks and how that is closed. */
export function ReplyDetails({ reply }: { reply: BankReplyFile }) {
  const size = formatNumber(reply.byteCount);
  return (
    <Stack gap="md">
      <div>
        <ReplyBadge reply={reply} />
      </div>
      {reply.question && <Asks reply={reply} question={reply.question} />}
      <Facts
        items={[
          [t`What it changed`, changesWords(reply)],
          [t`Bank file`, reply.file ? <Answered key="file" file={reply.file} /> : t`Not known`],
          [t`Received`, <Timestamp key="at" at={reply.receivedAt} />],
          [t`Uploaded by`, reply.receivedBy ? <Person key="by" of={reply.receivedBy} /> : t`Nobody`],
          [t`Size`, t`${size} bytes`],
          ['SHA-256', <CopyableCode key="sha" value={reply.sha256} what={t`the SHA-256 of the reply`} />],
        ]}
      />
    </Stack>
  );
}

/** The file that a reply answers, and its batch. */
function Answered({ file }: { file: NonNullable<BankReplyFile['file']> }) {
  const { data } = useQuery(getBankFileOptions({ path: { id: file.id } }));
  if (!data) return file.fileName;
  return (
    <Stack gap={0}>
      <span>{file.fileName}</span>
      <Anchor component={Link} to={paths.batch(data.batch.id)} inherit>
        {data.batch.label}
      </Anchor>
    </Stack>
  );
}

function Asks({ reply, question }: { reply: BankReplyFile; question: Question }) {
  const mayHandle = useMay('handleBankFiles');
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
              <Trans>The reply says: {detail}</Trans>
            </Text>
          )}
          <Text size="sm">
            <strong>
              <Trans>This reply changed no payment.</Trans>
            </strong>
          </Text>
        </Stack>
      </Alert>
      {mayHandle ? (
        <CloseQuestion replyId={reply.id} />
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>Preparers and approvers can close the question.</Trans>
        </Text>
      )}
    </>
  );
}

/** Records what was found out. It changes no payment. */
function CloseQuestion({ replyId }: { replyId: string }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const { key, renew } = useIdempotencyKey();
  const close = useMutation({
    ...closeBankReplyMutation(),
    onSuccess: async () => {
      renew();
      notifications.show({ message: t`The question was closed.` });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankReplies' }] }),
        queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankConnections' }] }),
      ]);
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return;
    close.mutate({
      path: { id: replyId },
      body: { note: note.trim() },
      headers: { 'idempotency-key': key() },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm" align="stretch">
        <Textarea
          label={t`What you found out`}
          description={t`With the name of the person at the bank. It goes into the audit log.`}
          autosize
          minRows={2}
          maxLength={BANK_FILE_LIMITS.note}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        {close.isError && <ErrorState error={close.error} title={t`The question was not closed`} />}
        <Button type="submit" loading={close.isPending} disabled={note.trim() === ''}>
          <Trans>Close the question</Trans>
        </Button>
      </Stack>
    </form>
  );
}
