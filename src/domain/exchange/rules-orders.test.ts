import { beforeEach, describe, expect, test } from 'vitest';
import type { LimitOrder, MarketOrder } from './commands.ts';
import type { ExchangeEvent } from './events.ts';
import { RULES } from './markets.ts';
import { positionOf } from './state.ts';
import {
  BTC,
  DOLLAR,
  LEVERED,
  ONE,
  OTHER,
  POOR,
  USDC,
  ZAR,
  numberOf,
  openScene,
  statesOf,
  tradesOf,
} from './testing/scene.ts';

let { state, run, deposit, order, perp, available, reserved } = openScene();

beforeEach(() => {
  ({ state, run, deposit, order, perp, available, reserved } = openScene());
});

describe('an impossible order is invalid', () => {
  test.each<[string, Partial<LimitOrder>]>([
    ['a quantity of 0', { quantity: 0 }],
    ['a quantity below 0', { quantity: -1 }],
    ['a part of a lot', { quantity: 0.5 }],
    ['a quantity above the maximum of the pair', { quantity: 500_000_001 }],
    ['a price of 0', { price: 0 }],
    ['a part of a tick', { price: 99_999.5 }],
    ['a price beyond exact figures', { price: 2 ** 51 }],
    ['a value beyond exact figures', { price: 2 ** 44, quantity: 500_000_000 }],
    ['an unknown account', { account: 99 }],
  ])('%s', (_, wrong) => {
    const events = run({
      type: 'limit',
      account: ONE,
      pair: 'BTCUSDC',
      side: 'buy',
      quantity: 1_000,
      price: 100_000,
      timeInForce: 'GTC',
      ...wrong,
    });
    expect(events.slice(1)).toEqual([
      expect.objectContaining({ type: 'state', state: 'failed', reason: 'invalid' }),
    ]);
  });

  test('an impossible order takes an order number', () => {
    const first = numberOf(order(ONE, 'buy', 0));
    expect(numberOf(order(ONE, 'buy', 90_000))).toBe(first + 1);
  });
});

describe('an order reports the first of several reasons to fail', () => {
  test.each<[string, Partial<LimitOrder>, string]>([
    ['invalid before all', { quantity: 0, customerOrderId: 'a', allowMargin: true }, 'failed: invalid'],
    [
      'a customer order id in use before a missing right',
      { customerOrderId: 'a', allowMargin: true },
      'failed: duplicate-customer-order-id',
    ],
    [
      'a missing right before the state of the book',
      { allowMargin: true, postOnly: true },
      'failed: margin-not-enabled',
    ],
    ['post-only before its own order', { postOnly: true }, 'failed: post-only-would-match'],
    ['its own order before the balance', { quantity: 400_000_000 }, 'failed: self-trade'],
    [
      'no liquidity for a FOK before the balance',
      { price: 99_000, quantity: 400_000_000, timeInForce: 'FOK' },
      'failed: no-liquidity-fok',
    ],
  ])('%s', (_, more, state) => {
    order(ONE, 'buy', 80_000, { customerOrderId: 'a' });
    order(ONE, 'sell', 100_000);
    expect(statesOf(order(ONE, 'buy', 100_000, more), ONE)).toEqual([state]);
  });
});

describe('an order of the same account on the other side', () => {
  test('matters only when the order would reach it', () => {
    order(OTHER, 'sell', 100_000);
    order(ONE, 'sell', 100_001);
    expect(statesOf(order(ONE, 'buy', 100_001), ONE)).toEqual(['placed', 'filled']);
  });

  test('fails the whole order, also behind other orders', () => {
    order(OTHER, 'sell', 100_000);
    order(ONE, 'sell', 100_001);
    expect(statesOf(order(ONE, 'buy', 100_001, { quantity: 1_000_001 }), ONE)).toEqual([
      'failed: self-trade',
    ]);
    expect(state.books[3]!.last).toBe(0);
  });
});

describe('a repriced post-only order', () => {
  const priceOf = (events: ExchangeEvent[]) => events.find((event) => event.type === 'order')?.price;

  test.each([
    ['buy', 'sell', 100_000, 99_999],
    ['sell', 'buy', 100_000, 100_001],
  ] as const)(
    '%s: rests one tick behind the best %s that it would have matched',
    (side, otherSide, best, rests) => {
      order(OTHER, otherSide, best);
      order(OTHER, otherSide, best + (otherSide === 'sell' ? 7 : -7));
      const events = order(ONE, side, best + (side === 'buy' ? 500 : -500), { postOnlyReprice: true });
      expect([priceOf(events), statesOf(events, ONE), tradesOf(events)]).toEqual([rests, ['placed'], []]);
      expect(state.books[3]!.side(side === 'buy').best()?.price).toBe(rests);
    },
  );

  test('holds its cost at the price where it rests', () => {
    order(OTHER, 'sell', 100_000);
    const before = available(ONE, USDC);
    order(ONE, 'buy', 120_000, { postOnlyReprice: true });
    expect(before - available(ONE, USDC)).toBe(999_990_000);
  });

  test('keeps its price when it would not match', () => {
    order(OTHER, 'sell', 100_001);
    expect(priceOf(order(ONE, 'buy', 100_000, { postOnlyReprice: true }))).toBe(100_000);
  });

  test('also moves behind an order of the same account', () => {
    order(ONE, 'sell', 100_000);
    expect(statesOf(order(ONE, 'buy', 100_000, { postOnlyReprice: true }), ONE)).toEqual(['placed']);
  });

  test('fails when there is no price below the best sell', () => {
    deposit(OTHER, 'BTC', 1_000_000);
    order(OTHER, 'sell', 1);
    expect(statesOf(order(ONE, 'buy', 5, { postOnlyReprice: true }), ONE)).toEqual([
      'failed: post-only-would-match',
    ]);
  });
});

test('a post-only order rests when it would not match', () => {
  order(OTHER, 'sell', 100_001);
  expect(statesOf(order(ONE, 'buy', 100_000, { postOnly: true }), ONE)).toEqual(['placed']);
});

describe('rounding', () => {
  test("rounds a value down and a buyer's hold up, and frees the difference after the trade", () => {
    // 1,001 lots at 99,999 are 1,000,989.99 smallest units.
    order(ONE, 'buy', 99_999, { quantity: 1_001 });
    expect(reserved(ONE, USDC)).toBe(1_000_990);
    const [trade] = tradesOf(order(OTHER, 'sell', 99_999, { quantity: 1_001 }));
    expect(trade).toMatchObject({ value: 1_000_989, takerFee: 1_000, makerReward: 100 });
    expect(reserved(ONE, USDC)).toBe(0);
    expect(available(ONE, USDC)).toBe(1_000_000 * DOLLAR - 1_000_989 + 100);
  });

  test('rounds fees and rewards down, to zero for the smallest trade', () => {
    order(OTHER, 'sell', 100_000, { quantity: 999 });
    expect(tradesOf(order(ONE, 'buy', 100_000, { quantity: 999 }))).toMatchObject([
      { takerFee: 0, makerReward: 0 },
    ]);
    order(OTHER, 'sell', 100_000, { quantity: 10_000 });
    expect(tradesOf(order(ONE, 'buy', 100_000, { quantity: 1_999 }))).toMatchObject([
      { takerFee: 1, makerReward: 0 },
    ]);
    expect(available(0, BTC)).toBe(1);
  });
});

test("trades, resting orders and cancellations each add one to the book's sequence", () => {
  const sequence = () => state.books[3]!.sequence;
  order(OTHER, 'sell', 99_000);
  order(OTHER, 'sell', 99_500);
  expect(sequence()).toBe(2);
  const taker = numberOf(order(ONE, 'buy', 100_000, { quantity: 3_000_000 }));
  expect(sequence()).toBe(5);
  expect(state.books[3]!.last).toBe(99_500);
  run({ type: 'cancel', account: ONE, order: taker });
  expect(sequence()).toBe(6);
});

describe('a market order', () => {
  const market = (more: Partial<MarketOrder>) =>
    run({ type: 'market', account: ONE, pair: 'BTCUSDC', side: 'buy', amount: 100 * DOLLAR, ...more });

  test.each<[string, Partial<MarketOrder>, string]>([
    ['on futures', { pair: 'BTCUSDCPERP' }, 'failed: invalid'],
    ['for nothing', { amount: 0 }, 'failed: invalid'],
    ['with a customer order id in use', { customerOrderId: 'a' }, 'failed: duplicate-customer-order-id'],
    ['against an empty book', { pair: 'ETHUSDC' }, 'failed: no-liquidity'],
    ['that would buy more than all there is', { amount: 5_000 * DOLLAR }, 'failed: no-liquidity'],
    ['that would sell more than all there is', { side: 'sell', amount: 2_000_000 }, 'failed: self-trade'],
    ['for less than a lot', { amount: 1 }, 'failed: no-liquidity'],
  ])('fails %s', (_, more, state) => {
    order(ONE, 'buy', 90_000, { customerOrderId: 'a' });
    order(OTHER, 'sell', 100_000);
    expect(statesOf(market(more), ONE)).toEqual([state]);
  });

  test('checks the balance last', () => {
    order(OTHER, 'sell', 100_000);
    expect(statesOf(market({ account: POOR }), POOR)).toEqual(['failed: insufficient-balance']);
  });

  test('spends no more than its amount, in whole lots, and reports only that it is filled', () => {
    order(OTHER, 'sell', 99_999);
    const events = market({ amount: 100 * DOLLAR + 7 });
    expect(statesOf(events, ONE)).toEqual(['filled']);
    const [trade] = tradesOf(events);
    expect(trade!.value).toBeLessThanOrEqual(100 * DOLLAR + 7);
    // One more lot would be 999.99 more.
    expect(100 * DOLLAR + 7 - trade!.value).toBeLessThan(1_000);
    expect(available(ONE, USDC)).toBe(1_000_000 * DOLLAR - trade!.value);
    expect(reserved(ONE, USDC)).toBe(0);
  });

  test('matches at the end of the slippage band and not a tick beyond', () => {
    order(OTHER, 'sell', 100_000);
    order(OTHER, 'sell', 105_000);
    expect(statesOf(market({ amount: 2_050 * DOLLAR }), ONE)).toEqual(['filled']);
    order(OTHER, 'sell', 100_000);
    order(OTHER, 'sell', 105_001);
    expect(statesOf(market({ amount: 2_050 * DOLLAR }), ONE)).toEqual(['failed: slippage']);
  });
});

describe('a conversion', () => {
  const convert = (more: object = {}) =>
    run({
      type: 'convert',
      account: ONE,
      pay: 'USDC',
      receive: 'BTC',
      amount: 1_000 * DOLLAR,
      feePpm: 10_000,
      feeAsset: 'USDC',
      feeAccount: POOR,
      ...more,
    });
  const converted = (events: ExchangeEvent[]) => events.find((event) => event.type === 'converted');

  test("takes a broker's fee in the paid asset out of the amount, before the trades", () => {
    order(OTHER, 'sell', 99_000, { quantity: 2_000_000 });
    const events = convert();
    expect(converted(events)).toMatchObject({
      requested: 1_000 * DOLLAR,
      paid: 1_000 * DOLLAR,
      fee: 10 * DOLLAR,
      received: 1_000_000 - 1_000,
    });
    expect(available(POOR, USDC)).toBe(10 * DOLLAR);
    expect(statesOf(events, ONE)).toEqual(['completed']);
  });

  test("takes a broker's fee in the received asset out of the proceeds", () => {
    order(OTHER, 'sell', 100_000, { quantity: 2_000_000 });
    const events = convert({ feeAsset: 'BTC' });
    expect(converted(events)).toMatchObject({
      paid: 1_000 * DOLLAR,
      fee: 9_990,
      received: 1_000_000 - 1_000 - 9_990,
    });
    expect(available(POOR, BTC)).toBe(9_990);
  });

  test('takes the route with the highest proceeds, and the direct one of equal routes', () => {
    order(OTHER, 'sell', 1_900_000, { pair: 'BTCZAR', quantity: 2_000_000 });
    order(OTHER, 'sell', 18_000, { pair: 'USDCZAR', quantity: 1_000_000_000 });
    order(OTHER, 'sell', 100_000, { quantity: 2_000_000 });
    const legs = () => {
      const event = converted(convert({ pay: 'ZAR', amount: 1_000 * DOLLAR, feePpm: 0, feeAsset: 'ZAR' }));
      return event?.type === 'converted' ? event.legs.map(({ pair }) => RULES.pairs[pair]!.symbol) : [];
    };
    // Over USDC a bitcoin costs R 1,800,000 and two fees; then a direct offer appears at R 1,750,000.
    expect(legs()).toEqual(['USDCZAR', 'BTCUSDC']);
    order(OTHER, 'sell', 1_750_000, { pair: 'BTCZAR', quantity: 2_000_000 });
    expect(legs()).toEqual(['BTCZAR']);
  });

  test.each<[string, object, string]>([
    ['an asset to itself', { receive: 'USDC' }, 'failed: invalid'],
    ['with the fee in a third asset', { feeAsset: 'ZAR' }, 'failed: invalid'],
    ['with the fee to itself', { feeAccount: ONE }, 'failed: invalid'],
    ['of nothing', { amount: 0 }, 'failed: invalid'],
    ['with a customer order id in use', { customerOrderId: 'a' }, 'failed: duplicate-customer-order-id'],
    ['into an asset without a market', { receive: 'SOL' }, 'failed: no-liquidity'],
    ['of more than the book can fill', { amount: 500_000 * DOLLAR }, 'failed: no-liquidity'],
  ])('fails %s, and moves nothing', (_, more, failed) => {
    order(ONE, 'buy', 90_000, { customerOrderId: 'a' });
    order(OTHER, 'sell', 99_000, { quantity: 2_000_000 });
    const before = [available(ONE, USDC), available(ONE, BTC)];
    const events = convert(more);
    expect(statesOf(events, ONE)).toEqual([failed]);
    expect(tradesOf(events)).toEqual([]);
    expect([available(ONE, USDC), available(ONE, BTC)]).toEqual(before);
  });

  test('fails without a route or without money', () => {
    run({
      type: 'configure',
      rules: { ...RULES, assets: [...RULES.assets, { symbol: 'XRP', decimals: 6 }] },
    });
    expect(statesOf(convert({ receive: 'XRP' }), ONE)).toEqual(['failed: no-route']);
    order(OTHER, 'sell', 99_000, { quantity: 2_000_000 });
    expect(statesOf(convert({ account: POOR, feeAccount: ONE }), POOR)).toEqual([
      'failed: insufficient-balance',
    ]);
  });

  test('is whole or not at all: if the second pair cannot fill it, the first is not traded', () => {
    order(OTHER, 'sell', 18_000, { pair: 'USDCZAR', quantity: 1_000_000_000 });
    const events = convert({
      pay: 'ZAR',
      receive: 'SOL',
      amount: 1_000 * DOLLAR,
      feePpm: 0,
      feeAsset: 'ZAR',
    });
    expect(statesOf(events, ONE)).toEqual(['failed: no-liquidity']);
    expect(available(ONE, ZAR)).toBe(20_000_000 * DOLLAR);
  });
});

describe('positions', () => {
  test('a fill beyond the position closes it and opens one on the other side', () => {
    perp(OTHER, 'sell', 100_000, 1_000);
    perp(LEVERED, 'buy', 100_000, 1_000);
    const { number } = positionOf(state, 6, LEVERED)!;
    perp(OTHER, 'buy', 100_000, 1_500);
    const events = perp(LEVERED, 'sell', 100_000, 1_500).filter(
      (event) => event.type === 'position' && event.account === LEVERED,
    );
    expect(events).toMatchObject([
      { position: number, size: 0, realised: 0 },
      { size: -500, cost: 5_000 * DOLLAR },
    ]);
    expect(positionOf(state, 6, LEVERED)!.number).toBeGreaterThan(number);
  });

  test('a reduce-only order may not exceed the position, nor add to it', () => {
    perp(OTHER, 'sell', 100_000, 1_000);
    perp(LEVERED, 'buy', 100_000, 1_000);
    expect(statesOf(perp(LEVERED, 'sell', 101_000, 1_001, { reduceOnly: true }), LEVERED)).toEqual([
      'failed: would-not-reduce',
    ]);
    expect(statesOf(perp(LEVERED, 'buy', 99_000, 1, { reduceOnly: true }), LEVERED)).toEqual([
      'failed: would-not-reduce',
    ]);
    const held = reserved(LEVERED, USDC);
    expect(statesOf(perp(LEVERED, 'sell', 101_000, 1_000, { reduceOnly: true }), LEVERED)).toEqual([
      'placed',
    ]);
    expect(reserved(LEVERED, USDC)).toBe(held);
  });

  test('reduce-only is for futures only', () => {
    expect(statesOf(order(ONE, 'sell', 100_000, { reduceOnly: true }), ONE)).toEqual([
      'failed: would-not-reduce',
    ]);
  });

  test('cancels reduce-only orders when the position is closed', () => {
    perp(OTHER, 'sell', 100_000, 1_000);
    perp(LEVERED, 'buy', 100_000, 1_000);
    perp(LEVERED, 'sell', 105_000, 400, { reduceOnly: true });
    perp(OTHER, 'buy', 100_000, 1_000);
    const events = perp(LEVERED, 'sell', 100_000, 1_000);
    expect(statesOf(events, LEVERED)).toEqual(['placed', 'filled', 'cancelled: would-not-reduce']);
  });

  test('the house takes what a liquidation cannot sell, and covers what the margin does not', () => {
    perp(OTHER, 'sell', 100_000, 9_000);
    perp(LEVERED, 'buy', 100_000, 9_000);
    // The only bids are few and far below; the last price falls with the second of them.
    perp(OTHER, 'buy', 80_000, 2);
    run({ type: 'set-account', account: ONE, marginEnabled: false, futuresEnabled: true });
    const events = perp(ONE, 'sell', 80_000, 1);
    expect(statesOf(events, LEVERED)).toEqual(['liquidated: liquidation']);
    expect(positionOf(state, 6, LEVERED)).toBeUndefined();
    expect(positionOf(state, 6, 0)).toMatchObject({ size: 8_999 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'money', account: 0, kind: 'INSURANCE', other: LEVERED }),
    );
    expect(available(LEVERED, USDC)).toBe(0);
    expect(reserved(LEVERED, USDC)).toBe(0);
    expect(available(0, USDC)).toBeLessThan(0);
  });

  test('an account keeps its position when cancelling its open orders is enough', () => {
    perp(OTHER, 'sell', 100_000, 5_000);
    perp(LEVERED, 'buy', 100_000, 5_000);
    // All that is available is held for another order; without it the equity is too small.
    const rest = perp(LEVERED, 'buy', 60_000, 8_000);
    expect(statesOf(rest, LEVERED)).toEqual(['placed']);
    perp(OTHER, 'buy', 94_000, 1);
    run({ type: 'set-account', account: ONE, marginEnabled: false, futuresEnabled: true });
    const events = perp(ONE, 'sell', 94_000, 1);
    expect(statesOf(events, LEVERED)).toEqual(['cancelled: liquidation']);
    expect(positionOf(state, 6, LEVERED)).toMatchObject({ size: 5_000 });
  });

  test('gains and losses of a futures trade sum to zero', () => {
    const total = () =>
      [0, ONE, OTHER, LEVERED, POOR].reduce(
        (sum, account) => sum + available(account, USDC) + reserved(account, USDC),
        0,
      );
    const before = total();
    deposit(OTHER, 'USDC', DOLLAR);
    perp(OTHER, 'sell', 100_000, 4_000);
    perp(LEVERED, 'buy', 100_000, 4_000);
    perp(OTHER, 'buy', 101_000, 4_000);
    perp(LEVERED, 'sell', 101_000, 4_000);
    expect(state.positions[6]!.size).toBe(0);
    expect(total()).toBe(before + DOLLAR);
  });
});
