import { beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeEvent } from './events.ts';
import { RULES } from './markets.ts';
import {
  BTC,
  DOLLAR,
  LEVERED,
  ONE,
  OTHER,
  POOR,
  USDC,
  numberOf,
  openScene,
  statesOf,
  type Untimed,
} from './testing/scene.ts';

let { state, run, deposit, order, perp, available, reserved } = openScene();

beforeEach(() => {
  ({ state, run, deposit, order, perp, available, reserved } = openScene());
});

const updates = (events: readonly ExchangeEvent[]) =>
  events.flatMap((event) => (event.type === 'loan' ? [event.update] : []));

describe('an impossible command', () => {
  const lend = { type: 'lend', account: ONE, asset: 'USDC', amount: 5 * DOLLAR, hourlyRate: 10 } as const;
  const money = { account: ONE, asset: 'USDC', amount: DOLLAR, kind: 'FIAT_DEPOSIT' };

  test.each<[string, Untimed, string]>([
    ['a deposit of an unknown asset', { type: 'deposit', ...money, asset: 'GOLD' }, 'invalid'],
    ['a deposit to an unknown account', { type: 'deposit', ...money, account: 99 }, 'invalid'],
    ['a deposit of nothing', { type: 'deposit', ...money, amount: 0 }, 'invalid'],
    ['a deposit of a part of the smallest unit', { type: 'deposit', ...money, amount: 0.5 }, 'invalid'],
    [
      'a deposit after which the sums would no longer be exact',
      { type: 'deposit', ...money, amount: 2 ** 52 },
      'invalid',
    ],
    ['a withdrawal of less than nothing', { type: 'withdraw', ...money, amount: -1 }, 'invalid'],
    [
      'a withdrawal of more than is available',
      { type: 'withdraw', ...money, amount: 1_000_000 * DOLLAR + 1 },
      'insufficient-balance',
    ],
    ['a transfer to itself', { type: 'transfer', from: ONE, to: ONE, asset: 'USDC', amount: 1 }, 'invalid'],
    [
      'a transfer to an unknown account',
      { type: 'transfer', from: ONE, to: 99, asset: 'USDC', amount: 1 },
      'invalid',
    ],
    [
      'a transfer of more than is available',
      { type: 'transfer', from: POOR, to: ONE, asset: 'USDC', amount: 1 },
      'insufficient-balance',
    ],
    ['an offer of more than is available', { ...lend, account: POOR }, 'insufficient-balance'],
    ['an offer at a rate above 1 % an hour', { ...lend, hourlyRate: 1_000_001 }, 'invalid'],
    [
      'a change of an unknown loan',
      { type: 'change-loan', account: ONE, loan: 7, change: 1, hourlyRate: 1 },
      'invalid',
    ],
    ['a cancellation of an unknown order', { type: 'cancel', account: ONE, order: 7 }, 'invalid'],
    [
      'rights for an unknown account',
      { type: 'set-account', account: 99, marginEnabled: true, futuresEnabled: true },
      'invalid',
    ],
    [
      'a reward above the fee',
      { type: 'configure', rules: { ...RULES, makerRewardPpm: RULES.takerFeePpm + 1 } },
      'invalid',
    ],
    [
      'rules in which a pair has another place',
      { type: 'configure', rules: { ...RULES, pairs: [...RULES.pairs].reverse() } },
      'invalid',
    ],
  ])('is refused and moves nothing: %s', (_, command, reason) => {
    const before = [0, ONE, OTHER, LEVERED, POOR].map((account) => [
      available(account, USDC),
      reserved(account, USDC),
    ]);
    expect(run(command)).toEqual([{ type: 'refused', reason }]);
    expect(
      [0, ONE, OTHER, LEVERED, POOR].map((account) => [available(account, USDC), reserved(account, USDC)]),
    ).toEqual(before);
    expect(state.rules).toEqual(RULES);
  });

  test("an account cannot cancel another account's order", () => {
    const placed = numberOf(order(ONE, 'buy', 90_000));
    expect(run({ type: 'cancel', account: OTHER, order: placed })).toEqual([
      { type: 'refused', reason: 'invalid' },
    ]);
    expect(statesOf(run({ type: 'cancel', account: ONE, order: placed }), ONE)).toEqual(['cancelled']);
    expect(run({ type: 'cancel', account: ONE, order: placed })).toEqual([
      { type: 'refused', reason: 'invalid' },
    ]);
  });
});

test('every command adds one to the sequence, and time never goes back', () => {
  const before = state.sequence;
  run({ type: 'cancel', account: ONE, order: 7 });
  order(ONE, 'buy', 90_000);
  expect(state.sequence).toBe(before + 2);
  const later = openScene();
  later.state.at = 5_000;
  later.order(ONE, 'buy', 90_000);
  expect(later.state.at).toBe(5_000);
});

test('a transfer debits one account and credits the other, with an event for each', () => {
  expect(run({ type: 'transfer', from: ONE, to: POOR, asset: 'USDC', amount: 7 })).toEqual([
    { type: 'money', account: ONE, asset: USDC, amount: -7, kind: 'INTERNAL_TRANSFER', other: POOR },
    { type: 'money', account: POOR, asset: USDC, amount: 7, kind: 'INTERNAL_TRANSFER', other: ONE },
  ]);
  expect(available(POOR, USDC)).toBe(7);
});

test('an asset and a pair that are listed later work for existing accounts, also from a snapshot', () => {
  const rules = {
    ...RULES,
    assets: [...RULES.assets, { symbol: 'XRP', decimals: 6 }],
    pairs: [...RULES.pairs, { ...RULES.pairs[5]!, symbol: 'XRPUSDC', base: 'XRP' }],
  };
  expect(run({ type: 'configure', rules })).toEqual([{ type: 'configured', rules }]);
  deposit(ONE, 'XRP', 1_000_000_000);
  order(ONE, 'sell', 200, { pair: 'XRPUSDC', quantity: 10_000 });
  expect(statesOf(order(OTHER, 'buy', 200, { pair: 'XRPUSDC', quantity: 10_000 }), OTHER)).toEqual([
    'placed',
    'filled',
  ]);
  // One XRP at 2 dollars; a taker who buys pays 0.1 % of it in XRP.
  expect(available(OTHER, 5)).toBe(1_000_000 - 1_000);
  expect(available(ONE, USDC)).toBe(1_000_000 * DOLLAR + 2 * DOLLAR);
});

test('refuses rules with more assets than the exchange can list', () => {
  const assets = Array.from({ length: 12 }, (_, n) => ({ symbol: `A${n}`, decimals: 6 }));
  expect(run({ type: 'configure', rules: { ...RULES, assets: [...RULES.assets, ...assets] } })).toEqual([
    { type: 'refused', reason: 'invalid' },
  ]);
  expect(
    run({ type: 'configure', rules: { ...RULES, assets: [...RULES.assets, ...assets.slice(1)] } }),
  ).toMatchObject([{ type: 'configured' }]);
});

describe('a loan', () => {
  const offer = (amount = 10_000 * DOLLAR) =>
    run({ type: 'lend', account: ONE, asset: 'USDC', amount, hourlyRate: 1_000 });
  const change = (by: number, hourlyRate = 1_000) =>
    run({ type: 'change-loan', account: ONE, loan: 1, change: by, hourlyRate });
  const borrow = () => {
    order(OTHER, 'buy', 99_990, { quantity: 10_000 });
    order(OTHER, 'sell', 100_010, { quantity: 50_000_000 });
    return order(LEVERED, 'buy', 100_010, { quantity: 15_000_000, allowMargin: true });
  };

  test('holds what is offered, and returns what is not lent on request', () => {
    expect(updates(offer())).toEqual(['CREATE']);
    expect(available(ONE, USDC)).toBe(990_000 * DOLLAR);
    expect(updates(change(5 * DOLLAR))).toEqual(['INCREASE']);
    expect(updates(change(-10_005 * DOLLAR))).toEqual(['REDUCE']);
    expect(available(ONE, USDC)).toBe(1_000_000 * DOLLAR);
  });

  test('changes amount and rate in one command, with an event for each', () => {
    offer();
    expect(updates(change(DOLLAR, 2_000))).toEqual(['INCREASE', 'RATE_CHANGE']);
    expect(updates(change(0, 2_000))).toEqual([]);
  });

  test('cannot become smaller than what is lent', () => {
    offer();
    expect(statesOf(borrow(), LEVERED)).toEqual(['placed', 'filled']);
    const lent = state.loans.get(1)!.used;
    expect(change(-10_000 * DOLLAR + lent - 1)).toEqual([{ type: 'refused', reason: 'invalid' }]);
    expect(updates(change(-10_000 * DOLLAR + lent))).toEqual(['REDUCE']);
  });

  test('with the highest rate is repaid first, then the youngest', () => {
    for (const [account, hourlyRate] of [
      [ONE, 1_000],
      [OTHER, 1_000],
      [ONE, 2_000],
    ] as const)
      run({ type: 'lend', account, asset: 'USDC', amount: 2_000 * DOLLAR, hourlyRate });
    // 15,001.5 dollars, of which 10,000 are its own: it borrows 2,000, 2,000 and 1,001.5.
    borrow();
    const used = () => [1, 2, 3].map((loan) => state.loans.get(loan)!.used / DOLLAR);
    expect(used()).toEqual([2_000, 2_000, 1_001.5]);
    deposit(LEVERED, 'USDC', 1_000 * DOLLAR);
    expect(used()).toEqual([2_000, 2_000, 1.5]);
    deposit(LEVERED, 'USDC', 1_001.5 * DOLLAR);
    expect(used()).toEqual([2_000, 1_000, 0]);
  });

  test('can be changed by its owner only', () => {
    offer();
    expect(run({ type: 'change-loan', account: OTHER, loan: 1, change: -1, hourlyRate: 1_000 })).toEqual([
      { type: 'refused', reason: 'invalid' },
    ]);
  });

  test('is not made to the same account, nor to an account without margin', () => {
    run({ type: 'lend', account: LEVERED, asset: 'USDC', amount: 9_000 * DOLLAR, hourlyRate: 1_000 });
    expect(statesOf(borrow(), LEVERED)).toEqual(['failed: insufficient-balance']);
    run({ type: 'set-account', account: LEVERED, marginEnabled: false, futuresEnabled: true });
    expect(statesOf(order(LEVERED, 'buy', 90_000, { allowMargin: true }), LEVERED)).toEqual([
      'failed: margin-not-enabled',
    ]);
  });

  test('limits withdrawals and transfers: the borrower keeps what its debt limit needs', () => {
    offer();
    borrow();
    const bought = available(LEVERED, BTC);
    expect(
      run({ type: 'withdraw', account: LEVERED, asset: 'BTC', amount: bought, kind: 'CRYPTO_WITHDRAWAL' }),
    ).toEqual([{ type: 'refused', reason: 'insufficient-balance' }]);
    expect(run({ type: 'transfer', from: LEVERED, to: POOR, asset: 'BTC', amount: bought })).toEqual([
      { type: 'refused', reason: 'insufficient-balance' },
    ]);
    expect(
      run({ type: 'withdraw', account: LEVERED, asset: 'BTC', amount: 1_000_000, kind: 'CRYPTO_WITHDRAWAL' }),
    ).toMatchObject([{ type: 'money', amount: -1_000_000 }]);
  });

  test('is repaid by the proceeds of a sale before they are available', () => {
    offer();
    borrow();
    const owed = () => state.accounts.borrowed[state.accounts.at(LEVERED, USDC)]!;
    const before = owed();
    order(LEVERED, 'sell', 99_990, { quantity: 10_000 });
    // 0.0001 BTC at 99,990 less 0.1 %.
    expect(owed()).toBe(before - (9_999_000 - 9_999));
    expect(available(LEVERED, USDC)).toBe(0);
  });
});

describe('permissions and holds', () => {
  test('an account that loses its permission for futures keeps its position and orders', () => {
    perp(OTHER, 'sell', 100_000, 1_000);
    perp(LEVERED, 'buy', 100_000, 1_000);
    run({ type: 'set-account', account: LEVERED, marginEnabled: true, futuresEnabled: false });
    expect(state.positions[6]!.get(LEVERED)?.size).toBe(1_000);
    expect(statesOf(perp(LEVERED, 'buy', 99_000, 1), LEVERED)).toEqual(['failed: futures-not-enabled']);
  });

  test('an order on futures holds its initial margin and its taker fee', () => {
    perp(LEVERED, 'buy', 100_000, 1_000);
    // A tenth of 10,000 dollars, and 0.1 %.
    expect(reserved(LEVERED, USDC)).toBe(1_000 * DOLLAR + 10 * DOLLAR);
  });
});
