import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loosenedSettings, type GuardedConfig } from '../../../../domain/payouts/looser-config.ts';
import { guardedConfigs, MOST_MINOR } from '../../../../domain/payouts/testing/guarded-configs.ts';
import { needsSecondUser } from '../../../../shared/settlement-difference.ts';
import { CURRENCIES } from '../../../../shared/money.ts';

it('a config is looser in its limit if and only if some difference needs one user instead of two', () => {
  fc.assert(
    fc.property(guardedConfigs(), guardedConfigs(), (before, after) => {
      const needsTwo = (config: GuardedConfig, currency: (typeof CURRENCIES)[number], amount: bigint) =>
        needsSecondUser({ overMinor: amount, underMinor: 0n }, currency, config.settlementDifferenceLimit);
      const isLooser = CURRENCIES.some((currency) =>
        Array.from({ length: MOST_MINOR + 1 }, (_, amount) => BigInt(amount + 1)).some(
          (amount) => needsTwo(before, currency, amount) && !needsTwo(after, currency, amount),
        ),
      );
      expect(loosenedSettings(before, after).includes('settlementDifferenceLimit')).toBe(isLooser);
    }),
    { numRuns: 500 },
  );
});
