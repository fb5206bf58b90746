import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  cancelPaymentConfigChangeMutation,
  confirmPaymentConfigChangeMutation,
  getAttentionQueryKey,
  getPaymentConfigQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { PaymentConfigChange, PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ChangedSettings } from './changed-settings.tsx';
import { changedSettings } from './config-values.ts';

interface PendingChangeProps {
  config: PaymentConfigForDisplay;
  change: PaymentConfigChange;
}

/** A looser config that waits: what changes, when it takes effect, and who may confirm or cancel it. */
export function PendingChange({ config, change }: PendingChangeProps) {
  const { user } = useSession();
  const isOwn = change.proposedBy.userId === user.id;
  // The only admin of an entity that needs two confirms again a day later; the server says when.
  const mayConfirm = useMay('changePaymentConfig') && (!isOwn || change.needsSecondAdmin);
  const mayCancel = useMay('cancelPaymentConfigChange');
  const [asking, setAsking] = useState<'confirm' | 'cancel' | null>(null);
  return (
    <Alert
      color="yellow"
      title={
        change.needsSecondAdmin
          ? t`A config was saved and waits for a second admin`
          : t`A looser config was saved and is not in force yet`
      }
      mb="lg"
    >
      <Stack gap="sm">
        <span>
          {change.needsSecondAdmin ? (
            <Trans>
              <Person of={change.proposedBy} /> saved it on <Timestamp at={change.proposedAt} />. It takes
              effect once another admin confirms it, and ends after seven days without that. The only admin
              confirms it again from <Timestamp at={change.countsFrom} /> on.
            </Trans>
          ) : (
            <Trans>
              <Person of={change.proposedBy} /> saved it on <Timestamp at={change.proposedAt} />. Without a
              confirmation by another admin it takes effect at <Timestamp at={change.countsFrom} />. Any
              approver or admin may cancel it until then.
            </Trans>
          )}
        </span>
        <ChangedSettings
          base={config}
          mine={change.settings}
          settings={changedSettings(config, change.settings)}
        />
        {(mayConfirm || mayCancel) && (
          <Group>
            {mayConfirm && (
              <Button onClick={() => setAsking('confirm')}>
                <Trans>Confirm the change…</Trans>
              </Button>
            )}
            {mayCancel && (
              <Button variant="default" onClick={() => setAsking('cancel')}>
                <Trans>Cancel the change…</Trans>
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {asking && (
        <DecideChange step={asking} config={config} change={change} onClose={() => setAsking(null)} />
      )}
    </Alert>
  );
}

interface DecideChangeProps extends PendingChangeProps {
  step: 'confirm' | 'cancel';
  onClose: () => void;
}

function DecideChange({ step, config, change, onClose }: DecideChangeProps) {
  const isConfirmed = step === 'confirm';
  const steps = {
    replaces: () => getPaymentConfigQueryKey(),
    outdated: [getAttentionQueryKey],
    message: () =>
      isConfirmed ? t`The change was confirmed and takes effect now.` : t`The change was cancelled.`,
    done: onClose,
  };
  const confirm = useChange(confirmPaymentConfigChangeMutation(), steps);
  const cancel = useChange(cancelPaymentConfigChangeMutation(), steps);
  const decision = isConfirmed ? confirm : cancel;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isConfirmed ? t`Confirm this config?` : t`Cancel this config?`}
      confirmLabel={isConfirmed ? t`Confirm, so that it takes effect now` : t`Cancel the change`}
      danger={isConfirmed}
      pending={decision.isPending}
      error={decision.refusal}
      onConfirm={() => decision.send({ path: { id: change.id } })}
    >
      <Stack gap="sm">
        <ChangedSettings
          base={config}
          mine={change.settings}
          settings={changedSettings(config, change.settings)}
        />
        <span>
          {isConfirmed ? consequence(change) : t`The config stays as it is. Approvers and admins get a mail.`}
        </span>
      </Stack>
    </ConfirmDialog>
  );
}

function consequence({ loosened }: PaymentConfigChange): string {
  return loosened.length === 0
    ? t`It takes effect now. Ask the admin who saved it for the reason.`
    : t`From now on fewer people decide about payments. Ask the admin who saved it for the reason.`;
}
