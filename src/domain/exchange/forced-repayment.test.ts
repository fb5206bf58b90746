import { beforeEach, describe, expect, test } from 'vitest';
import type { Command, LimitOrder } from './commands.ts';
import type { ExchangeEvent } from './events.ts';
import { applyCommand } from './apply-command.ts';
import { RULES } from './markets.ts';
import { takeSnapshot } from './snapshot.ts';
import { emptyState, HOUSE, type State } from './state.ts';
import { BTC, LEVERED, ONE, OTHER, USDC, ZAR, statesOf, tradesOf, type Untimed } from './testing/scene.ts';
import { slowApplyCommand } from './testing/slow-engine.ts';
import { slowSnapshot, slowState, type SlowState } from './testing/slow-state.ts';

const MILLION_DOLLARS = 1_000_000_000_000;

let state: State;
let slow: SlowState;

/** Both engines run the command and must agree. */
function run(command: Untimed): ExchangeEvent[] {
  const timed = { ...command, at: 1_000 } as Command;
  const events = applyCommand(state, timed);
  expect(events).toEqual(slowApplyCommand(slow, timed));
  expect(takeSnapshot(state)).toEqual(slowSnapshot(slow));
  return events;
}

/** A limit order on BTCUSDC; quantities in 10^-8 BTC, prices in USDC. */
function order(
  account: number,
  side: 'buy' | 'sell',
  price: number,
  quantity: number,
  more: Partial<LimitOrder> = {},
): ExchangeEvent[] {
  return run({ type: 'limit', account, pair: 'BTCUSDC', side, price, quantity, timeInForce: 'GTC', ...more });
}

function deposit(account: number, asset: string, amount: number): void {
  run({ type: 'deposit', account, asset, amount, kind: 'FIAT_DEPOSIT' });
}

const has = (account: number, asset: number) => {
  const at = state.accounts.at(account, asset);
  const { available, reserved, borrowed } = state.accounts;
  return { available: available[at], reserved: reserved[at], borrowed: borrowed[at] };
};

/** Cancels OTHER's orders and quotes another price, with a spread of one dollar. */
function moveMarket(price: number, quantity = 100_000_000): ExchangeEvent[] {
  for (const slot of state.orders.ofAccount(OTHER))
    run({ type: 'cancel', account: OTHER, order: state.orders.number[slot]! });
  return [...order(OTHER, 'sell', price + 1, quantity), ...order(OTHER, 'buy', price, quantity)];
}

beforeEach(() => {
  [state, slow] = [emptyState(), slowState()];
  run({ type: 'configure', rules: RULES });
  for (let n = 0; n <= LEVERED; n++)
    run({ type: 'open-account', marginEnabled: n === LEVERED, futuresEnabled: false });
  for (const account of [ONE, OTHER]) {
    deposit(account, 'USDC', MILLION_DOLLARS);
    deposit(account, 'BTC', 1_000_000_000);
    deposit(account, 'ZAR', 20 * MILLION_DOLLARS);
  }
  run({ type: 'lend', account: ONE, asset: 'USDC', amount: 500_000_000_000, hourlyRate: 100 });
  run({ type: 'lend', account: ONE, asset: 'BTC', amount: 500_000_000, hourlyRate: 100 });
});

describe('an account that bought with borrowed money', () => {
  beforeEach(() => {
    deposit(LEVERED, 'USDC', 10_000_000_000);
    moveMarket(100_000);
    order(LEVERED, 'buy', 100_001, 25_000_000, { allowMargin: true });
    expect(has(LEVERED, USDC).borrowed).toBe(15_000_250_000);
  });

  test('keeps its asset while it is within the debt limit', () => {
    expect(statesOf(moveMarket(78_000), LEVERED)).toEqual([]);
    expect(has(LEVERED, BTC).available).toBe(24_975_000);
  });

  test('has its asset sold at the market, and repays, when it is above the limit', () => {
    const events = moveMarket(70_000);
    expect(statesOf(events, LEVERED)).toEqual(['liquidated: liquidation']);
    expect(tradesOf(events)).toEqual([
      expect.objectContaining({
        takerAccount: LEVERED,
        takerKind: 'liquidation',
        takerSide: 'sell',
        price: 70_000,
        quantity: 24_975_000,
      }),
    ]);
    expect(has(LEVERED, BTC).available).toBe(0);
    expect(has(LEVERED, USDC)).toEqual({
      available: 17_482_500_000 - 17_482_500 - 15_000_250_000,
      reserved: 0,
      borrowed: 0,
    });
  });

  test('has its debt paid by the house when it has nothing left, so that the lender loses nothing', () => {
    const before = has(HOUSE, USDC).available!;
    const events = moveMarket(50_000);
    const missing = 15_000_250_000 - (12_487_500_000 - 12_487_500);
    expect(events.filter((event) => event.type === 'money')).toEqual([
      { type: 'money', account: HOUSE, asset: USDC, amount: -missing, kind: 'INSURANCE', other: LEVERED },
      {
        type: 'money',
        account: LEVERED,
        asset: USDC,
        amount: missing,
        kind: 'ACCOUNT_FUNDING',
        other: HOUSE,
      },
    ]);
    expect(has(LEVERED, USDC)).toEqual({ available: 0, reserved: 0, borrowed: 0 });
    expect(has(HOUSE, USDC).available).toBe(before + 12_487_500 - 1_248_750 - missing);
    expect([...state.loans.values()].map(({ used }) => used)).toEqual([0, 0]);
  });

  test('keeps its asset while there are no buyers, and sells to the first ones that come', () => {
    for (const slot of state.orders.ofAccount(OTHER))
      run({ type: 'cancel', account: OTHER, order: state.orders.number[slot]! });
    expect(statesOf(order(OTHER, 'sell', 60_000, 1_000_000), LEVERED)).toEqual([]);
    // With one side of the book empty, the last trade's price counts.
    expect(statesOf(order(ONE, 'buy', 60_000, 1_000_000), LEVERED)).toEqual([]);
    expect(has(LEVERED, BTC).available).toBe(24_975_000);
    const events = order(ONE, 'buy', 59_000, 10_000_000);
    expect(tradesOf(events)).toEqual([
      expect.objectContaining({ takerAccount: LEVERED, quantity: 10_000_000, price: 59_000 }),
    ]);
    expect(has(LEVERED, BTC).available).toBe(14_975_000);
    expect(has(LEVERED, USDC).borrowed).toBeGreaterThan(0);
  });

  test('has its open orders cancelled first', () => {
    deposit(LEVERED, 'ZAR', 10_000_000);
    run({
      type: 'limit',
      account: LEVERED,
      pair: 'BTCUSDC',
      side: 'sell',
      price: 120_000,
      quantity: 10_000_000,
      timeInForce: 'GTC',
    });
    expect(statesOf(moveMarket(70_000), LEVERED)).toEqual([
      'cancelled: liquidation',
      'liquidated: liquidation',
    ]);
    expect(has(LEVERED, BTC)).toMatchObject({ available: 0, reserved: 0 });
  });
});

test('repays with the borrowed money of its open orders before it sells anything', () => {
  deposit(LEVERED, 'BTC', 10_000_000);
  moveMarket(100_000);
  order(LEVERED, 'buy', 90_000, 20_000_000, { allowMargin: true });
  expect(has(LEVERED, USDC)).toEqual({ available: 0, reserved: 18_000_000_000, borrowed: 18_000_000_000 });
  expect(statesOf(moveMarket(90_001), LEVERED)).toEqual([]);
  const events = run({
    type: 'configure',
    rules: { ...RULES, maxDebtPpm: 1_000_000, liquidationDebtPpm: 1_500_000 },
  });
  expect(statesOf(events, LEVERED)).toEqual(['cancelled: liquidation']);
  expect([has(LEVERED, USDC).borrowed, has(LEVERED, BTC).available]).toEqual([0, 10_000_000]);
});

test('an account that borrowed and sold an asset buys it back with the USDC from its other assets', () => {
  deposit(LEVERED, 'ZAR', 18_000_000_000 * 10);
  run({
    type: 'limit',
    account: OTHER,
    pair: 'USDCZAR',
    side: 'sell',
    price: 18_000,
    quantity: 1_000_000_000,
    timeInForce: 'GTC',
  });
  run({
    type: 'limit',
    account: ONE,
    pair: 'USDCZAR',
    side: 'buy',
    price: 17_990,
    quantity: 1_000_000_000,
    timeInForce: 'GTC',
  });
  order(OTHER, 'buy', 100_000, 100_000_000);
  order(OTHER, 'sell', 100_001, 100_000_000);
  order(LEVERED, 'sell', 100_000, 15_000_000, { allowMargin: true });
  expect(has(LEVERED, BTC).borrowed).toBe(15_000_000);
  for (const slot of state.orders.ofAccount(OTHER))
    if (state.orders.market[slot] === 3)
      run({ type: 'cancel', account: OTHER, order: state.orders.number[slot]! });
  order(OTHER, 'sell', 140_001, 100_000_000);
  const events = order(OTHER, 'buy', 140_000, 100_000_000);
  expect(
    tradesOf(events).map(({ pair, takerSide, takerKind }) => [
      RULES.pairs[pair]!.symbol,
      takerSide,
      takerKind,
    ]),
  ).toEqual([
    ['USDCZAR', 'buy', 'liquidation'],
    ['BTCUSDC', 'buy', 'liquidation'],
  ]);
  expect([has(LEVERED, BTC).borrowed, has(LEVERED, ZAR).available! < 18_000]).toEqual([0, true]);
  expect(has(LEVERED, USDC).available).toBeGreaterThan(0);
});

test('without a liquidation limit, the engine repays no debt by force', () => {
  const { liquidationDebtPpm: _, ...before } = RULES;
  run({ type: 'configure', rules: before });
  deposit(LEVERED, 'USDC', 10_000_000_000);
  moveMarket(100_000);
  order(LEVERED, 'buy', 100_001, 25_000_000, { allowMargin: true });
  expect(statesOf(moveMarket(50_000), LEVERED)).toEqual([]);
  expect(run({ type: 'configure', rules: { ...RULES, liquidationDebtPpm: RULES.maxDebtPpm - 1 } })).toEqual([
    { type: 'refused', reason: 'invalid' },
  ]);
});
