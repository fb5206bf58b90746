import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYEE_CHANGE_KINDS, PAYEE_CHANGE_STATES } from '../../shared/payee-terms.ts';
import { fitsReference, normaliseFormat } from '../../shared/reference-format.ts';
import { HOUR_MS } from '../../shared/time.ts';
import {
  changeInForce,
  countsFromMs,
  isOpenChange,
  judgeRow,
  type JudgedRow,
  type PayeeChange,
  type RegisteredAccount,
} from './payee-register.ts';

const ACCOUNT: RegisteredAccount = {
  payeeId: 'kgosi',
  name: 'Kgosi Stationers',
  bankCode: 'FNB',
  branchCode: '254005',
  accountNumber: '62012345678',
  referenceFormat: null,
  universalBranch: '250655',
};
const ROW: JudgedRow = {
  beneficiaryName: 'Kgosi Stationers',
  bankCode: 'FNB',
  branchCode: '254005',
  accountNumber: '62012345678',
  beneficiaryReference: 'INV 77',
};
const findingOf = (row: Partial<JudgedRow>, account: Partial<RegisteredAccount> = {}) =>
  judgeRow({ ...ROW, ...row }, [{ ...ACCOUNT, ...account }]).finding;

describe('a payment', () => {
  it.each<[string, Partial<JudgedRow>, string | null]>([
    ['as it is registered', {}, null],
    ['with leading zeros', { accountNumber: '0062012345678' }, null],
    ['by the code of every branch', { branchCode: '250655' }, null],
    ['by the code of another branch', { branchCode: '254006' }, 'OTHER_ACCOUNT'],
    ['by the code of another bank', { branchCode: '198765' }, 'OTHER_ACCOUNT'],
    ['to the same number of another bank', { bankCode: 'NEDBANK' }, 'OTHER_ACCOUNT'],
    ['to another number', { accountNumber: '62012345679' }, 'OTHER_ACCOUNT'],
    ['with the name written in another way', { beneficiaryName: 'kgosi stationers (Pty) Ltd' }, null],
    ['with look-alike letters in the name', { beneficiaryName: 'Kgosi Statіoners' }, null],
    ['with another name', { beneficiaryName: 'Eskom' }, 'OTHER_NAME'],
    ['with another name and number', { beneficiaryName: 'Eskom', accountNumber: '1' }, 'NOT_REGISTERED'],
  ])('%s', (_, row, finding) => {
    expect(findingOf(row)).toBe(finding);
  });

  it('to an account of two payees goes to the one whose name it has', () => {
    const other = { ...ACCOUNT, payeeId: 'lerato', name: 'Lerato Kgosi', referenceFormat: '###' };
    const known = [ACCOUNT, other];
    expect(judgeRow(ROW, known).account?.payeeId).toBe('kgosi');
    const hers = { ...ROW, beneficiaryName: 'L Kgosi', beneficiaryReference: '12' };
    expect(judgeRow(hers, known)).toMatchObject({ finding: 'REFERENCE_FORMAT', account: other });
    expect(judgeRow({ ...hers, beneficiaryReference: '123' }, known).finding).toBeNull();
  });

  it('is a stranger without any registered account, and never once it is registered', () => {
    const text = fc.stringMatching(/^[a-z]{3,12}$/);
    const digits = fc.stringMatching(/^[1-9][0-9]{6,11}$/);
    fc.assert(
      fc.property(text, digits, digits, (name, account, branch) => {
        const row = { ...ROW, beneficiaryName: name, accountNumber: account, branchCode: branch };
        expect(judgeRow(row, [])).toEqual({ finding: 'NOT_REGISTERED', account: null });
        const registered = { ...ACCOUNT, name, accountNumber: `0${account}`, branchCode: branch };
        expect(judgeRow(row, [registered]).finding).toBeNull();
      }),
    );
  });
});

describe('the account that is paid', () => {
  const changes = fc
    .array(
      fc.record({
        kind: fc.constantFrom(...PAYEE_CHANGE_KINDS),
        state: fc.constantFrom(...PAYEE_CHANGE_STATES),
        countsFromMs: fc.integer({ min: 0, max: 10 }),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(({ state, ...change }, index): PayeeChange => ({
        ...change,
        state,
        number: index + 1,
        countsFromMs: state === 'CONFIRMED' ? change.countsFromMs : null,
      })),
    );

  it('is never that of a change that is not confirmed, waits for its time, or removes the payee', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: -1, max: 11 }), (all, nowMs) => {
        const paid = changeInForce(all, nowMs);
        if (!paid) return;
        expect(paid.state).toBe('CONFIRMED');
        expect(paid.kind).not.toBe('REMOVE');
        expect(paid.countsFromMs).toBeLessThanOrEqual(nowMs);
        expect(isOpenChange(paid, nowMs)).toBe(false);
        const later = all.filter((one) => one.number > paid.number && changeInForce([one], nowMs));
        expect(later).toEqual([]);
      }),
    );
  });

  it('does not depend on the order of the changes', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: -1, max: 11 }), (all, nowMs) => {
        expect(changeInForce(all.toReversed(), nowMs)).toEqual(changeInForce(all, nowMs));
      }),
    );
  });

  it('changes 24 hours after the confirmation', () => {
    expect(countsFromMs(1_000)).toBe(1_000 + 24 * HOUR_MS);
  });
});

it.each([
  ['##########', '1234567890', true],
  ['##########', '123 456 7890', true],
  ['##########', '123456789', false],
  ['@@-####', 'ab-1234', true],
  ['@@-####', 'ab1234', false],
  ['???', 'a1b', true],
  ['tax ####', 'TAX 2026', true],
  ['tax ####', 'VAT 2026', false],
  ['#.#', '1x1', false],
  ['#########!', '4539578767', true],
  ['#########!', '4539578768', false],
  ['#########!', '4539 5787 67', true],
  ['######!', '0', false],
])('the format %s and the reference %s: %s', (format, reference, fits) => {
  expect(fitsReference(normaliseFormat(format), reference)).toBe(fits);
});
