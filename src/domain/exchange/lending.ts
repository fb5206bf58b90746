import { mulDivFloor } from './amounts.ts';
import type { LoanUpdateType } from '../../shared/trading-terms.ts';
import { worthInUsdc } from './prices.ts';
import type { Debt, Loan, State } from './state.ts';

/**
 * Loans between accounts. Debts grow with interest. Money that arrives in an owed asset repays the debt at
 * once, so no account owes an asset and has it available.
 */

/** Credits an account. The money first repays the account's debt in the asset. */
export function credit(state: State, account: number, asset: number, amount: number): void {
  const accounts = state.accounts;
  const at = accounts.at(account, asset);
  accounts.available[at] = accounts.available[at]! + amount;
  if (accounts.borrowed[at]! > 0) repay(state, at);
}

/** Releases held money. */
export function release(state: State, account: number, asset: number, amount: number): void {
  if (amount === 0) return;
  const at = state.accounts.at(account, asset);
  state.accounts.reserved[at] = state.accounts.reserved[at]! - amount;
  credit(state, account, asset, amount);
}

/** Repays debts with the available balance: the highest rate first, then the youngest loan. */
function repay(state: State, at: number): void {
  const { available, borrowed } = state.accounts;
  const debts = state.debts.get(at)!;
  while (available[at]! > 0 && debts.length > 0) {
    const debt = debts.reduce((dearest, other) => (isDearer(state, other, dearest) ? other : dearest));
    const loan = state.loans.get(debt.loan)!;
    const paid = Math.min(debt.amount, available[at]!);
    available[at] = available[at]! - paid;
    borrowed[at] = borrowed[at]! - paid;
    debt.amount -= paid;
    loan.used -= paid;
    if (debt.amount === 0) debts.splice(debts.indexOf(debt), 1);
  }
  if (debts.length === 0) state.debts.delete(at);
}

function isDearer(state: State, a: Debt, b: Debt): boolean {
  const one = state.loans.get(a.loan)!;
  const other = state.loans.get(b.loan)!;
  return one.hourlyRate !== other.hourlyRate ? one.hourlyRate > other.hourlyRate : one.number > other.number;
}

/**
 * Borrows from the offers of other accounts: the lowest rate first, then the oldest. Returns false and
 * changes nothing when the offers or the account's debt limit do not suffice.
 */
export function borrow(state: State, account: number, asset: number, amount: number): boolean {
  const offers = [...state.loans.values()]
    .filter((loan) => loan.asset === asset && loan.account !== account && loan.total > loan.used)
    .sort((a, b) => a.hourlyRate - b.hourlyRate || a.number - b.number);
  if (offers.reduce((sum, loan) => sum + loan.total - loan.used, 0) < amount) return false;
  if (!canCarryDebts(state, account, asset, amount, 0)) return false;
  const at = state.accounts.at(account, asset);
  const debts = state.debts.get(at) ?? [];
  state.debts.set(at, debts);
  let rest = amount;
  for (const loan of offers) {
    if (rest === 0) break;
    const taken = Math.min(rest, loan.total - loan.used);
    loan.used += taken;
    rest -= taken;
    const debt = debts.find((known) => known.loan === loan.number);
    if (debt) debt.amount += taken;
    else debts.push({ loan: loan.number, amount: taken });
  }
  state.accounts.borrowed[at] = state.accounts.borrowed[at]! + amount;
  state.accounts.available[at] = state.accounts.available[at]! + amount;
  return true;
}

/** What an account owns and owes, in USDC's smallest units. Owned money includes borrowed money. */
export interface BalanceSheet {
  owned: number;
  owed: number;
}

/** The account's balance sheet if it borrowed `more` of an asset, or lost `less` of it. */
export function balanceSheetOf(state: State, account: number, asset = -1, more = 0, less = 0): BalanceSheet {
  let owned = 0;
  let owed = 0;
  for (let other = 0; other < state.rules.assets.length; other++) {
    const at = state.accounts.at(account, other);
    const { available, reserved, lendReserved, borrowed } = state.accounts;
    const change = other === asset ? more : 0;
    owned += worthInUsdc(
      state,
      other,
      available[at]! + reserved[at]! + lendReserved[at]! + change - (other === asset ? less : 0),
    );
    owed += worthInUsdc(state, other, borrowed[at]! + change);
  }
  return { owned, owed };
}

/** Whether the debts are at most this share, in parts per million, of the net worth. */
export function isWithinDebtLimit({ owned, owed }: BalanceSheet, mostPpm: number): boolean {
  return owed === 0 || (owned > owed && owed <= mulDivFloor(owned - owed, mostPpm, 1_000_000));
}

/** Whether the account meets its debt limit if it borrows `more` of an asset, or loses `less` of it. */
export function canCarryDebts(
  state: State,
  account: number,
  asset: number,
  more: number,
  less: number,
): boolean {
  return isWithinDebtLimit(balanceSheetOf(state, account, asset, more, less), state.rules.maxDebtPpm);
}

/** Hourly rates are in 10^-8. */
const RATE_ONE = 100_000_000;

/** Interest stops when an offer reaches this size, so that sums stay exact. */
const HIGHEST_LOAN = 2 ** 50;

/**
 * Adds an hour's interest to every debt and to the offer that lent it. Interest below one smallest unit is
 * not charged.
 */
export function chargeInterest(state: State): void {
  const keys = [...state.debts.keys()].sort((a, b) => a - b);
  for (const at of keys) {
    for (const debt of [...state.debts.get(at)!].sort((a, b) => a.loan - b.loan)) {
      const loan = state.loans.get(debt.loan)!;
      const interest = Math.min(
        mulDivFloor(debt.amount, loan.hourlyRate, RATE_ONE),
        Math.max(0, HIGHEST_LOAN - loan.total),
      );
      if (interest === 0) continue;
      debt.amount += interest;
      loan.used += interest;
      loan.total += interest;
      state.accounts.borrowed[at] = state.accounts.borrowed[at]! + interest;
      const lender = state.accounts.at(loan.account, loan.asset);
      state.accounts.lendReserved[lender] = state.accounts.lendReserved[lender]! + interest;
      const borrower = state.accounts.accountOf(at);
      state.events.push(
        {
          type: 'money',
          account: borrower,
          asset: loan.asset,
          amount: -interest,
          kind: 'SPOT_BORROW_INTEREST_CHARGE',
          other: loan.account,
        },
        {
          type: 'money',
          account: loan.account,
          asset: loan.asset,
          amount: interest,
          kind: 'SPOT_LEND_INTEREST_PAYMENT',
          other: borrower,
        },
      );
    }
  }
}

/** Offers available money to borrowers. */
export function lend(
  state: State,
  account: number,
  asset: number,
  amount: number,
  hourlyRate: number,
): boolean {
  const at = state.accounts.at(account, asset);
  if (state.accounts.available[at]! < amount || !canCarryDebts(state, account, asset, 0, 0)) return false;
  state.accounts.available[at] = state.accounts.available[at]! - amount;
  state.accounts.lendReserved[at] = state.accounts.lendReserved[at]! + amount;
  const loan: Loan = { number: state.nextLoan++, account, asset, total: amount, used: 0, hourlyRate };
  state.loans.set(loan.number, loan);
  report(state, loan, 'CREATE');
  return true;
}

/**
 * Changes an offer's total, never below what is lent, and its rate. Returns false when the offer belongs to
 * another account or the money is not available.
 */
export function changeLoan(
  state: State,
  account: number,
  number: number,
  change: number,
  hourlyRate: number,
): boolean {
  const loan = state.loans.get(number);
  if (!loan || loan.account !== account) return false;
  const at = state.accounts.at(account, loan.asset);
  if (change > 0 ? state.accounts.available[at]! < change : loan.total - loan.used < -change) return false;
  if (change !== 0) {
    loan.total += change;
    state.accounts.lendReserved[at] = state.accounts.lendReserved[at]! + change;
    if (change > 0) state.accounts.available[at] = state.accounts.available[at]! - change;
    else credit(state, account, loan.asset, -change);
    report(state, loan, change > 0 ? 'INCREASE' : 'REDUCE');
  }
  if (hourlyRate !== loan.hourlyRate) {
    loan.hourlyRate = hourlyRate;
    report(state, loan, 'RATE_CHANGE');
  }
  return true;
}

function report(state: State, loan: Loan, update: LoanUpdateType): void {
  state.events.push({
    type: 'loan',
    loan: loan.number,
    account: loan.account,
    asset: loan.asset,
    total: loan.total,
    used: loan.used,
    hourlyRate: loan.hourlyRate,
    update,
  });
}
