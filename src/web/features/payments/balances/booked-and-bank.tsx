import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listStatementAccountsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';

type Stated = ReconciledAccount & { latest: NonNullable<ReconciledAccount['latest']> };

const columns: TableColumn<Stated>[] = [
  {
    id: 'account',
    header: () => t`Bank account`,
    cell: ({ row: { original: a } }) => (
      <span data-record>
        {a.account.connection.displayName} {a.account.accountNumber}
      </span>
    ),
  },
  {
    id: 'date',
    header: () => t`Statement of`,
    meta: { width: 136 },
    cell: ({ row: { original: a } }) => dayWords(a.latest.date, true),
  },
  {
    id: 'booked',
    header: () => t`Booked`,
    meta: { align: 'end' },
    cell: ({ row: { original: a } }) => (
      <Amount amount={a.latest.ledgerBalance} currency={a.account.currency} />
    ),
  },
  {
    id: 'bank',
    header: () => t`At the bank`,
    meta: { align: 'end' },
    cell: ({ row: { original: a } }) => (
      <Amount amount={a.latest.statementBalance} currency={a.account.currency} />
    ),
  },
  {
    id: 'difference',
    header: () => t`Difference`,
    meta: { align: 'end' },
    cell: ({ row: { original: a } }) => (
      <strong>
        <Amount amount={a.latest.differenceAmount} currency={a.account.currency} />
      </strong>
    ),
  },
];

/** What the ledger has booked of each bank account, beside the last statement of the bank. */
export function BookedAndBank() {
  const navigate = useNavigate();
  const query = useQuery(listStatementAccountsOptions());
  const stated = (query.data ?? []).filter((one): one is Stated => one.latest !== null);
  if (query.isError && !query.data)
    return (
      <Panel title={t`Booked against bank`}>
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  // A company without statements has nothing to compare.
  if (stated.length === 0) return null;
  return (
    <Panel title={t`Booked against bank`}>
      <Text c="dimmed" size="sm" mb="sm">
        <Trans>
          Each bank account as Outlay has booked it, beside the closing balance of the bank’s last statement.
          Open an account to see why they differ.
        </Trans>
      </Text>
      <DataTable
        caption={t`Booked against bank`}
        columns={columns}
        rows={stated}
        rowId={({ account }) => account.id}
        onOpen={({ account }) => void navigate(paths.reconciliation(`?view=days&accountId=${account.id}`))}
      />
    </Panel>
  );
}
