import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { deallocateReceiptMutation } from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { ReceiptAllocation, ReceiptDetail } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { Amount, formatMoney } from '../../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Person } from '../../../../ui/person.tsx';
import { errorsByPath } from '../../../../ui/problem.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import classes from '../receivables.module.css';
import { useReceiptChange } from './use-receipt-change.ts';
import { useMayAllocate } from './who-may-allocate.tsx';
import { receiptReasonWords } from './words.ts';

interface AllocationProps {
  receipt: ReceiptDetail;
  allocation: ReceiptAllocation;
}

/** What a receipt pays and has paid, the earliest first. */
export function Allocations({ receipt }: { receipt: ReceiptDetail }) {
  const { allocations } = receipt;
  if (allocations.length === 0) return null;
  return (
    <Panel title={t`What it pays`}>
      <ul className={classes.allocations}>
        {allocations.map((allocation) => (
          <li key={allocation.id} data-ended={allocation.ended !== null || undefined}>
            <Allocation receipt={receipt} allocation={allocation} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Allocation({ receipt, allocation }: AllocationProps) {
  const { request, creditOf, amount, ended } = allocation;
  const mayAllocate = useMayAllocate(receipt);
  return (
    <Group gap="sm" justify="space-between" align="flex-start" wrap="wrap">
      <Stack gap={2} className={classes.grow}>
        <span>
          {request && (
            <Anchor component={Link} to={paths.receivable(request.id)} inherit>
              {request.label}
            </Anchor>
          )}
          {creditOf && (
            <Trans>
              Credit of{' '}
              <Anchor component={Link} to={paths.payer(creditOf.id)} inherit>
                {creditOf.name}
              </Anchor>
            </Trans>
          )}
          {request && <span className={classes.under}>{request.invoiceNumber ?? request.reference}</span>}
        </span>
        <How allocation={allocation} />
        {ended && <Ended ended={ended} />}
      </Stack>
      <Stack gap={4} align="flex-end">
        <span className={ended ? classes.ended : classes.amount}>
          <Amount amount={amount} currency={receipt.currency} />
        </span>
        {!ended && mayAllocate && receipt.status !== 'RETURNED' && (
          <TakeOff receipt={receipt} allocation={allocation} />
        )}
      </Stack>
    </Group>
  );
}

function How({ allocation: { way, reason, by, at } }: Pick<AllocationProps, 'allocation'>) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {way === 'EXACT' && by === null && <Trans>Matched without a user</Trans>}
      {way === 'EXACT' && by !== null && (
        <Trans>
          Matched exactly, and confirmed by <Person of={by} />
        </Trans>
      )}
      {way === 'PROPOSAL' && by !== null && (
        <Trans>
          <Person of={by} /> accepted the proposal
        </Trans>
      )}
      {way === 'CHOICE' && by !== null && (
        <Trans>
          Chosen by <Person of={by} />
        </Trans>
      )}
      {', '}
      <Timestamp at={at} />
      {reason !== null && <span className={classes.under}>{receiptReasonWords(reason)}</span>}
    </Text>
  );
}

function Ended({ ended: { kind, by, at, reason } }: { ended: NonNullable<ReceiptAllocation['ended']> }) {
  return (
    <Text size="sm" component="div">
      {kind === 'TAKEN_BACK' || by === null ? (
        <Trans>Ended when the bank took the receipt back</Trans>
      ) : (
        <Trans>
          Taken off by <Person of={by} />
        </Trans>
      )}
      {', '}
      <Timestamp at={at} />
      {reason !== null && <span className={classes.reason}>: {reason}</span>}
    </Text>
  );
}

/** Ends an allocation, with a reason. */
function TakeOff({ receipt, allocation }: AllocationProps) {
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const { id, currency } = receipt;
  const money = formatMoney(allocation.amount, currency);
  const change = useReceiptChange(deallocateReceiptMutation(), {
    message: () => t`${money} was taken off.`,
    done: () => setOpened(false),
  });
  const close = () => {
    setOpened(false);
    change.reset();
  };
  const label = allocation.request?.label;
  const name = allocation.creditOf?.name;
  const refused = change.refusal === null ? undefined : errorsByPath(change.refusal)['reason'];
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
        <Trans>Take off…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={label === undefined ? t`Take off the credit of ${name ?? ''}?` : t`Take it off “${label}”?`}
        confirmLabel={t`Take off ${money}`}
        cancelLabel={t`Leave it as it is`}
        disabled={reason.trim() === ''}
        pending={change.isPending}
        error={refused ? null : change.refusal}
        onConfirm={() =>
          change.send({
            path: { id },
            body: { allocationIds: [allocation.id], reason: reason.trim() },
          })
        }
      >
        <Stack gap="sm">
          <div>
            {label === undefined
              ? t`${money} is no longer a credit of ${name ?? ''}. You decide again what it pays.`
              : t`${money} no longer pays “${label}”, which is open again by it. You decide again what it \
pays.`}
          </div>
          <Textarea
            label={t`Why you take it off`}
            description={t`Everyone who sees the request can read it, and it goes into the audit log.`}
            required
            rows={3}
            maxLength={TEXT_LIMITS.decisionReason}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
            error={refused}
            data-autofocus
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
