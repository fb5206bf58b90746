import { daysOfMonth, monthOf } from '../../../../domain/reconciliation/month-end.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { ledgerAtEnds, type AccountRow } from './balance-days.ts';
import type { Beginning } from './beginning.ts';

/** What the ledger booked on days of a closed month after it was closed. */
interface BookedLater {
  payments: number;
  /** Negative for money out. */
  amount: string;
}

interface BookedAfterClosing {
  /** By the month that was closed: all that changed its balance in the ledger. */
  months: ReadonlyMap<string, BookedLater>;
  /** By the day that it counts on. */
  days: ReadonlyMap<string, BookedLater>;
}

/**
 * The payments that the bank reported only after a month was closed. They count on the day on which the bank
 * paid them, so that the ledger differs from the record of the month, which is kept.
 */
export async function loadBookedLater(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  months: readonly string[],
): Promise<BookedAfterClosing> {
  const amount = (minor: bigint) => formatAmount(minor, account.currency);
  const changed = await loadChanged(db, account, beginning, months);
  if (changed.size === 0) return { months: new Map(), days: new Map() };
  const rows = await db.query(
    `SELECT c.month, d.day, count(*) AS payments,
            -sum(w.amount_minor + w.unit_fee_minor + w.vat_minor)::bigint AS amount_minor
       FROM month_closes c
       JOIN bank_files f
         ON f.entity_id = c.entity_id AND f.currency = $3 AND f.left_at IS NOT NULL
            AND ltrim(f.payer_account_number, '0') = ltrim($2, '0')
            AND f.execution_date < $5
      CROSS JOIN LATERAL (SELECT greatest(f.execution_date, $4) AS day) d
       JOIN bank_file_payments p ON p.file_id = f.id
       JOIN withdrawals w ON w.id = p.withdrawal_id
       JOIN transfers t ON t.withdrawal_id = w.id AND t.kind = 'SETTLE' AND t.created_at > c.confirmed_at
      WHERE c.account_id = $1 AND c.month = ANY($6) AND c.confirmed_at IS NOT NULL
        AND c.reopened_at IS NULL AND left(d.day, 7) <= c.month
      GROUP BY 1, 2`,
    [
      account.id,
      account.account_number,
      account.currency,
      beginning.isBooked ? beginning.firstDay : '',
      `${[...changed.keys()].toSorted().at(-1)!}-99`,
      [...changed.keys()],
    ],
  );
  const days = rows
    .filter(({ day, month }) => monthOf(day!) === month)
    .map(({ day, payments, amount_minor }): [string, BookedLater] => [
      day!,
      { payments: Number(payments), amount: amount(amount_minor ?? 0n) },
    ]);
  const byMonth = [...changed].map(([month, minor]): [string, BookedLater] => {
    const payments = rows.reduce((sum, row) => (row.month === month ? sum + Number(row.payments) : sum), 0);
    return [month, { payments, amount: amount(minor) }];
  });
  return { months: new Map(byMonth), days: new Map(days) };
}

/** Closed months whose balance in the ledger is not that of their record, and by how much. */
async function loadChanged(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  months: readonly string[],
): Promise<Map<string, bigint>> {
  const closes = await db.query(
    `SELECT c.month, c.record
       FROM month_closes c
      WHERE c.account_id = $1 AND c.month = ANY($2) AND c.confirmed_at IS NOT NULL
        AND c.reopened_at IS NULL
      ORDER BY c.month DESC`,
    [account.id, months],
  );
  const lastDays = closes.map(({ month }) => daysOfMonth(month).lastDay);
  const balances = await ledgerAtEnds(db, account, beginning, lastDays);
  const changed = new Map<string, bigint>();
  for (const [index, { month, record }] of closes.entries()) {
    const now = balances[index];
    if (now === undefined || !record) continue;
    const minor = now - parseAmount(record.ledgerBalance, account.currency)!;
    if (minor !== 0n) changed.set(month, minor);
  }
  return changed;
}
