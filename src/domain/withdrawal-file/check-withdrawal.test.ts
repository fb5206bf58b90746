import { describe, expect, it } from 'vitest';
import type { Rail } from '../../shared/terms.ts';
import { checkRow } from './testing/check-row.ts';
import type { WithdrawalInput } from '../withdrawal/shapes.ts';
import { checkWithdrawal, newCheckScratch } from './check-withdrawal.ts';
import { compileRules } from './rules.ts';
import { rulesWith } from './testing/fixture.ts';

const rules = compileRules(rulesWith());
const RIGHT: WithdrawalInput = {
  beneficiaryName: 'Thandi Nkosi',
  bankCode: 'ABSA',
  branchCode: '632005',
  accountNumber: '4012345678',
  accountType: 'SAVINGS',
  amount: '1250.00',
  beneficiaryReference: 'SALARY MARCH',
  ownReference: 'PAYROLL 7',
  externalId: 'EMP007',
};

describe('a withdrawal that came as JSON', () => {
  it('is accepted when it is canonical, with its minor units, rail and branch', () => {
    expect(checkWithdrawal(RIGHT, rules, 'withdrawals[0]')).toEqual({
      ok: true,
      withdrawal: { ...RIGHT, amountMinor: 125000n, rail: 'EFT' },
    });
    const { branchCode: _branch, ownReference: _own, externalId: _id, ...least } = RIGHT;
    expect(checkWithdrawal(least, rules, 'w')).toEqual({
      ok: true,
      withdrawal: { ...least, branchCode: '632005', amountMinor: 125000n, rail: 'EFT' },
    });
  });

  it('goes by RTGS above the maximum', () => {
    expect(checkWithdrawal({ ...RIGHT, amount: '5000000.01' }, rules, 'w')).toMatchObject({
      ok: true,
      withdrawal: { rail: 'RTGS' },
    });
  });

  it('above the maximum is refused where a batch has one rail, and the sentence names the other rail', () => {
    const oneRail = compileRules({ ...rulesWith(), oneRailPerBatch: true });
    expect(checkWithdrawal({ ...RIGHT, amount: '5000000.01' }, oneRail, 'w')).toMatchObject({
      ok: false,
      errors: [
        {
          path: 'w.amount',
          code: 'amount_above_rail_maximum',
          message: expect.stringContaining('Pay this row in another batch by RTGS'),
        },
      ],
    });
    expect(checkWithdrawal({ ...RIGHT, amount: '5000000.00' }, oneRail, 'w')).toMatchObject({
      ok: true,
      withdrawal: { rail: 'EFT' },
    });
  });

  it('above the maximum goes by RTGS where a bank file may have both rails', () => {
    const all = [...rulesWith().rails, { rail: 'PAYSHAP' as const, maxAmountMinor: 5_000_000n }];
    const shared = all.map((one) => ({
      ...one,
      sharesFileWith: one.rail === 'EFT' ? ['RTGS' as const] : [],
    }));
    const check = (preferredRail: Rail) =>
      checkWithdrawal(
        { ...RIGHT, amount: '5000000.01' },
        compileRules({ ...rulesWith(), rails: shared, oneRailPerBatch: true, preferredRail }),
        'w',
      );
    expect(check('EFT')).toMatchObject({ ok: true, withdrawal: { rail: 'RTGS' } });
    expect(check('PAYSHAP')).toMatchObject({ ok: false, errors: [{ code: 'amount_above_rail_maximum' }] });
  });

  it.each<[keyof WithdrawalInput, string, string, string]>([
    ['bankCode', 'Absa Bank', 'not_canonical', "Write the bank's code, ABSA."],
    ['bankCode', 'absa', 'not_canonical', "Write the bank's code, ABSA."],
    ['bankCode', 'Barclays', 'unknown_bank', 'is not a bank that can be paid'],
    ['accountType', 'Savings', 'not_canonical', 'Write SAVINGS.'],
    ['accountType', '2', 'not_canonical', 'Write SAVINGS.'],
    ['amount', '1 250,00', 'not_canonical', 'Write it as “1250.00”.'],
    ['amount', 'R1250.00', 'not_canonical', 'Write it as “1250.00”.'],
    ['amount', '1,250', 'amount_ambiguous', 'can mean'],
    ['amount', '0.00', 'amount_zero', 'nothing to pay'],
    ['amount', '-5.00', 'amount_negative', 'is negative'],
    ['accountNumber', '4012-345-678', 'not_canonical', 'Write it as “4012345678”.'],
    ['accountNumber', '1234567', 'account_lost_zero', 'has 7 digits'],
    ['branchCode', '632-005', 'not_canonical', 'Write it as “632005”.'],
    ['branchCode', '', 'not_canonical', 'Leave the property out when it is empty.'],
    ['ownReference', '', 'not_canonical', 'Leave the property out when it is empty.'],
    ['externalId', '', 'not_canonical', 'Leave the property out when it is empty.'],
    ['beneficiaryName', ' Thandi', 'not_canonical', 'Write it as “Thandi”.'],
    ['beneficiaryName', 'Than\u202edi', 'character_not_allowed', 'U+202E'],
    ['beneficiaryReference', 'Zoë', 'character_not_allowed', '“ë”'],
  ])('is refused with %s “%s”', (property, value, code, words) => {
    const verdict = checkWithdrawal({ ...RIGHT, [property]: value }, rules, 'withdrawals[7]');
    if (verdict.ok) throw new Error('It was accepted.');
    expect(verdict.errors).toHaveLength(1);
    expect(verdict.errors[0]).toMatchObject({ path: `withdrawals[7].${property}`, code });
    expect(verdict.errors[0]!.message).toContain(words);
  });

  it('may share memory with another check without affecting it', () => {
    const scratch = newCheckScratch();
    const wrong = checkWithdrawal({ ...RIGHT, amount: 'x', bankCode: '?' }, rules, 'a', scratch);
    const right = checkWithdrawal(RIGHT, rules, 'b', scratch);
    expect(right).toMatchObject({ ok: true });
    expect(wrong).toMatchObject({ ok: false, errors: [{ path: 'a.bankCode' }, { path: 'a.amount' }] });
  });
});

describe('a single row or cell', () => {
  const cells = {
    beneficiary_name: 'Thandi',
    bank: 'ABSA',
    account_number: '4012345678',
    account_type: 'savings',
    amount: '5',
    beneficiary_reference: 'X',
  };

  it('is checked by the same rules', () => {
    expect(checkRow(cells, rules)).toMatchObject({
      withdrawal: { amount: '5.00', branchCode: '632005' },
      errors: [],
      notes: [{ code: 'branch_default' }],
    });
    expect(checkRow({ ...cells, account_number: '12345' }, rules).errors).toMatchObject([
      { code: 'account_too_short', field: 'account_number' },
    ]);
    const errorsOfAnotherBank = checkRow({ ...cells, bank: 'FNB' }, rules).errors;
    expect(errorsOfAnotherBank.filter(({ field }) => field === 'bank')).toEqual([]);
  });
});
