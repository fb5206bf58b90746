import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { BankConnection } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { isWatching, statementsOf } from '../connection-purpose.ts';

const columns: TableColumn<BankConnection>[] = [
  {
    id: 'name',
    header: () => t`Account`,
    cell: ({ row: { original: c } }) => (
      <div>
        <Link to={paths.bankConnection(c.id)} data-record>
          {c.displayName}
        </Link>
        <Text size="sm" c="dimmed" data-record>
          {c.bankName} {c.payer.accountNumber}
          {c.purpose === 'RECEIPTS' ? ` · ${t`receives from payers`}` : ` · ${t`only watched`}`}
        </Text>
      </div>
    ),
  },
  {
    id: 'day',
    header: () => t`Day of the last statement`,
    meta: { width: 200 },
    cell: ({ row: { original: c } }) =>
      c.lastBalance ? (
        <Link to={paths.statement(c.lastBalance.statementId)}>{dayWords(c.lastBalance.date, true)}</Link>
      ) : (
        t`No balance stated yet`
      ),
  },
  {
    id: 'findings',
    header: () => t`Open findings`,
    meta: { align: 'end', width: 132 },
    cell: ({ row: { original: c } }) => {
      const count = c.lastBalance?.openFindings ?? 0;
      return count === 0 ? 0 : <Link to={statementsOf(c)}>{count}</Link>;
    },
  },
  {
    id: 'balance',
    header: () => t`Last balance`,
    meta: { align: 'end' },
    cell: ({ row: { original: c } }) =>
      c.lastBalance && (
        <strong>
          <Amount amount={c.lastBalance.amount} currency={c.currency} />
        </strong>
      ),
  },
];

interface WatchedAccountsProps {
  /** All connections of the entity. */
  connections: readonly BankConnection[];
  mt?: string;
  mb?: string;
}

/** The accounts that only receive or are only watched, with their last balances; nothing without any. */
export function WatchedAccounts({ connections, ...margins }: WatchedAccountsProps) {
  const navigate = useNavigate();
  const watched = connections.filter(isWatching);
  if (watched.length === 0) return null;
  return (
    <Panel title={t`Accounts without payments`} {...margins}>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          Outlay reads the statements of these accounts and pays nothing from them. Their balances are not
          part of the money that can be paid out.
        </Trans>
      </Text>
      <DataTable
        caption={t`Accounts without payments`}
        columns={columns}
        rows={watched}
        rowId={(connection) => connection.id}
        onOpen={(connection) => void navigate(paths.bankConnection(connection.id))}
      />
    </Panel>
  );
}
