import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { withdrawAcknowledgementMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { SettlementAcknowledgement, SettlementDetail } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useKept } from '../shared/use-kept.ts';
import { useDifferenceStep } from './use-difference-step.ts';

interface WithdrawAcknowledgementProps {
  settlement: SettlementDetail;
  acknowledgement: SettlementAcknowledgement;
}

/** Withdraws an acknowledgement for a reason, whether or not it was confirmed. */
export function WithdrawAcknowledgement({ settlement, acknowledgement }: WithdrawAcknowledgementProps) {
  const { id } = acknowledgement;
  const { wasKept, value: reason, setValue: setReason, keep, forget } = useKept(`withdrawal of ${id}`, '');
  const [opened, setOpened] = useState(wasKept);
  const done = () => {
    forget();
    setOpened(false);
  };
  const change = useDifferenceStep(withdrawAcknowledgementMutation(), {
    message: () => t`The acknowledgement was withdrawn.`,
    onDone: done,
    keep,
  });
  const close = () => {
    done();
    change.reset();
  };
  const typed = reason.trim();
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>Withdraw the acknowledgement…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Withdraw the acknowledgement?`}
        confirmLabel={t`Withdraw the acknowledgement`}
        disabled={typed === ''}
        pending={change.isPending}
        error={change.refusal}
        onConfirm={() =>
          change.send({
            path: { id: settlement.id },
            body: { acknowledgementId: id, reason: typed },
          })
        }
      >
        <Stack gap="sm">
          <Trans>
            The difference is open again and needs attention. The audit log keeps who acknowledged it, and
            why.
          </Trans>
          <Textarea
            label={t`Why you take it back`}
            description={t`The reason goes into the audit log.`}
            data-autofocus
            required
            rows={3}
            maxLength={BANK_FILE_LIMITS.note}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
