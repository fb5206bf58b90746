import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { rejectBatchMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BatchChecks, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { withFindings } from './findings-text.ts';
import { useDecision } from './use-decision.ts';
import { useFlagged } from './use-checks.ts';

interface SendBackDialogProps {
  batch: BulkWithdrawalBatchForDisplay;
  checks: BatchChecks | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the reason why a batch goes back to its preparer. It keeps the reason when it is closed. */
export default function SendBackDialog({ batch, checks, opened, onClose }: SendBackDialogProps) {
  const flagged = useFlagged(batch.id, checks);
  const [reason, setReason] = useState('');
  const creator = usePersonName()(batch.createdBy);
  const reject = useDecision(rejectBatchMutation(), onClose);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t`Send back “${batch.label}”?`}
      confirmLabel={t`Send back to ${creator}`}
      cancelLabel={t`Keep the batch`}
      danger
      disabled={reason.trim() === ''}
      pending={reject.isPending}
      error={reject.error}
      onConfirm={() => reject.send({ path: { id: batch.id }, body: { reason: reason.trim() } })}
    >
      <Stack gap="sm">
        <Text inherit>
          <Trans>
            No payment is made. {creator} sees your reason in Outlay and can send a corrected batch, which is
            linked to this one.
          </Trans>
        </Text>
        <Textarea
          label={t`What should be corrected?`}
          required
          rows={3}
          maxLength={TEXT_LIMITS.decisionReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {flagged.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setReason(withFindings(reason, flagged, TEXT_LIMITS.decisionReason))}
          >
            <Trans>Insert the findings</Trans>
          </Button>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
