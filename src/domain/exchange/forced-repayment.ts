import { mulDivCeil } from './amounts.ts';
import { isWithinDebtLimit, credit, balanceSheetOf } from './lending.ts';
import type { Market } from './markets.ts';
import { ANY_PRICE, cancelSlot, planMatch } from './matching.ts';
import { takePlanned } from './place-market.ts';
import { assetNumber, HOUSE, type State } from './state.ts';

/**
 * An account that owns no more than this, in USDC's smallest units, has nothing left to repay a debt with.
 */
const DUST = 1_000_000;
const PPM = 1_000_000;

/**
 * Repays the debts of accounts above the liquidation limit, in order of account number, until no such
 * account is left.
 */
export function forceRepayments(state: State): void {
  if (state.debts.size === 0) return;
  const passed = new Set<number>();
  for (;;) {
    const account = debtors(state).find(
      (candidate) => !passed.has(candidate) && !isBelowLiquidationDebt(state, candidate),
    );
    if (account === undefined) return;
    // An account without buyers is tried again after the next command.
    passed.add(account);
    sellForDebts(state, account);
    forgive(state, account);
  }
}

function debtors(state: State): number[] {
  const accounts = new Set<number>();
  for (const at of state.debts.keys()) accounts.add(state.accounts.accountOf(at));
  return [...accounts].sort((a, b) => a - b);
}

function isBelowLiquidationDebt(state: State, account: number): boolean {
  const { liquidationDebtPpm } = state.rules;
  return (
    liquidationDebtPpm === undefined || isWithinDebtLimit(balanceSheetOf(state, account), liquidationDebtPpm)
  );
}

/**
 * Cancels the account's open spot orders, then sells its assets for USDC, then buys the owed assets with
 * USDC. Stops as soon as the account is within the limit.
 */
function sellForDebts(state: State, account: number): void {
  for (const slot of state.orders.ofAccount(account)) {
    if (!state.markets[state.orders.market[slot]!]!.future) cancelSlot(state, slot, 'liquidation');
  }
  const dollar = assetNumber(state, 'USDC');
  for (const buys of [false, true]) {
    for (let asset = 0; asset < state.rules.assets.length; asset++) {
      if (isBelowLiquidationDebt(state, account)) return;
      const market = asset === dollar ? undefined : marketOf(state, asset, dollar);
      if (!market) continue;
      if (buys) buyOwed(state, market, account, asset);
      else sellHeld(state, market, account, asset);
    }
  }
}

function marketOf(state: State, asset: number, dollar: number): Market | undefined {
  return state.markets.find(
    ({ future, base, quote }) =>
      !future && ((base === asset && quote === dollar) || (base === dollar && quote === asset)),
  );
}

/** Sells everything available of an asset for USDC. */
function sellHeld(state: State, market: Market, account: number, asset: number): void {
  const available = state.accounts.available[state.accounts.at(account, asset)]!;
  if (market.base === asset)
    place(state, market, account, false, Math.floor(available / market.lotUnits), null);
  else place(state, market, account, true, Number.MAX_SAFE_INTEGER, available);
}

/**
 * Buys enough of an owed asset to repay it after the fee, with the available USDC. Where USDC is the base
 * currency, sells as much USDC as is needed at the best bid.
 */
function buyOwed(state: State, market: Market, account: number, asset: number): void {
  const owed = state.accounts.borrowed[state.accounts.at(account, asset)]!;
  if (owed === 0) return;
  const withFee = mulDivCeil(owed, PPM, PPM - state.rules.takerFeePpm);
  if (market.base === asset) {
    place(
      state,
      market,
      account,
      true,
      Math.ceil(withFee / market.lotUnits),
      state.accounts.available[state.accounts.at(account, market.quote)]!,
    );
    return;
  }
  const best = state.books[market.index]!.bids.best();
  if (!best) return;
  const held = Math.floor(
    state.accounts.available[state.accounts.at(account, market.base)]! / market.lotUnits,
  );
  place(
    state,
    market,
    account,
    false,
    Math.min(held, mulDivCeil(withFee, market.divisor, best.price * market.multiplier)),
    null,
  );
}

/**
 * Places a liquidation order at any price, for as much as the other side offers. Places nothing when it
 * offers nothing.
 */
function place(
  state: State,
  market: Market,
  account: number,
  buy: boolean,
  lots: number,
  budget: number | null,
): void {
  if (lots === 0) return;
  const plan = planMatch(state, market, account, buy, lots, ANY_PRICE, budget);
  if (plan.lots === 0) return;
  const order = state.nextOrder++;
  const of = { order, account, pair: market.index };
  state.events.push({
    type: 'order',
    ...of,
    side: buy ? 'buy' : 'sell',
    kind: 'liquidation',
    price: 0,
    quantity: plan.lots,
    timeInForce: 'IOC',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: null,
  });
  takePlanned(state, market, order, account, buy, plan, 'liquidation');
  state.events.push({ type: 'state', ...of, state: 'liquidated', remaining: 0, reason: 'liquidation' });
}

/** The house pays the debts of an account that has nothing left, so that its lenders lose nothing. */
function forgive(state: State, account: number): void {
  if (isBelowLiquidationDebt(state, account) || balanceSheetOf(state, account).owned > DUST) return;
  for (let asset = 0; asset < state.rules.assets.length; asset++) {
    const amount = state.accounts.borrowed[state.accounts.at(account, asset)]!;
    if (amount === 0) continue;
    const house = state.accounts.at(HOUSE, asset);
    state.accounts.available[house] = state.accounts.available[house]! - amount;
    credit(state, account, asset, amount);
    state.events.push(
      { type: 'money', account: HOUSE, asset, amount: -amount, kind: 'INSURANCE', other: account },
      { type: 'money', account, asset, amount, kind: 'ACCOUNT_FUNDING', other: HOUSE },
    );
  }
}
