import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../shared/money.ts';
import { approvalsRequired, type ApprovalRule } from './approval-policy.ts';
import { loosenedSettings, type GuardedConfig } from './looser-config.ts';
import { guardedConfigs, MOST_MINOR } from './testing/guarded-configs.ts';

const STRICT: GuardedConfig = {
  approvalRules: [],
  settlementDifferenceLimit: { currency: 'ZAR', amountMinor: 0n },
  standingApprovals: null,
  passkeyAbove: null,
  payeeAccounts: 'WARN',
  verifiedAbove: null,
};
const UP_TO = (upToAmountMinor: bigint | null, approvalsRequired: number): ApprovalRule => ({
  currency: 'ZAR',
  upToAmountMinor,
  approvalsRequired,
});

describe('a config is looser', () => {
  it('in its rules if and only if some batch needs fewer approvals', () => {
    fc.assert(
      fc.property(guardedConfigs(), guardedConfigs(), (before, after) => {
        const isLooser = CURRENCIES.some((currency) =>
          Array.from({ length: MOST_MINOR + 2 }, (_, total) => BigInt(total + 1)).some(
            (total) =>
              approvalsRequired(after.approvalRules, currency, total) <
              approvalsRequired(before.approvalRules, currency, total),
          ),
        );
        expect(loosenedSettings(before, after).includes('approvalRules')).toBe(isLooser);
      }),
      { numRuns: 500 },
    );
  });

  it('never when nothing changes, and in one of two directions when approvals do', () => {
    fc.assert(
      fc.property(guardedConfigs(), (config) => {
        expect(loosenedSettings(config, config)).toEqual([]);
      }),
    );
  });

  it.each<[string, Partial<GuardedConfig>, Partial<GuardedConfig>, string[]]>([
    ['without rules, one approval', {}, { approvalRules: [UP_TO(null, 1)] }, ['approvalRules']],
    ['without rules, three approvals', {}, { approvalRules: [UP_TO(null, 3)] }, []],
    [
      'rules of three approvals removed',
      { approvalRules: [UP_TO(null, 3)] },
      { approvalRules: [] },
      ['approvalRules'],
    ],
    ['rules of one approval removed', { approvalRules: [UP_TO(null, 1)] }, { approvalRules: [] }, []],
    [
      'a band that ends one cent later',
      { approvalRules: [UP_TO(5_000_000n, 1), UP_TO(null, 2)] },
      { approvalRules: [UP_TO(5_000_001n, 1), UP_TO(null, 2)] },
      ['approvalRules'],
    ],
    [
      'a band split in two that ask for the same',
      { approvalRules: [UP_TO(null, 2)] },
      { approvalRules: [UP_TO(100n, 2), UP_TO(null, 2)] },
      [],
    ],
    [
      'a limit in another currency',
      { settlementDifferenceLimit: { currency: 'ZAR', amountMinor: 100n } },
      { settlementDifferenceLimit: { currency: 'USD', amountMinor: 1n } },
      ['settlementDifferenceLimit'],
    ],
    [
      'a limit of zero in another currency',
      { settlementDifferenceLimit: { currency: 'ZAR', amountMinor: 100n } },
      { settlementDifferenceLimit: { currency: 'USD', amountMinor: 0n } },
      [],
    ],
  ])('or not: %s', (_, before, after, loosened) => {
    expect(loosenedSettings({ ...STRICT, ...before }, { ...STRICT, ...after })).toEqual(loosened);
  });
});
