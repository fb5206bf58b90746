import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack } from '@mantine/core';
import IconUsersGroup from '~icons/tabler/users-group';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmPayeeProposalMutation,
  getPayeeOptions,
  listPayeesOptions,
  rejectPayeeProposalMutation,
  withdrawPayeeProposalMutation,
} from '../../../../client/@tanstack/react-query-payees.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { OUTDATED } from '../shared/payees/propose-dialog.tsx';
import { Reason } from './decision.tsx';

/** Payees that were proposed together: confirmed together once every row has been read, or ended together. */
export function ConfirmProposal({ proposalId }: { proposalId: string }) {
  const { user } = useSession();
  const mayConfirm = useMay('confirmPayees');
  const [opened, setOpened] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const list = useQuery(listPayeesOptions({ query: { proposalId, view: 'WAITING', limit: 1 } }));
  const first = list.data?.items[0];
  const payee = useQuery({
    ...getPayeeOptions({ path: { id: first?.id ?? '' } }),
    enabled: first !== undefined,
  });
  const confirm = useChange(confirmPayeeProposalMutation(), {
    outdated: OUTDATED,
    message: ({ count }) =>
      plural(count, {
        one: '1 payee was confirmed. It may be paid in a day.',
        other: `${formatNumber(count)} payees were confirmed. They may be paid in a day.`,
      }),
    done: () => setOpened(false),
  });
  const open = first?.openChange;
  if (!list.data || !first || !open || open.state !== 'WAITING') return null;
  const total = list.data.total;
  const written = formatNumber(total);
  const change = payee.data?.changes.find(({ id }) => id === open.id);
  const isOwn = open.proposedBy.userId === user.id;
  return (
    <Alert mb="md" color="blue" icon={<IconUsersGroup aria-hidden />} title={t`Proposed together`}>
      <Stack gap="xs" align="flex-start">
        <span>
          <Trans>
            <Person of={open.proposedBy} /> proposed these payees.
          </Trans>{' '}
          {change?.evidence}
          {change?.fileName && ` (${change.fileName})`}
        </span>
        {isOwn && <span>{t`Another approver or admin confirms them.`}</span>}
        <Group gap="sm">
          {mayConfirm && !isOwn && (
            <Button size="compact-md" onClick={() => setOpened(true)}>
              {plural(total, { one: 'Confirm 1 payee…', other: `Confirm ${written} payees…` })}
            </Button>
          )}
          {(isOwn || mayConfirm) && (
            <Button size="compact-md" variant="default" onClick={() => setIsEnding(true)}>
              {isOwn
                ? plural(total, { one: 'Withdraw 1 payee…', other: `Withdraw ${written} payees…` })
                : plural(total, { one: 'Reject 1 payee…', other: `Reject ${written} payees…` })}
            </Button>
          )}
        </Group>
      </Stack>
      {isEnding && (
        <EndDialog proposalId={proposalId} total={total} isOwn={isOwn} onClose={() => setIsEnding(false)} />
      )}
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Have you compared every row with a source of your own?`}
        confirmLabel={plural(total, {
          one: 'Confirm 1 payee, so that it may be paid in 24 hours',
          other: `Confirm ${written} payees, so that they may be paid in 24 hours`,
        })}
        pending={confirm.isPending}
        error={confirm.refusal}
        onConfirm={() => confirm.send({ path: { id: proposalId } })}
      >
        {t`First reject every row that you do not know. The others may be paid in 24 hours. Until then each \
of them can still be rejected on its page.`}
      </ConfirmDialog>
    </Alert>
  );
}

interface EndDialogProps {
  proposalId: string;
  total: number;
  isOwn: boolean;
  onClose: () => void;
}

/** Ends everything that waits of a proposal: another person rejects it, its author withdraws it. */
function EndDialog({ proposalId, total, isOwn, onClose }: EndDialogProps) {
  const [reason, setReason] = useState('');
  const reject = useChange(rejectPayeeProposalMutation(), {
    outdated: OUTDATED,
    message: ({ count }) =>
      plural(count, {
        one: '1 payee was rejected and not registered.',
        other: `${formatNumber(count)} payees were rejected. None was registered.`,
      }),
    done: onClose,
  });
  const withdraw = useChange(withdrawPayeeProposalMutation(), {
    outdated: OUTDATED,
    message: ({ count }) =>
      plural(count, {
        one: '1 payee was withdrawn and not registered.',
        other: `${formatNumber(count)} payees were withdrawn. None was registered.`,
      }),
    done: onClose,
  });
  const written = formatNumber(total);
  const path = { id: proposalId };
  const { isPending, refusal } = isOwn ? withdraw : reject;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        isOwn
          ? plural(total, { one: 'Withdraw this payee?', other: `Withdraw all ${written} payees?` })
          : plural(total, { one: 'Reject this payee?', other: `Reject all ${written} payees?` })
      }
      confirmLabel={
        isOwn
          ? plural(total, { one: 'Withdraw 1 payee', other: `Withdraw all ${written} payees` })
          : plural(total, { one: 'Reject 1 payee', other: `Reject all ${written} payees` })
      }
      danger={!isOwn}
      disabled={!isOwn && reason.trim() === ''}
      pending={isPending}
      error={refusal}
      onConfirm={() =>
        isOwn ? withdraw.send({ path }) : reject.send({ path, body: { reason: reason.trim() } })
      }
    >
      <Stack gap="sm">
        <div>{t`Nothing of the proposal will be registered. The history keeps it with its evidence.`}</div>
        {!isOwn && <Reason label={t`Why`} reason={reason} setReason={setReason} />}
      </Stack>
    </ConfirmDialog>
  );
}
