import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconSitemap from '~icons/tabler/sitemap';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  listAllBalancesOptions,
  listSubaccountsOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { AccountLabel, BalanceEntry } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { fixed, subtract, sum } from '../../../../shared/decimals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { useMarketPrices } from '../shared/market-prices.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { PRIMARY } from '../shared/trading-account.tsx';
import { type PricedMarket, worthOf } from '../shared/worth.ts';
import { CreateForm } from './create-form.tsx';

const Search = z.object({ create: z.enum(['own', 'customer']) });

interface Row extends AccountLabel {
  /** Undefined until the balances are loaded. */
  balances: readonly BalanceEntry[] | undefined;
}

/** The subaccounts with their values, and the form that creates one. */
export default function SubaccountsPage() {
  return (
    <Connected title={routeTitle('subaccounts')}>
      <Subaccounts />
    </Connected>
  );
}

function Subaccounts() {
  const navigate = useNavigate();
  const trader = useMay('trade');
  const { filters, set } = useSearchFilters(Search);
  const query = useQuery(listSubaccountsOptions());
  const balances = useQuery(listAllBalancesOptions());
  const { markets } = useMarketPrices();
  const rows: Row[] = (query.data ?? [])
    .filter(({ id }) => id !== PRIMARY)
    .map((account) => ({
      ...account,
      balances:
        balances.data?.find((group) => group.account.id === account.id)?.balances ??
        (balances.data ? [] : undefined),
    }));
  const create = trader && filters.create;
  const button = trader && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => set({ create: 'own' })}>
      <Trans>New subaccount</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('subaccounts')}
        description={t`Accounts below your primary account: proprietary ones, and one for each customer.`}
        actions={button}
      />
      <ExchangeNotice />
      {!trader && (
        <Text size="sm" c="dimmed" mb="md">
          <Trans>
            You need the Trader role to create a subaccount. Ask an admin of your company to give it to you.
          </Trans>
        </Text>
      )}
      <SidePanel
        title={create ? t`New subaccount` : null}
        onClose={() => set({ create: undefined })}
        content={
          create && <CreateForm kind={create} choose={(kind) => set({ create: kind }, { replace: true })} />
        }
      >
        {query.isPending && <LoadingRows rows={4} />}
        {query.isError && !query.data && (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        )}
        {query.data && rows.length === 0 && (
          <EmptyState title={t`No subaccounts yet`} icon={IconSitemap} action={button}>
            <Trans>
              A subaccount has separate balances, orders and history, and can receive the fees of conversions.
            </Trans>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <DataTable
            caption={t`Subaccounts`}
            columns={columnsFor(markets)}
            rows={rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => void navigate(paths.subaccount(id))}
          />
        )}
      </SidePanel>
    </>
  );
}

function columnsFor(markets: readonly PricedMarket[]): TableColumn<Row>[] {
  return [
    {
      id: 'label',
      header: t`Name`,
      cell: ({ row: { original: a } }) => <Link to={paths.subaccount(a.id)}>{a.label}</Link>,
    },
    { id: 'id', header: t`ID`, meta: { hideBelow: 'sm' }, accessorKey: 'id' },
    {
      id: 'holds',
      header: t`Holds`,
      meta: { hideBelow: 'sm' },
      cell: ({ row: { original: a } }) =>
        a.balances === undefined ? '…' : namesOf(a.balances) || t`nothing`,
    },
    {
      id: 'worth',
      header: t`Value in ZAR`,
      meta: { align: 'end' },
      cell: ({ row: { original: a } }) => worthWords(a.balances, markets),
    },
  ];
}

function namesOf(balances: readonly BalanceEntry[]): string {
  return balances.map(({ currency }) => currency).join(', ');
}

function worthWords(balances: readonly BalanceEntry[] | undefined, markets: readonly PricedMarket[]): string {
  if (balances === undefined) return '…';
  const worths = balances.map(({ total, borrowedAmount, currency }) =>
    worthOf(markets, subtract(total, borrowedAmount), currency, 'ZAR'),
  );
  const words = formatMoney(fixed(sum(worths.flatMap((worth) => worth ?? [])), 2), 'ZAR');
  return worths.includes(null) ? t`${words}, excluding balances without a price` : words;
}
