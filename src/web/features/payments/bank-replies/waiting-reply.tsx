import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmBankReplyMutation,
  listBankReplyChangesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankReplyFile, BankReplyPaymentChange } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { BankAnswer } from '../shared/bank-answer.tsx';
import { saidWords } from '../shared/bank-file-words.tsx';
import { CloseReply } from './close-reply.tsx';
import { outdatedReplies } from './outdated-replies.ts';

const LIMIT = 20;

interface WaitsProps {
  reply: BankReplyFile;
  mayConfirm: NonNullable<BankReplyFile['waiting']>['mayConfirm'];
  /** Called when the user has confirmed the reply or set it aside, and the buttons are gone. */
  onDecided: () => void;
}

/** A reply that a user uploaded and no other user has confirmed: what it would change, and who may decide. */
export function Waits({ reply, mayConfirm, onDecided }: WaitsProps) {
  const mayHandle = useMay('handleBankFiles');
  const { user } = useSession();
  const isUploader = user.id === reply.receivedBy?.userId;
  return (
    <>
      <Alert
        color="yellow"
        icon={<IconClock aria-hidden />}
        title={t`Another user has to confirm this reply`}
      >
        <Stack gap="xs">
          <Text size="sm">
            <Trans>
              It was uploaded by hand, so nothing was applied yet. Compare it with the bank’s own page before
              you confirm it.
            </Trans>
          </Text>
          <Text size="sm">
            <MayConfirm people={mayConfirm} />
          </Text>
        </Stack>
      </Alert>
      <Changes replyId={reply.id} />
      {mayConfirm.some(({ userId }) => userId === user.id) && (
        <Confirm reply={reply} onConfirmed={onDecided} />
      )}
      {mayHandle && !isUploader && <CloseReply reply={reply} kind="waiting" onClosed={onDecided} />}
    </>
  );
}

function MayConfirm({ people }: { people: WaitsProps['mayConfirm'] }) {
  const { user } = useSession();
  if (people.length === 0)
    return t`No other user may confirm it: not its uploader, not the creator of the batch, and not the \
user who took the file to the bank. Ask an admin to give another person the role preparer or approver.`;
  if (people.some(({ userId }) => userId === user.id)) return t`You may confirm it.`;
  return (
    <>
      <Trans>These users may confirm it:</Trans>{' '}
      {people.map((person, index) => (
        <span key={person.userId}>
          {index > 0 && ', '}
          <Person of={person} />
        </span>
      ))}
    </>
  );
}

/** Applies the reply. The server judges it again, and may answer that it would change something else now. */
function Confirm({ reply, onConfirmed }: { reply: BankReplyFile; onConfirmed: () => void }) {
  const { id: replyId, readAt } = reply;
  const [hasChanged, setHasChanged] = useState(false);
  const confirm = useChange(confirmBankReplyMutation(), {
    outdated: outdatedReplies(replyId),
    reload: 'first',
    refusedAs: 'bank_reply_changed',
    message: ({ result, question }) =>
      result === 'WAITS_FOR_CONFIRMATION' || question ? null : t`The reply was applied.`,
    done: ({ result }) => {
      setHasChanged(result === 'WAITS_FOR_CONFIRMATION');
      if (result !== 'WAITS_FOR_CONFIRMATION') onConfirmed();
    },
  });
  return (
    <Stack gap="sm">
      {hasChanged && (
        <Alert color="yellow" title={t`Nothing was applied`}>
          <Trans>Another reply came in the meantime. Read again what this one would change.</Trans>
        </Alert>
      )}
      {confirm.refusal !== null && (
        <ErrorState error={confirm.refusal} title={t`The reply was not confirmed`} />
      )}
      <Button
        loading={confirm.isPending}
        disabled={readAt === null}
        onClick={() =>
          confirm.send({
            path: { id: replyId },
            body: { readAt: readAt! },
          })
        }
      >
        <Trans>Confirm and apply the reply</Trans>
      </Button>
    </Stack>
  );
}

const columns: TableColumn<BankReplyPaymentChange>[] = [
  {
    id: 'name',
    header: () => t`Payment`,
    cell: ({ row: { original: c } }) => <span data-record>{c.name}</span>,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: c } }) => <Amount amount={c.amount} currency={c.currency} />,
  },
  {
    id: 'row',
    header: () => t`Row of the batch`,
    meta: { align: 'end' },
    cell: ({ row: { original: c } }) => formatNumber(c.rowNumber),
  },
  { id: 'account', header: () => t`Account`, cell: ({ row: { original: c } }) => c.accountNumber },
  {
    id: 'before',
    header: () => t`Now`,
    cell: ({ row: { original: c } }) => saidWords(c.before ?? 'SILENT'),
  },
  {
    id: 'after',
    header: () => t`After the confirmation`,
    cell: ({ row: { original: c } }) => <BankAnswer answer={{ ...c, state: c.state ?? c.before }} />,
  },
];

/** What the reply would change, payment by payment. */
function Changes({ replyId }: { replyId: string }) {
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...listBankReplyChangesOptions({ path: { id: replyId }, query: { offset, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <LoadingRows rows={4} />;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return (
    <div>
      <DataTable
        caption={t`Payments that this reply would change`}
        columns={columns}
        rows={query.data.items}
        rowId={(change) => change.withdrawalId}
        stale={query.isPlaceholderData}
      />
      <Pager offset={offset} limit={LIMIT} total={query.data.total} noun={t`payments`} onChange={setOffset} />
    </div>
  );
}

/** Why a reply is not applied. */
export function SetAside({ by, at, note }: NonNullable<BankReplyFile['setAside']>) {
  return (
    <Alert color="gray" title={t`This reply was not applied`}>
      <Stack gap="xs">
        <Text size="sm">
          <Trans>
            Set aside by <Person of={by} />, <Timestamp at={at} />:
          </Trans>
        </Text>
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      </Stack>
    </Alert>
  );
}
