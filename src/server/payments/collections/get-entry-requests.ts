import type { getEntryRequests as op } from '../../../contract/dashboard/entry-requests.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadCandidates } from '../reconciling/receipts/candidates.ts';
import { loadWords } from '../reconciling/receipts/load-words.ts';
import { payLinksOf } from './pay-page/pay-links.ts';
import { displayRequest, SELECT_REQUESTS } from './request-for-display.ts';

/** GET /app/reconciliation/entries/{id}/payment-requests: what an entry would pay. Errors: 404. */
export function getEntryRequests(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId }, params }) => {
    const currency = await loadCurrency(database, entityId, params.id);
    const words = (await loadWords(database, [params.id])).get(params.id)!;
    // An entry that takes money out pays nothing.
    const asked = words.amountMinor > 0n ? [words] : [];
    const candidates = await loadCandidates(database, { entityId, currency }, asked, { lock: false });
    const match = candidates.match(words, words.amountMinor > 0n ? words.amountMinor : 0n);
    const rows = await database.query(`${SELECT_REQUESTS} WHERE r.entity_id = $1 AND r.id = ANY($2)`, [
      entityId,
      match.allocations.map(({ requestId }) => requestId),
    ]);
    const today = await todayOf(context, database, entityId);
    const links = await payLinksOf(context);
    const payer = candidates.payer(match.payerId);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      verdict: match.verdict,
      reason: match.reason,
      payer: payer && { id: payer.id, name: payer.name },
      currency,
      allocations: match.allocations.map((one) => ({
        request: displayRequest(byId.get(one.requestId)!, today, links),
        amount: formatAmount(one.amountMinor, currency),
      })),
      creditAmount: formatAmount(match.creditMinor, currency),
      askAmount: formatAmount(match.askMinor, currency),
    };
  };
}

/** The currency of an entry. Throws 404. */
async function loadCurrency(db: Queryable, entityId: string, id: string): Promise<Currency> {
  const [entry] = await db.query(
    `SELECT a.currency
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE e.id = $1 AND e.entity_id = $2`,
    [id, entityId],
  );
  if (!entry) throw notFound('statement_entry');
  return entry.currency;
}
