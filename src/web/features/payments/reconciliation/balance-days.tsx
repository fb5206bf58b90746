import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import IconScale from '~icons/tabler/scale';
import { Link } from 'react-router';
import { listBalanceDaysOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ListedBalanceDay, ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { bookedLaterWords } from '../shared/statements/booked-later.ts';
import { reasonPlace } from '../shared/statements/reason-places.ts';
import { reasonWords } from '../shared/statements/reason-words.ts';
import classes from './balance-days.module.css';
import { ReconciliationSearch } from './search.ts';

const LIMIT = 50;

const columnsOf = ({ id, currency }: ReconciledAccount['account']): TableColumn<ListedBalanceDay>[] => [
  {
    id: 'date',
    header: () => t`Day`,
    meta: { width: 128 },
    cell: ({ row: { original: d } }) => (
      <Link to={paths.statement(d.statement.id)}>{dayWords(d.date, true)}</Link>
    ),
  },
  {
    id: 'ledger',
    header: () => t`Ledger`,
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => <Amount amount={d.ledgerBalance} currency={currency} />,
  },
  {
    id: 'bank',
    header: () => t`Bank`,
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => <Amount amount={d.statementBalance} currency={currency} />,
  },
  {
    id: 'difference',
    header: () => t`Difference`,
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) =>
      /[1-9]/.test(d.differenceAmount) ? (
        <strong>
          <Amount amount={d.differenceAmount} currency={currency} />
        </strong>
      ) : (
        <Amount amount={d.differenceAmount} currency={currency} />
      ),
  },
  {
    id: 'reasons',
    header: () => t`Why`,
    meta: { width: '38%', inCard: 'last' },
    cell: ({ row: { original: d } }) => <Reasons day={d} accountId={id} currency={currency} />,
  },
];

interface ReasonsProps {
  day: ListedBalanceDay;
  accountId: string;
  currency: string;
}

/** Each reason leads to the entries or files that it is made of. */
function Reasons({ day, accountId, currency }: ReasonsProps) {
  const later = day.bookedLater && <Text size="sm">{bookedLaterWords(day.bookedLater, currency)}</Text>;
  if (day.reasons.length === 0)
    return (
      <div>
        <Trans>They agree</Trans>
        {later}
      </div>
    );
  return (
    <div>
      <ul className={classes.reasons}>
        {day.reasons.map(({ code, amount }) => (
          <li key={code}>
            <Link to={reasonPlace(code, accountId)}>{reasonWords(code)}</Link>
            <SignedAmount amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
      {later}
    </div>
  );
}

/** The balance of the ledger beside that of the bank, day by day, with the reasons of each difference. */
export function BalanceDays({ account }: { account: ReconciledAccount['account'] }) {
  const { filters, set } = useSearchFilters(ReconciliationSearch);
  const page = usePage((at) => listBalanceDaysOptions({ path: { id: account.id }, query: at }), {
    limit: LIMIT,
    offset: filters.offset,
  });
  const { accountNumber } = account;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          Account {accountNumber}. The ledger starts with the opening balance and adds what was booked since.
          The difference is the ledger balance minus the bank balance.
        </Trans>
      </Text>
      <PagedTable
        page={page}
        caption={t`Balances by day`}
        columns={columnsOf(account)}
        rowId={({ date }) => date}
        noun={t`days`}
        turn={(next) => set({ offset: next })}
        empty={
          <EmptyState title={t`No balances yet`} icon={IconScale}>
            {t`You will see the days here once a statement of this account has a closing balance.`}
          </EmptyState>
        }
      />
    </>
  );
}
