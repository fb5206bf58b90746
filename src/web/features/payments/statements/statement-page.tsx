import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import IconFileText from '~icons/tabler/file-text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import {
  getStatementOptions,
  listStatementEntriesOptions,
  listStatementFindingsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankStatement, BankStatementDetails, StatementEntry } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { entryWords, otherSide } from '../shared/statements/entry-words.ts';
import { StatementEntryDetails } from '../shared/statements/statement-entry.tsx';
import { Balances } from './balances.tsx';
import { FindingList } from './findings.tsx';
import { PENDING } from './looks.ts';
import { HowItCame } from './how-it-came.tsx';
import { TakeBack, TakenBackState } from './take-back.tsx';
import { nameOf } from './words.ts';

const Filters = z.object({
  open: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
/** A statement has a handful of findings at most. */
const MOST_FINDINGS = 50;

const columnsOf = (currency: string): TableColumn<StatementEntry>[] => [
  {
    id: 'bookingDate',
    header: () => t`Booked on`,
    meta: { width: 128 },
    cell: ({ row: { original: e } }) => dayWords(e.bookingDate, true),
  },
  {
    id: 'text',
    header: () => t`Text`,
    cell: ({ row: { original: e } }) => <span data-record>{entryWords(e)}</span>,
  },
  {
    id: 'counterparty',
    header: () => t`Other side`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: e } }) => <span data-record>{otherSide(e)}</span>,
  },
  {
    id: 'bankReference',
    header: () => t`Bank’s reference`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: e } }) => <span data-record>{e.bankReference ?? ''}</span>,
  },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 112, hideBelow: 'sm' },
    cell: ({ row: { original: e } }) =>
      e.status === 'PENDING' ? <LookBadge look={PENDING} /> : e.isReversal ? t`Reversal` : t`Booked`,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: e } }) => <SignedAmount amount={e.amount} currency={currency} />,
  },
];

/** One statement: its balances, its findings and its entries. */
export default function StatementPage() {
  const { id = '' } = useParams();
  const query = useQuery(getStatementOptions({ path: { id } }));
  // The parts are shown together, so that none moves another.
  const findings = useFindings(id);
  const { page: entries } = useEntries(id);
  if (query.data && !isAwaited(findings) && !isAwaited(entries.query))
    return <Details key={id} statement={query.data} />;
  return (
    <UnloadedPage title={routeTitle('statement')} back={<Back />} query={query}>
      <LoadingPanel lines={1} amount />
      <LoadingRows />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.statements()}>
      <Trans>All statements</Trans>
    </BackLink>
  );
}

/** Whether a first answer may still arrive soon. A part that fails does not delay the others. */
function isAwaited({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean {
  return isPending && failureCount === 0;
}

function useFindings(statementId: string) {
  return useQuery(listStatementFindingsOptions({ query: { statementId, limit: MOST_FINDINGS } }));
}

function useEntries(statementId: string) {
  const { filters, set } = useSearchFilters(Filters);
  const page = usePage((at) => listStatementEntriesOptions({ path: { id: statementId }, query: at }), {
    limit: LIMIT,
    offset: filters.offset,
  });
  return { page, open: filters.open, set };
}

function Details({ statement }: { statement: BankStatementDetails }) {
  const { account, file } = statement;
  const findings = useFindings(statement.id);
  return (
    <>
      <PageHeader
        title={nameOf(statement)}
        description={`${account.connection.displayName} ${account.accountNumber}`}
        actions={<TakeBack statement={statement} />}
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        <TakenBackState statement={statement} />
        <Panel aria-label={t`Balances`}>
          <Balances statement={statement} />
        </Panel>
        {findings.isError && !findings.data && (
          <ErrorState error={findings.error} retry={() => void findings.refetch()} />
        )}
        {findings.data && findings.data.items.length > 0 && (
          <Panel title={t`Findings`}>
            <FindingList items={findings.data.items} />
          </Panel>
        )}
        <Entries statement={statement} />
        <Panel title={t`Where it comes from`}>
          <Facts
            items={[
              [
                t`File`,
                <span key="file" data-record>
                  {file.fileName}
                </span>,
              ],
              [t`Format`, FORMATS[file.format]],
              [t`How it came`, <HowItCame key="how" statement={statement} />],
              [t`First received`, <Timestamp key="at" at={statement.receivedAt} />],
              ...(statement.sequenceNumber === null
                ? []
                : [[t`Statement number`, String(statement.sequenceNumber)] as const]),
            ]}
          />
        </Panel>
      </Stack>
    </>
  );
}

const FORMATS: Record<BankStatement['file']['format'], string> = {
  CAMT: 'ISO 20022 camt',
  MT940: 'SWIFT MT940',
  CSV: 'CSV',
};

function Entries({ statement }: { statement: BankStatement }) {
  const { page, open, set } = useEntries(statement.id);
  const opened = page.items.find(({ id }) => id === open);
  const { currency } = statement.account;
  return (
    <section aria-label={t`Entries`}>
      <SidePanel
        title={opened ? t`Entry` : null}
        onClose={() => set({ open: undefined })}
        content={opened && <StatementEntryDetails key={opened.id} entry={opened} currency={currency} />}
      >
        <PagedTable
          page={page}
          caption={t`Entries`}
          columns={columnsOf(currency)}
          rowId={(entry) => entry.id}
          openId={opened?.id ?? null}
          onOpen={(entry) => set({ open: entry.id })}
          noun={t`entries`}
          turn={(next) => set({ offset: next, open: undefined })}
          empty={
            <EmptyState title={t`No entries`} icon={IconFileText}>
              <Trans>The bank booked nothing in the period of this statement.</Trans>
            </EmptyState>
          }
        />
      </SidePanel>
    </section>
  );
}
