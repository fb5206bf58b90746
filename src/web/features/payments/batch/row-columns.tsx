import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconShieldX from '~icons/tabler/shield-x';
import { Link } from 'react-router';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { type RowView } from '../../../../shared/terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { StatusBadge, statusWord } from '../shared/payment-status.tsx';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import { railName } from '../shared/rail-name.ts';
import { changeWords, FindingLines } from './finding-words.tsx';

const REASONS_PX = 420;

interface RowWords {
  undecided: boolean;
  view: RowView;
  /** The rows that the list shows. */
  rows: readonly BatchRow[];
  bankName: (code: string) => string;
  /** The address of the list with a row's details opened. */
  opened: (row: BatchRow) => string;
}

const ROW: TableColumn<BatchRow> = {
  header: () => t`Row`,
  accessorKey: 'rowNumber',
  meta: { align: 'end', width: 68, sortedAs: 'rowNumber', inCard: 'last' },
};

const ACCOUNT: TableColumn<BatchRow> = {
  id: 'account',
  header: () => t`Account`,
  meta: { sortedAs: 'account' },
  cell: ({ row: { original: w } }) => (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {w.beneficiary.accountNumber}
      <Registered register={w.register} />
    </span>
  ),
};

/** A mark beside the account: it is registered, or does not fit the register. Its details say more. */
function Registered({ register }: Pick<BatchRow, 'register'>) {
  if (!register || register.finding === 'NOT_REGISTERED') return null;
  const isGood = register.finding === null;
  const Icon = isGood ? IconShieldCheck : IconShieldX;
  const word = isGood ? t`Registered account` : t`Does not fit the register`;
  return (
    <Icon
      size={15}
      role="img"
      aria-label={word}
      style={{
        marginInlineStart: 4,
        verticalAlign: '-2px',
        color: `var(--mantine-color-${isGood ? 'green' : 'red'}-text)`,
      }}
    />
  );
}

const REFERENCE: TableColumn<BatchRow> = {
  id: 'reference',
  header: () => t`Reference`,
  meta: { hideBelow: 'md', sortedAs: 'reference' },
  accessorKey: 'beneficiaryReference',
};

const AMOUNT: TableColumn<BatchRow> = {
  id: 'amount',
  header: () => t`Amount`,
  meta: { align: 'end', sortedAs: 'amount', inCard: 'beside title' },
  cell: ({ row: { original: w } }) => <Amount amount={w.amount} currency={w.currency} />,
};

const USUAL: TableColumn<BatchRow> = {
  id: 'usual',
  header: () => t`Usually`,
  meta: { align: 'end', hideBelow: 'sm', sortedAs: 'usualAmount' },
  cell: ({ row: { original: w } }) =>
    w.checks?.usualAmount ? (
      <Text span inherit c="dimmed">
        <Amount amount={w.checks.usualAmount} currency={w.currency} />
      </Text>
    ) : null,
};

const CHANGE: TableColumn<BatchRow> = {
  id: 'change',
  header: () => t`Change`,
  meta: { align: 'end', hideBelow: 'sm', sortedAs: 'change' },
  cell: ({ row: { original: w } }) => {
    const words = changeWords(w.checks?.changePercent ?? null);
    // A cell without a value is empty, so that a card leaves out its name.
    if (words === null) return null;
    return (
      <Text span inherit fw={w.checks?.unusual ? 600 : 400} c={w.checks?.unusual ? undefined : 'dimmed'}>
        {words}
      </Text>
    );
  },
};

const RAIL: TableColumn<BatchRow> = {
  id: 'rail',
  header: () => t`Rail`,
  meta: { hideBelow: 'md', sortedAs: 'rail' },
  cell: ({ row: { original: w } }) => railName(w.rail),
};

const STATUS: TableColumn<BatchRow> = {
  id: 'status',
  header: () => t`Status`,
  meta: { width: 200, sortedAs: 'status', inCard: 'below title' },
  cell: ({ row: { original: w } }) => <Outcome row={w} />,
};

/** The columns of the payments of a batch, as its state and the view need them. */
export function columnsOf({ undecided, view, rows, bankName, opened }: RowWords): TableColumn<BatchRow>[] {
  const recipient: TableColumn<BatchRow> = {
    id: 'name',
    header: t`Recipient`,
    meta: { sortedAs: 'name' },
    cell: ({ row: { original: w } }) => (
      // The link leads to the reasons first; the details then lead to the person's history.
      <Link to={undecided && view === 'FLAGGED' ? opened(w) : paths.recipient(w.beneficiary.id)}>
        {w.beneficiary.name}
      </Link>
    ),
  };
  const bank: TableColumn<BatchRow> = {
    id: 'bank',
    header: t`Bank`,
    meta: { sortedAs: 'bank', width: 132 },
    cell: ({ row: { original: w } }) => bankName(w.beneficiary.bankCode),
  };
  const findings: TableColumn<BatchRow> = {
    id: 'findings',
    header: t`To check`,
    meta: { sortedAs: 'findings', descendsFirst: true, width: 240, inCard: 'below title' },
    // Findings that concern a third of the batch have one line above; only their own views show them in rows.
    cell: ({ row: { original: w } }) =>
      view === 'ALL' && w.checks?.flagged === false ? null : (
        <FindingLines row={w} others={rows} bankName={bankName} />
      ),
  };
  if (undecided && view === 'FLAGGED') {
    // If the amount is unusual, its finding already names the usual amount.
    const reasons = { ...findings, meta: { ...findings.meta, width: REASONS_PX } };
    const { hideBelow: _, ...shown } = REFERENCE.meta!;
    return [recipient, ROW, bank, ACCOUNT, { ...REFERENCE, meta: shown }, AMOUNT, reasons];
  }
  if (undecided) return [recipient, ROW, bank, ACCOUNT, REFERENCE, AMOUNT, USUAL, CHANGE, findings];
  const narrow = { ...findings, meta: { ...findings.meta, hideBelow: 'sm' as const, width: 200 } };
  return [recipient, ROW, bank, ACCOUNT, REFERENCE, RAIL, STATUS, narrow, AMOUNT];
}

function Outcome({ row }: { row: BatchRow }) {
  const reason = failureSentence(row);
  return (
    <Stack gap={2} align="flex-start">
      {row.payoutId ? (
        <Link
          to={paths.payout(row.payoutId)}
          aria-label={t`${statusWord(row.status)}: the payout of row ${row.rowNumber}`}
        >
          <StatusBadge status={row.status} />
        </Link>
      ) : (
        <StatusBadge status={row.status} />
      )}
      {reason && (
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
