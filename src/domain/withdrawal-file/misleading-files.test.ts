import { describe, expect, it } from 'vitest';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import { faultOf } from './testing/misleading/misled.ts';
import { MISLEADING } from './testing/misleading/misleading-files.ts';

describe('a file that could mislead, read with the shipped banks', () => {
  it('is one of at least a hundred', () => {
    expect(Object.values(MISLEADING).flat().length).toBeGreaterThanOrEqual(100);
  });

  describe.each(Object.entries(MISLEADING))('%s', (_family, files) => {
    it.each(files.map((file) => [file.what, file] as const))('%s', (_what, file) => {
      expect(faultOf(file)).toBeNull();
    });
  });
});

describe('the shipped banks', () => {
  it('take every plain account number of 7 to 11 digits, and mark others than the usual lengths', () => {
    for (const bank of SOUTH_AFRICA.banks.shipped) {
      expect(bank.accountNumberMinLength).toBeLessThanOrEqual(7);
      expect(bank.accountNumberMaxLength).toBeGreaterThanOrEqual(11);
      // Ten digits are usual everywhere, so that marks stay rare.
      expect(bank.usualLengths ?? [10]).toContain(10);
    }
  });
});
