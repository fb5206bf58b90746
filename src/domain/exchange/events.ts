import type { Rules } from './markets.ts';
import type { LoanUpdateType, TimeInForce } from '../../shared/trading-terms.ts';
import type { Side } from './commands.ts';

/** What became of a command, in the order in which it happened. Units as in the commands. */

export type OrderKind = 'limit' | 'market' | 'simple' | 'liquidation';

export type OrderState =
  'placed' | 'partially-filled' | 'filled' | 'cancelled' | 'failed' | 'completed' | 'liquidated';

/** Why an order failed or was cancelled by the exchange. */
export type Reason =
  | 'insufficient-balance'
  | 'duplicate-customer-order-id'
  | 'post-only-would-match'
  | 'self-trade'
  | 'no-liquidity-fok'
  | 'no-liquidity-ioc'
  | 'no-liquidity'
  | 'slippage'
  | 'no-route'
  | 'margin-not-enabled'
  | 'futures-not-enabled'
  | 'would-not-reduce'
  | 'invalid'
  | 'liquidation';

/** An order has come in; its state follows. Market and simple orders have no price. */
export interface OrderReceived {
  type: 'order';
  order: number;
  account: number;
  /** The pair's number. */
  pair: number;
  side: Side;
  kind: OrderKind;
  /** Ticks; 0 for an order without a price. */
  price: number;
  /** Lots; of a market buy and of a conversion 0, since they are given as an amount. */
  quantity: number;
  timeInForce: TimeInForce;
  postOnly: boolean;
  reduceOnly: boolean;
  allowMargin: boolean;
  customerOrderId: string | null;
}

export interface OrderChanged {
  type: 'state';
  order: number;
  account: number;
  pair: number;
  state: OrderState;
  /** Lots still open at this moment. */
  remaining: number;
  reason: Reason | null;
}

export interface Trade {
  type: 'trade';
  trade: number;
  pair: number;
  price: number;
  quantity: number;
  /** What the quantity cost, in the quote. */
  value: number;
  takerSide: Side;
  takerOrder: number;
  takerAccount: number;
  takerKind: OrderKind;
  /** In the base when the taker bought on a spot market, else in the quote. */
  takerFee: number;
  makerOrder: number;
  makerAccount: number;
  /** In the quote when the maker bought or on futures, else in the base. */
  makerReward: number;
}

/** Money moved other than by a trade: `amount` is what the account gained. */
export interface MoneyMoved {
  type: 'money';
  account: number;
  asset: number;
  amount: number;
  /** A transaction type of the interface, or what only the house's own books see. */
  kind: string;
  /** The other account of a transfer, else null. */
  other: number | null;
}

export interface Converted {
  type: 'converted';
  order: number;
  account: number;
  feeAccount: number;
  pay: number;
  receive: number;
  requested: number;
  paid: number;
  received: number;
  feePpm: number;
  feeAsset: number;
  fee: number;
  legs: readonly ConvertedLeg[];
}

export interface ConvertedLeg {
  pair: number;
  side: Side;
  lots: number;
  value: number;
  tradeFee: number;
  tradeFeeAsset: number;
}

export interface PositionChanged {
  type: 'position';
  position: number;
  account: number;
  pair: number;
  /** Lots, negative when short; 0 closes it. */
  size: number;
  /** What the open size was entered at, in the quote. */
  cost: number;
  margin: number;
  /** Profit that this change brought, negative for a loss. */
  realised: number;
}

export interface Funded {
  type: 'funding';
  account: number;
  pair: number;
  position: number;
  side: Side;
  /** In 10^-8; above zero longs pay shorts. */
  rate: number;
  /** What the account gained. */
  amount: number;
  /** Lots. */
  size: number;
  /** Their value at the mark price, in the quote currency. */
  value: number;
}

export interface LoanChanged {
  type: 'loan';
  loan: number;
  account: number;
  asset: number;
  total: number;
  used: number;
  hourlyRate: number;
  update: LoanUpdateType;
}

/** A command that had no effect, other than an order: what was asked for was not possible. */
export interface Refused {
  type: 'refused';
  reason: Reason;
}

export interface Configured {
  type: 'configured';
  rules: Rules;
}

export interface AccountOpened {
  type: 'account';
  account: number;
  marginEnabled: boolean;
  futuresEnabled: boolean;
}

export type ExchangeEvent =
  | OrderReceived
  | OrderChanged
  | Trade
  | MoneyMoved
  | Converted
  | PositionChanged
  | Funded
  | LoanChanged
  | Refused
  | Configured
  | AccountOpened;
