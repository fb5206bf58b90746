import type { z } from 'zod';
import type { getPayerStatement as op } from '../../../contract/collections.ts';
import type { PayerStatement, StatementKind } from '../../../contract/payment-requests.ts';
import { addDays } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadPayer } from './payer-for-display.ts';

const YEAR_DAYS = 365;

type Statement = z.input<typeof PayerStatement>;

/** GET /payments/collections/payers/{id}/statement. Errors: 404; 400 `invalid_statement_period`. */
export function getPayerStatement(context: Context): Handler<typeof op> {
  return ({ caller: { entityId }, params, query: { offset, limit, ...period } }) =>
    context.database.transaction(
      async (tx) => {
        const asked = await periodOf(context, tx, entityId, params.id, period);
        const { owed, ...sums } = await loadSums(tx, asked);
        const lines = await loadLines(tx, asked, owed, { offset, limit });
        return { ...sums, lines, offset, limit };
      },
      { isolation: 'repeatable read', readOnly: true },
    );
}

interface Period {
  currency: Currency;
  from?: string | undefined;
  to?: string | undefined;
}

/** All lines of a statement, for a document. Throws 404, and `statement_too_long` above `most` lines. */
export async function loadWholeStatement(
  context: Context,
  entityId: string,
  payerId: string,
  { most, ...period }: Period & { most: number },
): Promise<Omit<Statement, 'offset' | 'limit'>> {
  return context.database.transaction(
    async (tx) => {
      const asked = await periodOf(context, tx, entityId, payerId, period);
      const { owed, ...sums } = await loadSums(tx, asked);
      if (sums.total > most)
        throw refused(
          'statement_too_long',
          explain('statement_too_long', { lines: String(sums.total), most: String(most) }),
        );
      return { ...sums, lines: await loadLines(tx, asked, owed, { offset: 0, limit: most }) };
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

/** The statement that is asked for, with its days. Throws 404, and 400 `invalid_statement_period`. */
async function periodOf(
  context: Context,
  tx: Tx,
  entityId: string,
  payerId: string,
  { currency, ...period }: Period,
) {
  const { id, name, reference } = await loadPayer(tx, entityId, payerId);
  const { timezone } = await loadPaymentConfig(tx, entityId);
  const to = period.to ?? (await todayOf(context, tx, entityId));
  const from = period.from ?? addDays(to, -YEAR_DAYS);
  if (from > to) {
    const message = explain('invalid_statement_period');
    throw refused('invalid_statement_period', message, [
      fieldError('from', 'invalid_statement_period', message),
    ]);
  }
  return { entityId, payer: { id, name, reference }, currency, from, to, timezone };
}

type Asked = Awaited<ReturnType<typeof periodOf>>;

/**
 * The lines of a statement: what requests asked for and gave up, and money. A receipt is one line on its
 * booking day: all of it if all that it pays is the payer's, else their part. What users took off requests is
 * no line, since the payer paid once. `minor` is by how much the payer owes more.
 */
const LINES = `
  WITH shares AS (
    SELECT s.receipt_id, sum(s.minor) FILTER (WHERE s.request_id IS NOT NULL) AS paid_minor,
           sum(s.minor) AS minor,
           CASE WHEN count(DISTINCT s.request_id) = 1 THEN min(s.request_id::text)::uuid END AS request_id
      FROM (SELECT a.receipt_id, a.request_id, a.amount_minor AS minor
              FROM payment_requests q
              JOIN receipt_allocations a ON a.request_id = q.id
             WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3
               AND (a.ended_at IS NULL OR a.end_kind = 'TAKEN_BACK')
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.ended_at IS NULL
            UNION ALL
            SELECT a.receipt_id, NULL, a.amount_minor
              FROM receipt_allocations a
             WHERE a.entity_id = $1 AND a.payer_id = $2 AND a.end_kind = 'TAKEN_BACK'
            UNION ALL
            SELECT f.receipt_id, NULL, f.amount_minor
              FROM receipt_refunds f
              JOIN withdrawals w ON w.batch_id = f.batch_id
             WHERE f.payer_id = $2 AND f.entity_id = $1 AND w.status = 'COMPLETE') AS s
     GROUP BY s.receipt_id
  ),
  money AS (
    SELECT r.id, r.payer_id, r.received_on, r.returned_on, r.created_at, r.returned_at, s.request_id,
           m.minor, m.minor - coalesce(s.paid_minor, 0)::bigint AS credit_minor
      FROM shares s
      JOIN receipts r ON r.id = s.receipt_id
     CROSS JOIN LATERAL (
             SELECT CASE WHEN r.payer_id = $2 THEN r.amount_minor
                         ELSE least(r.amount_minor, s.minor)::bigint END AS minor) AS m
     WHERE r.entity_id = $1 AND r.currency = $3
  ),
  lines AS (
    SELECT CASE e.event WHEN 'CREATED' THEN 'REQUESTED' ELSE e.event END AS kind,
           (e.at AT TIME ZONE $6)::date::text AS day, e.at, e.id, e.owed_minor AS minor,
           0::bigint AS credit_minor, q.id AS request_id, NULL::uuid AS receipt_id
      FROM payment_requests q
      JOIN payment_request_events e ON e.request_id = q.id
     WHERE q.entity_id = $1 AND q.payer_id = $2 AND q.currency = $3 AND e.owed_minor <> 0
       AND e.event IN ('CREATED', 'CHANGED', 'CANCELLED', 'EXPIRED', 'WRITTEN_OFF')
    UNION ALL
    SELECT 'RECEIVED', m.received_on, m.created_at, m.id, -m.minor, m.credit_minor, m.request_id, m.id
      FROM money m
    UNION ALL
    SELECT 'TAKEN_BACK', m.returned_on, m.returned_at, m.id, m.minor, 0, m.request_id, m.id
      FROM money m
     WHERE m.returned_on IS NOT NULL
    UNION ALL
    SELECT 'GIVEN_BACK', (w.updated_at AT TIME ZONE $6)::date::text, w.updated_at, f.id, f.amount_minor, 0,
           NULL, f.receipt_id
      FROM money m
      JOIN receipt_refunds f ON f.receipt_id = m.id
      JOIN withdrawals w ON w.batch_id = f.batch_id
     WHERE w.status = 'COMPLETE' AND (m.payer_id = $2 OR f.payer_id = $2)
  )` as const;

/** The amounts owed before and after the days, and the number of their lines. The database adds them up. */
async function loadSums(tx: Tx, { entityId, payer, currency, from, to, timezone }: Asked) {
  const [row] = await tx.query(
    `${LINES}
     SELECT coalesce(sum(l.minor) FILTER (WHERE l.day < $4), 0)::bigint AS before_minor,
            coalesce(sum(l.minor), 0)::bigint AS after_minor,
            count(*) FILTER (WHERE l.day >= $4) AS lines
       FROM lines l
      WHERE l.day <= $5`,
    [entityId, payer.id, currency, from, to, timezone],
  );
  const owed = row!.before_minor ?? 0n;
  return {
    owed,
    payer,
    currency,
    from,
    to,
    openingAmount: formatAmount(owed, currency),
    closingAmount: formatAmount(row!.after_minor ?? 0n, currency),
    total: Number(row!.lines),
  };
}

/** A page of the lines, each with what was owed afterwards. */
async function loadLines(
  tx: Tx,
  { entityId, payer, currency, from, to, timezone }: Asked,
  owedBefore: bigint,
  { offset, limit }: { offset: number; limit: number },
): Promise<Statement['lines']> {
  const rows = await tx.query(
    `${LINES}
     SELECT p.kind, p.day, p.minor, p.credit_minor, p.moved_minor, p.request_id, p.receipt_id, r.label,
            r.invoice_number, r.reference
       FROM (SELECT l.*, (sum(l.minor) OVER (ORDER BY l.day, l.at, l.kind, l.id))::bigint AS moved_minor
               FROM lines l
              WHERE l.day BETWEEN $4 AND $5
              ORDER BY l.day, l.at, l.kind, l.id
             OFFSET $7
              LIMIT $8) p
       LEFT JOIN payment_requests r ON r.id = p.request_id
      ORDER BY p.day, p.at, p.kind, p.id`,
    [entityId, payer.id, currency, from, to, timezone, offset, limit],
  );
  return rows.map((row) => ({
    on: row.day!,
    kind: row.kind as StatementKind,
    requestId: row.request_id,
    receiptId: row.receipt_id,
    label: row.label,
    invoiceNumber: row.invoice_number,
    reference: row.reference,
    amount: formatAmount(row.minor!, currency),
    creditAmount: formatAmount(row.credit_minor ?? 0n, currency),
    balance: formatAmount(owedBefore + (row.moved_minor ?? 0n), currency),
  }));
}
