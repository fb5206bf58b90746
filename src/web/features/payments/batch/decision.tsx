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

/** The reason why the user cannot approve the batch, as a sentence; null when they can. */
export function whyNotApprove(
  batch: Pick<Batch, 'createdBy' | 'approvals' | 'approvalsRequired' | 'expiresAt'>,
  user: Session['user'],
  nowMs: number,
): string | null {
  if (batch.createdBy.userId === user.id)
    return 'You prepared this batch, so a different person must approve it.';
  if (!may(user, 'approveBatch')) return 'Only users with the Approver role can approve batches.';
  const isLacking = counting(batch) < batch.approvalsRequired;
  if (isLacking && batch.approvals.some((approval) => approval.userId === user.id))
    return 'You have approved this batch. It is waiting for another approver.';
  if (Date.parse(batch.expiresAt) < nowMs) return 'This batch has expired and can no longer be approved.';
  return null;
}

/** The panel in which a user approves or cancels a batch; empty once the batch is being paid. */
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
          {why ? <Text>{why}</Text> : <Text>You are approving exactly the payments listed below.</Text>}
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
                This batch will be submitted to the bank in <Countdown until={batch.releaseAt} />, on{' '}
                <Timestamp at={batch.releaseAt} />. No payment is made until then, and you can still cancel.
              </>
            ) : (
              'This batch is about to be submitted to the bank.'
            )}
          </Text>
          {mayCancel && <Cancel batch={batch} />}
        </Stack>
      </Panel>
    );
  }
  return null;
}

/** Says that payouts are switched off and what that means for this batch. */
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
    'Your operator has switched off payouts for this entity. This batch can be ' +
    'approved once payouts are switched on again.',
  APPROVED:
    'Your operator has switched off payouts for this entity. This batch is on hold ' +
    'and its money stays reserved.',
  PROCESSING:
    'Your operator has switched off payouts for this entity. Payments already sent ' +
    'to the bank will settle. The rest will be sent once payouts are switched on again.',
};

/** Says what happens to an approved batch once payouts are on again. Lapsed approvals can still block it. */
function onceOn(batch: Batch): string {
  const missing = batch.approvalsRequired - counting(batch);
  if (missing <= 0) return 'It will be paid once payouts are switched on again.';
  const needed = missing === 1 ? 'one more approval' : `${missing} more approvals`;
  return `${lapsedWords(batch)} It also needs ${needed} before it can be paid.`;
}

/** "thandi's approval no longer counts: their account is disabled." */
function lapsedWords({ approvals }: Batch): string {
  return approvals
    .filter(({ lapsed }) => lapsed !== null)
    .map(({ name, lapsed }) => `${name}'s approval no longer counts: ${LAPSE_WORDS[lapsed!]}.`)
    .join(' ');
}

/** Says why an approved batch is not being paid: which approvals lapsed and how many are missing. */
function LapsedApprovals({ batch }: { batch: Batch }) {
  const missing = batch.approvalsRequired - counting(batch);
  return (
    <Text>
      {lapsedWords(batch)} Its money stays reserved, and the batch needs{' '}
      {missing === 1 ? 'one more approval' : `${missing} more approvals`} before it can be paid.
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
  const label = last ? `Approve and pay ${sum}` : `Approve payment of ${sum}`;
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
            Yours is the last approval needed. {formatMoney(batch.totalAmount, batch.currency)} and{' '}
            {formatMoney(batch.totalFee, batch.currency)} in fees{' '}
            {batch.status === 'APPROVED' ? 'are already reserved.' : 'will be reserved immediately.'}{' '}
            {delay > 0
              ? 'You can cancel the batch until it is submitted to the bank, but not afterwards.'
              : 'Payment starts immediately and cannot be cancelled.'}
          </>
        ) : (
          <>
            {left === 1 ? 'One more approval is' : `${left} more approvals are`} needed after yours. No
            payment is made until then, and the batch can still be cancelled.
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
        confirmLabel="Cancel the batch and all its payments"
        cancelLabel="Keep the batch"
        danger
        pending={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate({ path: { id: batch.id }, headers: { 'idempotency-key': key() } })}
      >
        None of its {batch.withdrawalCount.toLocaleString('en')} payments will be made. You cannot undo this,
        but you can submit the same file again as a new batch.
      </ConfirmDialog>
    </>
  );
}
