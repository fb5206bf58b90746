import type { Market } from '../../../domain/exchange/markets.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { NewCommand } from '../engine/engine.ts';
import { atMinute, isDue, type Day } from './day.ts';
import { CONVERSIONS, converted } from './karoo-conversions.ts';
import { FAILURES } from './karoo-failures.ts';
import {
  available,
  limit,
  marketNamed,
  other,
  priceOff,
  units,
  type PastAction,
  type Past,
} from './past-action.ts';

/** The orders of Karoo Trading's primary account. */

/** Pairs, weighted by how often they are traded, and the account's target for each base currency. */
const PAIRS = ['BTCZAR', 'BTCUSDC', 'ETHUSDC', 'ETHZAR', 'BTCZAR', 'USDCZAR', 'SOLUSDC', 'BTCUSDC'] as const;
const ENOUGH: Readonly<Record<string, number>> = { BTC: 8.6, ETH: 145, SOL: 160, USDC: 470_000 };

/** An order that is open for longer than this is cancelled. */
const PATIENCE_MS = 1.5 * DAY_MS;

const WEEKDAYS = 5;

/** The orders of each day. Call it once for each day, in order. */
export function ordersOf(past: Past): (day: Day) => PastAction[] {
  const { next } = past;
  let named = 0;
  // About half have a customer order id, as if a system of Karoo Trading had placed them.
  const name = () => (next() < 0.5 ? { customerOrderId: `KT-${String(10_001 + named++)}` } : {});
  return (day) => {
    const moments = [givenUp(past, day)];
    const conversion = isDue(day, 6, 2)
      ? CONVERSIONS[Math.floor(day.number / 6) % CONVERSIONS.length]
      : undefined;
    if (conversion) moments.push(converted(past, day, conversion));
    if (isDue(day, 30, 12))
      moments.push(
        converted(past, day, {
          owner: 'customer',
          pay: 'ZAR',
          receive: 'BTC',
          amount: 9_000,
          feePpm: 10_000,
          feeAsset: 'ZAR',
          feeTo: 'karoo',
        }),
      );
    if (isDue(day, 9, 3))
      moments.push(...FAILURES[Math.floor(day.number / 9) % FAILURES.length]!(past, atMinute(day, 480)));
    if (day.number % 7 >= WEEKDAYS) return moments;
    const count = 2 + Math.floor(next() * 2);
    for (let i = 0; i < count; i++)
      moments.push(...oneOrder(past, atMinute(day, 380 + next() * 480), name()));
    return moments;
  };
}

/** Cancels the orders that were not filled. */
function givenUp({ state, accounts: { karoo } }: Past, day: Day): PastAction {
  const { orders } = state;
  const make = (): NewCommand[] =>
    orders
      .ofAccount(karoo)
      .filter((slot) => orders.createdAt[slot]! < day.startMs - PATIENCE_MS)
      .map((slot) => ({ type: 'cancel', account: karoo, order: orders.number[slot]! }));
  // Read the state at that time: an order that is filled by then cannot be cancelled.
  const commands = make();
  return { at: atMinute(day, 375), make: () => commands };
}

function oneOrder(past: Past, at: number, more: { customerOrderId?: string }): PastAction[] {
  const { state, accounts, walk, next } = past;
  const { karoo, quoter, taker } = accounts;
  const market = marketNamed(state, PAIRS[Math.floor(next() * PAIRS.length)]!);
  const dollars = 300 + 15_000 * next() * next();
  const side = sideOf(past, market);
  const buys = side === 'buy';
  const kind = next();
  if (kind < 0.34) {
    const make = () => {
      const price = priceOff(walk, market, buys ? 250 : -250);
      const quantity = walk.lotsOf(market, dollars);
      return [
        limit(quoter, market, other(side), price, quantity),
        limit(karoo, market, side, price, quantity, more),
      ];
    };
    return [{ at, make }];
  }
  if (kind < 0.5) return [marketOrder(past, at, market, side, dollars, more)];
  if (kind < 0.82) {
    // A resting order that a counterparty fills whole, or later in part.
    const share = kind < 0.74 ? 1 : 0.2 + 0.5 * next();
    let placed: { price: number; quantity: number } | null = null;
    const wait = (15 + 90 * next()) * MINUTE_MS;
    return [
      {
        at,
        make: () => {
          placed = {
            price: priceOff(walk, market, buys ? -600 : 600),
            quantity: walk.lotsOf(market, dollars),
          };
          return [
            limit(karoo, market, side, placed.price, placed.quantity, { ...more, postOnly: kind < 0.6 }),
          ];
        },
      },
      {
        at: Math.floor(at + wait),
        make: () =>
          placed
            ? [
                limit(
                  taker,
                  market,
                  other(side),
                  placed.price,
                  Math.max(1, Math.floor(placed.quantity * share)),
                  { timeInForce: 'IOC' },
                ),
              ]
            : [],
      },
    ];
  }
  const away = Math.floor((12_000 + 28_000 * next()) * (buys ? -1 : 1));
  return [
    {
      at,
      make: () => [
        limit(karoo, market, side, priceOff(walk, market, away), walk.lotsOf(market, dollars), more),
      ],
    },
  ];
}

/** Usually the side that brings the holding closer to the target. */
function sideOf({ state, accounts, next }: Past, market: Market): 'buy' | 'sell' {
  const held = available(state, accounts.karoo, market.pair.base);
  const enough = units(state, market.pair.base, ENOUGH[market.pair.base] ?? 0);
  return held < enough !== next() < 0.25 || held < enough / 4 ? 'buy' : 'sell';
}

/** A market order at the prices of that moment. */
function marketOrder(
  { state, accounts, walk }: Past,
  at: number,
  market: Market,
  side: 'buy' | 'sell',
  dollars: number,
  more: { customerOrderId?: string },
): PastAction {
  const make = (): NewCommand[] => {
    const lots = walk.lotsOf(market, dollars);
    const price = priceOff(walk, market, side === 'buy' ? 200 : -200);
    const quoted = limit(accounts.quoter, market, other(side), price, lots * 2);
    // A buy is given in the quote currency: half of what is offered, in whole dollars or tens of rands.
    const amount =
      side === 'sell'
        ? lots
        : units(
            state,
            market.pair.quote,
            Math.floor((dollars * (market.pair.quote === 'ZAR' ? RANDS : 1)) / 10) * 10,
          );
    return [
      quoted,
      { type: 'market', account: accounts.karoo, pair: market.pair.symbol, side, amount, ...more },
    ];
  };
  return { at, make };
}

/** A rough rand price of a dollar, where precision does not matter. */
const RANDS = 17;

/** The orders that are open when the demo begins: some untouched, one filled in part. */
export function lastOrders(past: Past, nowMs: number): PastAction[] {
  const { state, accounts, walk } = past;
  const { karoo, hedging, taker } = accounts;
  const open = (
    minutesAgo: number,
    symbol: string,
    side: 'buy' | 'sell',
    ppm: number,
    dollars: number,
    more: Parameters<typeof limit>[5] = {},
  ): PastAction => {
    const market = marketNamed(state, symbol);
    return {
      at: nowMs - minutesAgo * MINUTE_MS,
      make: () => [
        limit(karoo, market, side, priceOff(walk, market, ppm), walk.lotsOf(market, dollars), more),
      ],
    };
  };
  const touched = marketNamed(state, 'ETHZAR');
  let price = 0;
  const inPart: PastAction[] = [
    {
      at: nowMs - 21 * MINUTE_MS,
      make: () => {
        price = priceOff(walk, touched, -9_000);
        return [
          limit(karoo, touched, 'buy', price, walk.lotsOf(touched, 5_200), { customerOrderId: 'KT-ETH-DIP' }),
        ];
      },
    },
    {
      at: nowMs - 19 * MINUTE_MS,
      make: () => [limit(taker, touched, 'sell', price, walk.lotsOf(touched, 1_900), { timeInForce: 'IOC' })],
    },
  ];
  const perpetual = marketNamed(state, 'ETHUSDCPERP');
  return [
    open(34, 'BTCZAR', 'buy', -16_000, 6_400, { customerOrderId: 'KT-BTC-DIP' }),
    open(31, 'BTCUSDC', 'sell', 21_000, 9_800, { postOnly: true }),
    open(27, 'ETHUSDC', 'sell', 18_000, 4_300),
    open(12, 'USDCZAR', 'buy', -8_000, 15_000, { postOnly: true, customerOrderId: 'KT-USDC-WEEK-47' }),
    ...inPart,
    {
      at: nowMs - 8 * MINUTE_MS,
      make: () => [
        limit(hedging, perpetual, 'sell', priceOff(walk, perpetual, 45_000), walk.lotsOf(perpetual, 12_000), {
          reduceOnly: true,
        }),
      ],
    },
  ];
}
