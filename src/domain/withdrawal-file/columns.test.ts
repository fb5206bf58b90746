import { describe, expect, it } from 'vitest';
import { mapColumns } from './columns.ts';
import { FIELDS, type Field } from './types.ts';

describe('columns', () => {
  it('are found by their canonical names in any order and case', () => {
    const headers = [...FIELDS].reverse().map((field, i) => (i % 2 === 0 ? field.toUpperCase() : field.replaceAll('_', ' ')));
    const { columns, unmapped, missing } = mapColumns(headers);
    FIELDS.forEach((field, i) => expect(columns[field]).toBe(FIELDS.length - 1 - i));
    expect(unmapped).toEqual([]);
    expect(missing).toEqual([]);
  });

  it.each<[string, Field]>([
    ['Account No', 'account_number'],
    ['Account No.', 'account_number'],
    ['Acc Number', 'account_number'],
    ['accountNumber', 'account_number'],
    ['A/C No', 'account_number'],
    ['Bank Name', 'bank'],
    ['bankCode', 'bank'],
    ['Recipient', 'beneficiary_name'],
    ['Payee', 'beneficiary_name'],
    ['Name & Surname', 'beneficiary_name'],
    ['Account Holder', 'beneficiary_name'],
    ['Name', 'beneficiary_name'],
    ['Amount (ZAR)', 'amount'],
    ['Amount ZAR', 'amount'],
    ['Amount in Rands', 'amount'],
    ['Net Pay', 'amount'],
    ['Their reference', 'beneficiary_reference'],
    ["Beneficiary's reference", 'beneficiary_reference'],
    ['Reference', 'beneficiary_reference'],
    ['My reference', 'own_reference'],
    ['Branch', 'branch_code'],
    ['Branch Code', 'branch_code'],
    ['Type', 'account_type'],
    ['Acc. Type', 'account_type'],
    ['Employee no', 'external_id'],
    ['Employee Number', 'external_id'],
    ['ID', 'external_id'],
  ])('understand “%s”', (header, field) => {
    expect(mapColumns(['x', header]).columns[field]).toBe(1);
  });

  it.each(['constructor', '__proto__', 'toString', '', 'Comment', 'Date'])('leave “%s” alone', (header) => {
    const mapping = mapColumns([header]);
    expect(Object.values(mapping.columns).every((column) => column === null)).toBe(true);
    expect(mapping.unmapped).toEqual([0]);
  });

  it('prefer the canonical name to an alias, and a clear alias to a likely one', () => {
    expect(mapColumns(['Name', 'Payee', 'beneficiary_name']).columns.beneficiary_name).toBe(2);
    expect(mapColumns(['Name', 'Payee']).columns.beneficiary_name).toBe(1);
  });

  it('report what could be either, and read neither', () => {
    const mapping = mapColumns(['Amount', 'amount', 'bank']);
    expect(mapping.columns.amount).toBeNull();
    expect(mapping.ambiguous).toEqual([
      { field: 'amount', columns: [0, 1], message: '“Amount” (column 1) and “amount” (column 2) could each be the amount. Choose one.' },
    ]);
    expect(mapping.missing).not.toContain('amount');
  });

  it('are what the person says', () => {
    const mapping = mapColumns(['Amount', 'amount', 'bank', 'note'], { amount: 1, bank: null, own_reference: 3 });
    expect(mapping.columns).toMatchObject({ amount: 1, bank: null, own_reference: 3 });
    expect(mapping.ambiguous).toEqual([]);
    expect(mapping.missing).toContain('bank');
    expect(mapping.unmapped).toEqual([0, 2]);
    expect(() => mapColumns(['a'], { amount: 1 })).toThrow(RangeError);
  });

  it('warn of a currency column and of another currency in a name', () => {
    expect(mapColumns(['Currency', 'amount'], {}, 'ZAR').warnings[0]).toContain('every amount is taken as ZAR');
    expect(mapColumns(['Amount (USD)'], {}, 'ZAR').warnings[0]).toContain('says USD, and this batch is paid in ZAR');
    expect(mapColumns(['Amount (ZAR)'], {}, 'ZAR').warnings).toEqual([]);
  });
});
