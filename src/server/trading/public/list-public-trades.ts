import type { listPublicTrades as operation } from '../../../contract/trading/public.ts';
import { marketOf, type Call } from '../call.ts';
import { trimDecimal } from '../decimals.ts';

/** The trades of a market, newest first. Throws -21. */
export async function listPublicTrades({
  exchange,
  params,
  query,
}: Call<typeof operation>): Promise<object[]> {
  const symbol = marketOf(exchange, params.currencyPair).pair.symbol;
  await exchange.engine.projected();
  const rows = await exchange.context.database.query(
    `SELECT number, id, price, quantity, taker_side, at
     FROM exchange.trades
     WHERE pair = $1
     ORDER BY number DESC OFFSET $2 LIMIT $3`,
    [symbol, query.skip, query.limit],
  );
  return rows.map(({ number, id, price, quantity, taker_side: takerSide, at }) => ({
    id,
    price: trimDecimal(price),
    quantity: trimDecimal(quantity),
    currencyPair: symbol,
    tradedAt: at.toISOString(),
    takerSide,
    sequenceId: Number(number),
  }));
}
