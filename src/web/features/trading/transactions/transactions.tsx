import { Group, MultiSelect, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTransactionHistoryOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { TransactionHistoryItem } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Held } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { currenciesOf, usePairs } from '../shared/market-prices.ts';
import { OlderNewer } from '../shared/older-newer.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useTradingAccount } from '../shared/trading-account.tsx';
import { NothingMoved } from './nothing-moved.tsx';
import { HistorySearch, mayHaveOlder, timesOf } from './search.ts';
import { TransactionDetails } from './transaction-details.tsx';
import { TYPE_CHOICES, typeWords } from './words.ts';

const LIMIT = 100;

/** A credit or a debit, with its sign. */
function Moved({
  value,
  unit,
  out = false,
}: {
  value: string | undefined;
  unit: string | undefined;
  out?: boolean;
}) {
  return value === undefined || unit === undefined ? null : (
    <Held value={out ? `-${value}` : value} currency={unit} signed />
  );
}

const columns: TableColumn<TransactionHistoryItem>[] = [
  { id: 'what', header: 'What', cell: ({ row: { original: t } }) => typeWords(t.transactionType.type) },
  {
    id: 'at',
    header: 'When',
    meta: { width: 190 },
    cell: ({ row: { original: t } }) => <Timestamp at={t.eventAt} />,
  },
  {
    id: 'out',
    header: 'Out',
    meta: { align: 'end' },
    cell: ({ row: { original: t } }) => <Moved value={t.debitValue} unit={t.debitCurrency} out />,
  },
  {
    id: 'in',
    header: 'In',
    meta: { align: 'end' },
    cell: ({ row: { original: t } }) => <Moved value={t.creditValue} unit={t.creditCurrency} />,
  },
  {
    id: 'fee',
    header: 'Fee',
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: t } }) =>
      t.feeValue !== undefined && (
        <Held value={t.feeValue} currency={t.feeCurrency ?? ''} rounding="nearest" />
      ),
  },
];

/** The transactions of the account. */
export function Transactions() {
  const { headers } = useTradingAccount();
  const { filters, set, clear } = useSearchFilters(HistorySearch);
  const pairs = usePairs();
  const { types = [], currency } = filters;
  const query = useQuery({
    ...listTransactionHistoryOptions({
      headers,
      query: {
        limit: LIMIT,
        ...(types.length > 0 ? { transactionTypes: types.join(',') } : {}),
        ...(currency ? { currency } : {}),
        ...timesOf(filters),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const items = query.data ?? [];
  const open = items.find(({ id }) => id === filters.open);
  const last = items.at(-1);
  const currencies = currenciesOf(pairs, currency ?? '');
  const restart = { before: undefined, open: undefined };
  return (
    <>
      <Group align="flex-end" gap="sm" mb="md">
        <MultiSelect
          label="What"
          placeholder={types.length > 0 ? '' : 'Everything'}
          data={TYPE_CHOICES}
          value={types}
          onChange={(next) => set({ types: next.join(',') || undefined, ...restart })}
          searchable
          clearable
          w={{ base: '100%', sm: 320 }}
          clearButtonProps={{ 'aria-label': 'Everything' }}
        />
        <Select
          label="Currency"
          placeholder="Any"
          data={currencies}
          value={currency ?? null}
          onChange={(next) => set({ currency: next ?? undefined, ...restart })}
          clearable
          searchable
          w={130}
          clearButtonProps={{ 'aria-label': 'Any currency' }}
        />
        <DayRange from={filters.from} to={filters.to} onChange={(change) => set({ ...change, ...restart })} />
      </Group>
      {query.isPending && <LoadingRows />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && items.length === 0 && (
        <NothingMoved filters={filters} noun="transactions" lookBack={() => set({ from: 0 })} clear={clear} />
      )}
      <SidePanel
        title={open ? typeWords(open.transactionType.type) : null}
        onClose={() => set({ open: undefined })}
        content={open && <TransactionDetails transaction={open} />}
      >
        {items.length > 0 && (
          <>
            <DataTable
              caption="Transactions"
              columns={columns}
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
              {`${items.length.toLocaleString('en')} transactions`}
            </OlderNewer>
          </>
        )}
      </SidePanel>
    </>
  );
}
