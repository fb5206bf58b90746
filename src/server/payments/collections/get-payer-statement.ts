import type { z } from 'zod';
import type { getPayerStatement as op } from '../../../contract/collections.ts';
import type { PayerStatement } from '../../../contract/payment-requests.ts';
import { addDays } from '../../../shared/calendar-day.ts';
import type { RequestEvent } from '../../../shared/collection-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadPayer } from './payer-for-display.ts';

const YEAR_DAYS = 365;

/** The events that change what a payer owes, as the statement names them. */
const KINDS = {
  CREATED: 'REQUESTED',
  CHANGED: 'CHANGED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  WRITTEN_OFF: 'WRITTEN_OFF',
  RECEIVED: 'RECEIVED',
  DEALLOCATED: 'DEALLOCATED',
  TAKEN_BACK: 'TAKEN_BACK',
} as const satisfies Partial<Record<RequestEvent, string>>;

type Statement = z.input<typeof PayerStatement>;

/** GET /payments/collections/payers/{id}/statement: from the events of the payer's requests. Errors: 404. */
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

/** The statement that is asked for, with its days. Throws 404. */
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
  return { entityId, payer: { id, name, reference }, currency, from, to, timezone };
}

type Asked = Awaited<ReturnType<typeof periodOf>>;

/** The amounts owed before and after the days, and the number of their lines. The database adds them up. */
async function loadSums(tx: Tx, { entityId, payer, currency, from, to, timezone }: Asked) {
  const [row] = await tx.query(
    `SELECT coalesce(sum(e.owed_minor) FILTER (WHERE e.at < $4::timestamp AT TIME ZONE $6), 0)::bigint
              AS before_minor,
            coalesce(sum(e.owed_minor), 0)::bigint AS after_minor,
            count(*) FILTER (WHERE e.at >= $4::timestamp AT TIME ZONE $6) AS lines
       FROM payment_requests r
       JOIN payment_request_events e ON e.request_id = r.id
      WHERE r.entity_id = $1 AND r.payer_id = $2 AND r.currency = $3 AND e.owed_minor <> 0
        AND e.at < ($5::timestamp + interval '1 day') AT TIME ZONE $6`,
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
    // A period that ends before it begins has no lines.
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
    `SELECT e.event, (e.at AT TIME ZONE $6)::date::text AS day, e.owed_minor, r.id, r.label,
            r.invoice_number, r.reference,
            (sum(e.owed_minor) OVER (ORDER BY e.at, e.id))::bigint AS moved_minor
       FROM payment_requests r
       JOIN payment_request_events e ON e.request_id = r.id
      WHERE r.entity_id = $1 AND r.payer_id = $2 AND r.currency = $3 AND e.owed_minor <> 0
        AND e.at >= $4::timestamp AT TIME ZONE $6
        AND e.at < ($5::timestamp + interval '1 day') AT TIME ZONE $6
      ORDER BY e.at, e.id
     OFFSET $7
      LIMIT $8`,
    [entityId, payer.id, currency, from, to, timezone, offset, limit],
  );
  return rows.map((row) => ({
    on: row.day!,
    kind: KINDS[row.event as keyof typeof KINDS],
    requestId: row.id,
    label: row.label,
    invoiceNumber: row.invoice_number,
    reference: row.reference,
    amount: formatAmount(row.owed_minor, currency),
    balance: formatAmount(owedBefore + (row.moved_minor ?? 0n), currency),
  }));
}
