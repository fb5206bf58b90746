import { describe, expect, it } from 'vitest';
import { FIELDS, type Field } from '../withdrawal/shapes.ts';
import type { ErrorCode } from './errors-and-notes.ts';
import { GOOD_ROW, HEADER, fileOf, fileOfRows, row, rulesWith } from './testing/fixture.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';

/** Accepts every suggestion for one kind of error; returns the number of rows. */
function accept(file: WithdrawalFile, code: ErrorCode, field: Field): number {
  const found = file.suggestionsFor(code, field);
  for (const { row: number, text } of found) file.edit(number, { [field]: text });
  return found.length;
}

describe('corrections', () => {
  it('checks an edited cell again and keeps the counts right', () => {
    const file = fileOfRows([GOOD_ROW, row({ amount: '"1,234"', bank: 'Barclays' }), row({ amount: '-1' })]);
    expect(file.summary()).toMatchObject({ accepted: 1, rejected: 2, totalMinor: 125000n });
    expect(file.summary().errors).toContainEqual({
      code: 'amount_ambiguous',
      field: 'amount',
      count: 1,
      suggestible: false,
    });
    expect(file.edit(2, { amount: '1234.00' })).toMatchObject({
      status: 'rejected',
      errors: [{ code: 'unknown_bank' }],
      edited: true,
    });
    expect(file.edit(2, { bank: 'ABSA' })).toMatchObject({
      status: 'accepted',
      withdrawal: { amountMinor: 123400n },
    });
    expect(file.summary()).toMatchObject({
      accepted: 2,
      rejected: 1,
      totalMinor: 248400n,
      errors: [{ code: 'amount_negative', count: 1 }],
    });
    expect(file.edit(2, { amount: '1,2,3' }).status).toBe('rejected');
    expect(file.summary()).toMatchObject({ accepted: 1, rejected: 2, totalMinor: 125000n });
  });

  it('takes every suggestion of one kind', () => {
    const file = fileOfRows([
      row({ bank: 'STANDARD_BANK', branch: '51001' }),
      row({ bank: 'STANDARD_BANK', branch: '51001' }),
      row({ branch: '51001' }),
    ]);
    expect(file.summary().errors).toContainEqual({
      code: 'branch_code_lost_zero',
      field: 'branch_code',
      count: 3,
      suggestible: true,
    });
    expect(accept(file, 'branch_code_lost_zero', 'branch_code')).toBe(2);
    expect(file.summary()).toMatchObject({ accepted: 2, rejected: 1 });
    expect(file.row(1).withdrawal!.branchCode).toBe('051001');
  });

  it('applies the suggested bank to every row that misspells it', () => {
    const names = Array.from({ length: 399 }, (_, i) =>
      i % 3 === 0 ? 'Capitek' : i % 3 === 1 ? 'Capitec Bnk' : 'Standrd Bank',
    );
    const file = fileOfRows(
      names.map((bank, i) => row({ bank, branch: '', account: '1012345678', amount: `${i + 1}.00` })),
    );
    expect(file.summary()).toMatchObject({
      rejected: 399,
      errors: [{ code: 'unknown_bank', field: 'bank', count: 399, suggestible: true }],
    });
    expect(accept(file, 'unknown_bank', 'bank')).toBe(399);
    expect(file.summary()).toMatchObject({ accepted: 399, rejected: 0 });
    expect(file.row(3).withdrawal!.bankCode).toBe('STANDARD_BANK');
  });

  it('removes the hidden characters of every row', () => {
    const file = fileOfRows([
      row({ name: 'Tha\u200dndi Nkosi' }),
      row({ name: 'Sipho\u3164 Dube', account: '401234\u200b5678' }),
    ]);
    expect(accept(file, 'character_not_allowed', 'beneficiary_name')).toBe(2);
    expect(accept(file, 'character_not_allowed', 'account_number')).toBe(1);
    expect([...file.withdrawals(0)].flat()).toMatchObject([
      { beneficiaryName: 'Thandi Nkosi' },
      { beneficiaryName: 'Sipho Dube', accountNumber: '4012345678' },
    ]);
  });

  it('groups errors by kind and by the text that causes them', () => {
    const file = fileOfRows([
      row({ bank: 'Capitek', account: '1012345678', branch: '' }),
      row({ bank: 'Nowhere', amount: 'x' }),
      row({ bank: 'Capitek', account: '1012345678', branch: '' }),
      row({ amount: '1.00' }),
    ]);
    expect(file.errorGroups(5)).toEqual([
      {
        code: 'unknown_bank',
        field: 'bank',
        rows: 3,
        firstRow: 1,
        suggestible: 2,
        values: [
          { value: 'Capitek', rows: 2, firstRow: 1, suggestion: 'Capitec' },
          { value: 'Nowhere', rows: 1, firstRow: 2, suggestion: null },
        ],
        differentValues: 2,
      },
      {
        code: 'amount_not_a_number',
        field: 'amount',
        rows: 1,
        firstRow: 2,
        suggestible: 0,
        values: [{ value: 'x', rows: 1, firstRow: 2, suggestion: null }],
        differentValues: 1,
      },
    ]);
    expect(file.errorGroups(1)[0]).toMatchObject({ differentValues: 2, values: [{ value: 'Capitek' }] });
  });

  it('restores rows as they were before they were edited, excluded or confirmed', () => {
    const file = fileOfRows([row({ amount: 'x' }), 'too,short', GOOD_ROW]);
    file.edit(1, { own_reference: 'first' });
    const before = file.changesOf([1, 2, 3]);
    const summary = file.summary();
    file.edit(1, { amount: '5.00', own_reference: 'second' });
    file.confirm(2);
    file.exclude([3], 'Not due');
    expect(file.summary()).not.toEqual(summary);
    file.restore(before);
    expect(file.summary()).toEqual(summary);
    expect(file.cells(1).slice(5, 8)).toEqual(['x', 'SALARY MARCH', 'first']);
    expect(file.row(3).excludedReason).toBeNull();
  });

  it('excludes rows with a reason and includes them again', () => {
    const file = fileOfRows([GOOD_ROW, row({ amount: '5.00', id: 'B' }), row({ amount: 'x' })]);
    file.exclude([2, 3], 'Paid already');
    expect(file.summary()).toMatchObject({
      accepted: 1,
      rejected: 0,
      excluded: 2,
      totalMinor: 125000n,
      errors: [],
    });
    expect(file.row(2)).toMatchObject({
      status: 'excluded',
      excludedReason: 'Paid already',
      withdrawal: null,
    });
    file.include([2, 3]);
    expect(file.summary()).toMatchObject({ accepted: 2, rejected: 1, excluded: 0, totalMinor: 125500n });
  });

  it('keeps edits and exclusions when the column mapping or the rules change', () => {
    const file = fileOf(`${HEADER},other amount\n${GOOD_ROW},7.00\n${GOOD_ROW},8.00\n${GOOD_ROW},9.00\n`);
    file.edit(1, { beneficiary_reference: 'BONUS' });
    file.exclude([3], 'No');
    file.remap({ amount: 9 });
    expect(file.summary()).toMatchObject({ accepted: 2, excluded: 1, totalMinor: 1500n });
    expect(file.row(1).withdrawal).toMatchObject({ beneficiaryReference: 'BONUS', amount: '7.00' });
    file.setRules(rulesWith({ maxBatchAmountMinor: 750n }));
    expect(file.summary()).toMatchObject({
      accepted: 1,
      rejected: 1,
      errors: [{ code: 'amount_above_batch_maximum' }],
    });
  });

  it('reads ambiguous amounts once the decimal mark is set', () => {
    const file = fileOfRows([row({ amount: '"1,234"' }), row({ amount: '"1,234.50"' })]);
    expect(file.summary()).toMatchObject({ accepted: 1, rejected: 1 });
    file.setRules(rulesWith({ decimalMark: '.' }));
    expect(file.summary()).toMatchObject({ accepted: 2, totalMinor: 246850n });
  });

  it(
    'reports the notation of the amounts once one of them is ambiguous, so that the others can be compared ' +
      'with it',
    () => {
      expect(fileOfRows([row({ amount: '12.5' })]).summary().amountMarks).toBeNull();
      const file = fileOfRows([
        row({ amount: '1250.00' }),
        row({ amount: '12.345' }),
        row({ amount: '"R 1 250,50"' }),
      ]);
      expect(file.summary().amountMarks).toEqual({
        ambiguous: '12.345',
        point: '1250.00',
        comma: 'R 1 250,50',
      });
      file.setRules(rulesWith({ decimalMark: ',' }));
      expect(file.summary().amountMarks).toMatchObject({ ambiguous: '12.345' });
      file.edit(2, { amount: '12.34' });
      file.setRules(rulesWith({ decimalMark: null }));
      expect(file.summary().amountMarks).toBeNull();
    },
  );

  it('reads rows in the encoding that was chosen last, also those that it read before', () => {
    // "Zoë Böhm" in the code page of DOS.
    const name = 'Zo\x89 B\x94hm';
    const file = fileOf(Uint8Array.from(`${HEADER}\n${row({ name })}\n`, (letter) => letter.charCodeAt(0)));
    const names = () => file.withdrawal(1)!.beneficiaryName;
    expect(names()).toBe('Zo‰ B”hm');
    file.setEncoding('cp850');
    expect(names()).toBe('Zoë Böhm');
    file.setEncoding('windows-1252');
    expect(names()).toBe('Zo‰ B”hm');
  });

  it('throws for a row or a batch that does not exist', () => {
    const file = fileOfRows([GOOD_ROW]);
    expect(() => file.row(0)).toThrow(RangeError);
    expect(() => file.row(2)).toThrow(RangeError);
    expect(() => file.withdrawal(0)).toThrow(RangeError);
    expect(() => file.withdrawal(2)).toThrow(RangeError);
    expect(() => file.edit(1.5, {})).toThrow(RangeError);
    expect(() => [...file.withdrawals(1)]).toThrow(RangeError);
  });
});

describe('rows that a person adds', () => {
  const CELLS = GOOD_ROW.split(',');
  const type = (file: WithdrawalFile, number: number) =>
    file.setCells([number], [...FIELDS], [FIELDS.map((_, f) => CELLS[f]!)]);

  it('become the payments that the same rows of a file are', () => {
    const file = fileOf(`${HEADER}\n${GOOD_ROW}\n`);
    expect(file.addRows(2)).toBe(2);
    type(file, 3);
    expect(file.summary()).toMatchObject({ rows: 3, accepted: 2, empty: 1, rejected: 0, duplicateRows: 1 });
    expect([...file.withdrawals(0)].flat()).toEqual(
      [...Array(2)].map(() => [...file.withdrawals(0)].flat()[0]),
    );
    expect(file.row(3)).toMatchObject({ line: 4, status: 'accepted' });
    expect(file.row(2)).toMatchObject({ status: 'empty', errors: [], withdrawal: null });
  });

  it('are checked again by other rules, and are left out of the annotated file while empty', () => {
    const file = fileOf(`${HEADER}\n${GOOD_ROW}\n`);
    file.addRows(2);
    type(file, 2);
    file.setRules(rulesWith({ banks: [] }));
    expect(file.summary()).toMatchObject({ accepted: 0, rejected: 2, empty: 1 });
    file.setRules(rulesWith());
    file.remap({});
    expect(file.summary()).toMatchObject({ accepted: 2, rejected: 0, empty: 1 });
    expect([...file.annotated()].join('').trim().split('\r\n')).toHaveLength(3);
  });
});
