/**
 * Everything that can happen to the exchange. Amounts are smallest units of the asset, quantities lots,
 * prices ticks; `at` is epoch ms.
 */

import type { TimeInForce } from '../../shared/trading-terms.ts';
import type { Rules } from './markets.ts';

export const SIDES = ['buy', 'sell'] as const;
export type Side = (typeof SIDES)[number];

interface Timed {
  /** Epoch milliseconds; an earlier time than the last command's counts as that one. */
  at: number;
}

/** Sets or changes the rules. Assets and pairs may be added at the end; what is listed stays where it is. */
export interface Configure extends Timed {
  type: 'configure';
  rules: Rules;
}

/**
 * Opens the next account, by number. Account 0 is the house: it takes fees, pays rewards and stands behind
 * liquidations.
 */
export interface OpenAccount extends Timed {
  type: 'open-account';
  marginEnabled: boolean;
  futuresEnabled: boolean;
}

export interface SetAccount extends Timed {
  type: 'set-account';
  account: number;
  marginEnabled: boolean;
  futuresEnabled: boolean;
}

/** Money that comes in from outside. `kind` is the transaction type that it is shown as. */
export interface Deposit extends Timed {
  type: 'deposit';
  account: number;
  asset: string;
  amount: number;
  kind: string;
}

/** Money that leaves, if it is available and no debt needs it. */
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
  /** Post-only; if it would match, its price becomes one tick behind the best price of the other side. */
  postOnlyReprice?: boolean;
  reduceOnly?: boolean;
  allowMargin?: boolean;
  customerOrderId?: string;
}

/** A spot order at the market: a buy spends up to `amount` of the quote, a sell gives `amount` lots. */
export interface MarketOrder extends Timed {
  type: 'market';
  account: number;
  pair: string;
  side: Side;
  amount: number;
  customerOrderId?: string;
}

/** A conversion by market orders over one or two pairs, whole or not at all. */
export interface Convert extends Timed {
  type: 'convert';
  account: number;
  pay: string;
  receive: string;
  amount: number;
  /**
   * The broker's share, in parts per million, taken in `feeAsset`, which is one of the two, and given to
   * `feeAccount`.
   */
  feePpm: number;
  feeAsset: string;
  feeAccount: number;
  customerOrderId?: string;
}

export interface CancelOrder extends Timed {
  type: 'cancel';
  account: number;
  order: number;
}

/** Offers money to borrowers, at an hourly rate in 10^-8. */
export interface Lend extends Timed {
  type: 'lend';
  account: number;
  asset: string;
  amount: number;
  hourlyRate: number;
}

/**
 * Changes an offer by an amount, which is negative to take back what is not lent, or sets another rate for
 * what is borrowed later and before.
 */
export interface ChangeLoan extends Timed {
  type: 'change-loan';
  account: number;
  loan: number;
  change: number;
  hourlyRate: number;
}

/** The hour has struck: interest and funding are due. */
export interface StrikeHour extends Timed {
  type: 'hour';
  /** Which hour it is for, counted from the epoch; that of `at` when absent. */
  hour?: number;
}

/** Sets the exchange's time, which may go back: earlier commands were stamped by a clock that was ahead. */
export interface SetClock extends Timed {
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
  | StrikeHour
  | SetClock;
