import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconScale from '~icons/tabler/scale';
import { useEffect, useRef } from 'react';
import { listReconciliationEntriesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { entryWords } from '../shared/statements/entry-words.ts';
import { EntryPanel } from './entry-panel.tsx';
import { lookOf } from './looks.ts';
import { reasonWords } from './reasons.ts';
import { ReconciliationSearch, type View } from './search.ts';
import { postedWords, proposedWords } from './words.ts';

const LIMIT = 50;
/** How often the list is loaded again while the worker is still matching entries. */
const MATCHING_MS = 5_000;

/** The states of entries that the views show. */
export const STATES = { open: 'OPEN', aside: 'SET_ASIDE', posted: 'POSTED' } as const;

const columns: TableColumn<ReconciliationEntry>[] = [
  {
    id: 'date',
    header: () => t`Booked on`,
    meta: { width: 120 },
    cell: ({ row: { original: r } }) => dayWords(r.entry.bookingDate, true),
  },
  {
    id: 'text',
    header: () => t`Entry`,
    cell: ({ row: { original: r } }) => <LongText>{entryWords(r.entry)}</LongText>,
  },
  {
    id: 'what',
    header: () => t`What it is or may be`,
    meta: { width: '38%' },
    cell: ({ row: { original: r } }) => <What entry={r} />,
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 136, hideBelow: 'sm' },
    cell: ({ row: { original: r } }) => <LookBadge look={lookOf(r)} />,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: r } }) => (
      <SignedAmount amount={r.entry.amount} currency={r.account.currency} />
    ),
  },
];

/** One line about an entry: what it is posted as, why it is set aside, or the proposal and its reason. */
function What({ entry }: { entry: ReconciliationEntry }) {
  const { posted, setAside, state, proposal, waitingRuleId } = entry;
  if (posted) return <>{postedWords(posted)}</>;
  if (waitingRuleId !== null) return <Trans>A user has proposed what it is</Trans>;
  if (state === 'SET_ASIDE' && setAside) return <>{setAside.reason}</>;
  const [part] = proposal?.parts ?? [];
  if (!part) return <Trans>Not looked at yet</Trans>;
  const name = proposedWords(part);
  return (
    <span>
      {name !== '' && <strong>{name}. </strong>}
      {reasonWords(part.reason)}
    </span>
  );
}

type EntriesView = Exclude<View, 'days' | 'rules'>;

/** The entries of a state. A row opens beside the list with the possible actions. */
export function Entries({ view }: { view: EntriesView }) {
  const { filters, set } = useSearchFilters(ReconciliationSearch);
  const { accountId, only, open } = filters;
  const page = usePage(
    (at) =>
      listReconciliationEntriesOptions({
        query: { state: STATES[view], verdict: view === 'open' ? only : undefined, accountId, ...at },
      }),
    {
      limit: LIMIT,
      offset: filters.offset,
      refetchMs: (data) =>
        view === 'open' && data?.items.some(({ proposal }) => proposal === null) ? MATCHING_MS : false,
    },
  );
  const { items } = page;
  const hadItems = useRef(false);
  useEffect(() => {
    // When the last entry is done, its row disappears, so the focus moves to the title of the page.
    if (hadItems.current && items.length === 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    hadItems.current = items.length > 0;
  }, [items.length]);
  /** After an entry is done, the next one opens, so that users can work through a list without the mouse. */
  const openNext = (doneId: string) => {
    const at = items.findIndex(({ entry }) => entry.id === doneId);
    const next = items[at + 1] ?? items[at - 1];
    set({ open: view === 'open' && next?.entry.id !== doneId ? next?.entry.id : undefined });
  };
  return (
    <SidePanel
      title={open === undefined ? null : t`Entry`}
      onClose={() => set({ open: undefined })}
      content={
        open !== undefined && (
          <EntryPanel
            key={open}
            id={open}
            known={items.find(({ entry }) => entry.id === open)}
            onDone={() => openNext(open)}
          />
        )
      }
    >
      <PagedTable
        page={page}
        caption={t`Entries`}
        columns={columns}
        rowId={({ entry }) => entry.id}
        openId={open ?? null}
        onOpen={({ entry }) => set({ open: entry.id })}
        noun={t`entries`}
        turn={(next) => set({ offset: next, open: undefined })}
        empty={
          <NoEntries
            view={view}
            narrowed={only !== undefined || accountId !== undefined}
            clear={() => set({ only: undefined, accountId: undefined })}
          />
        }
      />
    </SidePanel>
  );
}

interface NoEntriesProps {
  view: EntriesView;
  narrowed: boolean;
  clear: () => void;
}

function NoEntries({ view, narrowed, clear }: NoEntriesProps) {
  if (narrowed)
    return (
      <EmptyState
        title={t`Nothing found`}
        icon={IconScale}
        action={
          <Button variant="default" onClick={clear}>
            <Trans>Show all entries</Trans>
          </Button>
        }
      >
        {t`No entry of this kind is on the account that you chose.`}
      </EmptyState>
    );
  if (view === 'open')
    return (
      <EmptyState title={t`Every entry is posted or set aside`} icon={IconScale}>
        {t`New entries come with the next statement. Compare the balances by day to be sure that ledger and \
bank agree.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={view === 'aside' ? t`Nothing is set aside` : t`Nothing is posted yet`}
      icon={IconScale}
    >
      {view === 'aside'
        ? t`Set an entry aside when you cannot post it yet, such as one that the bank will take back. You \
find it here again with your reason.`
        : t`You will see each entry here after it is posted, with the payment that it is.`}
    </EmptyState>
  );
}
