import { describe, expect, it } from 'vitest';
import { GOOD_ROW, HEADER, fileOf, fileOfRows, problemOf, row } from './testing/fixture.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';
import { inEnglish } from './sentences.ts';

const AFTER = Array.from({ length: 50 }, (_, i) => row({ id: `AFTER${i}`, amount: `${i + 1}.00` }));

function ids(file: WithdrawalFile): (string | undefined)[] {
  return file
    .rows({ offset: 0, limit: 1000, show: 'accepted' })
    .items.map((item) => item.withdrawal!.externalId);
}

describe('unbalanced quotation marks', () => {
  it.each([
    ['is never closed', '"Thandi Nkosi'],
    ['is closed before more text', '"Thandi" Nkosi'],
    ['is doubled once too often', '""Thandi""" Nkosi'],
  ])('a mark that %s rejects its own line and no other', (_name, name) => {
    const file = fileOfRows([GOOD_ROW, row({ name }), ...AFTER]);
    expect(file.summary()).toMatchObject({ rows: 52, accepted: 51, rejected: 1 });
    const [error] = file.row(2).errors;
    expect(error).toMatchObject({ code: 'unclosed_quote', field: null, row: 2, line: 3 });
    expect(ids(file)).toEqual(['EMP007', ...AFTER.map((_, i) => `AFTER${i}`)]);
  });

  it('two open marks do not join their rows', () => {
    // The first mark opens in line 2, the second closes it in line 3: together a record with the right number
    // of cells.
    const header = `${HEADER},note`;
    const file = fileOf(
      `${header}\n${GOOD_ROW},"call him\n${row({ id: 'SWALLOWED' })},back"\n${GOOD_ROW},\n`,
    );
    expect(file.summary()).toMatchObject({ rows: 3, accepted: 2, rejected: 1 });
    expect(file.row(1).errors).toMatchObject([{ code: 'unclosed_quote', line: 2 }]);
    expect(ids(file)).toEqual(['SWALLOWED', 'EMP007']);
  });

  it('a quoted note of several lines stays one row', () => {
    const file = fileOf(`${HEADER},note\n${GOOD_ROW},"call, him\nor her, soon"\n${GOOD_ROW},\n`);
    expect(file.summary()).toMatchObject({ rows: 2, accepted: 2 });
  });

  it('a mark left open in the last line rejects that row only', () => {
    const file = fileOfRows([GOOD_ROW, `${GOOD_ROW.slice(0, -6)}"EMP008`]);
    expect(file.summary()).toMatchObject({ rows: 2, accepted: 1, rejected: 1 });
    expect(file.row(2).errors).toMatchObject([{ code: 'unclosed_quote', line: 3 }]);
  });

  it('marks inside a cell that does not begin with one are text', () => {
    const file = fileOfRows([row({ name: 'Thandi "TJ" Nkosi' })]);
    expect(file.row(1).withdrawal!.beneficiaryName).toBe('Thandi "TJ" Nkosi');
  });

  it('a mark that stays open far beyond a block loses no row', () => {
    const many = Array.from({ length: 5000 }, (_, i) => row({ id: `N${i}` }));
    const file = fileOfRows([row({ name: '"Thandi' }), ...many]);
    expect(file.summary()).toMatchObject({ rows: 5001, accepted: 5000, rejected: 1 });
  });

  it('a file with too many of them is refused as a whole', () => {
    const many = Array.from({ length: 3000 }, () => row({ name: '"Thandi" Nkosi' }));
    expect(problemOf([HEADER, ...many].join('\n'))).toMatchObject({ code: 'too_many_broken_rows' });
  });
});

describe('ragged rows', () => {
  it('are rejected alone, and no cell is moved', () => {
    const file = fileOfRows([
      GOOD_ROW,
      'Sipho,ABSA',
      `${GOOD_ROW},more`,
      GOOD_ROW.replace('1250.00', '1,250.00'),
      GOOD_ROW,
    ]);
    expect(file.summary()).toMatchObject({ rows: 5, accepted: 2, rejected: 3 });
    expect(file.row(2).errors).toMatchObject([
      { code: 'ragged_row', field: null, row: 2, line: 3, value: 'Sipho,ABSA' },
    ]);
    expect(inEnglish(file.row(2).errors[0]!.message)).toContain(
      'The row has 2 cells, the header 9: cells may be missing',
    );
    expect(inEnglish(file.row(3).errors[0]!.message)).toContain(
      'The row has 10 cells, the header 9: a cell that contains a delimiter',
    );
    expect(file.row(2).cells).toEqual(['Sipho', 'ABSA', '', '', '', '', '', '', '']);
  });

  it('are paid only once a person has confirmed their cells', () => {
    const file = fileOfRows([GOOD_ROW.replace('1250.00', '1,250.00')]);
    file.edit(1, {
      amount: '1250.00',
      beneficiary_reference: 'SALARY MARCH',
      own_reference: 'PAYROLL 7',
      external_id: 'EMP007',
    });
    expect(file.row(1)).toMatchObject({ status: 'rejected', errors: [{ code: 'torn_row' }] });
    expect(file.confirm(1)).toMatchObject({
      status: 'accepted',
      errors: [],
      withdrawal: { amount: '1250.00', externalId: 'EMP007' },
    });
    expect(file.summary()).toMatchObject({ accepted: 1, rejected: 0, errors: [] });
  });

  it('are still checked cell by cell after the confirmation', () => {
    const file = fileOfRows(['Sipho,ABSA']);
    expect(file.confirm(1).errors.map((error) => error.code)).toEqual([
      'missing',
      'missing',
      'missing',
      'missing',
    ]);
  });
});
