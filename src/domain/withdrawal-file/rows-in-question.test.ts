import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChangedDetails } from './changed-details.ts';
import { findSharedInFile } from './shared-in-file.ts';
import { readText, rulesWith } from './testing/fixture.ts';
import type { CheckedWithdrawal } from '../withdrawal/shapes.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';

const HEADER = 'beneficiary_name,bank,account_number,account_type,amount,beneficiary_reference,external_id';

/** Few people, accounts and ids, so that they often coincide. */
const row = fc.record({
  name: fc.constantFrom('Thandi Nkosi', 'THANDI NKOSI', 'Thandi  Nkosi', 'Sipho Xaba', 'Lerato Botes'),
  bank: fc.constantFrom('ABSA', 'FNB'),
  account: fc.constantFrom('4012345678', '0401234567', '401234567', '4012345679'),
  id: fc.constantFrom('', 'E1', 'E2'),
  amount: fc.constantFrom('1.00', '2.00', 'x'),
});

/** The comparison of every accepted row with every other one. */
function eachAccepted(file: WithdrawalFile) {
  return (take: (row: number, withdrawal: CheckedWithdrawal) => void) => {
    for (const { row: number, withdrawal } of file.rows({ offset: 0, limit: 1_000 }).items)
      if (withdrawal) take(number, withdrawal);
  };
}

describe('people and accounts of a file', () => {
  it('are those that a comparison of all rows finds', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const lines = rows.map((one) =>
          [one.name, one.bank, one.account, 'SAVINGS', one.amount, 'SALARY', one.id].join(','),
        );
        const read = readText([HEADER, ...lines].join('\n'), { rules: rulesWith() });
        if (!read.ok) throw new Error(read.problem.code);
        const { file } = read;
        const agree = () => {
          expect(file.changedDetails()).toEqual(findChangedDetails(eachAccepted(file)));
          expect(file.sharedAccounts()).toEqual(findSharedInFile(eachAccepted(file)));
        };
        file.readPeople(2);
        file.edit(1, { beneficiary_name: 'Ghost Person', amount: '3.00' });
        agree();
        file.exclude([rows.length], 'Not due');
        agree();
        file.addRows(1);
        file.edit(rows.length + 1, {
          beneficiary_name: 'Sipho Xaba',
          bank: 'FNB',
          account_number: '4012345679',
          account_type: 'SAVINGS',
          amount: '4.00',
          beneficiary_reference: 'SALARY',
        });
        agree();
      }),
    );
  });
});
