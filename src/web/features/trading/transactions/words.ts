import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TRANSACTION_TYPES, type TransactionType } from '../../../../shared/trading-terms.ts';

const WORDS: Record<TransactionType, MessageDescriptor> = {
  LIMIT_BUY: msg`Bought by limit order`,
  LIMIT_SELL: msg`Sold by limit order`,
  MARKET_BUY: msg`Bought at market price`,
  MARKET_SELL: msg`Sold at market price`,
  SIMPLE_BUY: msg`Bought by conversion`,
  SIMPLE_SELL: msg`Sold by conversion`,
  AUTO_BUY: msg`Bought automatically`,
  MAKER_REWARD: msg`Reward for an order in the book`,
  BLOCKCHAIN_RECEIVE: msg`Coins received`,
  BLOCKCHAIN_SEND: msg`Coins sent`,
  FIAT_DEPOSIT: msg`Money deposited`,
  FIAT_WITHDRAWAL: msg`Money withdrawn`,
  REFERRAL_REBATE: msg`Rebate for a referral`,
  REFERRAL_REWARD: msg`Reward for a referral`,
  PROMOTIONAL_REBATE: msg`Rebate of a promotion`,
  INTERNAL_TRANSFER: msg`Transfer between accounts`,
  FIAT_WITHDRAWAL_REVERSAL: msg`Withdrawal returned`,
  PAYMENT_SENT: msg`Payment sent`,
  PAYMENT_RECEIVED: msg`Payment received`,
  PAYMENT_REVERSED: msg`Payment returned`,
  PAYMENT_REWARD: msg`Reward for a payment`,
  OFF_CHAIN_BLOCKCHAIN_WITHDRAW: msg`Coins sent inside the exchange`,
  OFF_CHAIN_BLOCKCHAIN_DEPOSIT: msg`Coins received inside the exchange`,
  SIMPLE_SWAP_BUY: msg`Bought by swap`,
  SIMPLE_SWAP_SELL: msg`Sold by swap`,
  SIMPLE_SWAP_FAILURE_REVERSAL: msg`Failed swap returned`,
  ACCOUNT_FUNDING: msg`Account funded`,
  FUND: msg`Funds added`,
  FIAT_WITHDRAWAL_FEE_REVERSAL: msg`Withdrawal fee returned`,
  CREDIT_CARD_DEPOSIT: msg`Deposited by card`,
  SPOT_BORROW_INTEREST_CHARGE: msg`Interest paid on a loan`,
  SPOT_LEND_INTEREST_PAYMENT: msg`Interest earned on lending`,
};

/** The name of a type of transaction, for people. */
export function typeWords(type: TransactionType): string {
  return i18n._(WORDS[type]);
}

/** Every type with its name, for a select. */
export function typeChoices(): { value: TransactionType; label: string }[] {
  return TRANSACTION_TYPES.map((value) => ({ value, label: typeWords(value) }));
}
