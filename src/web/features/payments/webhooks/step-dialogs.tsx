import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  getWebhookQueryKey,
  listWebhookDeliveriesQueryKey,
  listWebhooksQueryKey,
  removeWebhookMutation,
  replayWebhookMutation,
  rotateWebhookSecretMutation,
  switchOffWebhookMutation,
  switchOnWebhookMutation,
  updateWebhookMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Webhook, WebhookWithSecret } from '../../../../client/types.gen.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { type EventType, WEBHOOK_LIMITS } from '../../../../shared/event-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ShownSecret } from './new-webhook.tsx';
import { TypeChoice } from './type-choice.tsx';

export type WebhookStep = 'change' | 'rotate' | 'switch off' | 'switch on' | 'remove' | 'replay';

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

const OUTDATED = [getWebhookQueryKey, listWebhooksQueryKey, listWebhookDeliveriesQueryKey];

/** Asks before a step in the life of an endpoint. */
export function StepDialog({ step, ...dialog }: DialogProps & { step: WebhookStep }) {
  const Dialog = DIALOGS[step];
  return <Dialog {...dialog} />;
}

const DIALOGS: Record<WebhookStep, (props: DialogProps) => ReactNode> = {
  change: Change,
  rotate: Rotate,
  'switch off': SwitchOff,
  'switch on': SwitchOn,
  remove: Remove,
  replay: Replay,
};

function Change({ webhook, onClose }: DialogProps) {
  const [description, setDescription] = useState(webhook.description);
  const [types, setTypes] = useState<EventType[]>(webhook.types as EventType[]);
  const change = useChange(updateWebhookMutation(), { outdated: OUTDATED, done: onClose });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Change what it receives`}
      confirmLabel={t`Save`}
      pending={change.isPending}
      error={change.refusal}
      disabled={description.trim() === '' || types.length === 0}
      onConfirm={() =>
        change.send({ path: { id: webhook.id }, body: { description: description.trim(), types } })
      }
    >
      <Stack>
        <TextInput
          label={t`Program`}
          maxLength={WEBHOOK_LIMITS.description}
          value={description}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        <TypeChoice value={types} onChange={setTypes} />
      </Stack>
    </ConfirmDialog>
  );
}

function Rotate({ webhook, onClose }: DialogProps) {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const rotate = useChange(rotateWebhookSecretMutation(), {
    outdated: OUTDATED,
    reload: 'meanwhile',
    done: setMade,
  });
  if (made)
    return (
      <Modal
        opened
        onClose={onClose}
        title={<Text fw={600}>{t`Copy the secret now`}</Text>}
        closeOnClickOutside={false}
        centered
        size="lg"
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <ShownSecret made={made} onClose={onClose} />
      </Modal>
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Replace the secret of ${webhook.description}`}
      confirmLabel={t`Make a new secret and key`}
      pending={rotate.isPending}
      error={rotate.refusal}
      onConfirm={() => rotate.send({ path: { id: webhook.id } })}
    >
      <Trans>
        For one more day, events are signed with the old secret and key as well, so the program can change
        over without missing any.
      </Trans>
    </ConfirmDialog>
  );
}

function SwitchOff({ webhook, onClose }: DialogProps) {
  const off = useChange(switchOffWebhookMutation(), { outdated: OUTDATED, done: onClose });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Switch ${webhook.description} off`}
      confirmLabel={t`Send no more events`}
      pending={off.isPending}
      error={off.refusal}
      onConfirm={() => off.send({ path: { id: webhook.id } })}
    >
      <Trans>Events wait until you switch it on again. You decide then whether they are sent.</Trans>
    </ConfirmDialog>
  );
}

function SwitchOn({ webhook, onClose }: DialogProps) {
  const [missed, setMissed] = useState<'SEND' | 'SKIP'>('SEND');
  const on = useChange(switchOnWebhookMutation(), { outdated: OUTDATED, done: onClose });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Switch ${webhook.description} on`}
      confirmLabel={missed === 'SEND' ? t`Switch on and send what it missed` : t`Switch on from now`}
      pending={on.isPending}
      error={on.refusal}
      onConfirm={() => on.send({ path: { id: webhook.id }, body: { missed } })}
    >
      <Radio.Group
        label={t`Events since it was switched off`}
        value={missed}
        onChange={(value) => setMissed(value as typeof missed)}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="SEND" label={t`Send them now, in their order`} />
          <Radio value="SKIP" label={t`Skip them`} description={t`A day can still be sent again later.`} />
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}

function Remove({ webhook, onClose }: DialogProps) {
  const navigate = useNavigate();
  const remove = useChange(removeWebhookMutation(), {
    outdated: [listWebhooksQueryKey],
    done: () => void navigate(paths.webhooks()),
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Remove ${webhook.description}`}
      confirmLabel={t`Remove the endpoint`}
      danger
      pending={remove.isPending}
      error={remove.refusal}
      onConfirm={() => remove.send({ path: { id: webhook.id } })}
    >
      <Trans>
        It receives no more events, and its deliveries are no longer shown. This cannot be undone.
      </Trans>
    </ConfirmDialog>
  );
}

function Replay({ webhook, onClose }: DialogProps) {
  const { timezone } = useSession();
  const [day, setDay] = useState(() => addDays(dayOf(Date.now(), timezone), -1));
  const replay = useChange(replayWebhookMutation(), {
    outdated: OUTDATED,
    message: ({ count }) =>
      plural(count, { one: '1 event is sent again.', other: '# events are sent again.' }),
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Send a day again`}
      confirmLabel={t`Send the events of this day`}
      pending={replay.isPending}
      error={replay.refusal}
      disabled={day === ''}
      onConfirm={() => replay.send({ path: { id: webhook.id }, body: { day } })}
    >
      <Stack>
        <Trans>
          Every event of the day that this endpoint receives is sent, whether it was delivered or not, with
          the same id. The program leaves out those that it has.
        </Trans>
        <TextInput
          type="date"
          label={t`Day`}
          required
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
