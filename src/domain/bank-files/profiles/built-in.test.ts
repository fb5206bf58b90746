import { describe, expect, it } from 'vitest';
import { cutOffOfProfile, maxAmountOfProfile, paymentTypeErrors } from '../../../shared/payment-types.ts';
import { acbOrderErrors } from '../acb/order-errors.ts';
import { NAME_LENGTH, REFERENCE_LENGTH } from '../acb/payment-lines.ts';
import { orderWith, REGISTRATION } from '../testing/orders.ts';
import { BUILT_IN_PROFILES } from './built-in.ts';

describe('the built-in profiles', () => {
  it('have different codes of capitals, digits and hyphens', () => {
    const codes = BUILT_IN_PROFILES.map(({ code }) => code);
    expect(codes).toEqual([
      'ZA-ACB-198',
      'ZA-ACB-180',
      'ZA-PAIN-001',
      'ZA-PAIN-RTC',
      'ZA-PAIN-RTGS',
      'ZA-PAIN-PAYSHAP',
      'CSV-COMMA',
      'CSV-SEMICOLON',
    ]);
    expect(codes.every((code) => /^[A-Z0-9-]+$/.test(code))).toBe(true);
  });

  it.each([
    ['RTC', null, '5000000.00'],
    ['RTGS', '15:00', null],
    ['PAYSHAP', null, '50000.00'],
  ] as const)('for %s have its cut-off and its limit', (rail, cutOff, maxAmount) => {
    const profile = BUILT_IN_PROFILES.find(({ code }) => code === `ZA-PAIN-${rail}`)!;
    expect(paymentTypeErrors(profile.paymentTypes!)).toEqual([]);
    expect(cutOffOfProfile(profile, rail)).toBe(cutOff);
    expect(maxAmountOfProfile(profile, rail)).toBe(maxAmount);
  });

  it.each(BUILT_IN_PROFILES.filter(({ format }) => format.startsWith('ACB_')))(
    '$code has the lengths of the ACB form and needs a registration',
    (profile) => {
      expect(profile).toMatchObject({
        charset: 'ACB',
        nameLength: NAME_LENGTH,
        referenceLength: REFERENCE_LENGTH,
      });
      expect(acbOrderErrors(orderWith(), profile)).toEqual([{ code: 'profile_incomplete', payment: null }]);
      expect(acbOrderErrors(orderWith(), { ...profile, acb: REGISTRATION })).toEqual([]);
    },
  );
});
