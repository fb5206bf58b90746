import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listTradeHistoryOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
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
import { formatNumber } from '../../../ui/locale.ts';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { NothingMoved } from './nothing-moved.tsx';
import { HistorySearch, mayHaveOlder, timesOf } from './search.ts';

const LIMIT = 100;

function boughtOrSold({ side, currencyPair }: AccountTrade): string {
  return side === 'buy' ? t`Bought in ${currencyPair}` : t`Sold in ${currencyPair}`;
}

const columnsFor = (units: (symbol: string) => PairUnits): TableColumn<AccountTrade>[] => [
  { id: 'what', header: t`What`, cell: ({ row: { original: trade } }) => boughtOrSold(trade) },
  {
    id: 'at',
    header: t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: trade } }) => <Timestamp at={trade.tradedAt} />,
  },
  {
    id: 'quantity',
    header: t`Quantity`,
    meta: { align: 'end' },
    cell: ({ row: { original: trade } }) => (
      <Quantity value={trade.quantity} market={units(trade.currencyPair).market} />
    ),
  },
  {
    id: 'price',
    header: t`Price`,
    meta: { align: 'end' },
    cell: ({ row: { original: trade } }) => (
      <Price value={trade.price} market={units(trade.currencyPair).market} />
    ),
  },
  {
    id: 'total',
    header: t`Total`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: trade } }) => (
      <Held value={multiply(trade.quantity, trade.price)} currency={units(trade.currencyPair).quote} />
    ),
  },
  {
    id: 'fee',
    header: t`Fee`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: trade } }) => <Fee trade={trade} />,
  },
];

function Fee({ trade: { fee, feeCurrency } }: { trade: AccountTrade }) {
  return isNegative(fee) ? (
    <Trans>
      <Held value={fee.slice(1)} currency={feeCurrency} rounding="nearest" /> reward
    </Trans>
  ) : (
    <Held value={fee} currency={feeCurrency} rounding="nearest" />
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
        title={open ? boughtOrSold(open) : null}
        onClose={() => set({ open: undefined })}
        content={open && <TradeDetails trade={open} />}
      >
        {items.length > 0 && (
          <>
            <DataTable
              caption={t`Trades`}
              columns={columnsFor(units)}
              rows={items}
              rowId={({ id }) => id}
              openId={open?.id ?? null}
              onOpen={({ id }) => set({ open: id })}
              stale={query.isPlaceholderData}
            />
            <OlderNewer
              newerLabel={t`Newest`}
              newer={filters.before === undefined ? undefined : () => set(restart)}
              older={
                last && mayHaveOlder(filters, items.length, LIMIT)
                  ? () => set({ before: last.id, open: undefined })
                  : undefined
              }
            >
              {plural(items.length, { one: '# trade', other: '# trades' })}
            </OlderNewer>
          </>
        )}
      </SidePanel>
    </>
  );
}

function TradeDetails({ trade }: { trade: AccountTrade }) {
  const { account } = useTradingAccount();
  const { quote, market } = usePairUnits()(trade.currencyPair);
  return (
    <Facts
      items={[
        [
          t`Market`,
          <Link key="m" to={paths.market(trade.currencyPair)}>
            {trade.currencyPair}
          </Link>,
        ],
        [t`Quantity`, <Quantity key="q" value={trade.quantity} market={market} />],
        [t`Price`, <Price key="p" value={trade.price} market={market} />],
        [t`Total`, <Held key="t" value={multiply(trade.quantity, trade.price)} currency={quote} />],
        [
          isNegative(trade.fee) ? t`Maker reward` : t`Fee`,
          <Held
            key="f"
            value={isNegative(trade.fee) ? trade.fee.slice(1) : trade.fee}
            currency={trade.feeCurrency}
            rounding="nearest"
          />,
        ],
        [
          t`Order`,
          <Link
            key="o"
            to={paths.orders(`?open=${trade.orderId}${account === PRIMARY ? '' : `&account=${account}`}`)}
          >{`…${trade.orderId.slice(-12)}`}</Link>,
        ],
        [t`When`, <Timestamp key="w" at={trade.tradedAt} />],
        [t`Trade number`, formatNumber(trade.sequenceId)],
      ]}
    />
  );
}
