import type { StatedBalance, StatementHead } from '../../../../domain/bank-files/statement.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { StatementKind } from '../../../../shared/statement-terms.ts';
import type { Tx } from '../../../platform/database/pool.ts';

/** A stored statement in the order of its account: by date, by number, then as they came. */
export interface OrderedStatement {
  id: string;
  accountId: string;
  head: StatementHead;
  orderDate: string;
  bookedMinor: bigint;
}

interface StoredHead {
  kind: StatementKind;
  statement_name: string;
  sequence_number: number | null;
  opening_minor: bigint | null;
  opening_date: string | null;
  closing_minor: bigint | null;
  closing_date: string | null;
}

export function headOf(row: StoredHead, account: { key: string; currency: Currency }): StatementHead {
  return {
    kind: row.kind,
    statementId: row.statement_name,
    sequenceNumber: row.sequence_number,
    accountNumber: account.key,
    currency: account.currency,
    opening: balanceOf(row.opening_minor, row.opening_date),
    closing: balanceOf(row.closing_minor, row.closing_date),
  };
}

function balanceOf(amountMinor: bigint | null, date: string | null): StatedBalance | null {
  return amountMinor === null || date === null ? null : { amountMinor, date };
}

/** The statement before a place in the order of the account; null at the beginning. */
export async function loadBefore(
  tx: Tx,
  place: Pick<OrderedStatement, 'id' | 'accountId' | 'head' | 'orderDate'>,
): Promise<OrderedStatement | null> {
  const [row] = await tx.query(
    `SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date <= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) < ($2, $3, $4::uuid)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
      LIMIT 1`,
    [place.accountId, place.orderDate, place.head.sequenceNumber ?? 0, place.id],
  );
  return row ? orderedOf(row) : null;
}

/** The same among the statements that the bank itself has sent. */
export async function loadOwnBefore(
  tx: Tx,
  place: Pick<OrderedStatement, 'id' | 'accountId' | 'head' | 'orderDate'>,
): Promise<OrderedStatement | null> {
  const [row] = await tx.query(
    `SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date <= $2
        AND NOT (s.by_users AND is_by_users(s.file_id))
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) < ($2, $3, $4::uuid)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
      LIMIT 1`,
    [place.accountId, place.orderDate, place.head.sequenceNumber ?? 0, place.id],
  );
  return row ? orderedOf(row) : null;
}

/** The statement after a place in the order of the account; null at the end. */
export async function loadAfter(
  tx: Tx,
  place: Pick<OrderedStatement, 'id' | 'accountId' | 'head' | 'orderDate'>,
): Promise<OrderedStatement | null> {
  const [row] = await tx.query(
    `SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date >= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) > ($2, $3, $4::uuid)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
      LIMIT 1`,
    [place.accountId, place.orderDate, place.head.sequenceNumber ?? 0, place.id],
  );
  return row ? orderedOf(row) : null;
}

interface OrderedRow extends StoredHead {
  id: string;
  account_id: string;
  order_date: string;
  booked_minor: bigint;
  account_key: string;
  currency: Currency;
}

function orderedOf(row: OrderedRow): OrderedStatement {
  return {
    id: row.id,
    accountId: row.account_id,
    head: headOf(row, { key: row.account_key, currency: row.currency }),
    orderDate: row.order_date,
    bookedMinor: row.booked_minor,
  };
}
