import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createWebhookMutation,
  listWebhooksQueryKey,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { WebhookWithSecret } from '../../../../client/types.gen.ts';
import { type EventType, eventTypesOf, WEBHOOK_LIMITS } from '../../../../shared/event-terms.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { TypeChoice } from './type-choice.tsx';

/** The dialog of a new endpoint: its form, and then its secret, which is shown this once. */
export default function NewWebhook({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const make = useChange(createWebhookMutation(), {
    outdated: [listWebhooksQueryKey],
    reload: 'meanwhile',
    done: setMade,
  });
  const [typed, setTyped] = useState<{ url: string; description: string; types: EventType[] }>({
    url: '',
    description: '',
    types: eventTypesOf('batch'),
  });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const errors = make.isError ? errorsByPath(make.error) : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    make.send({ body: { ...typed, url: typed.url.trim(), description: typed.description.trim() } });
  };
  const isReady = typed.url.trim() !== '' && typed.description.trim() !== '' && typed.types.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={600}>{made ? t`Copy the secret now` : t`New endpoint`}</Text>}
      closeOnClickOutside={!make.isPending && !made}
      closeOnEscape={!make.isPending}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {made ? (
        <ShownSecret made={made} onClose={onClose} />
      ) : (
        <form onSubmit={send} noValidate>
          <Stack>
            <TextInput
              label={t`Address`}
              description={t`Where Outlay sends events: an address of your program that begins with https://.`}
              required
              data-autofocus
              maxLength={WEBHOOK_LIMITS.url}
              value={typed.url}
              onChange={({ currentTarget: { value } }) => change({ url: value })}
              error={errors['url']}
            />
            <TextInput
              label={t`Program`}
              description={t`What receives the events, so that everybody knows what it is for.`}
              required
              maxLength={WEBHOOK_LIMITS.description}
              value={typed.description}
              onChange={({ currentTarget: { value } }) => change({ description: value })}
              error={errors['description']}
            />
            <TypeChoice value={typed.types} onChange={(types) => change({ types })} error={errors['types']} />
            {make.refusal !== null && (
              <ErrorState error={make.refusal} title={t`The endpoint was not made`} fieldsShowErrors />
            )}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={make.isPending}>
                <Trans>Go back</Trans>
              </Button>
              <Button type="submit" loading={make.isPending} disabled={!isReady}>
                <Trans>Make the endpoint</Trans>
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

/** A secret that is shown this once, and the key that is always shown. */
export function ShownSecret({
  made: { secret, webhook },
  onClose,
}: {
  made: WebhookWithSecret;
  onClose: () => void;
}) {
  return (
    <Stack>
      <Text size="sm">
        <Trans>
          Outlay does not show this secret again. With it, {webhook.description} verifies that an event comes
          from here. Store it where the program reads its secrets.
        </Trans>
      </Text>
      <CopyableCode value={secret} what={t`the secret`} />
      <Text size="sm">
        <Trans>
          A program can verify the other signature with this public key instead, which is no secret:
        </Trans>
      </Text>
      <CopyableCode value={webhook.publicKey} what={t`the public key`} />
      <Group justify="flex-end">
        <Button onClick={onClose}>
          <Trans>I have stored it</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
