import { describe, expect, it } from 'vitest';
import { fileOfRows, row } from './testing/fixture.ts';

describe('account numbers that may have lost leading zeros', () => {
  const standard = (account: string, i: number) =>
    row({ bank: 'STANDARD_BANK', branch: '', account, amount: `${i + 1}.00`, id: `E${i}` });
  const long = Array.from({ length: 9 }, (_, i) => `1012345670${i}`);

  it('are those shorter than nearly all others of the bank', () => {
    const file = fileOfRows([...long, '123456789', '1234567891'].map(standard));
    expect(file.summary().accepted).toBe(11);
    expect(file.unusualLengths()).toEqual([{ bankName: 'Standard Bank', usualDigits: 11, rows: [10, 11] }]);
  });

  it('are not those that begin with a zero, nor any where lengths vary, nor among a few rows', () => {
    expect(fileOfRows([...long, '0123456789'].map(standard)).unusualLengths()).toEqual([]);
    expect(
      fileOfRows([...long.slice(0, 5), '123456789', '123456788', '123456787'].map(standard)).unusualLengths(),
    ).toEqual([]);
    expect(fileOfRows([...long.slice(0, 3), '123456789'].map(standard)).unusualLengths()).toEqual([]);
  });
});
