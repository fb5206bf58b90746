import { explain } from '../../../../shared/error-texts.ts';
import type { z } from 'zod';
import type { ApprovalRule as WireRule } from '../../../../contract/payment-config.ts';
import { checkApprovalRules, type ApprovalRule } from '../../../../domain/payouts/approval-policy.ts';
import { explanationOf, fieldError, refused, type InputError } from '../../../../shared/errors.ts';
import { CURRENCY_DIGITS, parseAmount } from '../../../../shared/money.ts';

/** Reads rules from the wire. Throws 400 `invalid_approval_rules`, which lists every error. */
export function readApprovalRules(sent: readonly z.output<typeof WireRule>[]): ApprovalRule[] {
  const errors: InputError[] = [];
  const rules = sent.map(({ currency, upToAmount, approvalsRequired }, index): ApprovalRule => {
    const upToAmountMinor = upToAmount === null ? null : parseAmount(upToAmount, currency);
    if (upToAmount !== null && upToAmountMinor === null) {
      const digits = CURRENCY_DIGITS[currency];
      const message = explain('invalid_amount.digits', { currency, digits });
      errors.push(fieldError(`approvalRules[${index}].upToAmount`, 'invalid_amount', message));
    }
    return { currency, upToAmountMinor, approvalsRequired };
  });
  const found = errors.length > 0 ? errors : checkApprovalRules(rules);
  const [first] = found;
  if (first) throw refused('invalid_approval_rules', explanationOf(first), found);
  return rules;
}
