import type { getEntryRequests as op } from '../../../contract/dashboard/entry-requests.ts';
import { matchReceipt, type MatchedPayer } from '../../../domain/collections/match-receipt.ts';
import { referencesIn, referencesNear } from '../../../domain/collections/references.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { OPEN_STATUSES } from './list-requests.ts';
import { displayRequest, openMinorOf, SELECT_REQUESTS, type RequestRow } from './request-for-display.ts';

/** More requests with the same amount would tell a user nothing. */
const MOST_ALIKE = 200;

/** GET /app/reconciliation/entries/{id}/payment-requests: what an entry would pay. Errors: 404. */
export function getEntryRequests(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId }, params }) => {
    const { currency, amountMinor, ...words } = await loadEntry(database, entityId, params.id);
    const receipt = { amountMinor: amountMinor > 0n ? amountMinor : 0n, ...words };
    const { rows, payers } =
      amountMinor > 0n
        ? await loadCandidates(database, entityId, currency, receipt)
        : { rows: [], payers: [] };
    const match = matchReceipt(receipt, rows.map(matchedOf), payers);
    const today = await todayOf(context, database, entityId);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      verdict: match.verdict,
      reason: match.reason,
      payer: payerOf(match.payerId, payers),
      currency,
      allocations: match.allocations.map((one) => ({
        request: displayRequest(byId.get(one.requestId)!, today),
        amount: formatAmount(one.amountMinor, currency),
      })),
      creditAmount: formatAmount(match.creditMinor, currency),
      askAmount: formatAmount(match.askMinor, currency),
    };
  };
}

interface Words {
  text: string;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
}

/** An entry with all its words. Throws 404. */
async function loadEntry(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<Words & { currency: Currency; amountMinor: bigint }> {
  const [entry] = await db.query(
    `SELECT e.amount_minor, e.text, a.currency
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE e.id = $1 AND e.entity_id = $2`,
    [id, entityId],
  );
  if (!entry) throw notFound('statement_entry');
  const details = await db.query(
    `SELECT d.end_to_end_id, d.text, d.counterparty_name, d.counterparty_account
       FROM entry_details d
      WHERE d.entry_id = $1
      ORDER BY d.position`,
    [id],
  );
  const [only, another] = details;
  return {
    currency: entry.currency,
    amountMinor: entry.amount_minor,
    // A character between the texts keeps a reference from being read across two of them.
    text: [entry.text, ...details.flatMap((one) => [one.text, one.end_to_end_id ?? ''])].join(' 0 '),
    counterpartyName: another ? null : (only?.counterparty_name ?? null),
    counterpartyAccount: another ? null : (only?.counterparty_account ?? null),
  };
}

/** The requests and payers that the words or the amount can mean. */
async function loadCandidates(
  db: Queryable,
  entityId: string,
  currency: Currency,
  { text, amountMinor }: Words & { amountMinor: bigint },
): Promise<{ rows: RequestRow[]; payers: MatchedPayer[] }> {
  const references = [...referencesIn(text), ...referencesNear(text)];
  const named = await db.query('SELECT id FROM payers WHERE entity_id = $1 AND reference = ANY($2)', [
    entityId,
    references,
  ]);
  const rows = await db.query(
    `${SELECT_REQUESTS}
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.id IN (
              SELECT q.id FROM payment_requests q WHERE q.reference = ANY($3)
               UNION ALL
              SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.payer_id = ANY($4) AND q.status = ANY($5)
               UNION ALL
             (SELECT q.id
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.currency = $2 AND q.status IN ('OPEN', 'PARTLY_PAID')
                 AND q.amount_minor - q.paid_minor = $6
               LIMIT $7))
      ORDER BY r.id`,
    [entityId, currency, references, named.map(({ id }) => id), OPEN_STATUSES, amountMinor, MOST_ALIKE],
  );
  const ids = [...new Set([...rows.map((row) => row.payer_id), ...named.map(({ id }) => id)])];
  const found = await db.query('SELECT id, name, reference FROM payers WHERE id = ANY($1)', [ids]);
  return {
    rows,
    payers: found.map(({ id, name, reference }) => ({ id, name, reference, knownAccounts: [] })),
  };
}

function matchedOf(row: RequestRow) {
  return {
    id: row.id,
    payerId: row.payer_id,
    reference: row.reference,
    status: row.status,
    openMinor: openMinorOf(row),
    dueOn: row.due_on,
    allowsPart: row.allows_part,
    minimumPartMinor: row.minimum_part_minor,
    onTooMuch: row.on_too_much,
  };
}

function payerOf(id: string | null, payers: readonly MatchedPayer[]) {
  const payer = payers.find((one) => one.id === id);
  return payer ? { id: payer.id, name: payer.name } : null;
}
