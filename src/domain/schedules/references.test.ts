import { expect, it } from 'vitest';
import { hasPlaceholder, referenceOn, withPlaceholders } from './references.ts';

it.each([
  ['SALARY OCT 2026', '2026-10-25', 'SALARY {MON} {YEAR}', 'SALARY NOV 2026'],
  ['Salary October 2026', '2026-10-25', 'Salary {Month} {YEAR}', 'Salary November 2026'],
  ['salary oct', '2026-10-25', 'salary {mon}', 'salary nov'],
  ['PAYE SEP 2026', '2026-10-07', 'PAYE {MON-1} {YEAR}', 'PAYE OCT 2026'],
  ['RENT NOV/2026', '2026-10-30', 'RENT {MON+1}/{YEAR}', 'RENT DEC/2026'],
  ['OCT-2026 SALARY', '2026-10-25', '{MON}-{YEAR} SALARY', 'NOV-2026 SALARY'],
  ['SALARIS OKT 2026', '2026-10-25', 'SALARIS {MND} {JAAR}', 'SALARIS NOV 2026'],
])('%s of %s is %s, and %s a month later', (written, day, template, later) => {
  expect(withPlaceholders(written, day, 'en')).toBe(template);
  expect(referenceOn(template, day)).toBe(written);
  expect(referenceOn(template, '2026-11-25')).toBe(later);
  expect(hasPlaceholder(template)).toBe(true);
});

it('a year is that of the month beside it', () => {
  expect(referenceOn('PAYE {MON-1} {YEAR}', '2027-01-07')).toBe('PAYE DEC 2026');
  expect(referenceOn('SALARY {MON} {YEAR}', '2027-01-25')).toBe('SALARY JAN 2027');
  expect(withPlaceholders('PAYE DEC 2026', '2027-01-07', 'en')).toBe('PAYE {MON-1} {YEAR}');
  expect(withPlaceholders('SALARY DEC', '2027-01-07', 'en')).toBe('SALARY {MON-1}');
});

it('reads names that two languages share in the language of the user', () => {
  expect(withPlaceholders('SALARIS APRIL 2026', '2026-04-25', 'af')).toBe('SALARIS {MAAND} {JAAR}');
  expect(withPlaceholders('SALARY APRIL 2026', '2026-04-25', 'en')).toBe('SALARY {MONTH} {YEAR}');
});

it.each(['MAY HOLDINGS', 'MARCHAND 2026', 'INV 2026', 'RENT', 'DECOR 12', 'SALARY {MON}'])(
  'leaves %s as it is',
  (reference) => {
    expect(withPlaceholders(reference, '2026-10-25', 'en')).toBe(reference);
  },
);

it('leaves other texts in braces as they are', () => {
  expect(hasPlaceholder('{NAME} {MONTH-7}')).toBe(false);
  expect(referenceOn('{NAME} 7', '2026-10-25')).toBe('{NAME} 7');
});
