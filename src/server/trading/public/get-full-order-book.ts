import type { getFullOrderBook as operation } from '../../../contract/trading/public.ts';
import type { BookSide } from '../../../domain/exchange/book.ts';
import type { Market } from '../../../domain/exchange/markets.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { marketOf, type Call } from '../call.ts';
import { idOf } from '../ids.ts';
import { priceText, quantityText } from '../units.ts';

/** Every order of a book: best price first, then oldest first. Throws -21. */
export async function getFullOrderBook({ exchange, params }: Call<typeof operation>): Promise<object> {
  const market = marketOf(exchange, params.currencyPair);
  const { state } = exchange.engine;
  const book = state.books[market.index]!;
  return {
    Asks: entriesOf(state, market, book.asks),
    Bids: entriesOf(state, market, book.bids),
    LastChange: new Date(book.changedAt).toISOString(),
    SequenceNumber: book.sequence,
  };
}

function entriesOf(state: State, market: Market, side: BookSide): object[] {
  const { orders } = state;
  const entries: object[] = [];
  for (const level of side.fromBest()) {
    const price = priceText(state.rules, market, level.price);
    let positionAtPrice = 1;
    for (let slot = level.head; slot >= 0; slot = orders.after[slot]!) {
      entries.push({
        side: side.bids ? 'buy' : 'sell',
        quantity: quantityText(market, orders.remaining[slot]!),
        price,
        currencyPair: market.pair.symbol,
        id: idOf('order', orders.number[slot]!, orders.createdAt[slot]!),
        positionAtPrice: positionAtPrice++,
      });
    }
  }
  return entries;
}
