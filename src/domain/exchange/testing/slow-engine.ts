import type { ChangeLoan, Command, Configure, Convert, Lend, LimitOrder, MarketOrder, Transfer, Withdraw, Deposit } from '../commands.ts';
import type { ConvertedLeg, ExchangeEvent, OrderKind, OrderReceived, OrderState, Reason } from '../events.ts';
import { backed, borrowFor, couldReduce, fill, gains, give, hold, mark, maySpend, setFree, strikeHour } from './slow-money.ts';
import { asset, balance, cost, least, most, pairOf, position, share, shareUp, side, size, touchBook, units, value, type SlowOrder, type SlowState } from './slow-state.ts';

/** Applies a command to the slow engine. */
export function slowExecute(state: SlowState, command: Command): ExchangeEvent[] {
  state.events = [];
  state.sequence++;
  state.at = Math.max(state.at, command.at);
  const had = state.positions.length > 0;
  const refused = apply(state, command);
  if (refused) state.events.push({ type: 'refused', reason: refused });
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
      state.accounts.push({ marginEnabled: command.marginEnabled, futuresEnabled: command.futuresEnabled, balances: state.rules.assets.map(() => ({ available: 0n, reserved: 0n, lendReserved: 0n, borrowed: 0n })) });
      state.events.push({ type: 'account', account: state.accounts.length - 1, marginEnabled: command.marginEnabled, futuresEnabled: command.futuresEnabled });
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
      const order = state.orders.find((known) => known.order === command.order && known.account === command.account);
      if (!order) return 'invalid';
      cancel(state, order, null);
      return null;
    }
    case 'lend':
      return lend(state, command);
    case 'change-loan':
      return changeLoan(state, command);
    case 'hour':
      strikeHour(state);
      return null;
  }
}

const LIMIT = 2n ** 50n;
const whole = (amount: number) => Number.isSafeInteger(amount) && amount > 0;
const isRate = (rate: number) => Number.isSafeInteger(rate) && rate >= 0 && rate <= 1_000_000;

function configure(state: SlowState, { rules }: Configure): Reason | null {
  const same = (a: readonly { symbol: string }[], b: readonly { symbol: string }[]) => a.every(({ symbol }, i) => b[i]?.symbol === symbol);
  if (!same(state.rules.assets, rules.assets) || !same(state.rules.pairs, rules.pairs) || rules.makerRewardPpm > rules.takerFeePpm) return 'invalid';
  state.rules = rules;
  while (state.books.length < rules.pairs.length) state.books.push({ last: 0n, sequence: 0, changedAt: 0 });
  state.events.push({ type: 'configured', rules });
  return null;
}

function deposit(state: SlowState, { account, asset: symbol, amount, kind }: Deposit): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount)) return 'invalid';
  const inside = state.accounts.reduce((sum, { balances }) => sum + balances[index]!.available + balances[index]!.reserved + balances[index]!.lendReserved, 0n);
  if (inside + BigInt(amount) > 2n ** 52n) return 'invalid';
  give(state, account, index, BigInt(amount));
  state.events.push({ type: 'money', account, asset: index, amount, kind, other: null });
  return null;
}

function withdraw(state: SlowState, { account, asset: symbol, amount, kind }: Withdraw): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount)) return 'invalid';
  if (balance(state, account, index).available < BigInt(amount) || !maySpend(state, account, index, 0n, BigInt(amount))) return 'insufficient-balance';
  balance(state, account, index).available -= BigInt(amount);
  state.events.push({ type: 'money', account, asset: index, amount: -amount, kind, other: null });
  return null;
}

function transfer(state: SlowState, { from, to, asset: symbol, amount }: Transfer): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || from === to || !state.accounts[from] || !state.accounts[to] || !whole(amount)) return 'invalid';
  if (balance(state, from, index).available < BigInt(amount) || !maySpend(state, from, index, 0n, BigInt(amount))) return 'insufficient-balance';
  balance(state, from, index).available -= BigInt(amount);
  give(state, to, index, BigInt(amount));
  state.events.push({ type: 'money', account: from, asset: index, amount: -amount, kind: 'INTERNAL_TRANSFER', other: to }, { type: 'money', account: to, asset: index, amount, kind: 'INTERNAL_TRANSFER', other: from });
  return null;
}

function lend(state: SlowState, { account, asset: symbol, amount, hourlyRate }: Lend): Reason | null {
  const index = asset(state, symbol);
  if (index < 0 || !state.accounts[account] || !whole(amount) || !isRate(hourlyRate)) return 'invalid';
  const has = balance(state, account, index);
  if (has.available < BigInt(amount) || !maySpend(state, account, index, 0n, 0n)) return 'insufficient-balance';
  has.available -= BigInt(amount);
  has.lendReserved += BigInt(amount);
  const loan = { number: state.next.loan++, account, asset: index, total: BigInt(amount), used: 0n, hourlyRate };
  state.loans.push(loan);
  state.events.push({ type: 'loan', loan: loan.number, account, asset: index, total: amount, used: 0, hourlyRate, update: 'CREATE' });
  return null;
}

function changeLoan(state: SlowState, { account, loan: number, change, hourlyRate }: ChangeLoan): Reason | null {
  const loan = state.loans.find((known) => known.number === number && known.account === account);
  if (!isRate(hourlyRate) || !Number.isSafeInteger(change) || !loan) return 'invalid';
  const has = balance(state, account, loan.asset);
  if (change > 0 ? has.available < BigInt(change) : loan.total - loan.used < BigInt(-change)) return 'invalid';
  const report = (update: 'INCREASE' | 'REDUCE' | 'RATE_CHANGE') =>
    state.events.push({ type: 'loan', loan: number, account, asset: loan.asset, total: Number(loan.total), used: Number(loan.used), hourlyRate: loan.hourlyRate, update });
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

// ---- Orders -------------------------------------------------------------------------------------------------------------

function received(state: SlowState, event: Omit<OrderReceived, 'type'>): void {
  state.events.push({ type: 'order', ...event });
}

function changed(state: SlowState, order: number, account: number, pair: number, to: OrderState, remaining: bigint, reason: Reason | null): void {
  state.events.push({ type: 'state', order, account, pair, state: to, remaining: Number(remaining), reason });
}

/** What holds an order's money: the quote of a buy and of futures, else the base. */
function heldAsset(state: SlowState, pair: number, buy: boolean): number {
  const { type, quote, base } = pairOf(state, pair);
  return asset(state, type === 'FUTURE' || buy ? quote : base);
}

function cancel(state: SlowState, order: SlowOrder, reason: Reason | null): void {
  state.orders = state.orders.filter((known) => known !== order);
  touchBook(state, order.pair);
  setFree(state, order.account, heldAsset(state, order.pair, order.buy), order.reserved);
  changed(state, order.order, order.account, order.pair, 'cancelled', order.remaining, reason);
}

interface SlowPlan {
  lots: bigint;
  value: bigint;
  fee: bigint;
  own: boolean;
  limited: boolean;
  dry: boolean;
}

function crosses(buy: boolean, price: bigint, limit: bigint | null): boolean {
  return limit === null || (buy ? price <= limit : price >= limit);
}

function affordable(state: SlowState, pair: number, price: bigint, money: bigint): bigint {
  const { tick, lotDecimals } = pairOf(state, pair);
  return (money * 10n ** BigInt(lotDecimals)) / (price * BigInt(tick));
}

/** Walks the other side and tells what an order would take. */
function walk(state: SlowState, pair: number, account: number, buy: boolean, lots: bigint | null, limit: bigint | null, budget: bigint | null): SlowPlan {
  const plan: SlowPlan = { lots: 0n, value: 0n, fee: 0n, own: false, limited: false, dry: false };
  const reduced = new Map<number, bigint>();
  for (const maker of side(state, pair, !buy)) {
    const wanted = [lots === null ? null : lots - plan.lots, budget === null ? null : affordable(state, pair, maker.price, budget - plan.value)].filter((n) => n !== null).reduce(least);
    if (wanted === 0n) return plan;
    if (!crosses(buy, maker.price, limit)) return { ...plan, limited: true };
    if (maker.account === account) return { ...plan, own: true };
    let offered = maker.remaining;
    if (pairOf(state, pair).type === 'FUTURE') {
      const before = reduced.get(maker.account) ?? 0n;
      if (maker.reduceOnly) offered = least(offered, most(0n, couldReduce(state, pair, maker.account, maker.buy) - before));
      reduced.set(maker.account, before + offered);
    }
    const taken = least(wanted, offered);
    const paid = value(pairOf(state, pair), maker.price, taken);
    plan.lots += taken;
    plan.value += paid;
    plan.fee += share(buy ? units(state, pairOf(state, pair), taken) : paid, state.rules.takerFeePpm);
  }
  plan.dry = true;
  return plan;
}

function placeLimit(state: SlowState, command: LimitOrder): void {
  const order = state.next.order++;
  const pair = state.rules.pairs.findIndex((known) => known.symbol === command.pair);
  const { account, timeInForce } = command;
  const buy = command.side === 'buy';
  received(state, {
    order, account, pair, side: command.side, kind: 'limit', price: command.price, quantity: command.quantity, timeInForce,
    postOnly: command.postOnly ?? false, reduceOnly: command.reduceOnly ?? false, allowMargin: command.allowMargin ?? false, customerOrderId: command.customerOrderId ?? null,
  });
  const reason = whyNot(state, command, pair, buy);
  if (reason) return void state.events.push({ type: 'state', order, account, pair, state: 'failed', remaining: command.quantity, reason });
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  const index = heldAsset(state, pair, buy);
  const reservePrice = reservePriceFor(state, pair, buy, price);
  const needed = neededFor(state, command, pair, buy);
  const has = balance(state, account, index);
  if (has.available < needed) {
    const mayBorrow = pairOf(state, pair).type === 'SPOT' && command.allowMargin;
    if (!mayBorrow || !borrowFor(state, account, index, needed - most(0n, has.available))) return changed(state, order, account, pair, 'failed', quantity, 'insufficient-balance');
  }
  has.available -= needed;
  has.reserved += needed;
  const taker: SlowOrder = {
    order, account, pair, buy, price, original: quantity, remaining: quantity, reserved: needed, reservePrice, postOnly: command.postOnly ?? false, reduceOnly: command.reduceOnly ?? false,
    allowMargin: command.allowMargin ?? false, createdAt: state.at, updatedAt: state.at, customerOrderId: command.customerOrderId ?? null, rank: 0,
  };
  changed(state, order, account, pair, 'placed', quantity, null);
  take(state, taker, price, 'limit');
  if (taker.remaining === 0n || timeInForce !== 'GTC') {
    setFree(state, account, index, taker.reserved);
    return changed(state, order, account, pair, taker.remaining === 0n ? 'filled' : 'cancelled', taker.remaining, null);
  }
  state.orders.push({ ...taker, rank: ++state.ranks });
  touchBook(state, pair);
  if (taker.remaining < quantity) changed(state, order, account, pair, 'partially-filled', taker.remaining, null);
}

function reservePriceFor(state: SlowState, pair: number, buy: boolean, price: bigint): bigint {
  if (pairOf(state, pair).type === 'SPOT' || buy) return price;
  return most(price, side(state, pair, true)[0]?.price ?? 0n);
}

function neededFor(state: SlowState, command: LimitOrder, pair: number, buy: boolean): bigint {
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  if (pairOf(state, pair).type === 'FUTURE') return command.reduceOnly ? 0n : hold(state, pair, reservePriceFor(state, pair, buy, price), quantity);
  return buy ? cost(pairOf(state, pair), price, quantity) : units(state, pairOf(state, pair), quantity);
}

/** The first reason to fail, but for the balance. */
function whyNot(state: SlowState, command: LimitOrder, pair: number, buy: boolean): Reason | null {
  const of = state.rules.pairs[pair];
  const account = state.accounts[command.account];
  if (!of || !account || !whole(command.price) || !whole(command.quantity) || command.quantity > of.maxBase) return 'invalid';
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  // Above 2^50 quote units for a lot in lowest terms, or in all.
  const tick = BigInt(of.tick);
  const lot = 10n ** BigInt(of.lotDecimals);
  const common = greatestCommonDivisor(tick, lot);
  if (price * (tick / common) > LIMIT || price * (tick / common) * quantity > LIMIT * (lot / common)) return 'invalid';
  if (command.customerOrderId !== undefined && state.orders.some((known) => known.account === command.account && known.customerOrderId === command.customerOrderId)) return 'duplicate-customer-order-id';
  const future = of.type === 'FUTURE';
  if (future && !account.futuresEnabled) return 'futures-not-enabled';
  if (command.allowMargin && !(account.marginEnabled && of.marginAllowed)) return 'margin-not-enabled';
  if (command.reduceOnly && (!future || couldReduce(state, pair, command.account, buy) < quantity)) return 'would-not-reduce';
  const best = side(state, pair, !buy)[0];
  if (!best || !crosses(buy, best.price, price)) return command.timeInForce === 'FOK' ? 'no-liquidity-fok' : command.timeInForce === 'IOC' ? 'no-liquidity-ioc' : null;
  if (command.postOnly) return 'post-only-would-match';
  const plan = walk(state, pair, command.account, buy, quantity, price, null);
  if (plan.own) return 'self-trade';
  if (command.timeInForce === 'FOK' && plan.lots < quantity) return 'no-liquidity-fok';
  if (command.timeInForce === 'IOC' && plan.lots === 0n) return 'no-liquidity-ioc';
  return null;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** Trades an order that is not in the book with the best of the other side, until it is filled or meets its limit. */
function take(state: SlowState, taker: SlowOrder, limit: bigint | null, kind: OrderKind): void {
  const { pair, buy } = taker;
  while (taker.remaining > 0n) {
    const maker = side(state, pair, !buy)[0];
    if (!maker || !crosses(buy, maker.price, limit)) return;
    let lots = least(taker.remaining, maker.remaining);
    if (pairOf(state, pair).type === 'FUTURE' && maker.reduceOnly) {
      lots = least(lots, couldReduce(state, pair, maker.account, maker.buy));
      if (lots === 0n) {
        cancel(state, maker, 'would-not-reduce');
        continue;
      }
    }
    trade(state, taker, maker, lots, kind);
  }
}

function trade(state: SlowState, taker: SlowOrder, maker: SlowOrder, lots: bigint, kind: OrderKind): void {
  const { pair, buy } = taker;
  const of = pairOf(state, pair);
  const paid = value(of, maker.price, lots);
  taker.remaining -= lots;
  maker.remaining -= lots;
  maker.updatedAt = state.at;
  state.books[pair]!.last = maker.price;
  touchBook(state, pair);
  let fee: bigint;
  let reward: bigint;
  if (of.type === 'FUTURE') {
    fee = takePart(state, taker, lots, paid, true);
    reward = -takePart(state, maker, lots, paid, false);
  } else {
    const received = buy ? units(state, of, lots) : paid;
    const index = asset(state, buy ? of.base : of.quote);
    fee = share(received, state.rules.takerFeePpm);
    reward = share(received, state.rules.makerRewardPpm);
    const [buyer, seller] = buy ? [taker, maker] : [maker, taker];
    pay(state, buyer, asset(state, of.quote), paid);
    pay(state, seller, asset(state, of.base), units(state, of, lots));
    balance(state, 0, index).available += fee - reward;
    give(state, buyer.account, asset(state, of.base), units(state, of, lots) - (buy ? fee : 0n));
    give(state, seller.account, asset(state, of.quote), paid - (buy ? 0n : fee));
    if (reward > 0n) give(state, maker.account, index, reward);
    if (buyer.reservePrice > 0n) {
      const over = buyer.reserved - cost(of, buyer.reservePrice, buyer.remaining);
      if (over > 0n) {
        buyer.reserved -= over;
        setFree(state, buyer.account, asset(state, of.quote), over);
      }
    }
  }
  if (maker.remaining === 0n) {
    setFree(state, maker.account, heldAsset(state, pair, maker.buy), maker.reserved);
    state.orders = state.orders.filter((known) => known !== maker);
  }
  state.events.push({
    type: 'trade', trade: state.next.trade++, pair, price: Number(maker.price), quantity: Number(lots), value: Number(paid), takerSide: buy ? 'buy' : 'sell', takerOrder: taker.order, takerAccount: taker.account, takerKind: kind,
    takerFee: Number(fee), makerOrder: maker.order, makerAccount: maker.account, makerReward: Number(reward),
  });
  changed(state, maker.order, maker.account, pair, maker.remaining === 0n ? 'filled' : 'partially-filled', maker.remaining, null);
}

function pay(state: SlowState, order: SlowOrder, index: number, amount: bigint): void {
  balance(state, order.account, index).reserved -= amount;
  order.reserved -= amount;
}

/** One side of a trade of futures; answers the fee, below zero for a reward. */
function takePart(state: SlowState, order: SlowOrder, lots: bigint, paid: bigint, taker: boolean): bigint {
  const { pair, account, buy } = order;
  const index = asset(state, pairOf(state, pair).quote);
  const kept = order.reserved === 0n ? 0n : least(order.reserved, hold(state, pair, order.reservePrice, order.remaining));
  let part = order.reserved - kept;
  order.reserved = kept;
  const fee = taker ? share(paid, state.rules.takerFeePpm) : -share(paid, state.rules.makerRewardPpm);
  balance(state, 0, index).available += fee;
  if (fee > 0n) {
    const fromPart = least(part, fee);
    part -= fromPart;
    balance(state, account, index).reserved -= fromPart;
    gains(state, pair, account, fromPart - fee);
  }
  const backing = least(part, shareUp(paid, state.rules.initialMarginPpm));
  setFree(state, account, index, part - backing);
  if (fee < 0n) give(state, account, index, -fee);
  fill(state, pair, account, buy, lots, paid, backing);
  return fee;
}

// ---- At the market ------------------------------------------------------------------------------------------------------

function planMarket(state: SlowState, pair: number, account: number, buy: boolean, amount: bigint): SlowPlan | Reason {
  const other = side(state, pair, !buy);
  if (other.length === 0) return 'no-liquidity';
  const slippage = BigInt(state.rules.slippagePpm);
  const band = buy ? (other[0]!.price * (1_000_000n + slippage)) / 1_000_000n : shareUp(other[0]!.price, 1_000_000 - state.rules.slippagePpm);
  const plan = walk(state, pair, account, buy, buy ? null : amount, band, buy ? amount : null);
  if (plan.own) return 'self-trade';
  if (plan.limited) return 'slippage';
  if (plan.lots === 0n || (!buy && plan.lots < amount)) return 'no-liquidity';
  if (buy && plan.dry && affordable(state, pair, other[other.length - 1]!.price, amount - plan.value) > 0n) return 'no-liquidity';
  return plan;
}

function takePlan(state: SlowState, order: number, account: number, pair: number, buy: boolean, plan: SlowPlan, kind: OrderKind): void {
  const of = pairOf(state, pair);
  const held = buy ? plan.value : units(state, of, plan.lots);
  const index = heldAsset(state, pair, buy);
  balance(state, account, index).available -= held;
  balance(state, account, index).reserved += held;
  const taker: SlowOrder = { order, account, pair, buy, price: 0n, original: plan.lots, remaining: plan.lots, reserved: held, reservePrice: 0n, postOnly: false, reduceOnly: false, allowMargin: false, createdAt: state.at, updatedAt: state.at, customerOrderId: null, rank: 0 };
  take(state, taker, null, kind);
  setFree(state, account, index, taker.reserved);
}

function placeMarket(state: SlowState, { account, pair: symbol, side: of, amount, customerOrderId }: MarketOrder): void {
  const order = state.next.order++;
  const pair = state.rules.pairs.findIndex((known) => known.symbol === symbol);
  const buy = of === 'buy';
  const quantity = buy ? 0 : amount;
  received(state, { order, account, pair, side: of, kind: 'market', price: 0, quantity, timeInForce: 'FOK', postOnly: false, reduceOnly: false, allowMargin: false, customerOrderId: customerOrderId ?? null });
  const outcome = (): Reason | null => {
    if (!state.rules.pairs[pair] || pairOf(state, pair).type === 'FUTURE' || !state.accounts[account] || !whole(amount)) return 'invalid';
    if (customerOrderId !== undefined && state.orders.some((known) => known.account === account && known.customerOrderId === customerOrderId)) return 'duplicate-customer-order-id';
    const plan = planMarket(state, pair, account, buy, BigInt(amount));
    if (typeof plan === 'string') return plan;
    if (balance(state, account, heldAsset(state, pair, buy)).available < (buy ? plan.value : units(state, pairOf(state, pair), plan.lots))) return 'insufficient-balance';
    takePlan(state, order, account, pair, buy, plan, 'market');
    return null;
  };
  const reason = outcome();
  state.events.push({ type: 'state', order, account, pair, state: reason ? 'failed' : 'filled', remaining: reason ? quantity : 0, reason });
}

interface SlowLeg extends ConvertedLeg {
  plan: SlowPlan;
  spent: bigint;
  brought: bigint;
}

interface SlowConversion {
  legs: SlowLeg[];
  fee: bigint;
  paid: bigint;
  received: bigint;
}

/** The best way, or the reason of the last that was tried. */
function planConversion(state: SlowState, { account, feeAccount, pay: payName, receive: receiveName, amount, feePpm, feeAsset }: Convert): SlowConversion | Reason {
  const [from, to, feeIn] = [asset(state, payName), asset(state, receiveName), asset(state, feeAsset)];
  const possible = from >= 0 && to >= 0 && from !== to && (feeIn === from || feeIn === to) && state.accounts[account] && state.accounts[feeAccount] && account !== feeAccount && whole(amount);
  if (!possible || !Number.isSafeInteger(feePpm) || feePpm < 0 || feePpm >= 1_000_000) return 'invalid';
  const between = (a: number, b: number) =>
    state.rules.pairs.findIndex(({ type, base, quote }) => type === 'SPOT' && [a, b].includes(asset(state, base)) && [a, b].includes(asset(state, quote)));
  const ways: number[][] = [[between(from, to)], ...state.rules.assets.flatMap((_, middle) => (middle === from || middle === to ? [] : [[between(from, middle), between(middle, to)]]))].filter((way) => way.every((pair) => pair >= 0));
  const feeBefore = feeIn === from ? share(BigInt(amount), feePpm) : 0n;
  let best: SlowConversion | null = null;
  let reason: Reason = 'no-route';
  for (const way of ways) {
    const legs = planWay(state, account, way, from, BigInt(amount) - feeBefore);
    if (typeof legs === 'string') {
      reason = legs;
      continue;
    }
    const brought = legs[legs.length - 1]!.brought;
    const fee = feeIn === from ? feeBefore : share(brought, feePpm);
    const found: SlowConversion = { legs, fee, paid: legs[0]!.spent + feeBefore, received: feeIn === from ? brought : brought - fee };
    if (!best || found.received > best.received) best = found;
  }
  return best ?? reason;
}

function planWay(state: SlowState, account: number, way: readonly number[], from: number, amount: bigint): SlowLeg[] | Reason {
  const legs: SlowLeg[] = [];
  let [index, rest] = [from, amount];
  for (const pair of way) {
    const of = pairOf(state, pair);
    const buy = asset(state, of.quote) === index;
    const given = buy ? rest : rest / units(state, of, 1n);
    if (given <= 0n) return 'invalid';
    const plan = planMarket(state, pair, account, buy, given);
    if (typeof plan === 'string') return plan;
    index = asset(state, buy ? of.base : of.quote);
    rest = (buy ? units(state, of, plan.lots) : plan.value) - plan.fee;
    legs.push({ pair, side: buy ? 'buy' : 'sell', lots: Number(plan.lots), value: Number(plan.value), tradeFee: Number(plan.fee), tradeFeeAsset: index, plan, spent: buy ? plan.value : units(state, of, plan.lots), brought: rest });
  }
  return legs;
}

function convert(state: SlowState, command: Convert): void {
  const order = state.next.order++;
  const { account, feeAccount, customerOrderId, feePpm } = command;
  const plan = planConversion(state, command);
  const first = typeof plan === 'string' ? null : plan.legs[0]!;
  const pair = first?.pair ?? -1;
  received(state, { order, account, pair, side: first?.side ?? 'buy', kind: 'simple', price: 0, quantity: first?.lots ?? 0, timeInForce: 'FOK', postOnly: false, reduceOnly: false, allowMargin: false, customerOrderId: customerOrderId ?? null });
  const fails = (reason: Reason) => void state.events.push({ type: 'state', order, account, pair, state: 'failed', remaining: first?.lots ?? 0, reason });
  if (typeof plan === 'string') return fails(plan);
  if (customerOrderId !== undefined && state.orders.some((known) => known.account === account && known.customerOrderId === customerOrderId)) return fails('duplicate-customer-order-id');
  const [from, to, feeIn] = [asset(state, command.pay), asset(state, command.receive), asset(state, command.feeAsset)];
  if (balance(state, account, from).available < plan.paid || !maySpend(state, account, from, 0n, feeIn === from ? plan.fee : 0n)) return fails('insufficient-balance');
  const owes = (index: number) => balance(state, account, index).borrowed > 0n;
  if ((plan.legs.length > 1 && owes(plan.legs[0]!.tradeFeeAsset)) || (plan.fee > 0n && feeIn === to && owes(to))) return fails('insufficient-balance');
  const payFee = () => {
    if (plan.fee === 0n) return;
    balance(state, account, feeIn).available -= plan.fee;
    give(state, feeAccount, feeIn, plan.fee);
    const fee = Number(plan.fee);
    state.events.push({ type: 'money', account, asset: feeIn, amount: -fee, kind: 'BROKERAGE_FEE', other: feeAccount }, { type: 'money', account: feeAccount, asset: feeIn, amount: fee, kind: 'BROKERAGE_FEE', other: account });
  };
  if (feeIn === from) payFee();
  for (const leg of plan.legs) takePlan(state, order, account, leg.pair, leg.side === 'buy', leg.plan, 'simple');
  if (feeIn === to) payFee();
  state.events.push({
    type: 'converted', order, account, feeAccount, pay: from, receive: to, requested: command.amount, paid: Number(plan.paid), received: Number(plan.received), feePpm, feeAsset: feeIn, fee: Number(plan.fee),
    legs: plan.legs.map(({ pair: leg, side: of, lots, value: worth, tradeFee, tradeFeeAsset }) => ({ pair: leg, side: of, lots, value: worth, tradeFee, tradeFeeAsset })),
  });
  changed(state, order, account, pair, 'completed', 0n, null);
}

// ---- After each command -------------------------------------------------------------------------------------------------

function liquidate(state: SlowState): void {
  const passed: number[] = [];
  for (;;) {
    const account = state.positions.map((known) => known.account).sort((a, b) => a - b).find((known) => known !== 0 && !passed.includes(known) && !backed(state, known));
    if (account === undefined) return;
    passed.push(account);
    for (const order of state.orders.filter((known) => known.account === account && pairOf(state, known.pair).type === 'FUTURE').sort((a, b) => a.order - b.order)) cancel(state, order, 'liquidation');
    if (backed(state, account)) continue;
    for (const pair of state.rules.pairs.keys()) if (position(state, pair, account)) closeAtMarket(state, pair, account);
  }
}

function closeAtMarket(state: SlowState, pair: number, account: number): void {
  const held = position(state, pair, account)!;
  const price = mark(state, pair);
  if (price === null) return;
  const buy = held.size < 0n;
  const lots = size(held);
  const order = state.next.order++;
  received(state, { order, account, pair, side: buy ? 'buy' : 'sell', kind: 'liquidation', price: 0, quantity: Number(lots), timeInForce: 'IOC', postOnly: false, reduceOnly: true, allowMargin: false, customerOrderId: null });
  const taker: SlowOrder = { order, account, pair, buy, price: 0n, original: lots, remaining: lots, reserved: 0n, reservePrice: 0n, postOnly: false, reduceOnly: true, allowMargin: false, createdAt: state.at, updatedAt: state.at, customerOrderId: null, rank: 0 };
  take(state, taker, null, 'liquidation');
  if (taker.remaining > 0n) {
    const worth = value(pairOf(state, pair), price, taker.remaining);
    fill(state, pair, account, buy, taker.remaining, worth, 0n);
    fill(state, pair, 0, !buy, taker.remaining, worth, 0n);
    state.events.push({ type: 'trade', trade: state.next.trade++, pair, price: Number(price), quantity: Number(taker.remaining), value: Number(worth), takerSide: buy ? 'buy' : 'sell', takerOrder: order, takerAccount: account, takerKind: 'liquidation', takerFee: 0, makerOrder: 0, makerAccount: 0, makerReward: 0 });
  }
  changed(state, order, account, pair, 'liquidated', 0n, 'liquidation');
}

function dropIdleReducers(state: SlowState): void {
  const seen = new Set<string>();
  for (const event of [...state.events]) {
    if (event.type !== 'position' || event.account === 0 || seen.has(`${event.account} ${event.pair}`)) continue;
    seen.add(`${event.account} ${event.pair}`);
    const idle = state.orders.filter((known) => known.account === event.account && known.pair === event.pair && known.reduceOnly && couldReduce(state, event.pair, event.account, known.buy) === 0n);
    for (const order of idle.sort((a, b) => a.order - b.order)) cancel(state, order, 'would-not-reduce');
  }
}
