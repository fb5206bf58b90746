import { beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeEvent } from './events.ts';
import { RULES } from './markets.ts';
import { fundingRate } from './positions.ts';
import { positionOf } from './state.ts';
import {
  BTC,
  LEVERED,
  ONE,
  OTHER,
  POOR,
  USDC,
  numberOf,
  openScene,
  statesOf as states,
  tradesOf as trades,
} from './testing/scene.ts';

let { state, run, deposit, order, perp, available, reserved } = openScene();

beforeEach(() => {
  ({ state, run, deposit, order, perp, available, reserved } = openScene());
});

describe('reasons why an order fails', () => {
  test.each<[string, () => ExchangeEvent[], number, string]>([
    ['more than is available', () => order(POOR, 'buy', 100_000), POOR, 'insufficient-balance'],
    [
      'a customer order id of an order that is open',
      () => (
        order(ONE, 'buy', 90_000, { customerOrderId: 'a' }),
        order(ONE, 'buy', 91_000, { customerOrderId: 'a' })
      ),
      ONE,
      'duplicate-customer-order-id',
    ],
    [
      'post-only that would match',
      () => (order(OTHER, 'sell', 100_000), order(ONE, 'buy', 100_000, { postOnly: true })),
      ONE,
      'post-only-would-match',
    ],
    [
      'its own order on the other side',
      () => (order(ONE, 'sell', 100_000), order(ONE, 'buy', 100_000)),
      ONE,
      'self-trade',
    ],
    [
      'FOK without enough on the other side',
      () => (
        order(OTHER, 'sell', 100_000),
        order(ONE, 'buy', 100_000, { quantity: 2_000_000, timeInForce: 'FOK' })
      ),
      ONE,
      'no-liquidity-fok',
    ],
    [
      'IOC with nothing to take',
      () => order(ONE, 'buy', 100_000, { timeInForce: 'IOC' }),
      ONE,
      'no-liquidity-ioc',
    ],
    [
      'margin on an account without it',
      () => order(ONE, 'buy', 100_000, { allowMargin: true }),
      ONE,
      'margin-not-enabled',
    ],
    [
      'margin on a pair without it',
      () => order(LEVERED, 'buy', 100, { pair: 'SOLUSDC', allowMargin: true }),
      LEVERED,
      'margin-not-enabled',
    ],
    [
      'futures on an account without them',
      () => order(ONE, 'buy', 100_000, { pair: 'BTCUSDCPERP', quantity: 10 }),
      ONE,
      'futures-not-enabled',
    ],
    [
      'reduce-only without a position',
      () => order(LEVERED, 'buy', 100_000, { pair: 'BTCUSDCPERP', quantity: 10, reduceOnly: true }),
      LEVERED,
      'would-not-reduce',
    ],
    ['an unknown pair', () => order(ONE, 'buy', 100_000, { pair: 'BTCEUR' }), ONE, 'invalid'],
  ])('%s', (_, act, account, reason) => {
    const events = act();
    expect(states(events, account)).toEqual([`failed: ${reason}`]);
    expect(trades(events)).toEqual([]);
  });

  test('a failed order changes no balance and no book', () => {
    order(OTHER, 'sell', 100_000);
    const before = [available(ONE, USDC), reserved(ONE, USDC), state.orders.size, state.books[3]!.sequence];
    order(ONE, 'buy', 100_000, { postOnly: true });
    order(ONE, 'buy', 100_000, { quantity: 2_000_000, timeInForce: 'FOK' });
    expect([available(ONE, USDC), reserved(ONE, USDC), state.orders.size, state.books[3]!.sequence]).toEqual(
      before,
    );
  });

  test('a customer order id can be used again after its order is closed', () => {
    const placed = numberOf(order(ONE, 'buy', 90_000, { customerOrderId: 'a' }));
    run({ type: 'cancel', account: ONE, order: placed });
    expect(states(order(ONE, 'buy', 90_000, { customerOrderId: 'a' }), ONE)).toEqual(['placed']);
  });
});

describe('time in force', () => {
  beforeEach(() => {
    order(OTHER, 'sell', 100_000);
    order(OTHER, 'sell', 100_001);
  });

  test('GTC matches what it can and rests with the remainder', () => {
    expect(states(order(ONE, 'buy', 100_000, { quantity: 3_000_000 }), ONE)).toEqual([
      'placed',
      'partially-filled',
    ]);
    expect(state.books[3]!.bids.best()!.price).toBe(100_000);
  });

  test('IOC matches what it can, cancels the remainder and holds nothing afterwards', () => {
    expect(states(order(ONE, 'buy', 100_000, { quantity: 3_000_000, timeInForce: 'IOC' }), ONE)).toEqual([
      'placed',
      'cancelled',
    ]);
    expect(reserved(ONE, USDC)).toBe(0);
  });

  test('FOK is filled whole over several prices', () => {
    const events = order(ONE, 'buy', 100_001, { quantity: 2_000_000, timeInForce: 'FOK' });
    expect(states(events, ONE)).toEqual(['placed', 'filled']);
    expect(trades(events).map(({ price }) => price)).toEqual([100_000, 100_001]);
  });
});

test('matches the best price first and, at one price, the oldest order', () => {
  const dear = numberOf(order(OTHER, 'sell', 100_002));
  const first = numberOf(order(OTHER, 'sell', 100_001));
  const second = numberOf(order(OTHER, 'sell', 100_001));
  const best = numberOf(order(OTHER, 'sell', 100_000));
  expect(
    trades(order(ONE, 'buy', 100_002, { quantity: 4_000_000 })).map(({ makerOrder }) => makerOrder),
  ).toEqual([best, first, second, dear]);
});

describe('fees of 0.10 % for the taker and rewards of 0.01 % for the maker', () => {
  test('with a buying taker, the fee and the reward are in the base currency', () => {
    order(OTHER, 'sell', 100_000);
    order(ONE, 'buy', 100_000);
    expect(available(ONE, BTC)).toBe(1_000_000_000 + 1_000_000 - 1_000);
    expect(available(OTHER, BTC)).toBe(1_000_000_000 - 1_000_000 + 100);
    expect(available(0, BTC)).toBe(900);
    expect(available(OTHER, USDC)).toBe(1_000_000_000_000 + 1_000_000_000);
  });

  test('with a selling taker, the fee and the reward are in the quote currency', () => {
    order(OTHER, 'buy', 100_000);
    order(ONE, 'sell', 100_000);
    expect(available(ONE, USDC)).toBe(1_000_000_000_000 + 1_000_000_000 - 1_000_000);
    expect(available(OTHER, USDC)).toBe(1_000_000_000_000 - 1_000_000_000 + 100_000);
    expect(available(OTHER, BTC)).toBe(1_000_000_000 + 1_000_000);
    expect(available(0, USDC)).toBe(900_000);
  });
});

test('a resting buy holds its cost; a better price and a cancellation free the difference at once', () => {
  order(OTHER, 'sell', 99_000);
  const placed = numberOf(order(ONE, 'buy', 100_000, { quantity: 2_000_000 }));
  expect(reserved(ONE, USDC)).toBe(1_000_000_000);
  expect(available(ONE, USDC)).toBe(1_000_000_000_000 - 990_000_000 - 1_000_000_000);
  run({ type: 'cancel', account: ONE, order: placed });
  expect(reserved(ONE, USDC)).toBe(0);
});

test('a market order beyond the slippage band fails whole; one within it is filled', () => {
  order(OTHER, 'sell', 100_000);
  order(OTHER, 'sell', 106_000);
  expect(
    states(run({ type: 'market', account: ONE, pair: 'BTCUSDC', side: 'buy', amount: 1_500_000_000 }), ONE),
  ).toEqual(['failed: slippage']);
  expect(
    states(run({ type: 'market', account: ONE, pair: 'BTCUSDC', side: 'buy', amount: 900_000_000 }), ONE),
  ).toEqual(['filled']);
  expect(
    states(run({ type: 'market', account: POOR, pair: 'BTCUSDC', side: 'sell', amount: 1_000 }), POOR),
  ).toEqual(['failed: no-liquidity']);
});

test('a conversion without a direct market goes over one asset between, with the fees of both legs', () => {
  order(OTHER, 'sell', 18_000, { pair: 'USDCZAR', quantity: 1_000_000_000 });
  order(OTHER, 'sell', 100, { pair: 'SOLUSDC', quantity: 1 });
  deposit(OTHER, 'SOL', 100_000_000_000);
  order(OTHER, 'sell', 15_000, { pair: 'SOLUSDC', quantity: 5_000_000 });
  const events = run({
    type: 'convert',
    account: ONE,
    pay: 'ZAR',
    receive: 'SOL',
    amount: 90_000_000_000,
    feePpm: 0,
    feeAsset: 'ZAR',
    feeAccount: POOR,
  });
  const converted = events.find((event) => event.type === 'converted')!;
  expect(converted.legs.map(({ pair }) => RULES.pairs[pair]!.symbol)).toEqual(['USDCZAR', 'SOLUSDC']);
  // R 90,000 at 18 buy 5,000 USDC, less 0.1 %; 4,995 USDC at 150 buy 33.3 SOL, less 0.1 %.
  expect(converted.legs[0]).toMatchObject({ value: 90_000_000_000, tradeFee: 5_000_000 });
  expect(converted.received).toBe(3_330_000_000 - 3_330_000);
  expect(available(ONE, 4)).toBe(converted.received);
});

describe('margin', () => {
  test('borrows from the cheapest offers, and repays from the next money that arrives', () => {
    order(OTHER, 'buy', 99_990, { quantity: 10_000 });
    order(OTHER, 'sell', 100_010, { quantity: 50_000_000 });
    run({ type: 'lend', account: OTHER, asset: 'USDC', amount: 5_000_000_000, hourlyRate: 2_000 });
    run({ type: 'lend', account: ONE, asset: 'USDC', amount: 6_000_000_000, hourlyRate: 1_000 });
    // 10,000 USDC of the account's money, and an order for about 15,001.5.
    expect(
      states(order(LEVERED, 'buy', 100_010, { quantity: 15_000_000, allowMargin: true }), LEVERED),
    ).toEqual(['placed', 'filled']);
    const at = state.accounts.at(LEVERED, USDC);
    expect(state.accounts.borrowed[at]).toBe(5_001_500_000);
    expect([...state.loans.values()].map(({ used }) => used)).toEqual([0, 5_001_500_000]);
    run({ type: 'hour' });
    expect(state.accounts.borrowed[at]).toBe(5_001_500_000 + 50_015);
    deposit(LEVERED, 'USDC', 6_000_000_000);
    expect(state.accounts.borrowed[at]).toBe(0);
    expect(available(LEVERED, USDC)).toBe(6_000_000_000 - 5_001_550_015);
  });

  test('an account may owe no more than twice its net worth', () => {
    order(OTHER, 'buy', 99_990, { quantity: 10_000 });
    order(OTHER, 'sell', 100_010, { quantity: 50_000_000 });
    run({ type: 'lend', account: OTHER, asset: 'USDC', amount: 100_000_000_000, hourlyRate: 1_000 });
    expect(
      states(order(LEVERED, 'buy', 100_010, { quantity: 31_000_000, allowMargin: true }), LEVERED),
    ).toEqual(['failed: insufficient-balance']);
    expect(
      states(order(LEVERED, 'buy', 100_010, { quantity: 29_000_000, allowMargin: true }), LEVERED),
    ).toEqual(['placed', 'filled']);
  });
});

describe('perpetual futures', () => {
  const market = () => state.markets[6]!;

  test('a position is opened with margin, reduced with its profit, and closed', () => {
    perp(OTHER, 'sell', 100_000, 5_000);
    perp(LEVERED, 'buy', 100_000, 5_000);
    expect(positionOf(state, 6, LEVERED)).toMatchObject({
      size: 5_000,
      cost: 50_000_000_000,
      margin: 5_000_000_000,
    });
    perp(OTHER, 'buy', 101_000, 5_000);
    perp(LEVERED, 'sell', 101_000, 5_000, { reduceOnly: true });
    expect(positionOf(state, 6, LEVERED)).toBeUndefined();
    // A profit of 500, less 0.1 % of 50,000 and of 50,500.
    expect(available(LEVERED, USDC)).toBe(10_000_000_000 + 500_000_000 - 50_000_000 - 50_500_000);
  });

  test('liquidates an account at the market when its equity is below the maintenance margin', () => {
    perp(OTHER, 'sell', 100_000, 9_000);
    perp(LEVERED, 'buy', 100_000, 9_000);
    perp(OTHER, 'buy', 93_000, 20_000);
    const events = perp(OTHER, 'sell', 93_500, 1);
    expect(states(events, LEVERED)).toEqual(['liquidated: liquidation']);
    expect(trades(events)).toEqual([
      expect.objectContaining({
        takerKind: 'liquidation',
        takerAccount: LEVERED,
        quantity: 9_000,
        price: 93_000,
      }),
    ]);
    expect(positionOf(state, 6, LEVERED)).toBeUndefined();
    expect(available(LEVERED, USDC)).toBeGreaterThanOrEqual(0);
  });

  test('longs pay shorts above the spot market, and shorts pay longs below it', () => {
    for (const [side, price] of [
      ['buy', 99_999],
      ['sell', 100_001],
    ] as const)
      order(OTHER, side, price);
    perp(OTHER, 'sell', 100_800, 1_000);
    perp(LEVERED, 'buy', 100_800, 1_000);
    const paid = () =>
      run({ type: 'hour' }).flatMap((event) =>
        event.type === 'funding' && event.account === LEVERED ? [event.amount] : [],
      )[0]!;
    expect(fundingRate(state, market())).toBeGreaterThan(0);
    expect(paid()).toBeLessThan(0);
    perp(OTHER, 'sell', 99_200, 10);
    perp(LEVERED, 'buy', 99_200, 10);
    expect(fundingRate(state, market())).toBeLessThan(0);
    expect(paid()).toBeGreaterThan(0);
  });
});
