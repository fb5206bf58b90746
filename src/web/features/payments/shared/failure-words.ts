import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FailureCode } from '../../../../shared/terms.ts';

const FAILURES: Record<FailureCode, MessageDescriptor> = {
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

/** Why a payment was rejected or came back. */
export function failureWords(code: FailureCode): string {
  return i18n._(FAILURES[code]);
}
