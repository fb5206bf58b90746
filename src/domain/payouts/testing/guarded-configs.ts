import fc from 'fast-check';
import { PAYEE_POLICIES } from '../../../shared/payee-terms.ts';
import { CURRENCIES } from '../../../shared/money.ts';
import type { ApprovalRule } from '../approval-policy.ts';
import type { GuardedConfig } from '../looser-config.ts';

/** The highest edge of a band and the highest limit: small, so that a test can try every amount. */
export const MOST_MINOR = 12;

const currency = fc.constantFrom(...CURRENCIES.slice(0, 3));
const amountMinor = (least: number) => fc.integer({ min: least, max: MOST_MINOR }).map(BigInt);

/** The bands of one currency: rising, with an open one at the end. */
const bands = fc
  .record({
    currency,
    edges: fc.uniqueArray(amountMinor(1), { maxLength: 3 }),
    approvals: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ currency, edges, approvals }): ApprovalRule[] => {
    const rising: (bigint | null)[] = edges.toSorted((a, b) => Number(a - b));
    return [...rising, null].map((upToAmountMinor, index) => ({
      currency,
      upToAmountMinor,
      approvalsRequired: approvals[index]!,
    }));
  });

const rules = fc
  .uniqueArray(bands, { maxLength: 2, selector: ([first]) => first!.currency })
  .map((sets) => sets.flat());

/** Guarded settings that could be saved. */
export function guardedConfigs(): fc.Arbitrary<GuardedConfig> {
  return fc.record({
    approvalRules: rules,
    settlementDifferenceLimit: fc.record({ currency, amountMinor: amountMinor(0) }),
    standingApprovals: fc.option(
      fc.record({ currency, largestRunMinor: amountMinor(0), mostMonths: fc.integer({ min: 1, max: 3 }) }),
    ),
    passkeyAbove: fc.option(
      fc.record({ currency: fc.constant('ZAR' as const), amountMinor: amountMinor(0) }),
    ),
    payeeAccounts: fc.constantFrom(...PAYEE_POLICIES),
    verifiedAbove: fc.option(
      fc.record({
        currency: fc.constant('ZAR' as const),
        amountMinor: amountMinor(0),
        months: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  });
}
