import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  confirmPayeeChangeMutation,
  getPayeeQueryKey,
  rejectPayeeChangeMutation,
  removePayeeMutation,
  withdrawPayeeChangeMutation,
} from '../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PayeeDetail } from '../../../../client/types.gen.ts';
import { PAYEE_LIMITS } from '../../../../shared/payee-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { OUTDATED } from '../shared/payees/propose-dialog.tsx';
import { useBankName } from '../shared/use-bank-name.ts';
import type { Change } from './words.ts';

type Step = 'confirm' | 'reject' | 'withdraw';

interface DecisionProps {
  payee: PayeeDetail;
  change: Change;
}

/** The buttons of the change that waits: another person confirms or rejects it, its author withdraws it. */
export function Decision({ payee, change }: DecisionProps) {
  const { user } = useSession();
  const mayConfirm = useMay('confirmPayees');
  const [step, ask] = useState<Step | null>(null);
  const isOwn = change.proposedBy.userId === user.id;
  if (!isOwn && !mayConfirm) return null;
  return (
    <Group gap="sm">
      {!isOwn && change.state === 'WAITING' && (
        <Button onClick={() => ask('confirm')}>
          <Trans>Confirm…</Trans>
        </Button>
      )}
      <Button variant="default" onClick={() => ask(isOwn ? 'withdraw' : 'reject')}>
        {isOwn ? <Trans>Withdraw…</Trans> : <Trans>Reject…</Trans>}
      </Button>
      {step === 'confirm' && <ConfirmStep payee={payee} change={change} onClose={() => ask(null)} />}
      {step !== null && step !== 'confirm' && (
        <EndStep step={step} payee={payee} change={change} onClose={() => ask(null)} />
      )}
    </Group>
  );
}

const steps = {
  outdated: OUTDATED,
  replaces: ({ id }: PayeeDetail) => getPayeeQueryKey({ path: { id } }),
};

function ConfirmStep({ payee, change, onClose }: DecisionProps & { onClose: () => void }) {
  const bankName = useBankName();
  const confirm = useChange(confirmPayeeChangeMutation(), {
    ...steps,
    message: () => t`Confirmed. It may be paid in 24 hours.`,
    done: onClose,
  });
  const words = (account: Change['account']) =>
    account ? `${bankName(account.bankCode)} ${account.accountNumber}` : t`none`;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Is this the account of ${payee.name}?`}
      confirmLabel={t`Confirm, so that it may be paid in 24 hours`}
      pending={confirm.isPending}
      error={confirm.refusal}
      onConfirm={() => confirm.send({ path: { id: change.id } })}
    >
      <Stack gap="md">
        <Facts
          items={[
            [t`Paid now`, words(payee.account)],
            [t`May be paid in 24 hours`, <strong key="new">{words(change.account)}</strong>],
            [t`How the details are known`, change.evidence],
            ...(change.calledAt
              ? [
                  [
                    t`Called back`,
                    <span key="call">
                      {change.calledPerson}, {change.calledNumber}, <Timestamp at={change.calledAt} />
                    </span>,
                  ] as const,
                ]
              : [[t`Called back`, t`No one was called`] as const]),
          ]}
        />
        <div>
          {t`Call the payee yourself, on a number from an old invoice or contract, if you are not sure. Your \
name stays beside that of the author.`}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

function EndStep({ step, payee, change, onClose }: DecisionProps & { step: Step; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const reject = useChange(rejectPayeeChangeMutation(), {
    ...steps,
    message: () => t`Rejected. The account was not registered.`,
    done: onClose,
  });
  const withdraw = useChange(withdrawPayeeChangeMutation(), {
    ...steps,
    message: () => t`Withdrawn. The account was not registered.`,
    done: onClose,
  });
  const isReject = step === 'reject';
  const { isPending, refusal } = isReject ? reject : withdraw;
  const path = { id: change.id };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        isReject ? t`Reject this account of ${payee.name}?` : t`Withdraw the proposal for ${payee.name}?`
      }
      confirmLabel={isReject ? t`Reject the account` : t`Withdraw the proposal`}
      danger={isReject}
      disabled={isReject && reason.trim() === ''}
      pending={isPending}
      error={refusal}
      onConfirm={() =>
        isReject ? reject.send({ path, body: { reason: reason.trim() } }) : withdraw.send({ path })
      }
    >
      <Stack gap="sm">
        <div>{t`The account will not be registered. The history keeps the proposal and its evidence.`}</div>
        {isReject && <Reason label={t`Why`} reason={reason} setReason={setReason} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Ends at once that a payee may be paid. */
export function RemoveDialog({ payee, onClose }: { payee: PayeeDetail; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const remove = useChange(removePayeeMutation(), {
    ...steps,
    message: () => t`Removed from the accounts that may be paid.`,
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Remove ${payee.name} from the accounts that may be paid?`}
      confirmLabel={t`Remove now`}
      danger
      disabled={reason.trim() === ''}
      pending={remove.isPending}
      error={remove.refusal}
      onConfirm={() => remove.send({ path: { id: payee.id }, body: { reason: reason.trim() } })}
    >
      <Stack gap="sm">
        <div>
          {t`This takes effect at once, and ends a change that waits. Where only registered accounts may be \
paid, approved batches with this account are held back.`}
        </div>
        <Reason label={t`Why`} reason={reason} setReason={setReason} />
      </Stack>
    </ConfirmDialog>
  );
}

interface ReasonProps {
  label: string;
  reason: string;
  setReason: (reason: string) => void;
}

export function Reason({ label, reason, setReason }: ReasonProps) {
  return (
    <Textarea
      label={label}
      required
      rows={2}
      maxLength={PAYEE_LIMITS.text}
      value={reason}
      onChange={({ currentTarget: { value } }) => setReason(value)}
      data-autofocus
    />
  );
}
