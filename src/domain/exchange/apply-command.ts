import { MOST_ASSETS } from './accounts.ts';
import type { Command, Configure, Deposit, Transfer, Withdraw } from './commands.ts';
import { convert } from './conversions.ts';
import type { ExchangeEvent, Reason } from './events.ts';
import { forceRepayments } from './forced-repayment.ts';
import { changeLoan, chargeInterest, credit, lend, canCarryDebts } from './lending.ts';
import { cancelIdleReduceOnly, liquidateAccounts } from './liquidation.ts';
import { cancelSlot } from './matching.ts';
import { placeLimit } from './place-limit.ts';
import { placeMarket } from './place-market.ts';
import { payFunding } from './positions.ts';
import { applyRules, assetNumber, type State } from './state.ts';

/**
 * Applies one command to the state and returns its events. The same state and command always give the same
 * events and the same next state: nothing here reads a clock, draws random numbers or waits.
 * docs/exchange.md is the rule book.
 */
export function applyCommand(state: State, command: Command): ExchangeEvent[] {
  const events: ExchangeEvent[] = [];
  state.events = events;
  state.sequence++;
  if (command.at > state.at || command.type === 'set-clock') state.at = command.at;
  const hadPositions = hasPositions(state);
  const refusal = apply(state, command);
  if (refusal) events.push({ type: 'refused', reason: refusal });
  forceRepayments(state);
  if (hadPositions || hasPositions(state)) {
    liquidateAccounts(state);
    cancelIdleReduceOnly(state);
  }
  return events;
}

/** Skips a command that must not be applied: uses its sequence number and does nothing else. */
export function skipCommand(state: State): ExchangeEvent[] {
  state.sequence++;
  return [];
}

function hasPositions(state: State): boolean {
  for (let market = 0; market < state.positions.length; market++)
    if (state.positions[market]!.size > 0) return true;
  return false;
}

/** Returns the reason when the command is impossible. Orders report their own failures as events. */
function apply(state: State, command: Command): Reason | null {
  switch (command.type) {
    case 'limit':
      placeLimit(state, command);
      return null;
    case 'cancel':
      return cancel(state, command.account, command.order);
    case 'market':
      placeMarket(state, command);
      return null;
    case 'convert':
      convert(state, command);
      return null;
    case 'deposit':
      return deposit(state, command);
    case 'withdraw':
      return withdraw(state, command);
    case 'transfer':
      return transfer(state, command);
    case 'lend':
      return lendOut(state, command.account, command.asset, command.amount, command.hourlyRate);
    case 'change-loan':
      return isRate(command.hourlyRate) &&
        Number.isSafeInteger(command.change) &&
        changeLoan(state, command.account, command.loan, command.change, command.hourlyRate)
        ? null
        : 'invalid';
    case 'hour':
      chargeInterest(state);
      payFunding(state);
      return null;
    case 'open-account':
      return openAccount(state, command.marginEnabled, command.futuresEnabled);
    case 'set-account':
      if (!state.accounts.has(command.account)) return 'invalid';
      state.accounts.marginEnabled[command.account] = command.marginEnabled;
      state.accounts.futuresEnabled[command.account] = command.futuresEnabled;
      return null;
    case 'configure':
      return configure(state, command);
    case 'set-clock':
      return null;
  }
}

function cancel(state: State, account: number, order: number): Reason | null {
  const slot = state.orders.slotOf(order);
  if (slot < 0 || state.orders.account[slot] !== account) return 'invalid';
  cancelSlot(state, slot, null);
  return null;
}

function configure(state: State, { rules }: Configure): Reason | null {
  const keeps = (known: readonly { symbol: string }[], next: readonly { symbol: string }[]) =>
    known.every((item, i) => next[i]?.symbol === item.symbol);
  if (rules.assets.length > MOST_ASSETS) return 'invalid';
  if (
    !keeps(state.rules.assets, rules.assets) ||
    !keeps(state.rules.pairs, rules.pairs) ||
    rules.makerRewardPpm > rules.takerFeePpm ||
    (rules.liquidationDebtPpm ?? Infinity) < rules.maxDebtPpm
  )
    return 'invalid';
  applyRules(state, rules);
  state.events.push({ type: 'configured', rules });
  return null;
}

function openAccount(state: State, marginEnabled: boolean, futuresEnabled: boolean): null {
  const account = state.accounts.open(marginEnabled, futuresEnabled);
  state.events.push({ type: 'account', account, marginEnabled, futuresEnabled });
  return null;
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

/** Rates are in 10^-8 an hour, at most 1 % an hour. */
function isRate(rate: number): boolean {
  return Number.isSafeInteger(rate) && rate >= 0 && rate <= 1_000_000;
}

/** The most of one asset in the whole exchange, so that every balance stays an exact integer. */
const MOST_OF_AN_ASSET = 2 ** 52;

function totalOf(state: State, asset: number): number {
  let total = 0;
  for (let account = 0; account < state.accounts.count; account++) {
    const at = state.accounts.at(account, asset);
    total += state.accounts.available[at]! + state.accounts.reserved[at]! + state.accounts.lendReserved[at]!;
  }
  return total;
}

function deposit(state: State, { account, asset: symbol, amount, kind }: Deposit): Reason | null {
  const asset = assetNumber(state, symbol);
  if (
    asset < 0 ||
    !state.accounts.has(account) ||
    !isAmount(amount) ||
    totalOf(state, asset) + amount > MOST_OF_AN_ASSET
  )
    return 'invalid';
  credit(state, account, asset, amount);
  state.events.push({ type: 'money', account, asset, amount, kind, other: null });
  return null;
}

function withdraw(state: State, { account, asset: symbol, amount, kind }: Withdraw): Reason | null {
  const asset = assetNumber(state, symbol);
  if (asset < 0 || !state.accounts.has(account) || !isAmount(amount)) return 'invalid';
  const at = state.accounts.at(account, asset);
  if (state.accounts.available[at]! < amount || !canCarryDebts(state, account, asset, 0, amount))
    return 'insufficient-balance';
  state.accounts.available[at] = state.accounts.available[at]! - amount;
  state.events.push({ type: 'money', account, asset, amount: -amount, kind, other: null });
  return null;
}

function transfer(state: State, { from, to, asset: symbol, amount }: Transfer): Reason | null {
  const asset = assetNumber(state, symbol);
  if (asset < 0 || from === to || !state.accounts.has(from) || !state.accounts.has(to) || !isAmount(amount))
    return 'invalid';
  const at = state.accounts.at(from, asset);
  if (state.accounts.available[at]! < amount || !canCarryDebts(state, from, asset, 0, amount))
    return 'insufficient-balance';
  state.accounts.available[at] = state.accounts.available[at]! - amount;
  credit(state, to, asset, amount);
  state.events.push(
    { type: 'money', account: from, asset, amount: -amount, kind: 'INTERNAL_TRANSFER', other: to },
    { type: 'money', account: to, asset, amount, kind: 'INTERNAL_TRANSFER', other: from },
  );
  return null;
}

function lendOut(
  state: State,
  account: number,
  symbol: string,
  amount: number,
  hourlyRate: number,
): Reason | null {
  const asset = assetNumber(state, symbol);
  if (asset < 0 || !state.accounts.has(account) || !isAmount(amount) || !isRate(hourlyRate)) return 'invalid';
  return lend(state, account, asset, amount, hourlyRate) ? null : 'insufficient-balance';
}
