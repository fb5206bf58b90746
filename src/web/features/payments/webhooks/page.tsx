import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconWebhook from '~icons/tabler/webhook';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listWebhooksOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Webhook } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import NewWebhook from './new-webhook.tsx';
import { lookOf } from './words.ts';

const REFRESH_MS = 30_000;

const COLUMNS: TableColumn<Webhook>[] = [
  {
    id: 'program',
    header: () => t`Program`,
    cell: ({ row: { original: webhook } }) => (
      <div>
        <LongText>{webhook.description}</LongText>
        <Text size="xs" c="dimmed" component="div">
          <LongText>{webhook.url}</LongText>
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: () => t`State`,
    cell: ({ row: { original: webhook } }) => <LookBadge look={lookOf(webhook)} />,
  },
  {
    id: 'waiting',
    header: () => t`Waiting`,
    meta: { align: 'end', width: 110 },
    cell: ({ row: { original: webhook } }) => (webhook.waiting === 1_000 ? '1 000+' : webhook.waiting),
  },
  {
    id: 'delivered',
    header: () => t`Last delivered`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: webhook } }) =>
      webhook.lastDeliveredAt ? <Timestamp at={webhook.lastDeliveredAt} /> : t`Never`,
  },
  {
    id: 'maker',
    header: () => t`Made by`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: webhook } }) => <Person of={webhook.createdBy} />,
  },
];

/** The addresses to which Outlay sends events, as soon as something changes. */
export default function WebhooksPage() {
  const navigate = useNavigate();
  const query = useQuery({ ...listWebhooksOptions(), refetchInterval: REFRESH_MS });
  const [isNew, setNew] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
      <Trans>New endpoint</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('webhooks')}
        description={t`Programs that learn at once what happened here: each at its address.`}
        actions={add}
      />
      {query.isPending && <LoadingRows rows={3} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState icon={IconWebhook} title={t`No program receives events yet`} action={add}>
          <Trans>
            When a batch is approved or paid, a statement arrives or a payer has paid, Outlay sends a signed
            message to the address of your program. It carries ids and no amounts. The guide has code that
            verifies it, in TypeScript and Python.
          </Trans>
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <DataTable
          caption={t`Endpoints of webhooks`}
          columns={COLUMNS}
          rows={query.data}
          rowId={(webhook) => webhook.id}
          onOpen={(webhook) => void navigate(paths.webhook(webhook.id))}
        />
      )}
      {isNew && <NewWebhook onClose={() => setNew(false)} />}
    </>
  );
}
