import { TRANSACTION_TYPES, type TransactionType } from '../../../../shared/trading-terms.ts';

const WORDS: Record<TransactionType, string> = {
  LIMIT_BUY: 'Bought by limit order',
  LIMIT_SELL: 'Sold by limit order',
  MARKET_BUY: 'Bought at market price',
  MARKET_SELL: 'Sold at market price',
  SIMPLE_BUY: 'Bought by conversion',
  SIMPLE_SELL: 'Sold by conversion',
  AUTO_BUY: 'Bought automatically',
  MAKER_REWARD: 'Reward for an order in the book',
  BLOCKCHAIN_RECEIVE: 'Coins received',
  BLOCKCHAIN_SEND: 'Coins sent',
  FIAT_DEPOSIT: 'Money deposited',
  FIAT_WITHDRAWAL: 'Money withdrawn',
  REFERRAL_REBATE: 'Rebate for a referral',
  REFERRAL_REWARD: 'Reward for a referral',
  PROMOTIONAL_REBATE: 'Rebate of a promotion',
  INTERNAL_TRANSFER: 'Transfer between accounts',
  FIAT_WITHDRAWAL_REVERSAL: 'Withdrawal returned',
  PAYMENT_SENT: 'Payment sent',
  PAYMENT_RECEIVED: 'Payment received',
  PAYMENT_REVERSED: 'Payment returned',
  PAYMENT_REWARD: 'Reward for a payment',
  OFF_CHAIN_BLOCKCHAIN_WITHDRAW: 'Coins sent inside the exchange',
  OFF_CHAIN_BLOCKCHAIN_DEPOSIT: 'Coins received inside the exchange',
  SIMPLE_SWAP_BUY: 'Bought by swap',
  SIMPLE_SWAP_SELL: 'Sold by swap',
  SIMPLE_SWAP_FAILURE_REVERSAL: 'Failed swap returned',
  ACCOUNT_FUNDING: 'Account funded',
  FUND: 'Funds added',
  FIAT_WITHDRAWAL_FEE_REVERSAL: 'Withdrawal fee returned',
  CREDIT_CARD_DEPOSIT: 'Deposited by card',
  SPOT_BORROW_INTEREST_CHARGE: 'Interest paid on a loan',
  SPOT_LEND_INTEREST_PAYMENT: 'Interest earned on lending',
};

/** The name of a type of transaction, for people. */
export function typeWords(type: TransactionType): string {
  return WORDS[type];
}

export const TYPE_CHOICES = TRANSACTION_TYPES.map((value) => ({ value, label: WORDS[value] }));
