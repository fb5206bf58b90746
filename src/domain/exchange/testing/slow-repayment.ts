import { cancel, changed, received, takePlan, walk } from './slow-matching.ts';
import { give, standing } from './slow-money.ts';
import { asset, balance, least, pairOf, share, side, type SlowState } from './slow-state.ts';

/** The slow engine's forced repayment. */

const DOLLAR = 'USDC';

function isSound(state: SlowState, account: number): boolean {
  const { owned, owed } = standing(state, account, 0, 0n, 0n);
  const { liquidationDebtPpm: most } = state.rules;
  return most === undefined || owed === 0n || (owned > owed && owed <= share(owned - owed, most));
}

export function forceRepayments(state: SlowState): void {
  const passed: number[] = [];
  for (;;) {
    const account = state.debts
      .map((debt) => debt.account)
      .sort((a, b) => a - b)
      .find((known) => !passed.includes(known) && !isSound(state, known));
    if (account === undefined) return;
    passed.push(account);
    const open = state.orders
      .filter((known) => known.account === account && pairOf(state, known.pair).type === 'SPOT')
      .sort((a, b) => a.order - b.order);
    for (const order of open) cancel(state, order, 'liquidation');
    const symbols = state.rules.assets.map(({ symbol }) => symbol);
    const steps = [
      ...symbols.map((symbol) => () => sell(state, account, symbol)),
      ...symbols.map((symbol) => () => buyBack(state, account, symbol)),
    ];
    for (const step of steps) if (!isSound(state, account)) step();
    if (!isSound(state, account) && standing(state, account, 0, 0n, 0n).owned <= 1_000_000n)
      forgive(state, account);
  }
}

/** The spot pair of an asset and USDC, and whether the asset is its base currency. */
function market(state: SlowState, symbol: string): { pair: number; isBase: boolean } | null {
  const pair = state.rules.pairs.findIndex(
    ({ type, base, quote }) =>
      type === 'SPOT' && [base, quote].includes(symbol) && [base, quote].includes(DOLLAR),
  );
  return symbol === DOLLAR || pair < 0 ? null : { pair, isBase: pairOf(state, pair).base === symbol };
}

function lotSize(state: SlowState, pair: number): bigint {
  const { base, lotDecimals } = pairOf(state, pair);
  return 10n ** BigInt(state.rules.assets[asset(state, base)]!.decimals - lotDecimals);
}

function sell(state: SlowState, account: number, symbol: string): void {
  const found = market(state, symbol);
  if (!found) return;
  const has = balance(state, account, asset(state, symbol)).available;
  if (found.isBase) force(state, found.pair, account, false, has / lotSize(state, found.pair), null);
  else force(state, found.pair, account, true, null, has);
}

function buyBack(state: SlowState, account: number, symbol: string): void {
  const found = market(state, symbol);
  const owed = balance(state, account, asset(state, symbol)).borrowed;
  if (!found || owed === 0n) return;
  const up = (a: bigint, b: bigint) => (a + b - 1n) / b;
  const withFee = up(owed * 1_000_000n, 1_000_000n - BigInt(state.rules.takerFeePpm));
  const dollars = balance(state, account, asset(state, DOLLAR)).available;
  const size = lotSize(state, found.pair);
  if (found.isBase) return force(state, found.pair, account, true, up(withFee, size), dollars);
  const best = side(state, found.pair, true)[0];
  if (!best) return;
  const { tick, lotDecimals } = pairOf(state, found.pair);
  force(
    state,
    found.pair,
    account,
    false,
    least(dollars / size, up(withFee * 10n ** BigInt(lotDecimals), best.price * BigInt(tick))),
    null,
  );
}

function force(
  state: SlowState,
  pair: number,
  account: number,
  buy: boolean,
  lots: bigint | null,
  budget: bigint | null,
): void {
  const plan = walk(state, pair, account, buy, lots, null, budget);
  if (plan.lots === 0n) return;
  const order = state.next.order++;
  received(state, {
    order,
    account,
    pair,
    side: buy ? 'buy' : 'sell',
    kind: 'liquidation',
    price: 0,
    quantity: Number(plan.lots),
    timeInForce: 'IOC',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: null,
  });
  takePlan(state, order, account, pair, buy, plan, 'liquidation');
  changed(state, order, account, pair, 'liquidated', 0n, 'liquidation');
}

function forgive(state: SlowState, account: number): void {
  state.rules.assets.forEach((_, index) => {
    const owed = balance(state, account, index).borrowed;
    if (owed === 0n) return;
    balance(state, 0, index).available -= owed;
    give(state, account, index, owed);
    state.events.push(
      { type: 'money', account: 0, asset: index, amount: -Number(owed), kind: 'INSURANCE', other: account },
      { type: 'money', account, asset: index, amount: Number(owed), kind: 'ACCOUNT_FUNDING', other: 0 },
    );
  });
}
