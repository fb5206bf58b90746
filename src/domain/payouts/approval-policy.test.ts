import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../shared/money.ts';
import {
  type ApprovalRule,
  approvalsRequired,
  approvalsRequiredNow,
  APPROVALS_WITHOUT_RULES,
  checkApprovalRules,
} from './approval-policy.ts';

const DEMO: ApprovalRule[] = [
  { currency: 'ZAR', upToAmountMinor: 10_000_000n, approvalsRequired: 1 },
  { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
];

/** Valid bands of one currency: ascending ends, the last band open. */
const bands = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    ends: fc
      .uniqueArray(fc.bigInt(1n, 10n ** 12n), { maxLength: 5 })
      .map((ends) => ends.sort((a, b) => (a < b ? -1 : 1))),
    needed: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ currency, ends, needed }): ApprovalRule[] =>
    [...ends, null].map((upToAmountMinor, i) => ({
      currency,
      upToAmountMinor,
      approvalsRequired: needed[i]!,
    })),
  );

describe('the number of approvals', () => {
  it.each([
    [1n, 1],
    [9_999_999n, 1],
    [10_000_000n, 1],
    [10_000_001n, 2],
    [9_000_000_000n, 2],
  ])('is that of the band that contains the total: %s -> %s', (totalMinor, expected) => {
    expect(approvalsRequired(DEMO, 'ZAR', totalMinor)).toBe(expected);
  });

  it('is two in a currency without rules', () => {
    expect(approvalsRequired(DEMO, 'USD', 1n)).toBe(2);
    expect(approvalsRequired([], 'ZAR', 1n)).toBe(2);
  });

  it('comes from the first band that contains the amount, and every amount has one', () => {
    fc.assert(
      fc.property(bands, fc.bigInt(1n, 2n * 10n ** 12n), (rules, totalMinor) => {
        const holding = rules.filter(
          (rule) => rule.upToAmountMinor === null || rule.upToAmountMinor >= totalMinor,
        );
        expect(approvalsRequired(rules, rules[0]!.currency, totalMinor)).toBe(holding[0]!.approvalsRequired);
      }),
    );
  });

  it('is the greater of the rule at creation and the rule now', () => {
    fc.assert(
      fc.property(
        bands,
        fc.bigInt(1n, 2n * 10n ** 12n),
        fc.integer({ min: 1, max: 10 }),
        (rules, totalMinor, atCreation) => {
          const now = approvalsRequired(rules, rules[0]!.currency, totalMinor);
          const needed = approvalsRequiredNow(atCreation, rules, rules[0]!.currency, totalMinor);
          expect(needed === atCreation || needed === now).toBe(true);
          expect(needed >= atCreation && needed >= now).toBe(true);
        },
      ),
    );
    expect(approvalsRequiredNow(1, [], 'ZAR', 1n)).toBe(APPROVALS_WITHOUT_RULES);
  });
});

describe('a set of rules', () => {
  it('may be saved when each currency has ascending bands and the last is open', () => {
    fc.assert(
      fc.property(fc.uniqueArray(bands, { selector: (rules) => rules[0]!.currency }), (sets) => {
        expect(checkApprovalRules(sets.flat())).toEqual([]);
      }),
    );
  });

  it('is refused when two bands of a currency are swapped', () => {
    fc.assert(
      fc.property(
        bands.filter((rules) => rules.length > 1),
        fc.nat(),
        (rules, n) => {
          const i = n % (rules.length - 1);
          const swapped = rules.with(i, rules[i + 1]!).with(i + 1, rules[i]!);
          expect(checkApprovalRules(swapped)).not.toEqual([]);
        },
      ),
    );
  });

  it.each<[string, ApprovalRule[], string, string]>([
    [
      'no approval at all',
      [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 0 }],
      'approvalRules[0].approvalsRequired',
      'too_few_approvals',
    ],
    [
      'a last band with an end',
      [{ currency: 'ZAR', upToAmountMinor: 100n, approvalsRequired: 1 }],
      'approvalRules[0].upToAmount',
      'last_band_not_open',
    ],
    [
      'an open band that is not the last',
      [...DEMO.toReversed()],
      'approvalRules[0].upToAmount',
      'open_band_not_last',
    ],
    [
      'two bands with the same end',
      [DEMO[0]!, ...DEMO],
      'approvalRules[1].upToAmount',
      'bands_not_ascending',
    ],
    [
      'a band that ends at zero',
      [{ ...DEMO[0]!, upToAmountMinor: 0n }, DEMO[1]!],
      'approvalRules[0].upToAmount',
      'not_positive',
    ],
  ])('is refused for %s, with the path of the error', (_, rules, path, code) => {
    expect(checkApprovalRules(rules)).toContainEqual({
      path,
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
      params: expect.objectContaining({ sentence: expect.any(String) as string }) as unknown,
    });
  });
});
