import { plural, t } from '@lingui/core/macro';
import { Group, MultiSelect, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTransactionHistoryOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
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
import { typeChoices, typeWords } from './words.ts';

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

const columns = (): TableColumn<TransactionHistoryItem>[] => [
  {
    id: 'what',
    header: t`What`,
    cell: ({ row: { original: moved } }) => typeWords(moved.transactionType.type),
  },
  {
    id: 'at',
    header: t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: moved } }) => <Timestamp at={moved.eventAt} />,
  },
  {
    id: 'out',
    header: t`Out`,
    meta: { align: 'end' },
    cell: ({ row: { original: moved } }) => <Moved value={moved.debitValue} unit={moved.debitCurrency} out />,
  },
  {
    id: 'in',
    header: t`In`,
    meta: { align: 'end' },
    cell: ({ row: { original: moved } }) => <Moved value={moved.creditValue} unit={moved.creditCurrency} />,
  },
  {
    id: 'fee',
    header: t`Fee`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: moved } }) =>
      moved.feeValue !== undefined && (
        <Held value={moved.feeValue} currency={moved.feeCurrency ?? ''} rounding="nearest" />
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
          label={t`What`}
          placeholder={types.length > 0 ? '' : t`Everything`}
          data={typeChoices()}
          value={types}
          onChange={(next) => set({ types: next.join(',') || undefined, ...restart })}
          searchable
          clearable
          w={{ base: '100%', sm: 320 }}
          clearButtonProps={{ 'aria-label': t`Everything` }}
        />
        <Select
          label={t`Currency`}
          placeholder={t`Any`}
          data={currencies}
          value={currency ?? null}
          onChange={(next) => set({ currency: next ?? undefined, ...restart })}
          clearable
          searchable
          w={130}
          clearButtonProps={{ 'aria-label': t`Any currency` }}
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
              caption={t`Transactions`}
              columns={columns()}
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
              {plural(items.length, { one: '# transaction', other: '# transactions' })}
            </OlderNewer>
          </>
        )}
      </SidePanel>
    </>
  );
}
