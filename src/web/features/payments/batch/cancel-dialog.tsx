import { plural, t } from '@lingui/core/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { cancelBatchMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useDecision } from './use-decision.ts';

interface CancelDialogProps {
  batch: BulkWithdrawalBatchForDisplay;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a batch is cancelled. It keeps the reason when it is closed. */
export default function CancelDialog({ batch, opened, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = useDecision(cancelBatchMutation(), onClose);
  const mayPrepare = useMay('prepareBatch');
  const payments = formatNumber(batch.withdrawalCount);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t`Cancel “${batch.label}”?`}
      confirmLabel={t`Cancel the batch and all its payments`}
      cancelLabel={t`Keep the batch`}
      danger
      disabled={reason.trim() === ''}
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.send({ path: { id: batch.id }, body: { reason: reason.trim() } })}
    >
      <Stack gap="sm">
        <Text inherit>
          {plural(batch.withdrawalCount, {
            one: 'Its payment will not be made.',
            other: `None of its ${payments} payments will be made.`,
          })}{' '}
          {mayPrepare
            ? t`You cannot undo this, but you can submit the same payments again as a new batch.`
            : t`You cannot undo this.`}
        </Text>
        <Textarea
          label={t`Why is it cancelled?`}
          description={t`Shown on the batch and in the audit log.`}
          required
          rows={2}
          maxLength={TEXT_LIMITS.decisionReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </Stack>
    </ConfirmDialog>
  );
}
