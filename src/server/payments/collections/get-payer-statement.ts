import type { z } from 'zod';
import type { getPayerStatement as op } from '../../../contract/collections.ts';
import type { PayerStatement } from '../../../contract/payment-requests.ts';
import { addDays } from '../../../shared/calendar-day.ts';
import type { RequestEvent } from '../../../shared/collection-terms.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
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

/** GET /payments/collections/payers/{id}/statement: from the events of the payer's requests. Errors: 404. */
export function getPayerStatement(context: Context): Handler<typeof op> {
  return ({ caller: { entityId }, params, query }) => loadPayerStatement(context, entityId, params.id, query);
}

interface Period {
  currency: Currency;
  from?: string | undefined;
  to?: string | undefined;
}

/** What a payer was asked for in a period, and what is open. Throws 404. */
export async function loadPayerStatement(
  context: Context,
  entityId: string,
  payerId: string,
  period: Period,
): Promise<z.input<typeof PayerStatement>> {
  const { database } = context;
  const { id, name, reference } = await loadPayer(database, entityId, payerId);
  const { timezone } = await loadPaymentConfig(database, entityId);
  const { currency } = period;
  const to = period.to ?? (await todayOf(context, database, entityId));
  const from = period.from ?? addDays(to, -YEAR_DAYS);
  const rows = await database.query(
    `SELECT e.event, (e.at AT TIME ZONE $5)::date::text AS day, e.owed_minor, r.id, r.label,
            r.invoice_number, r.reference
       FROM payment_requests r
       JOIN payment_request_events e ON e.request_id = r.id
      WHERE r.entity_id = $1 AND r.payer_id = $2 AND r.currency = $3 AND e.owed_minor <> 0
        AND (e.at AT TIME ZONE $5)::date <= $4::date
      ORDER BY e.at, e.id`,
    [entityId, id, currency, to, timezone],
  );
  let balanceMinor = rows
    .filter(({ day }) => day! < from)
    .reduce((sum, { owed_minor }) => sum + owed_minor, 0n);
  const openingAmount = formatAmount(balanceMinor, currency);
  const lines = rows
    .filter(({ day }) => day! >= from)
    .map((row) => {
      balanceMinor += row.owed_minor;
      return {
        on: row.day!,
        kind: KINDS[row.event as keyof typeof KINDS],
        requestId: row.id,
        label: row.label,
        invoiceNumber: row.invoice_number,
        reference: row.reference,
        amount: formatAmount(row.owed_minor, currency),
        balance: formatAmount(balanceMinor, currency),
      };
    });
  return {
    payer: { id, name, reference },
    currency,
    from,
    to,
    openingAmount,
    lines,
    closingAmount: formatAmount(balanceMinor, currency),
  };
}
