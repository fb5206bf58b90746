import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Badge, Group, Scroller, Select, Tabs, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, memo, type RefObject, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { listBatchRowsOptions } from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BatchChecks, BatchRow, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import {
  FAILURE_CODES,
  ROW_SORTS,
  ROW_VIEWS,
  type RowView,
  WITHDRAWAL_STATUSES,
} from '../../../../shared/terms.ts';
import { DataTable, type TableOrder } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { failureWords } from '../shared/failure-words.ts';
import { statusWord } from '../shared/payment-status.tsx';
import { useBankName } from '../shared/use-bank-name.ts';
import classes from './rows.module.css';
import { columnsOf } from './row-columns.tsx';

const Filters = z.object({
  view: z.enum(ROW_VIEWS),
  status: z.enum(WITHDRAWAL_STATUSES),
  failureCode: z.enum(FAILURE_CODES),
  search: z.string().check(z.maxLength(140)),
  sort: z.enum(ROW_SORTS),
  order: z.enum(['asc', 'desc']),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
  /** The row that a link points to. */
  row: z.coerce.number().check(z.int(), z.minimum(1)),
  /** The row whose details are shown. */
  open: z.coerce.number().check(z.int(), z.minimum(1)),
});

// Shown when a row is opened.
const RowDetails = lazy(() => import('./row-details.tsx'));

const LIMIT = 50;
const TYPING_MS = 250;

const TAB_WORDS: Record<RowView, MessageDescriptor> = {
  ALL: msg`All`,
  FAILED: msg`Failed`,
  FLAGGED: msg`To check`,
  CHANGED: msg`Changed`,
  DOUBTFUL_ACCOUNT: msg`Account numbers`,
  SHARED_ACCOUNT: msg`Several names`,
  SEVERAL_ACCOUNTS: msg`Several accounts`,
  NEW: msg`New`,
  DUPLICATES: msg`Duplicates`,
  MORE_OFTEN: msg`More often`,
  UNUSUAL: msg`Unusual`,
  PAID_TWICE: msg`Paid more than once`,
  LARGEST: msg`Largest`,
};

/** The tabs that have rows, with their counts: failed payments, those to check, all, then by risk. */
export function tabsOf(
  { withdrawalCount }: Pick<BulkWithdrawalBatchForDisplay, 'withdrawalCount'>,
  checks: BatchChecks | undefined,
): { view: RowView; count: number }[] {
  const all = { view: 'ALL' as const, count: withdrawalCount };
  if (!checks) return [all];
  const counts: Record<Exclude<RowView, 'ALL'>, number> = {
    FAILED: checks.failed,
    FLAGGED: checks.flagged ?? 0,
    CHANGED: checks.changedBankDetails,
    DOUBTFUL_ACCOUNT: checks.doubtfulAccounts ?? 0,
    SHARED_ACCOUNT: checks.rowsOfSharedAccounts ?? 0,
    SEVERAL_ACCOUNTS: checks.rowsOfSeveralAccounts,
    NEW: checks.newBeneficiaries,
    DUPLICATES: checks.duplicates,
    MORE_OFTEN: checks.paidMoreOften ?? 0,
    UNUSUAL: checks.unusualAmounts,
    PAID_TWICE: checks.paidTwice ?? 0,
    LARGEST: checks.largest.length,
  };
  const { FAILED, FLAGGED, ...rest } = counts;
  return [
    { view: 'FAILED' as const, count: FAILED },
    { view: 'FLAGGED' as const, count: FLAGGED },
    all,
    ...Object.entries(rest).map(([view, count]) => ({ view: view as RowView, count })),
  ].filter(({ view, count }) => view === 'ALL' || count > 0);
}

/** The view that the address asks for, or else the failed payments when there are any. */
export function useRowView(tabs: readonly { view: RowView }[]): {
  view: RowView;
  open: (view: RowView) => void;
} {
  const { filters, set } = useSearchFilters(Filters);
  return {
    view: filters.view ?? (filters.row === undefined && tabs[0]?.view === 'FAILED' ? 'FAILED' : 'ALL'),
    open: (view) =>
      set({
        view,
        status: undefined,
        failureCode: undefined,
        sort: undefined,
        order: undefined,
        row: undefined,
        open: undefined,
      }),
  };
}

/** The views that list duplicates; the reason for paying them is above the list. */
const WITH_DUPLICATES = new Set<RowView>(['FLAGGED', 'DUPLICATES']);

interface RowsProps {
  batch: BulkWithdrawalBatchForDisplay;
  checks: BatchChecks | undefined;
  /** Whether the list is printed; false when all rows are printed separately. */
  printed: boolean;
  /** The panel, which a line of the risk summary scrolls to. */
  panel: RefObject<HTMLDivElement | null>;
}

/** The payments of a batch in tabs. The tab, the order, the search and the page are in the address. */
export const Rows = memo(({ batch, checks, printed, panel }: RowsProps) => {
  const tabs = tabsOf(batch, checks);
  const { view, open } = useRowView(tabs);
  return (
    <div ref={panel} className={classes.panel}>
      <Panel title={t`Payments`} className={printed ? '' : 'no-print'}>
        <Tabs value={view} onChange={(next) => open(next as RowView)} keepMounted={false}>
          <div className={classes.head}>
            <Scroller
              // The component measures its tabs only once, but the checks add more of them.
              key={tabs.length}
              classNames={{ root: classes.tabs!, container: classes.scrolled! }}
              controlSize={40}
              edgeGradientColor="var(--outlay-card)"
              draggable={false}
              startControlProps={{ 'aria-label': t`Earlier tabs`, tabIndex: -1 }}
              endControlProps={{ 'aria-label': t`More tabs`, tabIndex: -1 }}
            >
              <Tabs.List className={classes.strip} aria-label={t`Payments to look at`}>
                {(tabs.some((tab) => tab.view === view) ? tabs : [...tabs, { view, count: 0 }]).map((tab) => (
                  <Tabs.Tab
                    key={tab.view}
                    value={tab.view}
                    rightSection={
                      <Badge size="sm" variant="default" circle={tab.count < 10} fw={500}>
                        {formatNumber(tab.count)}
                      </Badge>
                    }
                  >
                    {i18n._(TAB_WORDS[tab.view])}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Scroller>
            <Search />
          </div>
          <Tabs.Panel value={view} tabIndex={-1}>
            <OutcomeFilters batch={batch} />
            <List
              id={batch.id}
              undecided={batch.status === 'PENDING_APPROVAL'}
              view={view}
              duplicates={checks?.duplicates ?? 0}
              duplicateReason={checks?.duplicateReason ?? null}
            />
          </Tabs.Panel>
        </Tabs>
      </Panel>
    </div>
  );
});

interface ListProps {
  /** The batch. */
  id: string;
  undecided: boolean;
  view: RowView;
  duplicates: number;
  duplicateReason: string | null;
}

/** The payments of one view, a page at a time. */
const List = memo(({ id, undecided, view, duplicates, duplicateReason }: ListProps) => {
  const { filters, set } = useSearchFilters(Filters);
  const bankName = useBankName();
  const pointed = filters.row;
  const offset = filters.offset ?? (pointed === undefined ? 0 : Math.floor((pointed - 1) / LIMIT) * LIMIT);
  const query = useQuery({
    ...listBatchRowsOptions({
      path: { id },
      query: {
        view,
        offset,
        limit: LIMIT,
        ...(filters.status ? { status: filters.status } : {}),
        ...(filters.failureCode ? { failureCode: filters.failureCode } : {}),
        ...(filters.search ? { search: filters.search } : {}),
        ...(filters.sort ? { sort: filters.sort } : {}),
        ...(filters.order ? { order: filters.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  // Drawn in short slices, so that the browser stays responsive.
  const found = useDeferredValue(query.data);
  const opened = found?.items.find(({ rowNumber }) => rowNumber === filters.open);
  const { search: address } = useLocation();
  const table = useMemo(() => {
    const rows = found?.items ?? [];
    const withOpened = ({ rowNumber }: BatchRow) => {
      const next = new URLSearchParams(address);
      next.set('open', String(rowNumber));
      return `?${next.toString()}`;
    };
    return {
      rows,
      columns: columnsOf({ undecided, view, rows, bankName, opened: withOpened }),
      order: orderOf(view, filters),
      onOrder: ({ by, descending }: TableOrder) =>
        set({ row: undefined, open: undefined, sort: by, order: descending ? 'desc' : 'asc' }),
      onOpen: ({ rowNumber }: BatchRow) => set({ open: rowNumber }),
    };
  }, [found?.items, undecided, view, bankName, address, filters, set]);
  const isNarrowed = Boolean(filters.search || filters.status || filters.failureCode);
  const failure = query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!found) return failure || <LoadingRows />;
  if (found.items.length === 0) {
    return (
      <>
        {failure}
        <EmptyState title={t`No matching payments`}>
          {isNarrowed
            ? t`Change the search or remove a filter to see more payments.`
            : t`Nothing of this kind was found in this batch.`}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {failure}
      <SidePanel
        over
        title={opened ? titleOf(opened) : null}
        onClose={() => set({ open: undefined })}
        content={
          opened && (
            <Suspense fallback={null}>
              <RowDetails row={opened} duplicateReason={duplicateReason} />
            </Suspense>
          )
        }
      >
        {WITH_DUPLICATES.has(view) && duplicates > 0 && (
          <Text size="sm" c="dimmed" mb="xs">
            {reasonWords(duplicateReason)}
          </Text>
        )}
        <PaymentsTable
          caption={t`Payments of this batch`}
          {...table}
          rowId={idOf}
          pointedId={found.items.find(({ rowNumber }) => rowNumber === pointed)?.id ?? null}
          openId={opened?.id ?? null}
          stale={query.isPlaceholderData}
        />
        <Pager
          offset={offset}
          limit={LIMIT}
          total={found.total}
          noun={t`payments`}
          onChange={(next) => set({ offset: next, row: undefined, open: undefined })}
        />
      </SidePanel>
    </>
  );
});

/** Draws the rows again only when they change, not whenever another part of the page has loaded. */
const PaymentsTable = memo(DataTable<BatchRow>);

function idOf({ id }: BatchRow): string {
  return id;
}

/** "Row 18: Thandi Nkosi". */
function titleOf({ rowNumber, beneficiary: { name } }: BatchRow): string {
  const number = formatNumber(rowNumber);
  return t`Row ${number}: ${name}`;
}

function reasonWords(reason: string | null): string {
  return reason === null
    ? t`The preparer gave no reason for paying the duplicates.`
    : t`Reason for paying the duplicates: “${reason}”`;
}

function orderOf(view: RowView, { sort, order }: { sort?: string; order?: 'asc' | 'desc' }) {
  if (sort === undefined) {
    if (view === 'FLAGGED') return { by: 'findings', descending: true };
    return view === 'LARGEST' ? { by: 'amount', descending: true } : { by: 'rowNumber', descending: false };
  }
  return { by: sort, descending: order === 'desc' };
}

/** Finds payments while the user types. */
function Search() {
  const { filters, set } = useSearchFilters(Filters);
  const [typed, setTyped] = useState(filters.search ?? '');
  const search = useDebouncedCallback(
    (text: string) => set({ search: text.trim(), row: undefined }, { replace: true }),
    TYPING_MS,
  );
  return (
    <TextInput
      className={`${classes.search} no-print`}
      type="search"
      aria-label={t`Search payments`}
      placeholder={t`Name, account or reference`}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        search(value);
      }}
    />
  );
}

/** Filters by outcome, once there are outcomes. */
function OutcomeFilters({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { filters, set } = useSearchFilters(Filters);
  const hasFailures =
    filters.failureCode !== undefined ||
    batch.byStatus.some(({ status }) => status === 'FAILED' || status === 'REVERSED');
  const hasOutcomes = filters.status !== undefined || batch.byStatus.length > 1;
  if (!hasOutcomes && !hasFailures) return null;
  return (
    <Group gap="sm" mb="sm" className="no-print" align="flex-end">
      {hasOutcomes && (
        <Select
          label={t`Status`}
          placeholder={t`Any`}
          clearable
          w={180}
          data={WITHDRAWAL_STATUSES.map((status) => ({ value: status, label: statusWord(status) }))}
          value={filters.status ?? null}
          onChange={(status) => set({ status: status ?? undefined, row: undefined })}
          clearButtonProps={{ 'aria-label': t`Any status` }}
        />
      )}
      {hasFailures && (
        <Select
          label={t`Failure reason`}
          placeholder={t`Any`}
          clearable
          w={220}
          data={FAILURE_CODES.map((code) => ({ value: code, label: failureWords(code) }))}
          value={filters.failureCode ?? null}
          onChange={(failureCode) => set({ failureCode: failureCode ?? undefined, row: undefined })}
          clearButtonProps={{ 'aria-label': t`Any reason` }}
        />
      )}
    </Group>
  );
}
