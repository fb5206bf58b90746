import { describe, expect, it } from 'vitest';
import { fileOf } from './testing/fixture.ts';
import { inEnglish, type Sentence } from './sentences.ts';

const HEADER = 'Name,Bank,Account no,Account type,Amount,Reference';
const THANDI = 'Thandi Nkosi,FNB,62012345678,Current,1250.00,SALARY';

function fileWith(...rows: string[]) {
  return fileOf(`${[HEADER, ...rows].join('\n')}\n`);
}

describe('a row of totals', () => {
  it('is not paid, and matches again once the row that is wrong is corrected', () => {
    const file = fileWith(THANDI, THANDI.replace('1250.00', '1 x'), 'Total,,,,1300.00,');
    expect(file.row(3)).toMatchObject({
      status: 'rejected',
      errors: [{ code: 'totals_mismatch', field: 'amount' }],
    });
    expect(inEnglish(file.row(3).errors[0]!.message)).toContain(
      'says R\u00a01,300.00, but the rows above it add up to R\u00a01,250.00',
    );
    expect(file.summary().errors.map(({ code }) => code)).toContain('totals_mismatch');
    expect(file.find({ errorCode: 'totals_mismatch' })).toEqual([3]);
    file.edit(2, { amount: '50.00' });
    expect(file.row(3)).toMatchObject({ status: 'excluded', totals: true, errors: [], withdrawal: null });
    expect(file.summary()).toMatchObject({
      accepted: 2,
      rejected: 0,
      excluded: 1,
      totalMinor: 130000n,
      errors: [],
    });
    expect(file.summary().totals).toMatchObject([
      { row: 3, line: 4, statedMinor: 130000n, matches: true, rows: 2 },
    ]);
  });

  it('still matches when its rows are excluded, and can be excluded when it does not match', () => {
    const file = fileWith(THANDI, THANDI.replace('1250.00', '50.00'), 'Total,,,,1300.00,');
    file.exclude([1], 'Has left');
    expect(file.row(3)).toMatchObject({ status: 'excluded', totals: true });
    file.edit(3, { amount: '1.00' });
    expect(file.row(3).status).toBe('rejected');
    file.exclude([3], 'The list was cut on purpose');
    expect(file.row(3)).toMatchObject({
      status: 'excluded',
      totals: false,
      excludedReason: 'The list was cut on purpose',
    });
    expect(file.summary()).toMatchObject({ accepted: 1, rejected: 0, totals: [] });
  });

  it('stays excluded when a correction changes the sum, and says by how much they differ', () => {
    const file = fileWith(THANDI, THANDI.replace('1250.00', '50.00'), 'Total,,,,1300.00,');
    file.edit(2, { amount: '60.00' });
    expect(file.row(3)).toMatchObject({ status: 'excluded', totals: true, errors: [] });
    expect(file.summary()).toMatchObject({ errors: [], totals: [{ matches: true, sumMinor: 131000n }] });
    expect(inEnglish(file.row(3).excludedReason as Sentence)).toContain(
      'with your corrections they add up to R\u00a01,310.00, which is R\u00a010.00 more',
    );
    file.edit(2, { amount: '10.00' });
    expect(inEnglish(file.row(3).excludedReason as Sentence)).toContain('which is R\u00a040.00 less');
  });

  it.each([
    'Totaal,,,,1250.00,',
    'GRAND TOTAL,1,,,"R 1 250,00",',
    'Total for March,1250.00',
    ',,,,1250.00,',
    'Sub-total: ,,,,1250.00,',
  ])('is recognised: %s', (totals) => {
    const file = fileWith(THANDI, totals);
    expect(file.row(2)).toMatchObject({ status: 'excluded', totals: true });
    expect(file.summary().totalMinor).toBe(125000n);
  });

  it.each([
    'Total Energies,FNB,,Current,1250.00,INV',
    'Total,,62012345678,,1250.00,INV 7',
    'Total,,62012345678,,1250.00,',
    'Sipho,,,,1250.00,',
  ])('is not recognised in a payment: %s', (row) => {
    expect(fileWith(THANDI, row).row(2)).toMatchObject({ status: 'rejected', totals: false });
  });

  it('becomes a payment once a person completes it', () => {
    const file = fileWith(THANDI, 'Total,,,,7.00,');
    const cells = {
      bank: 'FNB',
      account_number: '62012345679',
      account_type: 'current',
      beneficiary_reference: 'INV',
    };
    expect(file.edit(2, cells)).toMatchObject({
      status: 'accepted',
      totals: false,
      withdrawal: { amount: '7.00' },
    });
    expect(file.summary()).toMatchObject({ accepted: 2, totals: [] });
  });
});
