import { Stack, Text } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { getAccountBalancesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AccountBalanceResponse } from '../../../../client/types.gen.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import type { AccessType } from '../../../../shared/terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Term } from '../../../ui/term.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useCountry } from '../shared/use-country.ts';

const REFRESH_MS = 30_000;

const MEANINGS: Record<AccessType, { title: string; meaning: string; empty: string }> = {
  FUNDING: {
    title: 'Funding',
    meaning: 'Batches are paid from this account.',
    empty: 'You will see this balance after your operator funds the account. Batches can then be approved.',
  },
  COLLECTION: {
    title: 'Collection',
    meaning: 'Payments received from customers.',
    empty: 'You will see this balance after the first payment is received.',
  },
  FEE: {
    title: 'Fees',
    meaning: 'Fees charged, including VAT.',
    empty:
      'You will see the total here after the first fee is charged. A fee is charged when a payment is made.',
  },
};

const columns: TableColumn<AccountBalanceResponse>[] = [
  { header: 'Currency', accessorKey: 'currency', meta: { width: 104 } },
  {
    id: 'available',
    header: () => <Term name="available">Available</Term>,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => (
      <strong>
        <Amount amount={b.available} currency={b.currency} />
      </strong>
    ),
  },
  {
    id: 'reserved',
    header: () => <Term name="reserved">Reserved</Term>,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Amount amount={b.reserved} currency={b.currency} />,
  },
  {
    id: 'total',
    header: 'Total',
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => <Amount amount={b.total} currency={b.currency} />,
  },
  {
    id: 'updatedAt',
    header: 'Last change',
    meta: { width: 190, hideBelow: 'md' },
    cell: ({ row: { original: b } }) => (b.updatedAt ? <Timestamp at={b.updatedAt} /> : 'Never'),
  },
];

const TYPES = Object.keys(MEANINGS) as AccessType[];

function optionsOf(type: AccessType) {
  return {
    ...getAccountBalancesOptions({ path: { type }, query: { currency: CURRENCIES.join(',') } }),
    refetchInterval: REFRESH_MS,
  };
}

/** The balances of the entity, by account and currency. */
export default function BalancesPage() {
  const queries = useQueries({ queries: TYPES.map(optionsOf) });
  // All panels appear together, so that none is pushed down the page by one that loads later.
  const loading = queries.some((query) => query.isPending);
  return (
    <>
      <PageHeader
        title={routeTitle('balances')}
        description={
          'Available can be paid out now. Reserved is held for approved batches until each ' +
          'payment settles or fails.'
        }
      />
      {loading ? (
        <Stack gap="lg">
          <LoadingPanel title={MEANINGS.FUNDING.title} lines={6} amount />
          <LoadingPanel title={MEANINGS.COLLECTION.title} lines={3} />
          <LoadingPanel title={MEANINGS.FEE.title} lines={3} />
        </Stack>
      ) : (
        <Stack gap="lg">
          {TYPES.map((type) => (
            <Designation key={type} type={type} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Designation({ type }: { type: AccessType }) {
  const { title, meaning, empty } = MEANINGS[type];
  const query = useQuery(optionsOf(type));
  const used = query.data?.filter((balance) => balance.updatedAt !== null) ?? [];
  const country = useCountry();
  const payable =
    type === 'FUNDING' ? used.find(({ currency }) => currency === country?.currency) : undefined;
  return (
    <Panel title={title}>
      <Text c="dimmed" size="sm" mb="sm">
        {meaning}
      </Text>
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && used.length === 0 && (
        <EmptyState compact title="No balance yet" icon={IconBuildingBank}>
          {empty}
        </EmptyState>
      )}
      {payable && (
        <Stack gap={0} mb="md">
          <Amount amount={payable.available} currency={payable.currency} size="large" />
          <Text size="sm" c="dimmed">
            available to pay out in {payable.currency}, the currency of all payment rails
          </Text>
        </Stack>
      )}
      {used.length > 0 && (
        <DataTable
          caption={`${title} balances`}
          columns={columns}
          rows={used}
          rowId={(balance) => balance.currency}
        />
      )}
    </Panel>
  );
}
