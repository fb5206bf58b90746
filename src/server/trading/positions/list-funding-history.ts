import type { listFundingHistory as operation } from '../../../contract/trading/positions.ts';
import { marketOf, windowOf, type Call } from '../call.ts';
import { trimDecimal } from '../decimals.ts';
import { positionId } from '../ids.ts';
import { unsupportedPair } from '../refusal.ts';

const LATEST_DAYS = 30;

/** Funding payments in a perpetual, newest first; the latest 30 days without times. Throws -21. */
export async function listFundingHistory({
  exchange,
  account,
  query,
}: Call<typeof operation>): Promise<object[]> {
  const market = marketOf(exchange, query.currencyPair);
  if (!market.future) throw unsupportedPair();
  const { from, to } = windowOf(exchange, query.startTime, query.endTime, LATEST_DAYS);
  await exchange.engine.projected();
  const rows = await exchange.context.database.query(
    `SELECT pair, position, side, rate, amount, at,
       COALESCE(value, round(abs(amount) / NULLIF(abs(rate), 0), 6), 0) AS value
     FROM exchange.funding
     WHERE account = $1
       AND pair = $2
       AND ($3::timestamptz IS NULL OR at >= $3)
       AND ($4::timestamptz IS NULL OR at <= $4)
     ORDER BY command DESC, place DESC OFFSET $5 LIMIT $6`,
    [account.number, market.pair.symbol, from, to, query.skip, query.limit],
  );
  return rows.map((row) => ({
    currencyPair: row.pair,
    side: row.side,
    createdAt: row.at.toISOString(),
    fundingRate: trimDecimal(row.rate),
    fundingAmount: trimDecimal(row.amount),
    positionTotal: trimDecimal(row.value),
    positionId: positionId(Number(row.position)),
  }));
}
