import { inDayOrder } from '../../../../domain/reconciliation/day-order.ts';
import type { StatedBalance, StatementHead } from '../../../../domain/bank-files/statement.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { StatementKind } from '../../../../shared/statement-terms.ts';
import type { Tx } from '../../../platform/database/pool.ts';

/**
 * A stored statement in the order of its account: by date, by number, and without numbers as their balances
 * follow each other, then as they came.
 */
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

type Place = Pick<OrderedStatement, 'id' | 'accountId' | 'head' | 'orderDate'>;

/**
 * Whether another statement without a number opens, on the same day, with the closing balance of statement
 * `s`, which therefore is not the last one of its day.
 */
export const IS_CONTINUED = `
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users))`;

/**
 * The last statement of the day `d.order_date` of account $1 that closes it, as a lateral join. A list finds
 * its days in an index first, and then the statement of each.
 */
export const LAST_OF_DAY = `
  CROSS JOIN LATERAL (
    SELECT s.id, s.statement_name, s.order_date, s.closing_minor
      FROM bank_statements s
     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
       AND s.taken_back_at IS NULL
       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
       AND s.order_date = d.order_date
     ORDER BY coalesce(s.sequence_number, 0) DESC, ${IS_CONTINUED}, s.id DESC
     LIMIT 1) l`;

/** The statements without numbers that come before a place on its day, and those after it. */
async function ofSameDay(
  tx: Tx,
  { id, accountId, head, orderDate }: Place,
): Promise<{ before: OrderedRow[]; after: OrderedRow[] } | null> {
  if (head.sequenceNumber !== null) return null;
  const rows = await tx.query(
    `SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date = $2 AND s.sequence_number IS NULL AND s.id <> $3
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.id`,
    [accountId, orderDate, id],
  );
  const others = rows.map((row) => ({
    row,
    id: row.id,
    openingMinor: row.opening_minor,
    closingMinor: row.closing_minor,
  }));
  const own = {
    row: null,
    id,
    openingMinor: head.opening?.amountMinor ?? null,
    closingMinor: head.closing?.amountMinor ?? null,
  };
  const came = [...others, own].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const ordered = inDayOrder(came).map(({ row }) => row);
  const at = ordered.indexOf(null);
  const present = (row: OrderedRow | null) => row !== null;
  return { before: ordered.slice(0, at).filter(present), after: ordered.slice(at + 1).filter(present) };
}

/** The other statements of the same day, if neither they nor this one have numbers. */
export async function loadBesides(tx: Tx, place: Place): Promise<OrderedStatement[]> {
  const sameDay = await ofSameDay(tx, place);
  return sameDay ? [...sameDay.before, ...sameDay.after].map(orderedOf) : [];
}

/** The statement before a place in the order of the account; null at the beginning. */
export async function loadBefore(tx: Tx, place: Place): Promise<OrderedStatement | null> {
  const sameDay = await ofSameDay(tx, place);
  const beside = sameDay?.before.at(-1);
  if (beside) return orderedOf(beside);
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
        AND NOT ($5 AND s.order_date = $2 AND s.sequence_number IS NULL)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, ${IS_CONTINUED}, s.id DESC
      LIMIT 1`,
    [place.accountId, place.orderDate, place.head.sequenceNumber ?? 0, place.id, sameDay !== null],
  );
  return row ? orderedOf(row) : null;
}

/**
 * The same with those of its day that came first before it, whatever their balances say: an export of more
 * days repeats them, and opens as one of them does.
 */
export async function loadCameBefore(tx: Tx, place: Place): Promise<OrderedStatement | null> {
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
export async function loadOwnBefore(tx: Tx, place: Place): Promise<OrderedStatement | null> {
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
export async function loadAfter(tx: Tx, place: Place): Promise<OrderedStatement | null> {
  const sameDay = await ofSameDay(tx, place);
  const beside = sameDay?.after[0];
  if (beside) return orderedOf(beside);
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
        AND NOT ($5 AND s.order_date = $2 AND s.sequence_number IS NULL)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), ${IS_CONTINUED} DESC, s.id
      LIMIT 1`,
    [place.accountId, place.orderDate, place.head.sequenceNumber ?? 0, place.id, sameDay !== null],
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
