import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconCoins from '~icons/tabler/coins';
import IconSearch from '~icons/tabler/search';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { listReceiptsOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { paths, receiptExportPath } from '../../../../shared/dashboard-routes.ts';
import { useTyped } from '../../../ui/amount-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { DayField } from './day-field.tsx';
import { PayerSelect } from './payer-select.tsx';
import classes from './receivables.module.css';
import { RECEIPT_COLUMNS } from './receipts/columns.tsx';
import {
  askedReceipts,
  type ReceiptFilters,
  receiptFiltersOf,
  ReceiptSearch,
  SHOWN,
  type Shown,
} from './receipts/filters.ts';
import { receiptStatusWord } from './receipts/words.ts';

const LIMIT = 50;
const REFRESH_MS = 60_000;
const TYPING_PAUSE_MS = 250;

/** What payers have paid into the receiving accounts, and what of it no request has received yet. */
export default function ReceiptsPage() {
  const navigate = useNavigate();
  const { filters: search, set, clear } = useSearchFilters(ReceiptSearch);
  const filters = useMemo(() => receiptFiltersOf(search), [search]);
  const page = usePage((at) => listReceiptsOptions({ query: { ...at, ...askedReceipts(filters) } }), {
    limit: LIMIT,
    offset: search.offset,
    refetchMs: REFRESH_MS,
  });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isUnused = page.data?.total === 0 && !isFiltered;
  return (
    <>
      <PageHeader
        title={routeTitle('receipts')}
        description={t`What payers have paid into your receiving accounts, and what it pays.`}
        actions={
          !isUnused && <ExportButton small href={receiptExportPath(searchOf(askedReceipts(filters)))} />
        }
      />
      {!isUnused && <Filters filters={filters} set={set} clear={clear} isFiltered={isFiltered} />}
      <PagedTable
        page={page}
        caption={routeTitle('receipts')}
        columns={RECEIPT_COLUMNS}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.receipt(id))}
        noun={t`receipts`}
        turn={(next) => set({ offset: next })}
        saysOutdated
        empty={isFiltered ? <NothingFound filters={filters} clear={clear} /> : <NoReceipts />}
      />
    </>
  );
}

interface FiltersProps {
  filters: ReceiptFilters;
  set: (change: Partial<ReceiptFilters>, options?: { replace?: boolean }) => void;
  clear: () => void;
  isFiltered: boolean;
}

function Filters({ filters, set, clear, isFiltered }: FiltersProps) {
  const { query, show, payer, from, to } = filters;
  const [text, setText, expect] = useTyped(query);
  const search = useDebouncedCallback((typed: string) => {
    const next = typed.trim() || undefined;
    expect(next);
    set({ query: next }, { replace: true });
  }, TYPING_PAUSE_MS);
  return (
    <div className={classes.filters} role="search" aria-label={t`Filters`}>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t`Search receipts`}
        placeholder={t`Words of the bank, name or account`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          search(value);
        }}
      />
      <FilterSelect<Shown>
        label={t`Status`}
        any={t`Any status`}
        options={SHOWN.map((value) => ({
          value,
          label: value === 'OPEN' ? t`To allocate` : receiptStatusWord(value),
        }))}
        value={show}
        set={(value) => set({ show: value })}
        width="100%"
      />
      <PayerSelect
        className={classes.wide}
        aria-label={t`Payer`}
        placeholder={t`Any payer`}
        clearLabel={t`Any payer`}
        value={payer ?? null}
        onChange={(id) => set({ payer: id ?? undefined })}
      />
      <DayField label={t`Received from`} value={from} onChange={(day) => set({ from: day })} />
      <DayField label={t`Received until`} value={to} onChange={(day) => set({ to: day })} />
      {isFiltered && (
        <Button variant="subtle" onClick={clear}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}

function NothingFound({ filters, clear }: Pick<FiltersProps, 'filters' | 'clear'>) {
  const isDone = filters.show === 'OPEN' && !filters.query && !filters.payer && !filters.from && !filters.to;
  return (
    <EmptyState
      title={isDone ? t`Everything is allocated` : t`Nothing found`}
      icon={IconCoins}
      action={
        <Button variant="default" onClick={clear}>
          {isDone ? <Trans>See all receipts</Trans> : <Trans>Clear all filters</Trans>}
        </Button>
      }
    >
      {isDone
        ? t`Every receipt pays a payment request, or is a credit of a payer.`
        : t`No receipt matches all of these filters. Remove one to see more.`}
    </EmptyState>
  );
}

/** What a receipt is, and what has to be set up for the first one. */
function NoReceipts() {
  return (
    <EmptyState
      title={t`No receipts yet`}
      icon={IconCoins}
      action={
        <Button component={Link} to={paths.bankConnections()} variant="default">
          <Trans>Bank connections</Trans>
        </Button>
      }
    >
      <Stack gap="xs">
        <span>
          {t`A receipt is money that a payer has paid into one of your receiving accounts. Outlay finds it \
on the statements of the bank.`}
        </span>
        <Text ta="start" component="div" inherit>
          <List>
            <List.Item>
              <Trans>
                An admin adds the account as a bank connection for receipts, and a second user switches it on.
              </Trans>
            </List.Item>
            <List.Item>
              <Trans>
                Its statements come from the bank, or are uploaded on{' '}
                <Anchor component={Link} to={paths.statements()} inherit underline="always">
                  Bank statements
                </Anchor>
                .
              </Trans>
            </List.Item>
            <List.Item>
              {t`Money that quotes the reference of a request pays it at once. You choose what the \
rest pays.`}
            </List.Item>
          </List>
        </Text>
      </Stack>
    </EmptyState>
  );
}
