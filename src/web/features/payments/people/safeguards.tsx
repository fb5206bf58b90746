import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  getEntityConfigQueryKey,
  getPaymentConfigQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getAccessQueryKey,
  requireSecondAdminMutation,
  switchPayoutsOffMutation,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { AccessOverview } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { Draft } from '../shared/control/ask-dialog.tsx';

interface SafeguardsProps {
  access: AccessOverview;
  ask: (draft: Draft) => void;
}

/** What one admin may do alone because it only reduces what can happen, and how it is undone by two. */
export function Safeguards({ access, ask }: SafeguardsProps) {
  const [step, setStep] = useState<'payouts' | 'second' | null>(null);
  const { payoutsEnabled, configNeedsSecondSince: since } = access;
  if (payoutsEnabled === null) return null;
  return (
    <Panel title={t`Safeguards`}>
      <Stack gap="md">
        <Line
          text={
            payoutsEnabled
              ? t`Payouts are on. You can switch them off at once; switching them on again needs a second \
admin.`
              : t`Payouts are off: nothing is sent to a bank.`
          }
          button={
            payoutsEnabled ? (
              <Button variant="default" color="red" onClick={() => setStep('payouts')}>
                <Trans>Switch payouts off…</Trans>
              </Button>
            ) : (
              <Button
                variant="default"
                onClick={() => ask({ about: null, request: { kind: 'SWITCH_PAYOUTS_ON', reason: '' } })}
              >
                <Trans>Switch payouts on…</Trans>
              </Button>
            )
          }
        />
        <Line
          text={
            since ? (
              <Trans>
                Since <Timestamp at={since} />, every change of the payment config waits for a second admin.
              </Trans>
            ) : (
              t`One admin may change the payment config; only a looser one waits for a day or a second admin.`
            )
          }
          button={
            since ? (
              <Button
                variant="default"
                onClick={() => ask({ about: null, request: { kind: 'CONFIG_BY_ONE_ADMIN', reason: '' } })}
              >
                <Trans>End this…</Trans>
              </Button>
            ) : (
              <Button variant="default" onClick={() => setStep('second')}>
                <Trans>Require a second admin…</Trans>
              </Button>
            )
          }
        />
      </Stack>
      {step === 'payouts' && <PayoutsOff onClose={() => setStep(null)} />}
      {step === 'second' && <SecondAdmin onClose={() => setStep(null)} />}
    </Panel>
  );
}

function Line({ text, button }: { text: ReactNode; button: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 20rem">
        {text}
      </Text>
      {button}
    </Group>
  );
}

function PayoutsOff({ onClose }: { onClose: () => void }) {
  const off = useChange(switchPayoutsOffMutation(), {
    outdated: [getAccessQueryKey, getEntityConfigQueryKey],
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Switch payouts off?`}
      confirmLabel={t`Switch payouts off now`}
      danger
      pending={off.isPending}
      error={off.refusal}
      onConfirm={() => off.send({})}
    >
      <Trans>
        Nothing more is sent to a bank. Payments that were sent still settle. The other admins get a mail.
      </Trans>
    </ConfirmDialog>
  );
}

function SecondAdmin({ onClose }: { onClose: () => void }) {
  const require = useChange(requireSecondAdminMutation(), {
    outdated: [getAccessQueryKey, getPaymentConfigQueryKey],
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Require a second admin for the payment config?`}
      confirmLabel={t`Require a second admin from now on`}
      pending={require.isPending}
      error={require.refusal}
      onConfirm={() => require.send({})}
    >
      <Trans>
        Every change of the approval rules and of the other settings then waits until another admin confirms
        it. To end this, a second admin has to agree.
      </Trans>
    </ConfirmDialog>
  );
}
