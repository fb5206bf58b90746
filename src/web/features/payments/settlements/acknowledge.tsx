import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { acknowledgeDifferenceMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { SettlementDetail } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useKept } from '../shared/use-kept.ts';
import { useDifferenceStep } from './use-difference-step.ts';
import { differenceWords } from './words.ts';

/**
 * Acknowledges the difference with a reason. The dialog states the consequence and whether one user suffices.
 */
export function Acknowledge({ settlement }: { settlement: SettlementDetail }) {
  const { id, needsSecondUser, overAmount, underAmount } = settlement;
  const {
    wasKept,
    value: reason,
    setValue: setReason,
    keep,
    forget,
  } = useKept(`acknowledgement of ${id}`, '');
  const [opened, setOpened] = useState(wasKept);
  const done = () => {
    forget();
    setOpened(false);
  };
  const change = useDifferenceStep(acknowledgeDifferenceMutation(), {
    message: () =>
      needsSecondUser
        ? t`The difference was acknowledged. Another user has to confirm it.`
        : t`The difference was acknowledged.`,
    onDone: done,
    keep,
  });
  const close = () => {
    done();
    change.reset();
  };
  const difference = differenceWords(settlement, settlement.currency);
  const typed = reason.trim();
  return (
    <>
      <Button onClick={() => setOpened(true)}>
        <Trans>Acknowledge the difference…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Acknowledge the difference?`}
        confirmLabel={t`Acknowledge ${difference}`}
        disabled={typed === ''}
        pending={change.isPending}
        error={change.refusal}
        onConfirm={() =>
          change.send({
            path: { id },
            body: { overAmount, underAmount, reason: typed },
          })
        }
      >
        <Stack gap="sm">
          <span>
            <Trans>
              The bank’s statements show <strong>{difference}</strong>. You record that you know why and
              accept it.
            </Trans>
          </span>
          <List spacing={4} size="sm">
            <List.Item>
              <Trans>No money moves, and no payment changes.</Trans>
            </List.Item>
            <List.Item>
              {needsSecondUser ? (
                <Trans>
                  It counts only once another approver or admin has confirmed it, because it is above the
                  limit of the payment config.
                </Trans>
              ) : (
                <Trans>
                  It counts at once: the limit of the payment config does not ask for a second user.
                </Trans>
              )}
            </List.Item>
            <List.Item>
              <Trans>If the difference changes later, it has to be acknowledged again.</Trans>
            </List.Item>
          </List>
          <Textarea
            label={t`Why you accept the difference`}
            description={t`Everyone who sees the settlement can read it, and it goes into the audit log.`}
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
