import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRail, type RailLimit } from './choose-rail.ts';
import { RAILS, type Rail } from '../../shared/terms.ts';

const EFT: RailLimit = { rail: 'EFT', maxAmountMinor: 100n };
const RTGS: RailLimit = { rail: 'RTGS', maxAmountMinor: null };

describe('the choice of a rail', () => {
  it.each<[string, bigint, Rail, RailLimit[], Rail[], object]>([
    ['takes the preferred rail up to its maximum', 100n, 'EFT', [EFT, RTGS], ['EFT', 'RTGS'], EFT],
    ['takes the rail for large amounts above that maximum', 101n, 'EFT', [EFT, RTGS], ['EFT', 'RTGS'], RTGS],
    [
      'refuses a larger amount when RTGS is not enabled',
      101n,
      'EFT',
      [EFT],
      ['EFT', 'RTGS'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      'refuses a larger amount when the bank does not offer RTGS',
      101n,
      'EFT',
      [EFT, RTGS],
      ['EFT'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      'refuses an amount above the maximum of RTGS',
      300n,
      'EFT',
      [EFT, { ...RTGS, maxAmountMinor: 200n }],
      ['EFT', 'RTGS'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      'refuses a preferred rail that is not enabled',
      1n,
      'RTC',
      [EFT, RTGS],
      ['RTC', 'RTGS'],
      { error: 'rail_not_enabled', rail: 'RTC' },
    ],
    [
      'refuses a preferred rail that the bank does not offer',
      1n,
      'EFT',
      [EFT, RTGS],
      ['RTGS'],
      { error: 'rail_not_offered_by_bank', rail: 'EFT' },
    ],
    [
      'takes RTGS for any amount when it is the preferred rail',
      1n,
      'RTGS',
      [EFT, RTGS],
      ['EFT', 'RTGS'],
      RTGS,
    ],
  ])('%s', (_name, amount, preferred, rails, bankRails, expected) => {
    expect(chooseRail(amount, preferred, rails, bankRails, 'RTGS')).toEqual(expected);
  });

  it('refuses a larger amount in a country without a rail for large amounts', () => {
    expect(chooseRail(101n, 'EFT', [EFT, RTGS], ['EFT', 'RTGS'], null)).toEqual({
      error: 'amount_above_rail_maximum',
      rail: 'EFT',
      maxAmountMinor: 100n,
    });
  });

  it('takes only a rail that is enabled, offered by the bank and large enough', () => {
    const limits = fc.uniqueArray(
      fc.record({ rail: fc.constantFrom(...RAILS), maxAmountMinor: fc.option(fc.bigInt(0n, 1000n)) }),
      { selector: (limit) => limit.rail },
    );
    fc.assert(
      fc.property(
        fc.bigInt(1n, 2000n),
        fc.constantFrom(...RAILS),
        limits,
        fc.subarray([...RAILS]),
        (amount, preferred, rails, bankRails) => {
          const choice = chooseRail(amount, preferred, rails, bankRails, 'RTGS');
          if ('error' in choice) return;
          const limit = rails.find((one) => one.rail === choice.rail)!;
          expect(bankRails).toContain(choice.rail);
          expect(limit.maxAmountMinor === null || amount <= limit.maxAmountMinor).toBe(true);
          expect([preferred, 'RTGS']).toContain(choice.rail);
        },
      ),
    );
  });
});
