import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconCalendarCheck from '~icons/tabler/calendar-check';
import { Link, Navigate } from 'react-router';
import * as z from 'zod/mini';
import { listMonthEndsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { MonthEnd, ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { monthWords } from '../../../ui/calendar-day.ts';
import { Choice } from '../../../ui/choice.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { bookedLaterWords } from '../shared/statements/booked-later.ts';
import { useStatementAccounts } from '../shared/statements/use-statement-accounts.ts';
import { MonthPanel } from './month-panel.tsx';
import { matterWords, MONTH_LOOKS } from './words.ts';

const Search = z.object({
  accountId: z.guid(),
  /** The month whose panel is open. */
  open: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 12;

const columns: TableColumn<MonthEnd>[] = [
  {
    id: 'month',
    header: () => t`Month`,
    meta: { width: 144 },
    cell: ({ row: { original: m } }) => monthWords(`${m.month}-01`),
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 200, inCard: 'beside title' },
    cell: ({ row: { original: m } }) => <LookBadge look={MONTH_LOOKS[m.state]} />,
  },
  {
    id: 'way',
    header: () => t`Prevents closing`,
    cell: ({ row: { original: m } }) => <FirstMatter month={m} />,
  },
  {
    id: 'bank',
    header: () => t`Bank`,
    meta: { align: 'end' },
    cell: ({ row: { original: m } }) =>
      m.bankBalance === null ? '–' : <Amount amount={m.bankBalance} currency={m.account.currency} />,
  },
  {
    id: 'difference',
    header: () => t`Difference`,
    meta: { align: 'end' },
    cell: ({ row: { original: m } }) =>
      m.differenceAmount === null ? (
        '–'
      ) : (
        <Amount amount={m.differenceAmount} currency={m.account.currency} />
      ),
  },
];

/** The first matter that prevents closing, or a note that something was booked after closing. */
function FirstMatter({ month: { state, matters, closing, account } }: { month: MonthEnd }) {
  if (closing?.bookedLater) return <>{bookedLaterWords(closing.bookedLater, account.currency)}</>;
  const [first, ...others] = matters.filter(({ weight }) => weight !== 'NOTED');
  if (state === 'CLOSED' || state === 'WAITING' || !first) return <Trans>Nothing</Trans>;
  const words = matterWords(first);
  const count = others.length;
  const more = formatNumber(count);
  if (count === 0) return <>{words}</>;
  return <>{plural(count, { one: `${words}, and 1 more`, other: `${words}, and ${more} more` })}</>;
}

/** The months of an account, which of them are closed, and what prevents the closing of the others. */
export default function MonthEndsPage() {
  const { filters, set } = useSearchFilters(Search);
  const accounts = useStatementAccounts();
  const all = accounts.data?.map(({ account }) => account) ?? [];
  const account = all.find(({ id }) => id === filters.accountId) ?? all[0];
  // A link that names no account leads to the month that waits for a second user.
  const waiting = accounts.data?.find(({ monthToConfirm }) => monthToConfirm !== null);
  if (waiting && !filters.accountId && !filters.open) {
    const to = `?accountId=${waiting.account.id}&open=${waiting.monthToConfirm}`;
    return <Navigate to={paths.monthEnds(to)} replace />;
  }
  return (
    <>
      <PageHeader
        title={routeTitle('monthEnds')}
        description={t`The months of an account: what prevents their closing, and which are closed.`}
      />
      {accounts.isPending && <LoadingRows />}
      {accounts.isError && !accounts.data && (
        <ErrorState error={accounts.error} retry={() => void accounts.refetch()} />
      )}
      {all.length > 1 && account && (
        <Group mb="sm">
          <Choice
            label={t`Account`}
            value={account.id}
            onChange={(accountId) => set({ accountId, open: undefined })}
            options={accounts.data!.map(({ account: one, monthToConfirm }) => ({
              value: one.id,
              label: tabOf(one, monthToConfirm),
            }))}
          />
        </Group>
      )}
      {accounts.data && !account && (
        <EmptyState
          title={t`No months yet`}
          icon={IconCalendarCheck}
          action={
            <Button component={Link} to={paths.statements()}>
              <Trans>Upload a bank statement</Trans>
            </Button>
          }
        >
          {t`Months begin with the first statement of an account. Once a month is over and every entry of it \
is posted, two users close it, and nothing in it changes any more.`}
        </EmptyState>
      )}
      {account && <Months key={account.id} account={account} />}
    </>
  );
}

/** `Main account · 62000000001`, and which month waits for a second user. */
function tabOf(
  { connection, accountNumber }: ReconciledAccount['account'],
  monthToConfirm: string | null,
): string {
  const name = `${connection.displayName} · ${accountNumber}`;
  if (monthToConfirm === null) return name;
  const month = monthWords(`${monthToConfirm}-01`);
  return t`${name} (${month} waits)`;
}

function Months({ account }: { account: ReconciledAccount['account'] }) {
  const { filters, set } = useSearchFilters(Search);
  const { open, offset } = filters;
  const page = usePage((at) => listMonthEndsOptions({ path: { id: account.id }, query: at }), {
    limit: LIMIT,
    offset,
  });
  const month = page.items.find((one) => one.month === open);
  return (
    <SidePanel
      title={month ? monthWords(`${month.month}-01`) : null}
      onClose={() => set({ open: undefined, accountId: account.id })}
      content={month && <MonthPanel key={month.month} month={month} />}
    >
      <PagedTable
        page={page}
        caption={routeTitle('monthEnds')}
        columns={columns}
        rowId={(one) => one.month}
        openId={open ?? null}
        onOpen={(one) => set({ open: one.month })}
        noun={t`months`}
        turn={(next) => set({ offset: next, open: undefined })}
        empty={
          <EmptyState title={t`No months yet`} icon={IconCalendarCheck}>
            {t`Months begin with the first statement of an account that states a balance.`}
          </EmptyState>
        }
      />
    </SidePanel>
  );
}
