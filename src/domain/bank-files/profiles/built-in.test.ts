import { describe, expect, it } from 'vitest';
import { acbOrderErrors } from '../acb/order-errors.ts';
import { NAME_LENGTH, REFERENCE_LENGTH } from '../acb/payment-lines.ts';
import { orderWith, REGISTRATION } from '../testing/orders.ts';
import { BUILT_IN_PROFILES } from './built-in.ts';

describe('the built-in profiles', () => {
  it('have different codes of capitals, digits and hyphens', () => {
    const codes = BUILT_IN_PROFILES.map(({ code }) => code);
    expect(codes).toEqual(['ZA-ACB-198', 'ZA-ACB-180', 'ZA-PAIN-001', 'CSV-COMMA', 'CSV-SEMICOLON']);
    expect(codes.every((code) => /^[A-Z0-9-]+$/.test(code))).toBe(true);
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
