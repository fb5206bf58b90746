import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  getWebhookOptions,
  getWebhookQueryKey,
  listWebhookDeliveriesQueryKey,
  testWebhookMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Webhook } from '../../../../client/types.gen.ts';
import { EVENT_RESOURCES, EVENT_TYPES } from '../../../../shared/event-terms.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { Deliveries } from './deliveries.tsx';
import { StepDialog, type WebhookStep } from './step-dialogs.tsx';
import { lookOf, OFF_REASON_WORDS, RESOURCE_WORDS } from './words.ts';

const REFRESH_MS = 5_000;

/** One endpoint: what it receives, whether it works, and its deliveries. */
export default function WebhookPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...getWebhookOptions({ path: { id } }), refetchInterval: REFRESH_MS });
  if (query.data) return <Details key={id} webhook={query.data} />;
  return (
    <>
      <PageHeader title={routeTitle('webhook')}>
        <BackLink to={paths.webhooks()}>
          <Trans>All webhooks</Trans>
        </BackLink>
      </PageHeader>
      {query.isError ? (
        <ErrorState
          error={query.error}
          retry={problemOf(query.error).status === 404 ? undefined : () => void query.refetch()}
        />
      ) : (
        <LoadingPanel lines={5} />
      )}
    </>
  );
}

function Details({ webhook }: { webhook: Webhook }) {
  const [step, ask] = useState<WebhookStep | null>(null);
  const { i18n } = useLingui();
  const { id, state } = webhook;
  const test = useChange(testWebhookMutation(), {
    outdated: [getWebhookQueryKey, listWebhookDeliveriesQueryKey],
    message: () => t`A test event is sent.`,
  });
  return (
    <>
      <PageHeader
        title={webhook.description}
        actions={
          <>
            <Button variant="default" onClick={() => ask('remove')}>
              <Trans>Remove…</Trans>
            </Button>
            <Button variant="default" onClick={() => ask('rotate')}>
              <Trans>Replace the secret…</Trans>
            </Button>
            {state === 'ON' ? (
              <>
                <Button variant="default" onClick={() => ask('switch off')}>
                  <Trans>Switch off…</Trans>
                </Button>
                <Button variant="default" onClick={() => ask('replay')}>
                  <Trans>Send a day again…</Trans>
                </Button>
                <Button loading={test.isPending} onClick={() => test.send({ path: { id } })}>
                  <Trans>Send a test event</Trans>
                </Button>
              </>
            ) : (
              <Button onClick={() => ask('switch on')}>
                <Trans>Switch on…</Trans>
              </Button>
            )}
          </>
        }
      >
        <BackLink to={paths.webhooks()}>
          <Trans>All webhooks</Trans>
        </BackLink>
      </PageHeader>
      <Stack gap="lg">
        {test.refusal !== null && <ErrorState error={test.refusal} title={t`No test event was sent`} />}
        {webhook.offReason && <Alert color="red">{i18n._(OFF_REASON_WORDS[webhook.offReason])}</Alert>}
        <Panel title={t`Endpoint`}>
          <Facts items={useFacts(webhook)} />
          <Group mt="md">
            <Button size="compact-sm" variant="default" onClick={() => ask('change')}>
              <Trans>Change what it receives…</Trans>
            </Button>
          </Group>
        </Panel>
        <section aria-label={t`Deliveries`}>
          <Title order={2} mb="sm">
            <Trans>Deliveries</Trans>
          </Title>
          <Deliveries webhook={webhook} />
        </section>
      </Stack>
      {step && <StepDialog step={step} webhook={webhook} onClose={() => ask(null)} />}
    </>
  );
}

function useFacts(webhook: Webhook): Fact[] {
  const { i18n } = useLingui();
  const { types, oldUntil, oldPublicKey, nextTryAt, failingSince, offAt } = webhook;
  const things = EVENT_RESOURCES.filter((resource) =>
    types.some((type) => type.startsWith(`${resource}.`)),
  ).map((resource) => i18n._(RESOURCE_WORDS[resource]));
  return [
    [t`State`, <LookBadge key="state" look={lookOf(webhook)} />],
    [t`Address`, <CopyableCode key="url" value={webhook.url} what={t`the address`} />],
    [
      t`Receives`,
      types.length === EVENT_TYPES.length
        ? t`Every event`
        : `${things.join(', ')} (${t`${types.length} types`})`,
    ],
    [t`Public key`, <CopyableCode key="key" value={webhook.publicKey} what={t`the public key`} />],
    ...(oldUntil && oldPublicKey
      ? [
          [
            t`Old secret and key also sign until`,
            <Timestamp key="old" at={oldUntil} />,
          ] as const satisfies Fact,
        ]
      : []),
    ...(failingSince
      ? [[t`Fails since`, <Timestamp key="failing" at={failingSince} />] as const satisfies Fact]
      : []),
    ...(nextTryAt && webhook.state === 'ON'
      ? [[t`Tried again`, <Timestamp key="next" at={nextTryAt} />] as const satisfies Fact]
      : []),
    ...(offAt ? [[t`Off since`, <Timestamp key="off" at={offAt} />] as const satisfies Fact] : []),
    [t`Made by`, <Person key="maker" of={webhook.createdBy} />],
  ];
}
