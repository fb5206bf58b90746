import { DAY_MS } from '../../../shared/time.ts';
import type { Day } from './day.ts';
import { futuresOf } from './karoo-futures.ts';
import { loansOf } from './karoo-loans.ts';
import { moneyOf } from './karoo-money.ts';
import { lastOrders, ordersOf } from './karoo-orders.ts';
import type { PastAction, Past } from './past-action.ts';

/** The history of Karoo Trading and its subaccounts. */
export interface KarooHistory {
  /** The actions from one time to another. Call it once for each day, in order. */
  between(fromMs: number, toMs: number): PastAction[];
}

export function karooHistory(past: Past, startMs: number, nowMs: number): KarooHistory {
  const orders = ordersOf(past);
  const last = lastOrders(past, nowMs);
  return {
    between: (fromMs, toMs) => {
      const day: Day = { number: Math.floor((fromMs - startMs) / DAY_MS), startMs: fromMs };
      const moments = [
        ...moneyOf(past, day),
        ...loansOf(past, day),
        ...futuresOf(past, day),
        ...orders(day),
        ...last,
      ];
      return moments
        .filter(({ at }) => at >= fromMs && at < toMs)
        .map((moment) => ({ ...moment, tidy: true }));
    },
  };
}
