import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import type { RowDifference } from '../shared/row-differences.ts';
import { useBankName } from '../shared/use-bank-name.ts';

interface PaymentsThatDifferProps {
  rows: readonly RowDifference[];
  currency: string;
}

/** Payments that were added, removed or changed, with what they were before. */
export function PaymentsThatDiffer({ rows, currency }: PaymentsThatDifferProps) {
  return (
    <DataTable
      caption={t`Payments that differ`}
      columns={differenceColumns(currency)}
      rows={[...rows]}
      rowId={rowId}
    />
  );
}

function rowId({ kind, before, after }: RowDifference): string {
  const row = after ?? before!;
  return [kind, row.bankCode, row.accountNumber, row.amount, row.beneficiaryReference].join(' ');
}

const differenceColumns = (currency: string): TableColumn<RowDifference>[] => [
  {
    id: 'name',
    header: () => t`Paid to`,
    cell: ({ row: { original: one } }) => (one.after ?? one.before!).beneficiaryName,
  },
  {
    id: 'kind',
    header: () => t`Change`,
    meta: { width: 130, inCard: 'beside title' },
    cell: ({ row: { original: one } }) => KIND_WORDS[one.kind](),
  },
  {
    id: 'details',
    header: () => t`Account and reference`,
    cell: ({ row: { original: one } }) => <Details difference={one} />,
  },
  {
    id: 'before',
    header: () => t`Before`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: one } }) =>
      one.before === null ? '–' : <Amount amount={one.before.amount} currency={currency} />,
  },
  {
    id: 'after',
    header: () => t`After`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: one } }) =>
      one.after === null ? '–' : <Amount amount={one.after.amount} currency={currency} />,
  },
];

const KIND_WORDS: Record<RowDifference['kind'], () => string> = {
  ADDED: () => t`Added`,
  REMOVED: () => t`Removed`,
  CHANGED: () => t`Changed`,
};

function useAccountWords(): (row: WithdrawalRequest) => string {
  const bankName = useBankName();
  return ({ bankCode, accountNumber }) => `${bankName(bankCode)} ${accountNumber}`;
}

/** The account and the reference, with the earlier ones where they differ. */
function Details({ difference: { before, after } }: { difference: RowDifference }) {
  const accountWords = useAccountWords();
  const row = after ?? before!;
  const isOtherAccount = before !== null && after !== null && accountWords(before) !== accountWords(after);
  return (
    <div>
      {isOtherAccount && <Text size="sm">{t`Account before: ${accountWords(before)}`}</Text>}
      <Text size="sm" {...(isOtherAccount ? { fw: 600, c: 'var(--mantine-color-error)' } : {})}>
        {accountWords(row)}
      </Text>
      <Text size="sm" c="dimmed">
        {row.beneficiaryReference}
      </Text>
    </div>
  );
}
