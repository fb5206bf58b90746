import { expect, it } from 'vitest';
import { accountColumns, readAccount } from './read-account.ts';
import { compileRules } from './rules.ts';
import { shippedRules } from './testing/shipped-rules.ts';

const RULES = compileRules(shippedRules());

it('reads an account as a withdrawal file has it', () => {
  const read = readAccount(
    {
      beneficiary_name: ' Kgosi Stationers ',
      bank: 'first national bank',
      branch_code: '',
      account_number: '6201 234 5678',
      account_type: 'cheque',
    },
    RULES,
  );
  expect(read).toEqual({
    ok: true,
    account: {
      name: 'Kgosi Stationers',
      bankCode: 'FNB',
      branchCode: '250655',
      accountNumber: '62012345678',
      accountType: 'CURRENT',
    },
  });
});

it('names each wrong cell', () => {
  const read = readAccount(
    { beneficiary_name: '', bank: 'No Bank', branch_code: '', account_number: 'x', account_type: '' },
    RULES,
  );
  expect(read.ok ? [] : read.errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['beneficiary_name', 'bank', 'account_number']),
  );
});

it('knows columns by their headings', () => {
  expect(accountColumns(['Supplier name', 'Bank', 'Account No', 'Branch', 'Type', 'Balance'])).toMatchObject({
    beneficiary_name: 0,
    bank: 1,
    account_number: 2,
    account_type: 4,
  });
  expect(accountColumns(['Colour']).bank).toBeNull();
});
