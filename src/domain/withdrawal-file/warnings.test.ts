import { describe, expect, it } from 'vitest';
import { inEnglish } from './sentences.ts';
import { fileOfRows, row } from './testing/fixture.ts';

describe('a branch code that no bank has as its universal one', () => {
  it('is an error when the bank was to be known by it, in the cell of the branch code too', () => {
    const file = fileOfRows([row({ bank: '', branch: '999999' })]);
    expect(file.row(1)).toMatchObject({
      status: 'rejected',
      errors: [
        { field: 'bank', code: 'missing' },
        { field: 'branch_code', code: 'branch_code_unknown', value: '999999' },
      ],
    });
    expect(inEnglish(file.row(1).errors[1]!.message)).toContain('Branch code “999999” is not known');
  });

  it('is a warning beside a bank, with the universal code of that bank as the suggestion', () => {
    const file = fileOfRows([row({ bank: '', branch: '999999' }), row({ amount: '1.00' })]);
    const { status, notes } = file.edit(1, { bank: 'ABSA' });
    expect(status).toBe('accepted');
    expect(notes).toMatchObject([
      { field: 'branch_code', code: 'branch_unknown', original: '999999', suggestion: '632005' },
    ]);
    expect(inEnglish(notes[0]!.message)).toBe(
      "Branch code 999999 is not known. Check it, or use ABSA's universal code 632005, which reaches every " +
        'account of the bank.',
    );
    expect(file.summary()).toMatchObject({ warnedRows: 1, notedRows: 0 });
    expect(file.find({ show: 'warned' })).toEqual([1]);
    file.edit(1, { branch_code: '632005' });
    expect(file.summary().warnedRows).toBe(0);
  });

  it("is a warning too when it is another bank's, and does not count as interpreted", () => {
    const file = fileOfRows([row({ bank: 'FNB', branch: '051001', account: '62012345678' })]);
    expect(file.row(1).notes).toMatchObject([{ code: 'branch_of_other_bank', suggestion: '250655' }]);
    expect(file.find({ show: 'warned' })).toEqual([1]);
    expect(file.find({ show: 'noted' })).toEqual([]);
  });
});

it('a row with an error still shows what its other cells were read as', () => {
  const file = fileOfRows([row({ bank: '', branch: '632005', amount: 'x' })]);
  expect(file.row(1)).toMatchObject({
    status: 'rejected',
    notes: [{ field: 'bank', code: 'bank_from_branch', understood: 'ABSA' }],
  });
});
