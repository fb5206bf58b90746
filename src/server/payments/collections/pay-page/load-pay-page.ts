import { shortName } from '../../../../domain/collections/short-name.ts';
import type { RequestStatus } from '../../../../shared/collection-terms.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { openMinorOf } from '../request-for-display.ts';
import { hashOfToken } from './pay-links.ts';
import { loadPayInto, type PayInto } from './receiving-account.ts';

/** Everything that the pay page of a request shows, and nothing else. */
export interface PayPage {
  company: string;
  /** The payer's name, shortened. */
  payer: string;
  label: string;
  invoiceNumber: string | null;
  status: RequestStatus;
  currency: Currency;
  amountMinor: bigint;
  paidMinor: bigint;
  openMinor: bigint;
  dueOn: string;
  expiresOn: string | null;
  allowsPart: boolean;
  minimumPartMinor: bigint | null;
  reference: string;
  /** The day in the zone of the company. */
  today: string;
  /** Null when nothing is open, or when the company has no account to pay into. */
  payInto: PayInto | null;
}

/** The pay page of a token; null when no link that works has it. */
export async function loadPayPage(context: Context, token: string): Promise<PayPage | null> {
  const { database } = context;
  const [row] = await database.prepared(
    `SELECT r.entity_id, coalesce(c.legal_name, e.name) AS company, p.name AS payer, r.label,
            r.invoice_number, r.status, r.currency, r.amount_minor, r.paid_minor, r.due_on, r.expires_on,
            r.allows_part, r.minimum_part_minor, r.reference
       FROM pay_links l
       JOIN payment_requests r ON r.id = l.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
      WHERE l.token_hash = $1 AND l.ended_at IS NULL`,
    [hashOfToken(token)],
  );
  if (!row) return null;
  const openMinor = openMinorOf(row);
  return {
    company: row.company!,
    payer: shortName(row.payer),
    label: row.label,
    invoiceNumber: row.invoice_number,
    status: row.status,
    currency: row.currency,
    amountMinor: row.amount_minor,
    paidMinor: row.paid_minor,
    openMinor,
    dueOn: row.due_on,
    expiresOn: row.expires_on,
    allowsPart: row.allows_part,
    minimumPartMinor: row.minimum_part_minor,
    reference: row.reference,
    today: await todayOf(context, database, row.entity_id),
    payInto: openMinor > 0n ? await loadPayInto(database, row.entity_id, row.currency) : null,
  };
}
