import { describe, expect, it } from 'vitest';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import {
  bandOf,
  differences,
  formErrors,
  merged,
  requestOf,
  rulesOf,
  unreadableAmounts,
  unusableStepUp,
  valuesOf,
} from './config-values.ts';

const config: PaymentConfigForDisplay = {
  defaultCurrency: 'ZAR',
  approvalRules: [
    { currency: 'ZAR', upToAmount: '100000.00', approvalsRequired: 1 },
    { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    { currency: 'USD', upToAmount: null, approvalsRequired: 3 },
  ],
  stepUpMaxAgeSeconds: null,
  approvalExpiryDays: 14,
  releaseDelaySeconds: 0,
  defaultRail: 'EFT',
  unusualAmountPercent: 50,
  duplicateWindowDays: 30,
  timezone: 'Africa/Johannesburg',
  notificationEmails: [],
  version: 4,
  updatedAt: null,
  updatedBy: null,
};

describe('the form of the payment config', () => {
  it('sends an unchanged config back as it was read', () => {
    const { updatedAt: _at, updatedBy: _by, ...sent } = config;
    expect(requestOf(valuesOf(config), config.version)).toEqual(sent);
  });

  it('refuses a fresh sign-in so short that no user could act in time', () => {
    const values = { ...valuesOf(config), stepUp: true };
    expect(Object.keys(unusableStepUp({ ...values, stepUpMaxAgeSeconds: 1 }))).toEqual([
      'stepUpMaxAgeSeconds',
    ]);
    expect(unusableStepUp({ ...values, stepUpMaxAgeSeconds: 15 })).toEqual({});
    expect(unusableStepUp({ ...values, stepUp: false, stepUpMaxAgeSeconds: 1 })).toEqual({});
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
      unreadableAmounts([
        { currency: 'USD', bands: [bandOf('', 1)] },
        { currency: 'ZAR', bands },
      ]),
    ).toEqual({ 'rules.1.bands.1.upToAmount': 'Enter an amount such as 100000.00.' });
  });

  it('sends the last band of a currency without a limit', () => {
    expect(rulesOf([{ currency: 'EUR', bands: [bandOf('50,000', 1), bandOf('', 2)] }])).toEqual([
      { currency: 'EUR', upToAmount: '50000', approvalsRequired: 1 },
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
