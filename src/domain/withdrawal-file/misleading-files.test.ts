import { describe, expect, it } from 'vitest';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import { faultOf } from './testing/misleading/misled.ts';
import { MISLEADING } from './testing/misleading/misleading-files.ts';
import { VENDORS } from './testing/misleading/vendors.ts';
import { verdictOf } from './testing/verdict.ts';

describe('a file that could mislead, read with the shipped banks', () => {
  it('is one of at least 400', () => {
    expect(Object.values(MISLEADING).flat().length).toBeGreaterThanOrEqual(400);
  });

  describe.each(Object.entries(MISLEADING))('%s', (_family, files) => {
    it.each(files.map((file) => [file.what, file] as const))('%s', (_what, file) => {
      expect(faultOf(file)).toBeNull();
    });
  });
});

describe('exports of 22 programs and banks', () => {
  it('are 22', () => expect(Object.keys(VENDORS)).toHaveLength(22));

  it.each(Object.entries(VENDORS))('ask at most one question: %s', (_program, text) => {
    const { refused, questions, errors, marks, file } = verdictOf(text);
    expect(refused).toBeNull();
    expect(questions.length, questions.join()).toBeLessThanOrEqual(1);
    // Before the question is answered, only its own cells are missing.
    const codes = errors.flatMap((row) => file!.row(row).errors.map(({ code }) => code));
    expect(codes.filter((code) => code !== 'missing')).toEqual([]);
    expect(marks).toEqual([]);
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
