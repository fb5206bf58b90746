/**
 * The commands of the engine. Amounts are in the asset's smallest units, quantities in lots, prices in
 * ticks; `at` is in epoch ms.
 */

import type { TimeInForce } from '../../shared/trading-terms.ts';
import type { Rules } from './markets.ts';

const SIDES = ['buy', 'sell'] as const;
export type Side = (typeof SIDES)[number];

interface Timed {
  /** Epoch ms. A time before the last command's counts as the last command's time. */
  at: number;
}

/** Sets or changes the rules. Assets and pairs may be added at the end; listed ones keep their place. */
export interface Configure extends Timed {
  type: 'configure';
  rules: Rules;
}

/**
 * Opens the next account number. Account 0 is the house, which receives fees, pays rewards and covers
 * shortfalls.
 */
interface OpenAccount extends Timed {
  type: 'open-account';
  marginEnabled: boolean;
  futuresEnabled: boolean;
}

interface SetAccount extends Timed {
  type: 'set-account';
  account: number;
  marginEnabled: boolean;
  futuresEnabled: boolean;
}

/** Adds money from outside. `kind` is the transaction type that the interface shows. */
export interface Deposit extends Timed {
  type: 'deposit';
  account: number;
  asset: string;
  amount: number;
  kind: string;
}

/** Removes money if it is available and the account still meets its debt limit. */
export interface Withdraw extends Timed {
  type: 'withdraw';
  account: number;
  asset: string;
  amount: number;
  kind: string;
}

export interface Transfer extends Timed {
  type: 'transfer';
  from: number;
  to: number;
  asset: string;
  amount: number;
}

export interface LimitOrder extends Timed {
  type: 'limit';
  account: number;
  pair: string;
  side: Side;
  quantity: number;
  price: number;
  timeInForce: TimeInForce;
  postOnly?: boolean;
  /** Post-only. If the order would match, it moves one tick behind the best price of the other side. */
  postOnlyReprice?: boolean;
  reduceOnly?: boolean;
  allowMargin?: boolean;
  customerOrderId?: string;
}

/** A spot market order: a buy spends up to `amount` of the quote currency, a sell sells `amount` lots. */
export interface MarketOrder extends Timed {
  type: 'market';
  account: number;
  pair: string;
  side: Side;
  amount: number;
  customerOrderId?: string;
}

/** A conversion by market orders over one or two pairs, executed whole or not at all. */
export interface Convert extends Timed {
  type: 'convert';
  account: number;
  pay: string;
  receive: string;
  amount: number;
  /**
   * The broker's fee in parts per million. It is taken in `feeAsset`, which is `pay` or `receive`, and
   * credited to `feeAccount`.
   */
  feePpm: number;
  feeAsset: string;
  feeAccount: number;
  customerOrderId?: string;
}

interface CancelOrder extends Timed {
  type: 'cancel';
  account: number;
  order: number;
}

/** Offers money to borrowers at an hourly rate in 10^-8. */
export interface Lend extends Timed {
  type: 'lend';
  account: number;
  asset: string;
  amount: number;
  hourlyRate: number;
}

/**
 * Changes an offer's total by an amount (negative takes back what is not lent) and sets its rate, which
 * also applies to existing debts.
 */
export interface ChangeLoan extends Timed {
  type: 'change-loan';
  account: number;
  loan: number;
  change: number;
  hourlyRate: number;
}

/** Charges the hour's interest and funding payments. */
interface ChargeHour extends Timed {
  type: 'hour';
  /** The hour that is charged, counted from the epoch. By default the hour of `at`. */
  hour?: number;
}

/** Sets the engine's time, which may go back: a clock that was ahead stamped earlier commands. */
interface SetClock extends Timed {
  type: 'set-clock';
}

export type Command =
  | Configure
  | OpenAccount
  | SetAccount
  | Deposit
  | Withdraw
  | Transfer
  | LimitOrder
  | MarketOrder
  | Convert
  | CancelOrder
  | Lend
  | ChangeLoan
  | ChargeHour
  | SetClock;
