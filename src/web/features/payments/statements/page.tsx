import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import IconFileText from '~icons/tabler/file-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  listBankConnectionsOptions,
  listStatementConfirmationsOptions,
  listStatementsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, BankStatement, ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths, statementExportPath } from '../../../../shared/dashboard-routes.ts';
import { STATEMENT_KINDS } from '../../../../shared/statement-terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { chipsOf, FilterChips, FilterSelect } from '../../../ui/filters.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { StatementConfirmations } from '../shared/statements/statement-confirmations.tsx';
import { useStatementAccounts } from '../shared/statements/use-statement-accounts.ts';
import { WatchedAccounts } from '../shared/statements/watched-accounts.tsx';
import { PeriodFilter } from '../shared/period-filter.tsx';
import { DaySearch, useFilteredDays } from '../shared/use-filtered-days.ts';
import { Accounts } from './accounts.tsx';
import { OpenFindings, openFindingsOptions } from './findings.tsx';
import { ADVICE, IN_ORDER, lookOfFindings, TAKEN_BACK } from './looks.ts';
import { RefusedFiles, refusedOptions } from './refused-files.tsx';
import { Upload } from './upload.tsx';
import { findings, nameOf } from './words.ts';

const Filters = z.object({
  accountId: z.guid(),
  kind: z.enum(STATEMENT_KINDS),
  ...DaySearch,
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;

const columns: TableColumn<BankStatement>[] = [
  {
    id: 'date',
    header: () => t`Day`,
    meta: { width: 128 },
    cell: ({ row: { original: s } }) => {
      const date = (s.closing ?? s.opening)?.date;
      return date === undefined ? t`No balance` : dayWords(date, true);
    },
  },
  {
    id: 'account',
    header: () => t`Account`,
    cell: ({ row: { original: s } }) => (
      <span data-record>
        {s.account.connection.displayName} {s.account.accountNumber}
      </span>
    ),
  },
  {
    id: 'name',
    header: () => t`Statement`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: s } }) => <span data-record>{nameOf(s)}</span>,
  },
  {
    id: 'number',
    header: () => t`Statement number`,
    meta: { align: 'end', width: 148, hideBelow: 'sm' },
    cell: ({ row: { original: s } }) => s.sequenceNumber ?? '',
  },
  {
    id: 'check',
    header: () => t`Findings`,
    meta: { width: 128, inCard: 'beside title' },
    cell: ({ row: { original: s } }) => <StatementBadge statement={s} />,
  },
  {
    id: 'entries',
    header: () => t`Entries`,
    meta: { align: 'end', width: 88 },
    cell: ({ row: { original: s } }) => formatNumber(s.entryCount),
  },
  {
    id: 'opening',
    header: () => t`Opening balance`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: s } }) =>
      s.opening && <Amount amount={s.opening.amount} currency={s.account.currency} />,
  },
  {
    id: 'closing',
    header: () => t`Closing balance`,
    meta: { align: 'end' },
    cell: ({ row: { original: s } }) =>
      s.closing && (
        <strong>
          <Amount amount={s.closing.amount} currency={s.account.currency} />
        </strong>
      ),
  },
];

function StatementBadge({ statement: { openFindings, kind, takenBack } }: { statement: BankStatement }) {
  if (takenBack) return <LookBadge look={TAKEN_BACK} />;
  if (openFindings > 0) return <LookBadge look={lookOfFindings(findings(openFindings))} />;
  return <LookBadge look={kind === 'ADVICE' ? ADVICE : IN_ORDER} />;
}

/** The number of an account that has statements; the list of accounts has only those that pay. */
function numberOf(
  accountId: string | undefined,
  accounts: readonly ReconciledAccount[] = [],
  connections: readonly BankConnection[] = [],
): string {
  const paying = accounts.find((one) => one.account.id === accountId)?.account;
  const watched = connections.find((one) => one.statementAccountId === accountId);
  return paying?.accountNumber ?? watched?.payer.accountNumber ?? '…';
}

/** Explains each kind of statement in a sentence, and what a finding is. */
function AboutStatements() {
  return (
    <Text size="sm" c="dimmed" mb="sm" maw="76ch">
      {t`A statement has the balances of a period; an advice reports single entries early, and a \
statement has them again. A finding is something wrong, such as a gap between two statements.`}
    </Text>
  );
}

/** The bank's statements, the latest first, with their findings and the upload. */
export default function StatementsPage() {
  const navigate = useNavigate();
  const mayUpload = useMay('uploadStatements');
  const { filters, set, clear } = useSearchFilters(Filters);
  const { accountId, kind } = filters;
  const days = useFilteredDays(filters);
  const accounts = useStatementAccounts();
  const connections = useQuery(listBankConnectionsOptions());
  const above = [
    accounts,
    connections,
    useQuery(listStatementConfirmationsOptions()),
    useQuery(refusedOptions()),
    useQuery(openFindingsOptions()),
  ];
  const page = usePage(
    (at) =>
      listStatementsOptions({
        query: { accountId, kind, from: days.first ?? undefined, to: days.last ?? undefined, ...at },
      }),
    { limit: LIMIT, offset: filters.offset },
  );
  // The parts before the list are shown at once, so that nothing moves when one of them arrives.
  const isLoading =
    above.some(({ isPending }) => isPending) || (accounts.data?.length === 0 && page.query.isPending);
  const accountNumber = numberOf(accountId, accounts.data, connections.data);
  const kindWords = kind === 'ADVICE' ? t`Only advices` : t`Only statements`;
  const chips = chipsOf(
    {
      accountId: accountId && t`Account: ${accountNumber}`,
      kind: kind && kindWords,
      'period from to': days.words,
    },
    set,
  );
  // The list of accounts has only those that pay; statements of watched ones are found by the page itself.
  const hasNone = accounts.data?.length === 0 && page.query.data?.total === 0 && chips.length === 0;
  const hasConnections = (connections.data?.length ?? 0) > 0;
  const failed = [accounts, connections, page.query].find(({ isError, data }) => isError && !data);
  return (
    <>
      <PageHeader
        title={routeTitle('statements')}
        description={t`What the bank booked on your accounts, and whether anything is missing.`}
        actions={
          <ExportButton
            small
            href={statementExportPath(searchOf({ accountId, kind, from: days.first, to: days.last }))}
          />
        }
      />
      {!failed && isLoading && <Loading />}
      {!isLoading && accounts.data && !hasNone && <StatementConfirmations />}
      {!isLoading && <RefusedFiles />}
      {!isLoading && mayUpload && hasConnections && <Upload />}
      {failed && (
        <ErrorState
          error={failed.error}
          retry={() => void Promise.all([accounts, connections, page.query].map((one) => one.refetch()))}
        />
      )}
      {!failed && !isLoading && hasNone && connections.data && (
        <NoStatements hasConnections={hasConnections} />
      )}
      {!failed && !isLoading && accounts.data && !hasNone && (
        <>
          {accounts.data.length > 0 && <Accounts accounts={accounts.data} accountId={accountId} />}
          {connections.data && <WatchedAccounts connections={connections.data} mb="lg" />}
          <OpenFindings />
          <AboutStatements />
          <Group mb="sm" gap="sm" align="flex-end">
            <PeriodFilter filters={filters} taxYearMonth={days.taxYearMonth} set={set} />
            <FilterSelect
              label={t`Kind`}
              any={t`Statements and advices`}
              width={320}
              options={[
                { value: 'STATEMENT', label: t`Only statements, with balances` },
                { value: 'ADVICE', label: t`Only advices: entries without balances` },
              ]}
              value={kind}
              set={(next) => set({ kind: next })}
            />
          </Group>
          <FilterChips chips={chips} clear={clear} />
          <PagedTable
            page={page}
            caption={t`Bank statements`}
            columns={columns}
            rowId={(statement) => statement.id}
            onOpen={(statement) => void navigate(paths.statement(statement.id))}
            noun={t`statements`}
            turn={(next) => set({ offset: next })}
            empty={<NothingFound clear={clear} />}
          />
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <Skeleton height={106} width={280} maw="100%" radius="md" mb="lg" />
      <LoadingRows />
    </>
  );
}

function NoStatements({ hasConnections }: { hasConnections: boolean }) {
  return (
    <EmptyState title={t`No statements yet`} icon={IconFileText}>
      {hasConnections
        ? t`Download the statements of the account that you pay from, and upload them here. You then see \
each entry that the bank booked, and whether a statement is missing or a balance does not follow.`
        : t`Statements are of the accounts that your bank connections pay from or watch, and your entity has \
none yet. An admin adds a bank connection first.`}
    </EmptyState>
  );
}

function NothingFound({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      title={t`Nothing found`}
      icon={IconFileText}
      action={
        <Button variant="default" onClick={clear}>
          <Trans>Show all statements</Trans>
        </Button>
      }
    >
      {t`No statement matches all of these filters. Remove one to see more.`}
    </EmptyState>
  );
}
