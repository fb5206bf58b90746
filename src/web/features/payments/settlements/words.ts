import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SettledPayout, SettlementForDisplay, SettlementLine } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';

/** "10 of 12". */
export function settledWords({ settledCount, payoutCount }: SettlementForDisplay): string {
  const settled = formatNumber(settledCount);
  const all = formatNumber(payoutCount);
  return t`${settled} of ${all}`;
}

const KINDS: Record<SettlementLine['kind'], MessageDescriptor> = {
  PAYOUT: msg`Payments`,
  RETURN: msg`Returned payments`,
  FEE: msg`Fees`,
};

/** What an entry of a statement is for a settlement. */
export function lineWords(kind: SettlementLine['kind']): string {
  return i18n._(KINDS[kind]);
}

const FAILURES: Record<NonNullable<SettledPayout['failureCode']>, MessageDescriptor> = {
  INVALID_ACCOUNT: msg`Invalid account`,
  ACCOUNT_CLOSED: msg`Account closed`,
  ACCOUNT_DORMANT: msg`Account dormant`,
  ACCOUNT_RESTRICTED: msg`Account restricted`,
  NAME_MISMATCH: msg`Name does not match`,
  INVALID_BRANCH: msg`Invalid branch`,
  LIMIT_EXCEEDED: msg`Limit exceeded`,
  INSUFFICIENT_FUNDS: msg`Insufficient funds`,
  BANK_REJECTED: msg`Rejected by the bank`,
  BANK_UNAVAILABLE: msg`Bank unavailable`,
  DUPLICATE: msg`Duplicate`,
  UNKNOWN: msg`No reason given`,
};

/** Why a payout was rejected or came back. */
export function failureWords(code: NonNullable<SettledPayout['failureCode']>): string {
  return i18n._(FAILURES[code]);
}
