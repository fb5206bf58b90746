import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderState, Reason } from '../../domain/exchange/events.ts';
import type { KeyPermission, TimeInForce, TransactionType } from '../../shared/trading-terms.ts';
import { at, bytes } from '../platform/database/column-types.ts';
import { descending } from '../platform/database/index-order.ts';

/**
 * The tables of the exchange, in their own schema. The journal (`commands`) is the source of truth, and
 * `snapshots` shorten its replay. All others, except `accounts` and `keys`, are projections of the engine's
 * events, written in one transaction with `progress`. Amounts, prices and quantities are plain decimals;
 * account numbers, order numbers and so on are the engine's.
 */

export const exchange = pgSchema('exchange');
const number = (name: string) => bigint(name, { mode: 'bigint' });
const decimal = (name: string) => numeric(name);

export const exchangeCommands = exchange.table('commands', {
  sequence: number('sequence').primaryKey(),
  command: text('command').notNull(),
  /**
   * The id of the key that signed the command's request, and the time of the signature. Earlier signatures
   * of the key are not accepted again.
   */
  signedBy: uuid('signed_by'),
  signedMs: number('signed_ms'),
});

/**
 * Commands that are never applied: the first attempt failed because of a bug, and no caller got a
 * confirmation.
 */
export const exchangeSetAside = exchange.table('set_aside', {
  sequence: number('sequence').primaryKey(),
  reason: text('reason').notNull(),
  setAsideAt: at('set_aside_at').notNull(),
});

export const exchangeSnapshots = exchange.table('snapshots', {
  sequence: number('sequence').primaryKey(),
  /** JSON, compressed. */
  state: bytes('state').notNull(),
  sha256: bytes('sha256').notNull(),
  createdAt: at('created_at').notNull(),
});

/** One row: the last projected command. */
export const exchangeProgress = exchange.table('progress', {
  one: boolean('one').primaryKey().default(true),
  sequence: number('sequence').notNull(),
});

/** The hours of the calendar for which interest and funding payments were charged, counted from the epoch. */
export const exchangeHours = exchange.table('hours', {
  hour: number('hour').primaryKey(),
});

export type ExchangeAccountKind = 'HOUSE' | 'MAKER' | 'PRIMARY' | 'PROPRIETARY' | 'CUSTOMER';

export const exchangeAccounts = exchange.table(
  'accounts',
  {
    /** The engine's number. */
    number: integer('number').primaryKey(),
    /** The interface's id; a primary account is "0" to its own keys. */
    id: bigint('id', { mode: 'bigint' }).notNull().unique(),
    kind: text('kind').$type<ExchangeAccountKind>().notNull(),
    /** The number of its primary account; a primary account's own number. */
    primaryNumber: integer('primary_number').notNull(),
    label: text('label').notNull(),
    /** Whether this primary account may create customer subaccounts. */
    kycEnabled: boolean('kyc_enabled').notNull().default(false),
    /** The customer's data, sealed. */
    kyc: bytes('kyc'),
    /** Keyed digests, which reveal a second customer with the same number without unsealing the first. */
    identityDigest: bytes('identity_digest'),
    cellDigest: bytes('cell_digest'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('exchange_accounts_label').on(t.primaryNumber, t.label),
    uniqueIndex('exchange_accounts_identity').on(t.primaryNumber, t.identityDigest),
    uniqueIndex('exchange_accounts_cell').on(t.primaryNumber, t.cellDigest),
  ],
);

export const exchangeKeys = exchange.table('keys', {
  id: uuid('id').primaryKey(),
  apiKey: text('api_key').notNull().unique(),
  /** The secret, sealed. */
  secret: bytes('secret').notNull(),
  account: integer('account').notNull(),
  permissions: text('permissions').array().$type<KeyPermission[]>().notNull(),
  label: text('label').notNull(),
  createdAt: at('created_at').notNull(),
  revokedAt: at('revoked_at'),
});

export const exchangeOrders = exchange.table(
  'orders',
  {
    number: number('number').primaryKey(),
    id: uuid('id').notNull().unique(),
    account: integer('account').notNull(),
    /** Null for a conversion without a route. */
    pair: text('pair'),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    kind: text('kind').notNull(),
    timeInForce: text('time_in_force').$type<TimeInForce>().notNull(),
    postOnly: boolean('post_only').notNull(),
    reduceOnly: boolean('reduce_only').notNull(),
    allowMargin: boolean('allow_margin').notNull(),
    customerOrderId: text('customer_order_id'),
    price: decimal('price'),
    quantity: decimal('quantity').notNull(),
    remaining: decimal('remaining').notNull(),
    executed: decimal('executed').notNull(),
    /** The cost of the executed quantity, in the quote currency. */
    value: decimal('value').notNull(),
    /**
     * The exact sum of quantities times prices, from which average prices are computed: each trade's value
     * is rounded down. Null where only the value is known.
     */
    notional: decimal('notional'),
    /** Negative for a reward. */
    fee: decimal('fee').notNull(),
    feeAsset: text('fee_asset'),
    state: text('state').$type<OrderState>().notNull(),
    reason: text('reason').$type<Reason>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** The last command that changed it; sorts orders of the same time. */
    updatedBy: number('updated_by').notNull(),
  },
  (t) => [
    index('exchange_orders_updated').on(
      t.account,
      descending(t.updatedAt),
      descending(t.updatedBy),
      descending(t.number),
    ),
  ],
);

export const exchangeOrderStates = exchange.table(
  'order_states',
  {
    order: number('order_number').notNull(),
    /** The command, and the event's place in it. */
    command: number('command').notNull(),
    place: integer('place').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    reason: text('reason').$type<Reason>(),
    remaining: decimal('remaining').notNull(),
    executedPrice: decimal('executed_price').notNull(),
    executedQuantity: decimal('executed_quantity').notNull(),
    executedFee: decimal('executed_fee').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.order, t.command, t.place] })],
);

export const exchangeTrades = exchange.table(
  'trades',
  {
    number: number('number').primaryKey(),
    id: uuid('id').notNull(),
    pair: text('pair').notNull(),
    price: decimal('price').notNull(),
    quantity: decimal('quantity').notNull(),
    takerSide: text('taker_side').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('exchange_trades_pair').on(t.pair, descending(t.number))],
);

/** A trade as one account sees it. */
export const exchangeFills = exchange.table(
  'fills',
  {
    trade: number('trade').notNull(),
    maker: boolean('maker').notNull(),
    id: uuid('id').notNull().unique(),
    account: integer('account').notNull(),
    order: number('order_number').notNull(),
    orderId: uuid('order_id').notNull(),
    pair: text('pair').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    price: decimal('price').notNull(),
    quantity: decimal('quantity').notNull(),
    fee: decimal('fee').notNull(),
    feeAsset: text('fee_asset').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trade, t.maker] }),
    index('exchange_fills_account').on(t.account, descending(t.trade)),
  ],
);

export const exchangeTransactions = exchange.table(
  'transactions',
  {
    command: number('command').notNull(),
    place: integer('place').notNull(),
    id: uuid('id').notNull().unique(),
    account: integer('account').notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    debitAsset: text('debit_asset'),
    debit: decimal('debit'),
    creditAsset: text('credit_asset'),
    credit: decimal('credit'),
    feeAsset: text('fee_asset'),
    fee: decimal('fee'),
    info: jsonb('info').$type<Record<string, unknown>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.command, t.place] })],
);

export const exchangeBuckets = exchange.table(
  'buckets',
  {
    pair: text('pair').notNull(),
    period: integer('period').notNull(),
    /** Epoch seconds. */
    start: number('start').notNull(),
    open: decimal('open').notNull(),
    high: decimal('high').notNull(),
    low: decimal('low').notNull(),
    close: decimal('close').notNull(),
    volume: decimal('volume').notNull(),
    quoteVolume: decimal('quote_volume').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pair, t.period, t.start] })],
);

export const exchangeLoanUpdates = exchange.table(
  'loan_updates',
  {
    command: number('command').notNull(),
    place: integer('place').notNull(),
    loan: number('loan').notNull(),
    account: integer('account').notNull(),
    asset: text('asset').notNull(),
    total: decimal('total').notNull(),
    used: decimal('used').notNull(),
    hourlyRate: decimal('hourly_rate').notNull(),
    type: text('type').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.command, t.place] })],
);

export const exchangeFunding = exchange.table(
  'funding',
  {
    command: number('command').notNull(),
    place: integer('place').notNull(),
    account: integer('account').notNull(),
    pair: text('pair').notNull(),
    position: number('position').notNull(),
    side: text('side').$type<'buy' | 'sell'>().notNull(),
    rate: decimal('rate').notNull(),
    amount: decimal('amount').notNull(),
    size: decimal('size').notNull(),
    /** The size at the mark price, in the quote currency; null in rows from before this column existed. */
    value: decimal('value'),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.command, t.place] })],
);

export interface InstructionLeg {
  pair: string;
  side: string;
  tradeFee: string;
  tradeFeeAsset: string;
}

export const exchangeInstructions = exchange.table('instructions', {
  order: number('order_number').primaryKey(),
  id: uuid('id').notNull(),
  orderId: uuid('order_id').notNull().unique(),
  transferId: uuid('transfer_id').notNull(),
  account: integer('account').notNull(),
  feeAccount: integer('fee_account').notNull(),
  payAsset: text('pay_asset').notNull(),
  receiveAsset: text('receive_asset').notNull(),
  requested: decimal('requested').notNull(),
  paid: decimal('paid').notNull(),
  received: decimal('received').notNull(),
  feeRate: decimal('fee_rate').notNull(),
  feeAsset: text('fee_asset').notNull(),
  fee: decimal('fee').notNull(),
  legs: jsonb('legs').$type<InstructionLeg[]>().notNull(),
  customerOrderId: text('customer_order_id'),
  status: text('status').notNull(),
  at: at('at').notNull(),
});
