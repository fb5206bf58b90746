import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutOffOfProfile,
  daysAheadOfProfile,
  maxAmountOfProfile,
  paymentTypeErrors,
  railMark,
  railsOfProfile,
  USUAL_MARKS,
  type PaymentType,
} from './payment-types.ts';
import { RAILS, type Rail } from './terms.ts';

const typeOf = (rail: Rail, change: Partial<PaymentType> = {}): PaymentType => ({
  rail,
  ...USUAL_MARKS[rail],
  cutOff: null,
  maxAmount: null,
  ...change,
});
const RTC = typeOf('RTC');
const RTGS = typeOf('RTGS', { cutOff: '15:00', maxAmount: '90000000.00' });
const PAIN = { format: 'PAIN_001', cutOff: '15:30', daysAhead: 5 };

describe('the rails of a profile', () => {
  it.each<[string, string, PaymentType[] | undefined, Rail[]]>([
    ['a pain.001 profile without payment types', 'PAIN_001', undefined, ['EFT']],
    ['a pain.001 profile with payment types', 'PAIN_001', [RTGS, RTC], ['EFT', 'RTC', 'RTGS']],
    ['an ACB profile', 'ACB_198', undefined, ['EFT']],
    ['an ACB profile, whatever it lists', 'ACB_180', [RTC], ['EFT']],
    ['a CSV profile', 'CSV', undefined, ['EFT']],
  ])('of %s', (_, format, paymentTypes, rails) => {
    expect(railsOfProfile({ format, paymentTypes })).toEqual(rails);
  });

  it('have marks exactly where a pain.001 file can carry them', () => {
    for (const paymentTypes of [undefined, [RTC], [RTC, RTGS]]) {
      const profile = { format: 'PAIN_001', paymentTypes };
      for (const rail of RAILS)
        expect(railMark(profile, rail) !== null).toBe(railsOfProfile(profile).includes(rail));
    }
  });

  it.each<[Rail, string | null, number, string | null]>([
    ['EFT', '15:30', 5, null],
    ['RTGS', '15:00', 5, '90000000.00'],
    ['RTC', null, 0, null],
  ])('%s has its cut-off, its days ahead and its limit', (rail, cutOff, daysAhead, maxAmount) => {
    const profile = { ...PAIN, paymentTypes: [RTC, RTGS] };
    expect([
      cutOffOfProfile(profile, rail),
      daysAheadOfProfile(profile, rail),
      maxAmountOfProfile(profile, rail),
    ]).toEqual([cutOff, daysAhead, maxAmount]);
  });

  it('an entry for EFT replaces the cut-off of the profile', () => {
    const profile = { ...PAIN, paymentTypes: [typeOf('EFT', { cutOff: '12:00' })] };
    expect(cutOffOfProfile(profile, 'EFT')).toBe('12:00');
  });
});

describe('payment types', () => {
  it.each<[string, PaymentType[], unknown[]]>([
    ['the usual ones are right', RAILS.map((rail) => typeOf(rail)), []],
    ['EFT alone may have no mark', [typeOf('EFT', { serviceLevel: null })], []],
    ['a rail twice', [RTC, RTC], [{ path: [1, 'rail'], problem: { code: 'TWICE' } }]],
    [
      'a rail without a mark',
      [typeOf('RTGS', { serviceLevel: null })],
      [{ path: [0, 'serviceLevel'], problem: { code: 'NO_MARK' } }],
    ],
    [
      'a rail with the mark of another',
      [RTGS, { ...RTC, serviceLevel: 'URGP', localInstrument: null }],
      [{ path: [1, 'serviceLevel'], problem: { code: 'SAME', as: 'RTGS' } }],
    ],
    [
      'a rail with the mark of EFT, which is not listed',
      [{ ...RTC, ...USUAL_MARKS.EFT }],
      [{ path: [0, 'serviceLevel'], problem: { code: 'SAME', as: 'EFT' } }],
    ],
  ])('%s', (_, types, errors) => {
    expect(paymentTypeErrors(types)).toEqual(errors);
  });

  it('without an error differ in their marks', () => {
    const mark = fc.record({
      rail: fc.constantFrom(...RAILS),
      serviceLevel: fc.constantFrom(null, 'NURG', 'URGP'),
      localInstrument: fc.constantFrom(
        null,
        { kind: 'CODE' as const, value: 'RTC' },
        {
          kind: 'PROPRIETARY' as const,
          value: 'RTC',
        },
      ),
      cutOff: fc.constant(null),
      maxAmount: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 4 }), (types) => {
        if (paymentTypeErrors(types).length > 0) return;
        const rails = railsOfProfile({ format: 'PAIN_001', paymentTypes: types });
        const marks = rails.map((rail) => {
          const { serviceLevel, localInstrument } = railMark({ paymentTypes: types }, rail)!;
          return JSON.stringify([serviceLevel, localInstrument]);
        });
        expect(new Set(marks).size).toBe(rails.length);
      }),
    );
  });
});
