import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BatchRow } from '../../../../client/types.gen.ts';
import type { AccountMark } from '../../../../shared/terms.ts';
import { slipWords } from '../shared/slip-words.ts';

const MARK_WORDS: Record<AccountMark, MessageDescriptor> = {
  OTHER_BANK: msg`has the branch code of another bank, which is where the money would go`,
  BRANCH: msg`looks like the branch code of a bank`,
  IDENTITY: msg`looks like an identity number`,
  DATE: msg`looks like a date`,
  PHONE: msg`looks like a phone number`,
  PATTERN: msg`looks made up`,
  TEXT: msg`is also in another field of the payment`,
  AMOUNT: msg`is also the amount`,
  LENGTH: msg`has an unusual number of digits for its bank`,
  SHORTER: msg`is shorter than nearly all others of its bank in this batch`,
};

/** The doubt about an account number: "looks like a date". */
export function markWords(mark: AccountMark): string {
  return i18n._(MARK_WORDS[mark]);
}

/**
 * The typing error that may have turned the earlier account number into this one; null if they are unrelated.
 */
export function slipOf({ beneficiary, checks }: BatchRow): string | null {
  const before = checks?.earlierAccount;
  return before ? slipWords(beneficiary.accountNumber, before.accountNumber) : null;
}
