import { positionOf } from '../../../domain/exchange/state.ts';
import { atMinute, type Day } from './day.ts';
import { limit, marketNamed, other, priceOff, type PastAction, type Past } from './past-action.ts';

/**
 * Positions of Hedging, in dollars: long, or short when negative; closed whole or in part. The last one
 * stays open.
 */
const TRADES: readonly ({ day: number; pair: string } & ({ open: number } | { close: number }))[] = [
  { day: 12, pair: 'BTCUSDCPERP', open: 40_000 },
  { day: 30, pair: 'ETHUSDCPERP', open: -25_000 },
  { day: 47, pair: 'BTCUSDCPERP', close: 1 },
  { day: 58, pair: 'BTCUSDCPERP', open: -50_000 },
  { day: 71, pair: 'ETHUSDCPERP', close: 1 },
  { day: 75, pair: 'BTCUSDCPERP', close: 0.5 },
  { day: 96, pair: 'BTCUSDCPERP', close: 1 },
  { day: 128, pair: 'BTCUSDCPERP', open: 32_000 },
  { day: 150, pair: 'ETHUSDCPERP', open: 36_000 },
  { day: 166, pair: 'ETHUSDCPERP', open: 12_000 },
  { day: 176, pair: 'BTCUSDCPERP', close: 1 },
];

/** A day's trades in futures, at the market maker's quotes of that moment. */
export function futuresOf({ state, accounts, walk }: Past, day: Day): PastAction[] {
  return TRADES.filter((trade) => trade.day === day.number).map((trade): PastAction => {
    const market = marketNamed(state, trade.pair);
    const size = positionOf(state, market.index, accounts.hedging)?.size ?? 0;
    const make = () => {
      const closing = 'close' in trade;
      const sells = closing ? size > 0 : trade.open < 0;
      const side = sells ? 'sell' : 'buy';
      const quantity = closing
        ? Math.floor(Math.abs(size) * trade.close)
        : walk.lotsOf(market, Math.abs(trade.open));
      if (quantity === 0) return [];
      const price = priceOff(walk, market, side === 'buy' ? 150 : -150);
      return [
        limit(accounts.quoter, market, other(side), price, quantity),
        limit(accounts.hedging, market, side, price, quantity, { reduceOnly: closing }),
      ];
    };
    return { at: atMinute(day, 330), make };
  });
}
