import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  approveBatchMutation,
  cancelBatchMutation,
  getBatchQueryKey,
  getFeeQuoteQueryKey,
  getPaymentConfigOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { may } from '../../../../shared/permissions.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { Panel } from '../../../ui/panel.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { type Session, useSession } from '../../../ui/session-context.tsx';
import { asksForFreshSignIn, signInFreshly } from '../../../ui/step-up.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { people } from '../shared/words.ts';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { counting, LAPSE_WORDS } from './approvals.ts';
import { Countdown } from './countdown.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

/** Why the person who looks cannot approve, in words; null when they can. */
export function whyNotApprove(
  batch: Pick<Batch, 'createdBy' | 'approvals' | 'approvalsRequired' | 'expiresAt'>,
  user: Session['user'],
  nowMs: number,
): string | null {
  if (batch.createdBy.userId === user.id) return 'You prepared this batch: somebody else approves it.';
  if (!may(user, 'approveBatch')) return 'Approving needs the role Approver.';
  const isLacking = counting(batch) < batch.approvalsRequired;
  if (isLacking && batch.approvals.some((approval) => approval.userId === user.id))
    return 'You have approved it. It waits for somebody else.';
  if (Date.parse(batch.expiresAt) < nowMs) return 'The time to approve it is over.';
  return null;
}

/** The decision about a batch, with its consequence in its own words. */
export function Decision({ batch }: { batch: Batch }) {
  const { user } = useSession();
  const [openedMs] = useState(() => Date.now());
  const mayCancel = may(user, 'cancelBatch');
  if (batch.waitingFor === 'PAYOUTS_OFF') return <PayoutsOff batch={batch} mayCancel={mayCancel} />;
  if (batch.waitingFor === 'APPROVALS') {
    const why = whyNotApprove(batch, user, openedMs);
    return (
      <Panel title="Decision" className="no-print">
        <Stack gap="sm" align="flex-start">
          {batch.status === 'APPROVED' && <LapsedApprovals batch={batch} />}
          {why ? (
            <Text>{why}</Text>
          ) : (
            <Text>You approve exactly what stands here: these people, these accounts, these amounts.</Text>
          )}
          <Group gap="sm">
            {!why && <Approve batch={batch} />}
            {mayCancel && <Cancel batch={batch} />}
          </Group>
        </Stack>
      </Panel>
    );
  }
  if (batch.status === 'APPROVED') {
    return (
      <Panel title="Approved" className="no-print">
        <Stack gap="sm" align="flex-start">
          <Text>
            {batch.releaseAt ? (
              <>
                It is released in <Countdown until={batch.releaseAt} />, on <Timestamp at={batch.releaseAt} />
                . Until then it can be cancelled and nothing is sent.
              </>
            ) : (
              'It is about to be released.'
            )}
          </Text>
          {mayCancel && <Cancel batch={batch} />}
        </Stack>
      </Panel>
    );
  }
  return null;
}

/** Says that payouts are switched off, and the consequence for this batch. */
function PayoutsOff({ batch, mayCancel }: { batch: Batch; mayCancel: boolean }) {
  return (
    <Panel title="Payouts are switched off" className="no-print">
      <Stack gap="sm" align="flex-start">
        <Text>
          {PAYOUTS_OFF_SENTENCES[batch.status]}
          {batch.status === 'APPROVED' && ` ${onceOn(batch)}`}
        </Text>
        {mayCancel && batch.status !== 'PROCESSING' && <Cancel batch={batch} />}
      </Stack>
    </Panel>
  );
}

const PAYOUTS_OFF_SENTENCES: Partial<Record<Batch['status'], string>> = {
  PENDING_APPROVAL:
    'Your operator has switched off payouts for this entity. This batch can be approved when they are on again.',
  APPROVED:
    'Your operator has switched off payouts for this entity. This batch waits with its money set aside.',
  PROCESSING:
    'Your operator has switched off payouts for this entity. Payments that were sent already are settled; the rest is sent when payouts are on again.',
};

/**
 * Says what happens to an approved batch once payouts are on again: lapsed approvals still keep it from being
 * paid.
 */
function onceOn(batch: Batch): string {
  const missing = batch.approvalsRequired - counting(batch);
  if (missing <= 0) return 'It is paid when they are on again.';
  return `${lapsedWords(batch)} Before it is paid, it also needs ${missing === 1 ? 'one more approval' : `${missing} more approvals`}.`;
}

/** "thandi's approval no longer counts: their account is disabled." */
function lapsedWords({ approvals }: Batch): string {
  return approvals
    .filter(({ lapsed }) => lapsed !== null)
    .map(({ name, lapsed }) => `${name}'s approval no longer counts: ${LAPSE_WORDS[lapsed!]}.`)
    .join(' ');
}

/** Says why an approved batch is not paid: whose approvals lapsed, and how many are missing. */
function LapsedApprovals({ batch }: { batch: Batch }) {
  const missing = batch.approvalsRequired - counting(batch);
  return (
    <Text>
      {lapsedWords(batch)} This batch waits, with its money set aside, for{' '}
      {missing === 1 ? 'one more approval' : `${missing} more approvals`}.
    </Text>
  );
}

function Approve({ batch }: { batch: Batch }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const config = useQuery(getPaymentConfigOptions());
  const { key, renew } = useIdempotencyKey();
  const approve = useMutation({
    ...approveBatchMutation(),
    onSuccess: (saved) => {
      renew();
      queryClient.setQueryData(getBatchQueryKey({ path: { id: batch.id } }), saved);
      void queryClient.invalidateQueries({ queryKey: getFeeQuoteQueryKey({ path: { id: batch.id } }) });
      setAsking(false);
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
      if (asksForFreshSignIn(error)) signInFreshly(config.data?.stepUpMaxAgeSeconds ?? 0);
    },
  });
  const left = batch.approvalsRequired - counting(batch) - 1;
  const last = left <= 0;
  const delay = config.data?.releaseDelaySeconds ?? 0;
  const sum = `${people(batch.withdrawalCount)} ${formatMoney(batch.totalAmount, batch.currency)}`;
  const label = last ? `Approve and pay ${sum}` : `Approve paying ${sum}`;
  return (
    <>
      <Button {...WRAPPING} leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Approve "${batch.label}"?`}
        confirmLabel={label}
        pending={approve.isPending}
        error={approve.error}
        onConfirm={() =>
          approve.mutate({
            path: { id: batch.id },
            headers: { 'if-match': `"${batch.contentDigest}"`, 'idempotency-key': key() },
          })
        }
      >
        {last ? (
          <>
            This is the last approval that is needed. {formatMoney(batch.totalAmount, batch.currency)} and{' '}
            {formatMoney(batch.totalFee, batch.currency)} of fees{' '}
            {batch.status === 'APPROVED' ? 'are set aside already.' : 'are set aside at once.'}{' '}
            {delay > 0
              ? 'It can be cancelled until it is released; after that the money is on its way.'
              : 'Paying begins at once: after this it cannot be cancelled.'}
          </>
        ) : (
          <>
            {left === 1 ? 'One more approval is' : `${left} more approvals are`} needed after yours. Nothing
            is paid yet, and the batch can still be cancelled.
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function Cancel({ batch }: { batch: Batch }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const cancel = useMutation({
    ...cancelBatchMutation(),
    onSuccess: (saved) => {
      renew();
      queryClient.setQueryData(getBatchQueryKey({ path: { id: batch.id } }), saved);
      setAsking(false);
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBan size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Cancel the batch
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Cancel "${batch.label}"?`}
        confirmLabel="Cancel the batch, pay nobody"
        cancelLabel="Keep it"
        danger
        pending={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate({ path: { id: batch.id }, headers: { 'idempotency-key': key() } })}
      >
        None of its {batch.withdrawalCount.toLocaleString('en')} payments is made. This cannot be undone; the
        same file can be submitted again as a new batch.
      </ConfirmDialog>
    </>
  );
}
