import type { listLoanUpdates as operation } from '../../../contract/trading/loans.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { timeOf, type Call } from '../call.ts';
import { trimDecimal } from '../decimals.ts';
import { idOf } from '../ids.ts';
import { invalid } from '../refusal.ts';

const LONGEST_DAYS = 31;

/** Updates of the account's loan offers in a currency, newest first; at most 31 days in one call. */
export async function listLoanUpdates({
  exchange,
  account,
  query,
}: Call<typeof operation>): Promise<object[]> {
  const { rules } = exchange.engine.state;
  const symbol = query.currencySymbol.toUpperCase();
  if (!rules.assets.some((asset) => asset.symbol === symbol))
    throw invalid({ field: 'currencySymbol', message: 'There is no such currency.' });
  const longest = LONGEST_DAYS * DAY_MS;
  const to = timeOf(query.endTime) ?? new Date(exchange.context.clock.nowMs());
  const from = timeOf(query.startTime) ?? new Date(to.getTime() - longest);
  if (to.getTime() - from.getTime() > longest)
    throw invalid({ field: 'startTime', message: `Request at most ${LONGEST_DAYS} days in one call.` });
  await exchange.engine.projected();
  const rows = await exchange.context.database.query(
    `SELECT loan, asset, total, total - used AS available, used, hourly_rate AS "hourlyRate", type,
       created_at AS "createdAt", updated_at AS "updatedAt"
     FROM exchange.loan_updates
     WHERE account = $1
       AND asset = $2
       AND updated_at >= $3
       AND updated_at <= $4
     ORDER BY command DESC, place DESC OFFSET $5 LIMIT $6`,
    [account.number, symbol, from, to, query.skip, query.limit],
  );
  return rows.map((row) => ({
    loanId: idOf('loan', Number(row.loan), row.createdAt.getTime()),
    currency: row.asset,
    totalAmount: trimDecimal(row.total),
    availableAmount: trimDecimal(row.available),
    usedAmount: trimDecimal(row.used),
    hourlyRate: trimDecimal(row.hourlyRate),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    loanHistoryUpdateType: row.type,
  }));
}
