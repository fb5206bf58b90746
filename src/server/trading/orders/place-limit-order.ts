import type { placeLimitOrder as operation } from '../../../contract/trading/orders.ts';
import { costOf, type Market } from '../../../domain/exchange/markets.ts';
import { EXCHANGE_ERRORS } from '../../../shared/trading-terms.ts';
import type { Account } from '../account-directory.ts';
import { marketOf, submit, type Call } from '../call.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { idOf } from '../ids.ts';
import { ExchangeRefusal, invalid } from '../refusal.ts';
import { amountText, lotsFrom, priceText, quantityText, ticksFrom } from '../units.ts';

/**
 * Places a limit order. Refuses what the order, its market and the account's permissions alone rule out.
 * Everything else, such as too small a balance, is a failed order whose status the client reads later.
 */
export async function placeLimitOrder({
  exchange,
  account,
  body,
  signed,
}: Call<typeof operation>): Promise<object> {
  const market = marketOf(exchange, body.pair);
  const price = priceOf(exchange, market, body.price);
  const quantity = quantityOf(exchange, market, body.quantity, price, body.reduceOnly);
  if (body.allowMargin) requireMargin(exchange, market, account);
  const { customerOrderId } = body;
  const { events, at } = await submit(
    exchange,
    {
      type: 'limit',
      account: account.number,
      pair: market.pair.symbol,
      side: body.side === 'BUY' ? 'buy' : 'sell',
      quantity,
      price,
      timeInForce: body.timeInForce,
      postOnly: body.postOnly,
      ...(body.postOnlyReprice ? { postOnlyReprice: true } : {}),
      reduceOnly: body.reduceOnly,
      allowMargin: body.allowMargin,
      ...(customerOrderId === undefined ? {} : { customerOrderId }),
    },
    signed,
  );
  const received = events.find((event) => event.type === 'order');
  if (!received) throw new Error('The engine received no order');
  return { id: idOf('order', received.order, at), customerOrderId };
}

function priceOf({ engine }: ExchangeService, market: Market, text: string): number {
  const { rules } = engine.state;
  const ticks = ticksFrom(rules, market, text);
  if (ticks === 'off-tick')
    throw invalid({
      field: 'price',
      message: `The price is not a multiple of the tick size ${priceText(rules, market, 1)}.`,
    });
  if (ticks === null || ticks === 0) throw invalid({ field: 'price', message: 'Enter a price above zero.' });
  return ticks;
}

/**
 * The lots of an order, further digits cut off, within the market's bounds. An order that closes a position
 * may be smaller.
 */
function quantityOf(
  { engine }: ExchangeService,
  market: Market,
  text: string,
  price: number,
  reduceOnly: boolean,
): number {
  const { rules } = engine.state;
  const { minBase, maxBase, minQuote, maxQuote } = market.pair;
  const lots = lotsFrom(market, text);
  if (lots === null) throw invalid({ field: 'quantity', message: 'Enter a smaller quantity.' });
  if (lots < (reduceOnly ? 1 : minBase))
    throw new ExchangeRefusal(
      400,
      EXCHANGE_ERRORS.belowMinimum,
      `Minimum order size not met: it is ${quantityText(market, minBase)} ${market.pair.base}`,
    );
  const quote = (units: number) => `${amountText(rules, market.quote, units)} ${market.pair.quote}`;
  if (lots > maxBase) throw decrease(`${quantityText(market, maxBase)} ${market.pair.base}`);
  const isTooMuch = price * market.pair.tick * lots > maxQuote * 10 ** market.pair.lotDecimals;
  if (isTooMuch) throw decrease(quote(maxQuote));
  if (!reduceOnly && costOf(market, price, lots) < minQuote) {
    throw new ExchangeRefusal(
      400,
      EXCHANGE_ERRORS.increaseAmount,
      `Increase the amount: an order must be worth at least ${quote(minQuote)}`,
    );
  }
  return lots;
}

function decrease(most: string): ExchangeRefusal {
  return new ExchangeRefusal(400, EXCHANGE_ERRORS.decreaseAmount, `Decrease the amount: the most is ${most}`);
}

function requireMargin({ engine }: ExchangeService, market: Market, account: Account): void {
  if (engine.state.accounts.marginEnabled[account.number] && market.pair.marginAllowed) return;
  throw new ExchangeRefusal(
    400,
    EXCHANGE_ERRORS.marginNotEnabled,
    'Margin trading is not enabled for this account or currency pair',
  );
}
