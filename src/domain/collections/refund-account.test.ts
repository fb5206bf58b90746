import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOtherName, refundAccountOf, statedNumber } from './refund-account.ts';

const STATED = { name: 'N MOKOENA', accountNumber: '62 0000 00123' };
const PAID = { name: 'Naledi Mokoena', accountNumber: '62000000123' };

describe('the account of a refund', () => {
  it.each([
    ['the number and the name of the statement', PAID, STATED, 'STATEMENT'],
    ['a number with zeros in front', { ...PAID, accountNumber: '0062000000123' }, STATED, 'STATEMENT'],
    ['the number alone, where the bank names no person', PAID, { ...STATED, name: null }, 'STATEMENT'],
    ['the number alone, where the name is blank', PAID, { ...STATED, name: ' ' }, 'STATEMENT'],
    ['another name', { ...PAID, name: 'Sipho Dube' }, STATED, 'TYPED'],
    ['another person of the family', { ...PAID, name: 'Thabo Mokoena' }, STATED, 'TYPED'],
    ['another number', { ...PAID, accountNumber: '62000000124' }, STATED, 'TYPED'],
    ['no number in the statement', PAID, { ...STATED, accountNumber: null }, 'TYPED'],
    ['an IBAN with the same digits', PAID, { ...STATED, accountNumber: 'ZA62000000123' }, 'TYPED'],
  ] as const)('%s', (_what, paid, stated, account) => {
    expect(refundAccountOf(paid, stated)).toBe(account);
  });

  it('is the one of the statement only if number and name agree', () => {
    const name = fc.constantFrom('Naledi Mokoena', 'N MOKOENA', 'Sipho Dube', 'MOKOENA N', 'T NKOSI');
    const account = fc.constantFrom('62000000123', '062000000123', '62000000132', '12');
    fc.assert(
      fc.property(name, account, fc.option(name), fc.option(account), (paid, number, stated, from) => {
        const found = refundAccountOf(
          { name: paid, accountNumber: number },
          { name: stated, accountNumber: from },
        );
        const agrees =
          from !== null && Number(from) === Number(number) && (stated === null || !isOtherName(paid, stated));
        expect(found).toBe(agrees ? 'STATEMENT' : 'TYPED');
      }),
    );
  });

  it('is filled in from the digits of the statement, never from those of an IBAN', () => {
    expect(statedNumber('62-0000-00123')).toBe('62000000123');
    expect(statedNumber('GB29 NWBK 6016 1331 9268 19')).toBeNull();
    expect(statedNumber('--')).toBeNull();
    expect(statedNumber(null)).toBeNull();
  });
});
