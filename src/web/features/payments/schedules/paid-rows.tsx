import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { hasPlaceholder, referenceOn } from '../../../../domain/schedules/references.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { useBankName } from '../shared/use-bank-name.ts';

type NumberedRow = WithdrawalRequest & { at: number };

const columnsOf = (currency: string, dueOn: string): TableColumn<NumberedRow>[] => [
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
    cell: ({ row: { original: one } }) => <Reference text={one.beneficiaryReference} dueOn={dueOn} />,
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

/** A reference; one that names the month of the run is shown as it is in the next one. */
function Reference({ text, dueOn }: { text: string; dueOn: string }) {
  if (!hasPlaceholder(text)) return <>{text}</>;
  const next = referenceOn(text, dueOn);
  return (
    <>
      {next}
      <Text size="xs" c="dimmed">{t`the month of each run: ${text}`}</Text>
    </>
  );
}

interface PaidRowsProps {
  rows: readonly WithdrawalRequest[];
  currency: string;
  /** The next run, whose month references name. */
  dueOn: string;
}

/** The payments of each run. */
export function PaidRows({ rows, currency, dueOn }: PaidRowsProps) {
  const numbered = rows.map((row, at) => ({ ...row, at }));
  return (
    <DataTable
      caption={t`Payments of each run`}
      columns={columnsOf(currency, dueOn)}
      rows={numbered}
      rowId={({ at }) => String(at)}
    />
  );
}
