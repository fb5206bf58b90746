import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import IconSend from '~icons/tabler/send';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getWebhookDeliveryOptions,
  getWebhookDeliveryQueryKey,
  getWebhookQueryKey,
  listWebhookDeliveriesOptions,
  listWebhookDeliveriesQueryKey,
  sendWebhookDeliveryAgainMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '../../../../client/types.gen.ts';
import { DELIVERY_STATUSES } from '../../../../shared/event-terms.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { FAULT_WORDS, lookOfDelivery, statusWord } from './words.ts';

const Filters = z.object({
  status: z.enum(DELIVERY_STATUSES),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
  event: z.guid(),
});

const LIMIT = 50;
const REFRESH_MS = 5_000;
const FILTER_PX = 220;

const COLUMNS: TableColumn<WebhookDelivery>[] = [
  { id: 'type', header: () => t`Event`, cell: ({ row: { original: one } }) => <Code>{one.type}</Code> },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { inCard: 'beside title' },
    cell: ({ row: { original: one } }) => <LookBadge look={lookOfDelivery(one)} />,
  },
  {
    id: 'at',
    header: () => t`Changed`,
    cell: ({ row: { original: one } }) => <Timestamp at={one.eventAt} />,
  },
  {
    id: 'answer',
    header: () => t`Answer`,
    meta: { align: 'end', width: 100 },
    cell: ({ row: { original: one } }) => one.responseStatus ?? '–',
  },
  {
    id: 'attempts',
    header: () => t`Sent`,
    meta: { align: 'end', width: 90, hideBelow: 'sm' },
    cell: ({ row: { original: one } }) => `${one.attempts}×`,
  },
];

/** The deliveries of an endpoint, with a panel for the open one. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const { filters, set } = useSearchFilters(Filters);
  const { status, offset, event } = filters;
  const path = { id: webhook.id };
  const page = usePage((at) => listWebhookDeliveriesOptions({ path, query: { ...at, status } }), {
    limit: LIMIT,
    offset,
    refetchMs: REFRESH_MS,
  });
  return (
    <SidePanel
      title={event ? t`Delivery` : null}
      onClose={() => set({ event: undefined, offset })}
      content={event && <OpenDelivery key={event} webhook={webhook} eventId={event} />}
    >
      <Group mb="md" gap="sm">
        <FilterSelect
          label={t`Status`}
          any={t`Any status`}
          options={DELIVERY_STATUSES.map((value) => ({ value, label: i18n._(statusWord(value)) }))}
          value={status}
          set={(value) => set({ status: value })}
          width={FILTER_PX}
        />
      </Group>
      <PagedTable
        page={page}
        caption={t`Deliveries`}
        columns={COLUMNS}
        rowId={(one) => one.eventId}
        onOpen={(one) => set({ event: one.eventId, offset })}
        openId={event ?? null}
        noun={t`deliveries`}
        turn={(next) => set({ offset: next })}
        empty={
          <EmptyState compact icon={IconSend} title={t`No deliveries`}>
            {status === undefined
              ? t`Events appear here as soon as something changes. A test event shows whether the address \
works.`
              : t`No delivery has this status.`}
          </EmptyState>
        }
      />
    </SidePanel>
  );
}

function OpenDelivery({ webhook, eventId }: { webhook: Webhook; eventId: string }) {
  const path = { id: webhook.id, eventId };
  const query = useQuery({ ...getWebhookDeliveryOptions({ path }), refetchInterval: REFRESH_MS });
  const again = useChange(sendWebhookDeliveryAgainMutation(), {
    outdated: [getWebhookDeliveryQueryKey, listWebhookDeliveriesQueryKey, getWebhookQueryKey],
    message: () => t`The event is sent again.`,
  });
  if (!query.data)
    return query.isError ? (
      <ErrorState error={query.error} retry={() => void query.refetch()} />
    ) : (
      <LoadingRows rows={4} />
    );
  return (
    <Stack>
      <DeliveryFacts one={query.data} />
      <Block title={t`Body`} text={written(query.data.body)} />
      {query.data.responseStart !== null && (
        <Block title={t`First part of the answer`} text={query.data.responseStart || t`(empty)`} />
      )}
      {again.refusal !== null && <ErrorState error={again.refusal} title={t`It was not sent again`} />}
      {webhook.state === 'ON' && (
        <Group>
          <Button variant="default" loading={again.isPending} onClick={() => again.send({ path })}>
            <Trans>Send again</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function DeliveryFacts({ one }: { one: WebhookDeliveryDetails }) {
  const { i18n } = useLingui();
  const time = (name: string, at: string | null): Fact[] =>
    at === null ? [] : [[name, <Timestamp key={name} at={at} />]];
  const items: Fact[] = [
    [t`Event`, <Code key="type">{one.type}</Code>],
    [t`Status`, <LookBadge key="status" look={lookOfDelivery(one)} />],
    ...(one.fault === null ? [] : [[t`Why it failed`, i18n._(FAULT_WORDS[one.fault])] as const]),
    ...(one.responseStatus === null ? [] : [[t`Answer`, String(one.responseStatus)] as const]),
    ...(one.durationMs === null ? [] : [[t`Took`, `${one.durationMs} ms`] as const]),
    [t`Sent`, `${one.attempts}×`],
    ...time(t`Changed`, one.eventAt),
    ...time(t`Last sent`, one.triedAt),
    ...time(t`Sent next`, one.nextAt),
    ...time(t`Delivered at`, one.deliveredAt),
  ];
  return <Facts items={items} />;
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {title}
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
    </div>
  );
}

/** The body with a line for each field. What is signed has no spaces. */
function written(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
