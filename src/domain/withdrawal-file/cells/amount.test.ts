import { describe, expect, it } from 'vitest';
import type { Currency } from '../../../shared/money.ts';
import { Findings } from '../findings.ts';
import { readAmount } from './amount.ts';
import type { DecimalMark } from './decimal-parts.ts';
import { inEnglish } from '../sentences.ts';

function read(raw: string, currency: Currency = 'ZAR', mark: DecimalMark | null = null) {
  const findings = new Findings();
  const minor = readAmount(raw, currency, mark, findings);
  return { minor, error: findings.errors[0], notes: findings.notes() };
}

describe('an amount', () => {
  it.each([
    ['1250', 125000n],
    ['1250.5', 125050n],
    ['1250.50', 125050n],
    ['0.01', 1n],
    ['007.50', 750n],
    ['999999999999999.99', 99999999999999999n],
    ['90071992547409.93', 9007199254740993n],
  ])('takes the plain decimal %s literally', (raw, minor) => {
    expect(read(raw)).toEqual({ minor, error: undefined, notes: [] });
  });

  it.each([
    ['R1250', 125000n, 'currency_removed', '1250.00'],
    ['R 1 250,50', 125050n, 'currency_removed', '1250.50'],
    ['1250 ZAR', 125000n, 'currency_removed', '1250.00'],
    ['zar1250.00', 125000n, 'currency_removed', '1250.00'],
    ['1250,50', 125050n, 'decimal_comma', '1250.50'],
    ['0,5', 50n, 'decimal_comma', '0.50'],
    ['1 250', 125000n, 'thousands_removed', '1250.00'],
    ['1\u00a0250\u00a0000.00', 125000000n, 'thousands_removed', '1250000.00'],
    ['1\u202f250,00', 125000n, 'thousands_removed', '1250.00'],
    ["1'250.00", 125000n, 'thousands_removed', '1250.00'],
    ['1’250’000', 125000000n, 'thousands_removed', '1250000.00'],
    ['1,250.50', 125050n, 'thousands_removed', '1250.50'],
    ['1.250,50', 125050n, 'decimal_comma', '1250.50'],
    ['1,234,567', 123456700n, 'thousands_removed', '1234567.00'],
    ['1.234.567', 123456700n, 'thousands_removed', '1234567.00'],
    ['12,345,678.9', 1234567890n, 'thousands_removed', '12345678.90'],
    ['+12.50', 1250n, 'plus_removed', '12.50'],
    ['.50', 50n, 'digits_completed', '0.50'],
    ['12.', 1200n, 'digits_completed', '12.00'],
    [' 12.50 ', 1250n, 'spaces_trimmed', '12.50'],
    ["'12.50", 1250n, 'text_marker_removed', '12.50'],
    ['="12.50"', 1250n, 'text_marker_removed', '12.50'],
  ])('understands %s, with a note', (raw, minor, code, understood) => {
    const { minor: got, error, notes } = read(raw);
    expect(error).toBeUndefined();
    expect(got).toBe(minor);
    expect(notes).toContainEqual(
      expect.objectContaining({ field: 'amount', code, original: raw, understood }),
    );
  });

  it.each([
    ['', 'missing', 'Type what is to be paid'],
    ['   ', 'missing', 'Type what is to be paid'],
    [
      '1,234',
      'amount_ambiguous',
      '“1,234” can mean 1234.00 (comma for thousands) or 1.234 (comma for decimals)',
    ],
    [
      '1.234',
      'amount_ambiguous',
      '“1.234” can mean 1234.00 (point for thousands) or 1.234 (point for decimals)',
    ],
    ['R 12,500', 'amount_ambiguous', 'can mean 12500.00'],
    ['12.500', 'amount_ambiguous', 'can mean 12500.00'],
    ['-50.00', 'amount_negative', 'is negative'],
    ['50-', 'amount_negative', 'is negative'],
    ['(50.00)', 'amount_negative', 'is negative'],
    ['-R50', 'amount_negative', 'is negative'],
    ['R-50', 'amount_negative', 'is negative'],
    ['−50', 'amount_negative', 'is negative'],
    ['0', 'amount_zero', 'nothing to pay'],
    ['0.00', 'amount_zero', 'nothing to pay'],
    ['R0', 'amount_zero', 'nothing to pay'],
    ['1250.505', 'amount_too_many_decimals', 'has 3 decimals; ZAR has 2'],
    ['0.125', 'amount_too_many_decimals', 'has 3 decimals'],
    ['1 234,567', 'amount_too_many_decimals', 'has 3 decimals'],
    ['1.25E+3', 'amount_scientific', 'in full'],
    ['1,5e10', 'amount_scientific', 'in full'],
    ['12abc', 'amount_not_a_number', '“a”'],
    ['n/a', 'amount_not_a_number', 'is not an amount'],
    ['#REF!', 'amount_not_a_number', 'is not an amount'],
    ['=SUM(A1:A9)', 'amount_not_a_number', 'is not an amount'],
    ['R', 'amount_not_a_number', 'has no digits'],
    ['..', 'amount_not_a_number', 'has no digits'],
    ['1%', 'amount_not_a_number', '“%”'],
    ['١٢٣', 'amount_not_a_number', 'U+0661'],
    ['12,34,567.00', 'amount_grouping', 'do not separate thousands'],
    ['1.2.3', 'amount_grouping', 'do not separate thousands'],
    ['1,2,3.00', 'amount_grouping', 'do not separate thousands'],
    ['1 2', 'amount_grouping', 'do not separate thousands'],
    ["1 234'567", 'amount_grouping', 'do not separate thousands'],
    ['1,234.567,89', 'amount_grouping', 'do not separate thousands'],
    ['1234,567.00', 'amount_grouping', 'do not separate thousands'],
    ['$50.00', 'amount_other_currency', 'is in USD, but this batch is paid in ZAR'],
    ['50 EUR', 'amount_other_currency', 'is in EUR'],
    ['1000000000000000.00', 'amount_too_large', 'larger than any payment'],
    ['9'.repeat(61), 'amount_not_a_number', 'too long'],
  ])('refuses “%s” as %s', (raw, code, words) => {
    const { minor, error } = read(raw);
    expect(minor).toBeNull();
    expect(error).toMatchObject({ field: 'amount', code, value: raw });
    expect(inEnglish(error!.message)).toContain(words);
  });

  it('reads an ambiguous amount with the decimal mark that the person chose', () => {
    expect(read('1,234', 'ZAR', '.').minor).toBe(123400n);
    expect(read('1.234', 'ZAR', ',').minor).toBe(123400n);
    expect(read('1,234', 'ZAR', ',').error).toMatchObject({ code: 'amount_too_many_decimals' });
    expect(read('1,23', 'ZAR', '.').minor).toBe(123n);
  });

  it('allows as many decimals as the currency has', () => {
    expect(read('1.123456', 'USDC').minor).toBe(1123456n);
    expect(read('1.1234567', 'USDC').error).toMatchObject({ code: 'amount_too_many_decimals' });
    expect(read('$5.25', 'USD').minor).toBe(525n);
    expect(read('R5', 'USD').error).toMatchObject({ code: 'amount_other_currency' });
  });
});
