import { t } from '@lingui/core/macro';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { useBankName } from '../shared/use-bank-name.ts';

type NumberedRow = WithdrawalRequest & { at: number };

const columnsOf = (currency: string): TableColumn<NumberedRow>[] => [
  { id: 'name', header: () => t`Paid to`, cell: ({ row: { original: one } }) => one.beneficiaryName },
  {
    id: 'account',
    header: () => t`Account`,
    cell: ({ row: { original: one } }) => (
      <>
        <BankName code={one.bankCode} /> {one.accountNumber}
      </>
    ),
  },
  {
    id: 'reference',
    header: () => t`Reference`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: one } }) => one.beneficiaryReference,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', width: 150 },
    cell: ({ row: { original: one } }) => <Amount amount={one.amount} currency={currency} />,
  },
];

function BankName({ code }: { code: string }) {
  return <>{useBankName()(code)}</>;
}

/** The payments of each run. */
export function PaidRows({ rows, currency }: { rows: readonly WithdrawalRequest[]; currency: string }) {
  const numbered = rows.map((row, at) => ({ ...row, at }));
  return (
    <DataTable
      caption={t`Payments of each run`}
      columns={columnsOf(currency)}
      rows={numbered}
      rowId={({ at }) => String(at)}
    />
  );
}
