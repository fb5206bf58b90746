import { describe, expect, it } from 'vitest';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { PART_WORDS } from '../../../../shared/audit/words.ts';
import {
  bandOf,
  changedSettings,
  differences,
  formErrors,
  merged,
  requestOf,
  rulesOf,
  unreadableAmounts,
  valuesOf,
} from './config-values.ts';
import { withSettingsOf } from './earlier-versions.tsx';
import { numberErrors } from './limits.ts';
import { testConfig } from './testing/config.ts';
import { settingName, SETTINGS } from './words.ts';

const config = testConfig({
  approvalRules: [
    { currency: 'ZAR', upToAmount: '100000.00', approvalsRequired: 1 },
    { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    { currency: 'USD', upToAmount: null, approvalsRequired: 3 },
  ],
});

describe('the form of the payment config', () => {
  it('sends an unchanged config back as it was read', () => {
    const { updatedAt: _at, updatedBy: _by, executionDatePolicy: _policy, ...sent } = config;
    expect(requestOf(valuesOf(config), config.version)).toEqual(sent);
  });

  it('refuses a fresh sign-in so short that no user could act in time', () => {
    const values = { ...valuesOf(config), stepUp: true };
    expect(numberErrors({ ...values, stepUpMaxAgeSeconds: 1 })).toEqual({
      stepUpMaxAgeSeconds: 'Enter a time from 15 seconds to 1 day.',
    });
    expect(numberErrors({ ...values, stepUpMaxAgeSeconds: 15 })).toEqual({});
    expect(numberErrors({ ...values, stepUp: false, stepUpMaxAgeSeconds: 1 })).toEqual({});
  });

  it('says the limits of a number that is outside them, and changes nothing', () => {
    const values = valuesOf(config);
    expect(
      numberErrors({
        ...values,
        approvalExpiryDays: 9_999,
        releaseDelaySeconds: 999_999_999,
        duplicateWindowDays: '' as unknown as number,
        unusualAmountPercent: 0.5,
        rules: [{ currency: 'ZAR', bands: [bandOf('', 11)] }],
      }),
    ).toEqual({
      approvalExpiryDays: 'Enter a whole number from 1 to 365.',
      releaseDelaySeconds: 'Enter a time from 0 seconds to 7 days.',
      duplicateWindowDays: 'Enter a whole number from 0 to 365.',
      unusualAmountPercent: 'Enter a whole number from 1 to 1,000.',
      'rules.0.bands.0.approvalsRequired': 'Enter a whole number from 1 to 10.',
    });
  });

  it('lists every changed setting, and none for the same amount typed in another way', () => {
    const values = valuesOf(config);
    const typed = { ...values, rules: values.rules.map((group) => ({ ...group })) };
    typed.rules[0] = { currency: 'ZAR', bands: [bandOf('100 000,00', 1), bandOf('', 2)] };
    const mine = { ...config, ...requestOf({ ...typed, releaseDelaySeconds: 60 }, config.version) };
    expect(changedSettings(config, mine)).toEqual(['releaseDelaySeconds']);
  });

  it('begins with the settings of an earlier version, and is saved on top of the current one', () => {
    const { unusualAmountPercent: _, ...older } = config;
    const entry = { details: { after: { ...older, version: 2, approvalExpiryDays: 3 } } };
    expect(withSettingsOf({ ...config, unusualAmountPercent: 20 }, entry)).toEqual({
      ...config,
      unusualAmountPercent: 20,
      approvalExpiryDays: 3,
    });
  });

  it('calls each setting as the audit log does', () => {
    for (const setting of SETTINGS) expect(settingName(setting)).toBe(PART_WORDS[setting]);
  });

  it('shows a refused rule at the band of the right currency', () => {
    const { rules } = valuesOf(config);
    expect(
      formErrors(
        {
          'approvalRules[2].approvalsRequired': 'Too many',
          'approvalRules[0]': 'Wrong',
          'notificationEmails[1]': 'No address',
          timezone: 'Unknown',
        },
        rules,
      ),
    ).toEqual({
      'rules.1.bands.0.approvalsRequired': 'Too many',
      'rules.0.bands.0.upToAmount': 'Wrong',
      notificationEmails: 'No address',
      timezone: 'Unknown',
    });
  });

  it('marks the band whose amount cannot be read; the last band has no amount', () => {
    const bands = [bandOf('100 000', 1), bandOf('ten', 2), bandOf('', 3)];
    expect(
      unreadableAmounts({
        rules: [
          { currency: 'USD', bands: [bandOf('', 1)] },
          { currency: 'ZAR', bands },
        ],
        thresholds: [
          { currency: 'ZAR', amount: '50 000' },
          { currency: 'USD', amount: '' },
        ],
        settlementDifferenceLimit: { currency: 'ZAR', amount: 'ten' },
        standing: { isAllowed: true, currency: 'ZAR', largestRun: '', mostMonths: 12 },
        passkey: { isNeeded: true, above: 'ten' },
        verified: { isNeeded: true, above: 'ten', months: 12 },
        defaultCurrency: 'ZAR',
      }),
    ).toEqual({
      'passkey.above': 'Enter an amount such as 100,000.00.',
      'verified.above': 'Enter an amount such as 100,000.00.',
      'standing.largestRun': 'Enter an amount such as 100,000.00.',
      'rules.1.bands.1.upToAmount': 'Enter an amount such as 100,000.00.',
      'thresholds.1.amount': 'Enter an amount such as 100,000.00.',
      'settlementDifferenceLimit.amount': 'Enter an amount such as 100,000.00.',
    });
  });

  it('sends the last band of a currency without a limit', () => {
    expect(rulesOf([{ currency: 'EUR', bands: [bandOf('50,000', 1), bandOf('', 2)] }])).toEqual([
      { currency: 'EUR', upToAmount: '50000.00', approvalsRequired: 1 },
      { currency: 'EUR', upToAmount: null, approvalsRequired: 2 },
    ]);
  });
});

describe('a config that another administrator saved meanwhile', () => {
  const theirs: PaymentConfigForDisplay = {
    ...config,
    version: 5,
    duplicateWindowDays: 7,
    releaseDelaySeconds: 3_600,
  };
  const mine = { ...config, releaseDelaySeconds: 60, approvalExpiryDays: 3 };

  it('lists their changes, and marks settings that both changed', () => {
    expect(differences(config, theirs, mine)).toEqual([
      { setting: 'releaseDelaySeconds', mineToo: true },
      { setting: 'duplicateWindowDays', mineToo: false },
    ]);
  });

  it('keeps the changes of this form and takes theirs for the other settings', () => {
    expect(merged(config, theirs, mine)).toEqual({
      ...theirs,
      releaseDelaySeconds: 60,
      approvalExpiryDays: 3,
    });
  });
});
