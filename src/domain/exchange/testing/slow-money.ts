import {
  asset,
  balance,
  least,
  most,
  size,
  value,
  cost,
  share,
  shareUp,
  position,
  type SlowPosition,
  type SlowState,
} from './slow-state.ts';

/** The slow engine's credits and debts, worth, mark prices, positions, interest and funding payments. */

export function give(state: SlowState, account: number, index: number, amount: bigint): void {
  const has = balance(state, account, index);
  has.available += amount;
  while (has.borrowed > 0n && has.available > 0n) {
    const dearest = state.debts
      .filter((debt) => debt.account === account && debt.asset === index)
      .map((debt) => ({ debt, loan: state.loans.find((loan) => loan.number === debt.loan)! }))
      .sort((a, b) => b.loan.hourlyRate - a.loan.hourlyRate || b.loan.number - a.loan.number)[0]!;
    const paid = least(dearest.debt.amount, has.available);
    has.available -= paid;
    has.borrowed -= paid;
    dearest.debt.amount -= paid;
    dearest.loan.used -= paid;
    state.debts = state.debts.filter((debt) => debt.amount > 0n);
  }
}

export function setFree(state: SlowState, account: number, index: number, amount: bigint): void {
  if (amount === 0n) return;
  balance(state, account, index).reserved -= amount;
  give(state, account, index, amount);
}

function bestOf(state: SlowState, pair: number, buy: boolean): bigint | null {
  const prices = state.orders
    .filter((order) => order.pair === pair && order.buy === buy)
    .map((order) => order.price);
  if (prices.length === 0) return null;
  return prices.reduce((best, price) => (buy ? most(best, price) : least(best, price)));
}

export function mark(state: SlowState, pair: number): bigint | null {
  const [bid, ask] = [bestOf(state, pair, true), bestOf(state, pair, false)];
  const last = state.books[pair]!.last === 0n ? null : state.books[pair]!.last;
  if (last === null) return bid ?? ask;
  if (bid === null || ask === null) return last;
  return [bid, ask, last].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[1]!;
}

const HIGHEST_WORTH = 2n ** 49n;

function worth(state: SlowState, index: number, amount: bigint): bigint {
  const symbol = state.rules.assets[index]!.symbol;
  if (symbol === 'USDC' || amount === 0n) return amount;
  for (const [number, pair] of state.rules.pairs.entries()) {
    if (pair.type === 'FUTURE') continue;
    const direct = pair.base === symbol && pair.quote === 'USDC';
    const other = pair.quote === symbol && pair.base === 'USDC';
    if (!direct && !other) continue;
    const [bid, ask] = [bestOf(state, number, true), bestOf(state, number, false)];
    const { last } = state.books[number]!;
    // Twice the mid price, since it may lie between two ticks.
    const twice = bid !== null && ask !== null ? bid + ask : last > 0n ? 2n * last : 2n * (bid ?? ask ?? 0n);
    if (twice === 0n) continue;
    const one = 10n ** BigInt(state.rules.assets[asset(state, pair.base)]!.decimals);
    const price = twice * BigInt(pair.tick);
    return least(HIGHEST_WORTH, direct ? (amount * price) / (2n * one) : (amount * 2n * one) / price);
  }
  return 0n;
}

export function standing(
  state: SlowState,
  account: number,
  index: number,
  more: bigint,
  less: bigint,
): { owned: bigint; owed: bigint } {
  let owned = 0n;
  let owed = 0n;
  state.rules.assets.forEach((_, other) => {
    const has = balance(state, account, other);
    const change = other === index ? more : 0n;
    owned += worth(
      state,
      other,
      has.available + has.reserved + has.lendReserved + change - (other === index ? less : 0n),
    );
    owed += worth(state, other, has.borrowed + change);
  });
  return { owned, owed };
}

export function maySpend(
  state: SlowState,
  account: number,
  index: number,
  more: bigint,
  less: bigint,
): boolean {
  const { owned, owed } = standing(state, account, index, more, less);
  return owed === 0n || (owned > owed && owed <= share(owned - owed, state.rules.maxDebtPpm));
}

export function borrowFor(state: SlowState, account: number, index: number, amount: bigint): boolean {
  const offers = state.loans
    .filter((loan) => loan.asset === index && loan.account !== account && loan.total > loan.used)
    .sort((a, b) => a.hourlyRate - b.hourlyRate || a.number - b.number);
  if (
    offers.reduce((sum, loan) => sum + loan.total - loan.used, 0n) < amount ||
    !maySpend(state, account, index, amount, 0n)
  )
    return false;
  let rest = amount;
  for (const loan of offers) {
    const taken = least(rest, loan.total - loan.used);
    if (taken === 0n) break;
    loan.used += taken;
    rest -= taken;
    const known = state.debts.find((debt) => debt.account === account && debt.loan === loan.number);
    if (known) known.amount += taken;
    else state.debts.push({ account, asset: index, loan: loan.number, amount: taken });
  }
  balance(state, account, index).borrowed += amount;
  balance(state, account, index).available += amount;
  return true;
}

// Futures

export function hold(state: SlowState, pair: number, ticks: bigint, lots: bigint): bigint {
  const costs = cost(state.rules.pairs[pair]!, ticks, lots);
  return shareUp(costs, state.rules.initialMarginPpm) + shareUp(costs, state.rules.takerFeePpm);
}

export function couldReduce(state: SlowState, pair: number, account: number, buy: boolean): bigint {
  const lots = position(state, pair, account)?.size ?? 0n;
  return buy ? most(0n, -lots) : most(0n, lots);
}

export function gains(state: SlowState, pair: number, account: number, amount: bigint): void {
  const index = asset(state, state.rules.pairs[pair]!.quote);
  const has = balance(state, account, index);
  if (amount > 0n) return give(state, account, index, amount);
  if (account === 0) {
    has.available += amount;
    return;
  }
  let missing = -amount;
  const first = least(missing, most(0n, has.available));
  has.available -= first;
  missing -= first;
  const held = position(state, pair, account);
  if (held) {
    const second = least(missing, held.margin);
    held.margin -= second;
    has.reserved -= second;
    missing -= second;
  }
  if (missing === 0n) return;
  balance(state, 0, index).available -= missing;
  state.events.push({
    type: 'money',
    account: 0,
    asset: index,
    amount: -Number(missing),
    kind: 'INSURANCE',
    other: account,
  });
}

function report(state: SlowState, of: SlowPosition, realised: bigint): void {
  state.events.push({
    type: 'position',
    position: of.number,
    account: of.account,
    pair: of.market,
    size: Number(of.size),
    cost: Number(of.cost),
    margin: Number(of.margin),
    realised: Number(realised),
  });
}

export function fill(
  state: SlowState,
  pair: number,
  account: number,
  buy: boolean,
  lots: bigint,
  worthOf: bigint,
  backing: bigint,
): void {
  const held = position(state, pair, account);
  if (!held || held.size > 0n === buy) {
    const to: SlowPosition = held ?? {
      number: state.next.position++,
      account,
      market: pair,
      size: 0n,
      cost: 0n,
      margin: 0n,
    };
    if (!held) state.positions.push(to);
    to.size += buy ? lots : -lots;
    to.cost += worthOf;
    to.margin += backing;
    return report(state, to, 0n);
  }
  const whole = size(held);
  const closed = least(lots, whole);
  const worthClosed = (worthOf * closed) / lots;
  const backingClosed = (backing * closed) / lots;
  const costClosed = (held.cost * closed) / whole;
  const marginClosed = (held.margin * closed) / whole;
  const profit = held.size > 0n ? worthClosed - costClosed : costClosed - worthClosed;
  held.size += held.size > 0n ? -closed : closed;
  held.cost -= costClosed;
  held.margin -= marginClosed;
  if (held.size === 0n) state.positions = state.positions.filter((known) => known !== held);
  balance(state, account, asset(state, state.rules.pairs[pair]!.quote)).reserved -=
    marginClosed + backingClosed;
  gains(state, pair, account, marginClosed + backingClosed + profit);
  report(state, held, profit);
  if (lots > closed)
    fill(state, pair, account, buy, lots - closed, worthOf - worthClosed, backing - backingClosed);
}

export function backed(state: SlowState, account: number): boolean {
  let behind = 0n;
  let needed = 0n;
  let quote: string | null = null;
  for (const held of state.positions.filter((known) => known.account === account)) {
    const pair = state.rules.pairs[held.market]!;
    const price = mark(state, held.market);
    if (price === null) continue;
    quote = pair.quote;
    const now = value(pair, price, size(held));
    behind += held.margin + (held.size > 0n ? now - held.cost : held.cost - now);
    needed += shareUp(now, state.rules.maintenanceMarginPpm);
  }
  return quote === null || behind + balance(state, account, asset(state, quote)).available >= needed;
}

const RATE_ONE = 100_000_000n;
const HIGHEST_RATE = 75_000n;

export function chargeHour(state: SlowState): void {
  const due = [...state.debts].sort((a, b) => a.account - b.account || a.asset - b.asset || a.loan - b.loan);
  for (const debt of due) {
    const loan = state.loans.find((known) => known.number === debt.loan)!;
    const interest = least(
      (debt.amount * BigInt(loan.hourlyRate)) / RATE_ONE,
      most(0n, 2n ** 50n - loan.total),
    );
    if (interest === 0n) continue;
    debt.amount += interest;
    loan.used += interest;
    loan.total += interest;
    balance(state, debt.account, debt.asset).borrowed += interest;
    balance(state, loan.account, debt.asset).lendReserved += interest;
    state.events.push(
      {
        type: 'money',
        account: debt.account,
        asset: debt.asset,
        amount: -Number(interest),
        kind: 'SPOT_BORROW_INTEREST_CHARGE',
        other: loan.account,
      },
      {
        type: 'money',
        account: loan.account,
        asset: debt.asset,
        amount: Number(interest),
        kind: 'SPOT_LEND_INTEREST_PAYMENT',
        other: debt.account,
      },
    );
  }
  state.rules.pairs.forEach((pair, number) => {
    if (pair.type !== 'FUTURE') return;
    const rate = rateOf(state, number);
    const price = mark(state, number) ?? 0n;
    let left = 0n;
    for (const held of state.positions
      .filter((known) => known.market === number)
      .sort((a, b) => a.account - b.account)) {
      const worth = value(pair, price, size(held));
      const part = (worth * (rate < 0n ? -rate : rate)) / RATE_ONE;
      const amount = rate !== 0n && held.size > 0n === rate > 0n ? -part : part;
      left -= amount;
      gains(state, number, held.account, amount);
      state.events.push({
        type: 'funding',
        account: held.account,
        pair: number,
        position: held.number,
        side: held.size > 0n ? 'buy' : 'sell',
        rate: Number(rate),
        amount: Number(amount),
        size: Number(size(held)),
        value: Number(worth),
      });
    }
    gains(state, number, 0, left);
  });
}

function rateOf(state: SlowState, number: number): bigint {
  const pair = state.rules.pairs[number]!;
  const follows = state.rules.pairs.findIndex(
    (other) => other.type === 'SPOT' && other.base === pair.base && other.quote === pair.quote,
  );
  const here = mark(state, number);
  const there = follows < 0 ? null : mark(state, follows);
  if (here === null || there === null) return 0n;
  const index = there * BigInt(state.rules.pairs[follows]!.tick);
  const above = here * BigInt(pair.tick) - index;
  const rate = least(((above < 0n ? -above : above) * RATE_ONE) / (index * 8n), HIGHEST_RATE);
  return above < 0n ? -rate : rate;
}
