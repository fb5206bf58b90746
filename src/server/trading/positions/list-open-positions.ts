import type { z } from 'zod';
import type { listOpenPositions as operation, OpenPosition } from '../../../contract/trading/positions.ts';
import { shareCeil } from '../../../domain/exchange/amounts.ts';
import { valueOf, type Market } from '../../../domain/exchange/markets.ts';
import { liquidationPrice, openProfit } from '../../../domain/exchange/positions.ts';
import { markPrice } from '../../../domain/exchange/prices.ts';
import { positionOf, type Position, type State } from '../../../domain/exchange/state.ts';
import type { Call } from '../call.ts';
import { positionId } from '../ids.ts';
import { amountText, averageText, priceText, quantityText } from '../units.ts';

/** The account's open positions, in order of pairs. */
export async function listOpenPositions({
  exchange,
  account,
}: Call<typeof operation>): Promise<z.input<typeof OpenPosition>[]> {
  const { state } = exchange.engine;
  return state.markets.flatMap((market) => {
    const position = positionOf(state, market.index, account.number);
    return position ? [shown(state, market, position)] : [];
  });
}

function shown(state: State, market: Market, position: Position): z.input<typeof OpenPosition> {
  const { rules } = state;
  const lots = Math.abs(position.size);
  const amount = (units: number) => amountText(rules, market.quote, units);
  const mark = markPrice(state.books[market.index]!);
  const last = liquidationPrice(state, market, position);
  const value = valueOf(market, mark, lots);
  return {
    currencyPair: market.pair.symbol,
    side: position.size > 0 ? 'buy' : 'sell',
    quantity: quantityText(market, lots),
    averageEntryPrice: averageText(rules, market, lots, position.cost),
    ...(mark === 0
      ? {}
      : {
          markPrice: priceText(rules, market, mark),
          value: amount(value),
          unrealisedPnl: amount(openProfit(market, position, mark)),
          maintenanceMargin: amount(shareCeil(value, rules.maintenanceMarginPpm)),
        }),
    margin: amount(position.margin),
    ...(last === 0 ? {} : { liquidationPrice: priceText(rules, market, last) }),
    quoteCurrency: market.pair.quote,
    positionId: positionId(position.number),
  };
}
