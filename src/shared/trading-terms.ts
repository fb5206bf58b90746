/** The labels, types, codes and reasons of the exchange's interface. */

/** Status labels with their numeric id (chosen by Outlay) and their filter value. */
export const ORDER_STATUSES = {
  PLACED: { id: 1, label: 'Placed' },
  FAILED: { id: 2, label: 'Failed' },
  CANCELLED: { id: 3, label: 'Cancelled' },
  FILLED: { id: 4, label: 'Filled' },
  PARTIALLY_FILLED: { id: 5, label: 'Partially Filled' },
  INSTANT_ORDER_COMPLETED: { id: 6, label: 'Instant Order Completed' },
  INSTANT_ORDER_REVERSED: { id: 7, label: 'Instant Order Reversed' },
  LIQUIDATION_ORDER_FILLED: { id: 8, label: 'Liquidation Order Filled' },
  ACTIVE: { id: 9, label: 'Active' },
  EXPIRED: { id: 10, label: 'Expired' },
  ORDER_MODIFIED: { id: 11, label: 'Order Modified' },
} as const;

/** The values of the filter `statuses`. ACTIVE is every open order. */
export const ORDER_STATUS_FILTERS = [
  'PLACED',
  'FAILED',
  'CANCELLED',
  'FILLED',
  'PARTIALLY_FILLED',
  'ACTIVE',
  'EXPIRED',
  'PARTIALLY_FILLED_DUE_TO_SLIPPAGE',
  'ORDER_MODIFIED',
] as const;
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number];

export const ORDER_TYPES = [
  'limit',
  'post-only limit',
  'market',
  'simple',
  'stop-loss-limit',
  'take-profit-limit',
  'limit-reduce-only',
] as const;

/** How long a limit order stays open: until cancelled, fill whole or fail, fill what it can at once. */
export const TIME_IN_FORCE = ['GTC', 'FOK', 'IOC'] as const;
export type TimeInForce = (typeof TIME_IN_FORCE)[number];

/** Transaction types, in the interface document's order. */
export const TRANSACTION_TYPES = [
  'LIMIT_BUY',
  'LIMIT_SELL',
  'MARKET_BUY',
  'MARKET_SELL',
  'SIMPLE_BUY',
  'SIMPLE_SELL',
  'AUTO_BUY',
  'MAKER_REWARD',
  'BLOCKCHAIN_RECEIVE',
  'BLOCKCHAIN_SEND',
  'FIAT_DEPOSIT',
  'FIAT_WITHDRAWAL',
  'REFERRAL_REBATE',
  'REFERRAL_REWARD',
  'PROMOTIONAL_REBATE',
  'INTERNAL_TRANSFER',
  'FIAT_WITHDRAWAL_REVERSAL',
  'PAYMENT_SENT',
  'PAYMENT_RECEIVED',
  'PAYMENT_REVERSED',
  'PAYMENT_REWARD',
  'OFF_CHAIN_BLOCKCHAIN_WITHDRAW',
  'OFF_CHAIN_BLOCKCHAIN_DEPOSIT',
  'SIMPLE_SWAP_BUY',
  'SIMPLE_SWAP_SELL',
  'SIMPLE_SWAP_FAILURE_REVERSAL',
  'ACCOUNT_FUNDING',
  'FUND',
  'FIAT_WITHDRAWAL_FEE_REVERSAL',
  'CREDIT_CARD_DEPOSIT',
  'SPOT_BORROW_INTEREST_CHARGE',
  'SPOT_LEND_INTEREST_PAYMENT',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const DESCRIBED: Partial<Record<TransactionType, string>> = {
  INTERNAL_TRANSFER: 'Transfer',
  FIAT_WITHDRAWAL: 'Withdraw',
};

/** The description of a transaction type: its words in title case, with two exceptions. */
export function describeTransactionType(type: TransactionType): string {
  return (
    DESCRIBED[type] ??
    type
      .split('_')
      .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
      .join(' ')
  );
}

/** Periods of buckets in seconds. */
export const BUCKET_PERIODS = [60, 300, 900, 1_800, 3_600, 21_600, 86_400] as const;
export const MOST_BUCKETS = 300;

export const LOAN_UPDATE_TYPES = ['CREATE', 'INCREASE', 'REDUCE', 'RATE_CHANGE'] as const;
export type LoanUpdateType = (typeof LOAN_UPDATE_TYPES)[number];
export const INSTRUCTION_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED'] as const;
export const PAIR_TYPES = ['SPOT', 'FUTURE'] as const;
export type PairType = (typeof PAIR_TYPES)[number];

export const KEY_PERMISSIONS = ['view', 'trade', 'transfer'] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

export const IDENTITY_TYPES = ['PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE'] as const;
export const PURPOSES = [
  'TRADING',
  'TRANSACTIONS_AND_PAYMENTS',
  'MARKET_MAKING',
  'BUYING',
  'SAVINGS_AND_INVESTMENTS',
  'ARBITRAGE_TRADING',
  'OTC_TRADING',
  'CRYPTOCURRENCY_BROKERING',
  'REFERRALS_AND_COMPETITIONS',
] as const;
export const EMPLOYMENT_STATUSES = [
  'EMPLOYED_FULL_TIME',
  'EMPLOYED_PART_TIME',
  'FREELANCER',
  'RETIRED',
  'SELF_EMPLOYED',
  'STUDENT',
  'UNEMPLOYED',
] as const;
export const SOURCES_OF_FUNDS = [
  'ALLOWANCE',
  'BUSINESS_PROFITS',
  'CRYPTOCURRENCY_TRANSACTIONS',
  'INHERITANCE',
  'INTEREST_DIVIDENDS',
  'PENSION',
  'SALARY_WAGES',
  'GOVERNMENT_GRANTS',
  'SAVINGS',
] as const;

/** Codes of the exchange's errors. */
export const EXCHANGE_ERRORS = {
  invalidOrder: -1,
  invalidRequest: -11,
  unsupportedPair: -21,
  increaseAmount: -38,
  decreaseAmount: -39,
  unauthorized: -93,
  invalidJson: -113,
  duplicateLabel: -11_132,
  subaccountLimit: -11_136,
  invalidSignature: -11_252,
  belowMinimum: -12_007,
  marginNotEnabled: -19_213,
} as const;

/** The texts of `failedReason`. The interface document gives the first four; the others are Outlay's. */
export const FAILED_REASONS = {
  'insufficient-balance': 'Insufficient Balance',
  'post-only-would-match': 'Post only cancelled as it would have matched',
  'self-trade':
    'We did not execute this order since it would have matched with your own order on the Exchange',
  slippage: 'Order cancelled as it would have matched outside of slippage price band',
  'duplicate-customer-order-id': 'An open order already has this customer order id',
  'no-liquidity-fok': 'Fill or kill order cancelled as there was not enough liquidity to fill it completely',
  'no-liquidity-ioc': 'Immediate or cancel order cancelled as nothing could be filled immediately',
  'no-liquidity': 'There was not enough liquidity to fill this order',
  'no-route': 'No markets lead from the pay currency to the receive currency',
  'margin-not-enabled': 'Margin trading is not enabled for this account or currency pair',
  'futures-not-enabled': 'Futures trading is not enabled for this account',
  'would-not-reduce': 'Reduce only order cancelled as it would not only have reduced the position',
  invalid: 'The order is not possible in this market',
  liquidation: 'Cancelled by liquidation',
} as const;

/** Why an order failed, as a code. */
export type FailedReasonCode = keyof typeof FAILED_REASONS;
export const FAILED_REASON_CODES = Object.keys(FAILED_REASONS) as [FailedReasonCode, ...FailedReasonCode[]];

/** The code of a `failedReason`, for an exchange that sends only the text; null for an unknown text. */
export function failedReasonCode(text: string): FailedReasonCode | null {
  return FAILED_REASON_CODES.find((code) => FAILED_REASONS[code] === text) ?? null;
}

export const MOST_SUBACCOUNTS = 2_000;
