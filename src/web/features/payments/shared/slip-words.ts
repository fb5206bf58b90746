import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountSlip, type AccountSlip } from '../../../../shared/account-slips.ts';

const SLIP_WORDS: Record<AccountSlip, MessageDescriptor> = {
  PART: msg`Part of the number before`,
  DIGIT: msg`One digit differs from the number before`,
  SWAPPED: msg`Two digits of the number before are exchanged`,
};

/**
 * The typing error that may have turned the earlier account number into this one; null if they are unrelated.
 */
export function slipWords(now: string, before: string): string | null {
  const slip = accountSlip(now, before);
  return slip && i18n._(SLIP_WORDS[slip]);
}
