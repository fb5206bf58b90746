import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listTradeHistoryOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AccountTrade } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { isNegative, multiply } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Held, Price, Quantity } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { type PairUnits, usePairUnits } from '../shared/market-prices.ts';
import { OlderNewer } from '../shared/older-newer.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { NothingMoved } from './nothing-moved.tsx';
import { HistorySearch, mayHaveOlder, timesOf } from './search.ts';

const LIMIT = 100;

function sideWord({ side }: AccountTrade): string {
  return side === 'buy' ? 'Bought' : 'Sold';
}

const columnsFor = (units: (symbol: string) => PairUnits): TableColumn<AccountTrade>[] => [
  { id: 'what', header: 'What', cell: ({ row: { original: t } }) => `${sideWord(t)} in ${t.currencyPair}` },
  {
    id: 'at',
    header: 'When',
    meta: { width: 190 },
    cell: ({ row: { original: t } }) => <Timestamp at={t.tradedAt} />,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { align: 'end' },
    cell: ({ row: { original: t } }) => <Quantity value={t.quantity} market={units(t.currencyPair).market} />,
  },
  {
    id: 'price',
    header: 'Price',
    meta: { align: 'end' },
    cell: ({ row: { original: t } }) => <Price value={t.price} market={units(t.currencyPair).market} />,
  },
  {
    id: 'total',
    header: 'Total',
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: t } }) => (
      <Held value={multiply(t.quantity, t.price)} currency={units(t.currencyPair).quote} />
    ),
  },
  {
    id: 'fee',
    header: 'Fee',
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: t } }) => <Fee trade={t} />,
  },
];

function Fee({ trade: { fee, feeCurrency } }: { trade: AccountTrade }) {
  return (
    <>
      <Held value={isNegative(fee) ? fee.slice(1) : fee} currency={feeCurrency} rounding="nearest" />
      {isNegative(fee) && ' reward'}
    </>
  );
}

/** The trades of the account. */
export function Trades() {
  const { headers } = useTradingAccount();
  const { filters, set, clear } = useSearchFilters(HistorySearch);
  const units = usePairUnits();
  const query = useQuery({
    ...listTradeHistoryOptions({ headers, query: { limit: LIMIT, ...timesOf(filters) } }),
    placeholderData: keepPreviousData,
  });
  const items = query.data ?? [];
  const open = items.find(({ id }) => id === filters.open);
  const last = items.at(-1);
  const restart = { before: undefined, open: undefined };
  return (
    <>
      <Group align="flex-end" gap="sm" mb="md">
        <DayRange from={filters.from} to={filters.to} onChange={(change) => set({ ...change, ...restart })} />
      </Group>
      {query.isPending && <LoadingRows />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && items.length === 0 && (
        <NothingMoved filters={filters} noun="trades" lookBack={() => set({ from: 0 })} clear={clear} />
      )}
      <SidePanel
        title={open ? `${sideWord(open)} in ${open.currencyPair}` : null}
        onClose={() => set({ open: undefined })}
        content={open && <TradeDetails trade={open} />}
      >
        {items.length > 0 && (
          <>
            <DataTable
              caption="Trades"
              columns={columnsFor(units)}
              rows={items}
              rowId={({ id }) => id}
              openId={open?.id ?? null}
              onOpen={({ id }) => set({ open: id })}
              stale={query.isPlaceholderData}
            />
            <OlderNewer
              newerLabel="Newest"
              newer={filters.before === undefined ? undefined : () => set(restart)}
              older={
                last && mayHaveOlder(filters, items.length, LIMIT)
                  ? () => set({ before: last.id, open: undefined })
                  : undefined
              }
            >
              {`${items.length.toLocaleString('en')} trades`}
            </OlderNewer>
          </>
        )}
      </SidePanel>
    </>
  );
}

function TradeDetails({ trade: t }: { trade: AccountTrade }) {
  const { account } = useTradingAccount();
  const { quote, market } = usePairUnits()(t.currencyPair);
  return (
    <Facts
      items={[
        [
          'Market',
          <Link key="m" to={paths.market(t.currencyPair)}>
            {t.currencyPair}
          </Link>,
        ],
        ['Quantity', <Quantity key="q" value={t.quantity} market={market} />],
        ['Price', <Price key="p" value={t.price} market={market} />],
        ['Total', <Held key="t" value={multiply(t.quantity, t.price)} currency={quote} />],
        [
          isNegative(t.fee) ? 'Maker reward' : 'Fee',
          <Held
            key="f"
            value={isNegative(t.fee) ? t.fee.slice(1) : t.fee}
            currency={t.feeCurrency}
            rounding="nearest"
          />,
        ],
        [
          'Order',
          <Link
            key="o"
            to={paths.orders(`?open=${t.orderId}${account === PRIMARY ? '' : `&account=${account}`}`)}
          >{`…${t.orderId.slice(-12)}`}</Link>,
        ],
        ['When', <Timestamp key="w" at={t.tradedAt} />],
        ['Trade number', t.sequenceId.toLocaleString('en')],
      ]}
    />
  );
}
