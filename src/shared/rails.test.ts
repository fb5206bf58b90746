import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRail, type RailLimit } from './rails.ts';
import { RAILS, type Rail } from './terms.ts';

const EFT: RailLimit = { rail: 'EFT', maxAmountMinor: 100n };
const RTGS: RailLimit = { rail: 'RTGS', maxAmountMinor: null };

describe('the rail of a payment', () => {
  it.each<[string, bigint, Rail, RailLimit[], Rail[], object]>([
    ['is the preferred one up to its maximum', 100n, 'EFT', [EFT, RTGS], ['EFT', 'RTGS'], { rail: 'EFT' }],
    ['is RTGS above it', 101n, 'EFT', [EFT, RTGS], ['EFT', 'RTGS'], { rail: 'RTGS' }],
    [
      'is none above it without RTGS',
      101n,
      'EFT',
      [EFT],
      ['EFT', 'RTGS'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      'is none above it at a bank without RTGS',
      101n,
      'EFT',
      [EFT, RTGS],
      ['EFT'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      "is none above RTGS's own maximum",
      300n,
      'EFT',
      [EFT, { ...RTGS, maxAmountMinor: 200n }],
      ['EFT', 'RTGS'],
      { error: 'amount_above_rail_maximum', rail: 'EFT', maxAmountMinor: 100n },
    ],
    [
      'is none that is not enabled',
      1n,
      'RTC',
      [EFT, RTGS],
      ['RTC', 'RTGS'],
      { error: 'rail_not_enabled', rail: 'RTC' },
    ],
    [
      'is none that the bank does not take',
      1n,
      'EFT',
      [EFT, RTGS],
      ['RTGS'],
      { error: 'rail_not_offered_by_bank', rail: 'EFT' },
    ],
    ['may be RTGS from the first cent', 1n, 'RTGS', [EFT, RTGS], ['EFT', 'RTGS'], { rail: 'RTGS' }],
  ])('%s', (_name, amount, preferred, rails, bankRails, expected) => {
    expect(chooseRail(amount, preferred, rails, bankRails)).toEqual(expected);
  });

  it('always is enabled, taken by the bank, and within its maximum', () => {
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
          const choice = chooseRail(amount, preferred, rails, bankRails);
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
