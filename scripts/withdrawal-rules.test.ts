import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WithdrawalRequest } from '../src/contract/batches.ts';
import { DOCUMENTED_PATTERNS } from '../src/domain/withdrawal/documented-formats.ts';
import { withdrawalsTemplate } from '../src/domain/withdrawal/samples.ts';
import type { WithdrawalInput } from '../src/domain/withdrawal/shapes.ts';
import { checkWithdrawal } from '../src/domain/withdrawal-file/check-withdrawal.ts';
import { compileRules } from '../src/domain/withdrawal-file/rules.ts';
import { withdrawal } from '../src/domain/withdrawal-file/testing/arbitraries.ts';
import { readBytes, rulesWith } from '../src/domain/withdrawal-file/testing/fixture.ts';
import { inEnglish } from '../src/domain/withdrawal-file/sentences.ts';

/**
 * For speed, the server checks withdrawals with hand-written rules instead of the contract's zod schema.
 * These tests compare the two: the contract can carry everything that the rules accept, and the rules refuse
 * everything that the contract refuses. The interface document states account numbers and branch codes of the
 * default country, so the rules of that country are compared with those patterns too.
 */
const rules = compileRules(rulesWith());

/** A withdrawal with one property replaced by a value that may be valid or not. */
const tried: fc.Arbitrary<WithdrawalInput> = withdrawal.chain((right) => {
  const odd = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0',
      '00',
      '1',
      '-1',
      '1.',
      '.5',
      '1.234',
      '1,234',
      '1e3',
      'R5',
      '0012.50',
      '1234567890123456',
      '123456789012345.67',
      '0.00',
    ),
    fc.constantFrom(
      '12345',
      '123456',
      '1234567',
      '51001',
      '051001',
      '12345678901234',
      '6.2E+10',
      '١٢٣٤٥٦',
      '4012 345 678',
      '="4012345678"',
      "'4012345678",
    ),
    fc.constantFrom(
      'absa',
      'Standard Bank',
      'FNB',
      'savings',
      'CURRENT',
      '1',
      'Zoë',
      'a\nb',
      '\u202e',
      'x'.repeat(35),
      'x'.repeat(36),
      'x'.repeat(64),
      'x'.repeat(65),
    ),
    fc.constantFrom(
      'x'.repeat(140),
      'x'.repeat(141),
      'é'.repeat(140),
      '𝒜'.repeat(70),
      '𝒜'.repeat(71),
      ' a',
      'a ',
    ),
    fc.string({ maxLength: 40 }),
  );
  return fc
    .tuple(fc.constantFrom(...(Object.keys(right) as (keyof WithdrawalInput)[])), odd)
    .map(([key, value]) => ({ ...right, [key]: value }));
});

/** Whether account number and branch code have the patterns of the interface document. */
function isDocumented({ accountNumber, branchCode }: WithdrawalInput): boolean {
  if (!new RegExp(DOCUMENTED_PATTERNS.accountNumber).test(accountNumber)) return false;
  return branchCode === undefined || new RegExp(DOCUMENTED_PATTERNS.branchCode).test(branchCode);
}

describe('the rules of a withdrawal and the contract', () => {
  it('accept the same valid withdrawals, and the contract keeps all their fields', () => {
    fc.assert(
      fc.property(withdrawal, (right) => {
        expect(WithdrawalRequest.parse(right)).toEqual(right);
        expect(checkWithdrawal(right, rules, 'withdrawals[0]')).toMatchObject({
          ok: true,
          withdrawal: right,
        });
      }),
    );
  });

  it('accept nothing that the contract refuses', () => {
    let refused = 0;
    let accepted = 0;
    fc.assert(
      fc.property(tried, (input) => {
        const wire = WithdrawalRequest.safeParse(input).success && isDocumented(input);
        const verdict = checkWithdrawal(input, rules, 'withdrawals[0]');
        if (!wire) expect(verdict.ok).toBe(false);
        if (verdict.ok) accepted++;
        else refused++;
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(refused, accepted)).toBeGreaterThan(100);
  });
});

describe('the template that people download', () => {
  const url = new URL('../public/withdrawals-template.csv', import.meta.url);

  it('has the columns and samples of the table of fields (vitest -u writes it)', async () => {
    await expect(withdrawalsTemplate()).toMatchFileSnapshot(fileURLToPath(url));
  });

  it('can be uploaded unchanged, and its samples are asked about', () => {
    const result = readBytes(readFileSync(url));
    if (!result.ok) throw new Error(inEnglish(result.problem.message));
    expect(result.file.summary()).toMatchObject({
      accepted: 2,
      rejected: 0,
      blank: 0,
      notes: [{ code: 'name_doubtful', count: 2, field: 'beneficiary_name' }],
      blockers: [],
    });
  });
});
