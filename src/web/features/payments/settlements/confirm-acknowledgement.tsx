import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { confirmAcknowledgementMutation } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { SettlementAcknowledgement, SettlementDetail } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Person } from '../../../ui/person.tsx';
import { useDifferenceStep } from './use-difference-step.ts';
import { differenceWords } from './words.ts';

interface ConfirmAcknowledgementProps {
  settlement: SettlementDetail;
  acknowledgement: SettlementAcknowledgement;
}

/** The second user confirms what the first one acknowledged. */
export function ConfirmAcknowledgement({ settlement, acknowledgement }: ConfirmAcknowledgementProps) {
  const [opened, setOpened] = useState(false);
  const change = useDifferenceStep(confirmAcknowledgementMutation(), {
    message: () => t`The acknowledgement was confirmed.`,
    onDone: () => setOpened(false),
  });
  const close = () => {
    setOpened(false);
    change.reset();
  };
  const difference = differenceWords(acknowledgement, settlement.currency);
  const { id, by, reason } = acknowledgement;
  return (
    <>
      <Button onClick={() => setOpened(true)}>
        <Trans>Confirm the acknowledgement…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Confirm the acknowledgement?`}
        confirmLabel={t`Confirm ${difference}`}
        focusConfirm
        pending={change.isPending}
        error={change.refusal}
        onConfirm={() =>
          change.send({
            path: { id: settlement.id },
            body: { acknowledgementId: id },
          })
        }
      >
        <Stack gap="sm">
          <span>
            <Trans>
              The bank’s statements show <strong>{difference}</strong>. <Person of={by} /> acknowledged it:
            </Trans>{' '}
            {reason}
          </span>
          <span>
            <Trans>
              Find out yourself whether the reason is right. From then on the difference counts as
              acknowledged; no money moves, and no payment changes.
            </Trans>
          </span>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
