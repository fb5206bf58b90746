import type { ChangeLoan, Command, Configure, Deposit, Lend, Transfer, Withdraw } from '../commands.ts';
import type { ExchangeEvent, Reason } from '../events.ts';
import { convert } from './slow-conversions.ts';
import { cancel, changed, received, take } from './slow-matching.ts';
import { backed, couldReduce, fill, give, mark, maySpend, chargeHour } from './slow-money.ts';
import { placeLimit, placeMarket } from './slow-orders.ts';
import { forceRepayments } from './slow-repayment.ts';
import {
  asset,
  balance,
  pairOf,
  position,
  size,
  value,
  whole,
  type SlowOrder,
  type SlowState,
} from './slow-state.ts';

/** Applies a command to the slow engine. */
export function slowApplyCommand(state: SlowState, command: Command): ExchangeEvent[] {
  state.events = [];
  state.sequence++;
  state.at = command.type === 'set-clock' ? command.at : Math.max(state.at, command.at);
  const had = state.positions.length > 0;
  const refused = apply(state, command);
  if (refused) state.events.push({ type: 'refused', reason: refused });
  forceRepayments(state);
  if (had || state.positions.length > 0) {
    liquidate(state);
    dropIdleReducers(state);
  }
  return state.events;
}

function apply(state: SlowState, command: Command): Reason | null {
  switch (command.type) {
    case 'configure':
      return configure(state, command);
    case 'open-account':
      state.accounts.push({
        marginEnabled: command.marginEnabled,
        futuresEnabled: command.futuresEnabled,
        balances: state.rules.assets.map(() => ({
          available: 0n,
          reserved: 0n,
          lendReserved: 0n,
          borrowed: 0n,
        })),
      });
      state.events.push({
        type: 'account',
        account: state.accounts.length - 1,
        marginEnabled: command.marginEnabled,
        futuresEnabled: command.futuresEnabled,
      });
      return null;
    case 'set-account': {
      const account = state.accounts[command.account];
      if (!account) return 'invalid';
      account.marginEnabled = command.marginEnabled;
      account.futuresEnabled = command.futuresEnabled;
      return null;
    }
    case 'deposit':
      return deposit(state, command);
    case 'withdraw':
      return withdraw(state, command);
    case 'transfer':
      return transfer(state, command);
    case 'limit':
      placeLimit(state, command);
      return null;
    case 'market':
      placeMarket(state, command);
      return null;
    case 'convert':
      convert(state, command);
      return null;
    case 'cancel': {
      const order = state.orders.find(
        (known) => known.order === command.order && known.account === command.account,
      );
      if (!order) return 'invalid';
      cancel(state, order, null);
      return null;
    }
    case 'lend':
      return lend(state, command);
    case 'change-loan':
      return changeLoan(state, command);
    case 'hour':
      chargeHour(state);
      return null;
    case 'set-clock':
      return null;
  }
}

const isRate = (rate: number) => Number.isSafeInteger(rate) && rate >= 0 && rate <= 1_000_000;

function configure(state: SlowState, { rules }: Configure): Reason | null {
  const same = (a: readonly { symbol: string }[], b: readonly { symbol: string }[]) =>
    a.every(({ symbol }, i) => b[i]?.symbol === symbol);
  if (
    rules.assets.length > 16 ||
    !same(state.rules.assets, rules.assets) ||
    !same(state.rules.pairs, rules.pairs) ||
    rules.makerRewardPpm > rules.takerFeePpm
  )
    return 'invalid';
  if (rules.liquidationDebtPpm !== undefined && rules.liquidationDebtPpm < rules.maxDebtPpm) return 'invalid';
  state.rules = rules;
  for (const { balances } of state.accounts)
    while (balances.length < rules.assets.length)
      balances.push({ available: 0n, reserved: 0n, lendReserved: 0n, borrowed: 0n });
  while (state.books.length < rules.pairs.length) state.books.push({ last: 0n, sequence: 0, changedAt: 0 });
  state.events.push({ type: 'configured', rules });
  return null;
}

function deposit(state: SlowState, { account, asset: symbol, amount, kind }: Deposit): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount)) return 'invalid';
  const inside = state.accounts.reduce(
    (sum, { balances }) =>
      sum + balances[index]!.available + balances[index]!.reserved + balances[index]!.lendReserved,
    0n,
  );
  if (inside + BigInt(amount) > 2n ** 52n) return 'invalid';
  give(state, account, index, BigInt(amount));
  state.events.push({ type: 'money', account, asset: index, amount, kind, other: null });
  return null;
}

function withdraw(state: SlowState, { account, asset: symbol, amount, kind }: Withdraw): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount)) return 'invalid';
  if (
    balance(state, account, index).available < BigInt(amount) ||
    !maySpend(state, account, index, 0n, BigInt(amount))
  )
    return 'insufficient-balance';
  balance(state, account, index).available -= BigInt(amount);
  state.events.push({ type: 'money', account, asset: index, amount: -amount, kind, other: null });
  return null;
}

function transfer(state: SlowState, { from, to, asset: symbol, amount }: Transfer): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || from === to || !state.accounts[from] || !state.accounts[to] || !whole(amount))
    return 'invalid';
  if (
    balance(state, from, index).available < BigInt(amount) ||
    !maySpend(state, from, index, 0n, BigInt(amount))
  )
    return 'insufficient-balance';
  balance(state, from, index).available -= BigInt(amount);
  give(state, to, index, BigInt(amount));
  state.events.push(
    { type: 'money', account: from, asset: index, amount: -amount, kind: 'INTERNAL_TRANSFER', other: to },
    { type: 'money', account: to, asset: index, amount, kind: 'INTERNAL_TRANSFER', other: from },
  );
  return null;
}

function lend(state: SlowState, { account, asset: symbol, amount, hourlyRate }: Lend): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount) || !isRate(hourlyRate)) return 'invalid';
  const has = balance(state, account, index);
  if (has.available < BigInt(amount) || !maySpend(state, account, index, 0n, 0n))
    return 'insufficient-balance';
  has.available -= BigInt(amount);
  has.lendReserved += BigInt(amount);
  const loan = {
    number: state.next.loan++,
    account,
    asset: index,
    total: BigInt(amount),
    used: 0n,
    hourlyRate,
  };
  state.loans.push(loan);
  state.events.push({
    type: 'loan',
    loan: loan.number,
    account,
    asset: index,
    total: amount,
    used: 0,
    hourlyRate,
    update: 'CREATE',
  });
  return null;
}

function changeLoan(
  state: SlowState,
  { account, loan: number, change, hourlyRate }: ChangeLoan,
): Reason | null {
  const loan = state.loans.find((known) => known.number === number && known.account === account);
  if (!isRate(hourlyRate) || !Number.isSafeInteger(change) || !loan) return 'invalid';
  const has = balance(state, account, loan.asset);
  if (change > 0 ? has.available < BigInt(change) : loan.total - loan.used < BigInt(-change))
    return 'invalid';
  const report = (update: 'INCREASE' | 'REDUCE' | 'RATE_CHANGE') =>
    state.events.push({
      type: 'loan',
      loan: number,
      account,
      asset: loan.asset,
      total: Number(loan.total),
      used: Number(loan.used),
      hourlyRate: loan.hourlyRate,
      update,
    });
  if (change !== 0) {
    loan.total += BigInt(change);
    has.lendReserved += BigInt(change);
    if (change > 0) has.available -= BigInt(change);
    else give(state, account, loan.asset, BigInt(-change));
    report(change > 0 ? 'INCREASE' : 'REDUCE');
  }
  if (hourlyRate !== loan.hourlyRate) {
    loan.hourlyRate = hourlyRate;
    report('RATE_CHANGE');
  }
  return null;
}

// After each command

function liquidate(state: SlowState): void {
  const passed: number[] = [];
  for (;;) {
    const account = state.positions
      .map((known) => known.account)
      .sort((a, b) => a - b)
      .find((known) => known !== 0 && !passed.includes(known) && !backed(state, known));
    if (account === undefined) return;
    passed.push(account);
    for (const order of state.orders
      .filter((known) => known.account === account && pairOf(state, known.pair).type === 'FUTURE')
      .sort((a, b) => a.order - b.order))
      cancel(state, order, 'liquidation');
    if (backed(state, account)) continue;
    for (const pair of state.rules.pairs.keys())
      if (position(state, pair, account)) closeAtMarket(state, pair, account);
  }
}

function closeAtMarket(state: SlowState, pair: number, account: number): void {
  const held = position(state, pair, account)!;
  const price = mark(state, pair);
  if (price === null) return;
  const buy = held.size < 0n;
  const lots = size(held);
  const order = state.next.order++;
  received(state, {
    order,
    account,
    pair,
    side: buy ? 'buy' : 'sell',
    kind: 'liquidation',
    price: 0,
    quantity: Number(lots),
    timeInForce: 'IOC',
    postOnly: false,
    reduceOnly: true,
    allowMargin: false,
    customerOrderId: null,
  });
  const taker: SlowOrder = {
    order,
    account,
    pair,
    buy,
    price: 0n,
    original: lots,
    remaining: lots,
    reserved: 0n,
    reservePrice: 0n,
    postOnly: false,
    reduceOnly: true,
    allowMargin: false,
    createdAt: state.at,
    updatedAt: state.at,
    customerOrderId: null,
    rank: 0,
  };
  take(state, taker, null, 'liquidation');
  if (taker.remaining > 0n) {
    const worth = value(pairOf(state, pair), price, taker.remaining);
    fill(state, pair, account, buy, taker.remaining, worth, 0n);
    fill(state, pair, 0, !buy, taker.remaining, worth, 0n);
    state.events.push({
      type: 'trade',
      trade: state.next.trade++,
      pair,
      price: Number(price),
      quantity: Number(taker.remaining),
      value: Number(worth),
      takerSide: buy ? 'buy' : 'sell',
      takerOrder: order,
      takerAccount: account,
      takerKind: 'liquidation',
      takerFee: 0,
      makerOrder: 0,
      makerAccount: 0,
      makerReward: 0,
    });
  }
  changed(state, order, account, pair, 'liquidated', 0n, 'liquidation');
}

function dropIdleReducers(state: SlowState): void {
  const seen = new Set<string>();
  for (const event of [...state.events]) {
    if (event.type !== 'position' || event.account === 0 || seen.has(`${event.account} ${event.pair}`))
      continue;
    seen.add(`${event.account} ${event.pair}`);
    const idle = state.orders.filter(
      (known) =>
        known.account === event.account &&
        known.pair === event.pair &&
        known.reduceOnly &&
        couldReduce(state, event.pair, event.account, known.buy) === 0n,
    );
    for (const order of idle.sort((a, b) => a.order - b.order)) cancel(state, order, 'would-not-reduce');
  }
}
