import type { Rules } from './markets.ts';
import type { LoanUpdateType, TimeInForce } from '../../shared/trading-terms.ts';
import type { Side } from './commands.ts';

/** The events of a command, in the order in which they happened. Units are those of the commands. */

export type OrderKind = 'limit' | 'market' | 'simple' | 'liquidation';

export type OrderState =
  | 'placed'
  | 'partially-filled'
  | 'filled'
  | 'cancelled'
  | 'failed'
  | 'completed'
  | 'liquidated';

/** Why an order failed, was cancelled by the exchange, or a command was refused. */
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

/** An order was received; its state follows. Market and simple orders have no price. */
export interface OrderReceived {
  type: 'order';
  order: number;
  account: number;
  /** The pair's number, or -1 for a conversion without a route. */
  pair: number;
  side: Side;
  kind: OrderKind;
  /** Ticks; 0 for an order without a price. */
  price: number;
  /** Lots; 0 for a market buy and a conversion, which are given as an amount. */
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
  /** Lots that are still open. */
  remaining: number;
  reason: Reason | null;
}

export interface Trade {
  type: 'trade';
  trade: number;
  pair: number;
  price: number;
  quantity: number;
  /** The quantity at the price, in the quote currency. */
  value: number;
  takerSide: Side;
  takerOrder: number;
  takerAccount: number;
  takerKind: OrderKind;
  /** In the base currency if the taker bought on a spot market, else in the quote currency. */
  takerFee: number;
  makerOrder: number;
  makerAccount: number;
  /** In the quote currency if the maker bought, or on futures; else in the base currency. */
  makerReward: number;
}

/** A movement of money other than by a trade. `amount` is the account's gain. */
export interface MoneyMoved {
  type: 'money';
  account: number;
  asset: number;
  amount: number;
  /** A transaction type of the interface, or INSURANCE for the house's own books. */
  kind: string;
  /** The other account of the movement, if there is one. */
  other: number | null;
}

interface Converted {
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

interface PositionChanged {
  type: 'position';
  position: number;
  account: number;
  pair: number;
  /** Lots, negative when short. 0 means that the position is closed. */
  size: number;
  /** The entry value of the open size, in the quote currency. */
  cost: number;
  margin: number;
  /** The realised profit of this change, negative for a loss. */
  realised: number;
}

interface Funded {
  type: 'funding';
  account: number;
  pair: number;
  position: number;
  side: Side;
  /** In 10^-8. Above zero, longs pay shorts. */
  rate: number;
  /** The account's gain. */
  amount: number;
  /** Lots. */
  size: number;
  /** The size at the mark price, in the quote currency. */
  value: number;
}

interface LoanChanged {
  type: 'loan';
  loan: number;
  account: number;
  asset: number;
  total: number;
  used: number;
  hourlyRate: number;
  update: LoanUpdateType;
}

/** An impossible command other than an order. It had no effect. */
interface Refused {
  type: 'refused';
  reason: Reason;
}

interface Configured {
  type: 'configured';
  rules: Rules;
}

interface AccountOpened {
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
