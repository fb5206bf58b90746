import { drawsOf, type Draws } from '../draws.ts';
import { pause, together } from '../draw-parts.ts';
import { ENTITIES, type HistoryEvent, type SingleEvent } from '../history.ts';
import type { ExchangeEvent, KnownOrder, TraderEvent } from './events.ts';

/**
 * Adds the events at the exchange to the history of a seed. They have their own draws, so that the events
 * about payments do not depend on them.
 */
export function withExchange(seed: number, events: readonly HistoryEvent[]): HistoryEvent[] {
  const draws = drawsOf(seed * 31 + 17);
  const orders: KnownOrder[] = [];
  return events.flatMap((event) =>
    draws.chance(0.3) ? [event, draws.chance(0.2) ? atOnce(draws, orders) : next(draws, orders)] : [event],
  );
}

function next(draws: Draws, orders: KnownOrder[]): HistoryEvent {
  return draws.weighted<() => HistoryEvent>([
    [12, () => byTrader(draws, orders)],
    [1.5, () => convert(draws, orders)],
    [1.5, () => end(draws)],
    [1, () => way(draws)],
    [0.5, () => ({ what: 'pass', by: 'clock', ms: pause(draws) })],
  ])();
}

function byTrader(draws: Draws, orders: KnownOrder[]): TraderEvent {
  const entity = draws.oneOf(ENTITIES);
  // An approver has no right to an order.
  const by = `${entity} ${draws.chance(0.05) ? 'approver 1' : draws.oneOf(['trader 1', 'trader 2'])}`;
  // Some traders cancel an order of the other entity, or one that never existed.
  const known = draws.chance(0.1) ? orders : orders.filter(({ name }) => name.startsWith(entity));
  const cancelled = draws.chance(0.7) ? known.at(-1) : known[draws.whole(0, known.length)];
  return draws.weighted<() => TraderEvent>([
    [8, () => order(draws, by, orders)],
    [3, () => ({ what: 'cancel order', by, ...(cancelled ?? { name: 'A-0', pair: 'BTCZAR' }) })],
    [1, () => ({ what: 'look at the exchange', by })],
  ])();
}

function order(draws: Draws, by: string, orders: KnownOrder[]): TraderEvent {
  const isAgain = orders.length > 0 && draws.chance(0.08);
  const name = isAgain ? draws.oneOf(orders).name : `${by[0]}-${orders.length + 1}`;
  const pair = draws.oneOf(['BTCZAR', 'USDCZAR'] as const);
  if (!isAgain) orders.push({ name, pair });
  // Each entity is mostly on one side, because the exchange refuses to match two orders of one account.
  const isBuy = draws.chance(by.startsWith('A') ? 0.85 : 0.15);
  return {
    what: 'order',
    by,
    name,
    pair,
    side: isBuy ? 'BUY' : 'SELL',
    // Prices close to each other, so that many orders match.
    ticks: isBuy ? draws.whole(-3, 5) : draws.whole(-5, 3),
    size: draws.weighted([
      [9, draws.whole(1, 40)],
      // A quantity larger than anyone has.
      [1, 40_000],
    ]),
    timeInForce: draws.weighted<'GTC' | 'IOC' | 'FOK'>([
      [6, 'GTC'],
      [1, 'IOC'],
      [1, 'FOK'],
    ]),
    ...(draws.chance(0.1) ? { isPostOnly: true } : {}),
    ...(draws.chance(0.1) ? { twice: true } : {}),
  };
}

function convert(draws: Draws, orders: KnownOrder[]): ExchangeEvent {
  const [pay, receive] = draws.oneOf([
    ['ZAR', 'BTC'],
    ['BTC', 'ZAR'],
    ['USDC', 'BTC'],
    ['BTC', 'USDC'],
  ] as const);
  const entity = draws.oneOf(ENTITIES);
  const name = `${entity}-${orders.length + 1}`;
  orders.push({ name, pair: 'BTCZAR' });
  return {
    what: 'convert',
    by: 'broker',
    entity,
    name,
    pay,
    receive,
    size: draws.whole(1, 30),
  };
}

function end(draws: Draws): ExchangeEvent {
  if (draws.chance(0.3)) return { what: 'exchange ends', by: 'exchange' };
  const at = draws.oneOf(['JOURNAL', 'PROJECTIONS'] as const);
  return {
    what: 'exchange ends',
    by: 'exchange',
    at: { at, statement: draws.whole(1, at === 'JOURNAL' ? 3 : 9), isAfter: draws.chance(0.5) },
  };
}

function way(draws: Draws): ExchangeEvent {
  return {
    what: 'way to the exchange',
    by: 'network',
    state: draws.oneOf(['UP', 'UP', 'DOWN', 'ANSWERS_LOST']),
  };
}

function atOnce(draws: Draws, orders: KnownOrder[]): HistoryEvent {
  const events: SingleEvent[] = Array.from({ length: draws.whole(2, 3) }, () => byTrader(draws, orders));
  return together(draws, events);
}
