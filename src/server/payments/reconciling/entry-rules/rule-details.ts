import type { z } from 'zod';
import type { EntryRule } from '../../../../contract/dashboard/entry-rules.ts';

/** What the audit log says about a rule. */
export function detailsOf(rule: z.input<typeof EntryRule>) {
  const { account, category, direction, words, fromAmount, toAmount, isAutomatic } = rule;
  return {
    accountNumber: account.accountNumber,
    currency: account.currency,
    category,
    direction,
    words,
    fromAmount,
    toAmount,
    isAutomatic,
  };
}
