import { describe, expect, it } from 'vitest';
import { mapColumns } from '../../../../../../domain/withdrawal-file/columns.ts';
import { overridesOf, pickedTwice, picksOf, samePicks, unpicked, valuesOf } from './picks.ts';

const HEADERS = ['Name', 'Surname', 'Branch code', 'Account no', 'Amount', 'Net Pay', 'Reference'];
const SAMPLES = [
  ['Thandi', 'Johan'],
  ['Nkosi', 'van der Merwe'],
  ['250655', '632005'],
  ['1', '2'],
  ['9', '9'],
  ['7', '8'],
  ['', 'X'],
];

describe('the picks of the user', () => {
  it('start with the suggested mapping, and empty where there is a question', () => {
    const picks = picksOf(mapColumns(HEADERS));
    expect(picks.account_number).toEqual({ kind: 'columns', columns: [3] });
    expect(picks.amount).toBeNull();
    expect(unpicked(picks)).toEqual(['beneficiary_name', 'account_type', 'amount']);
  });

  it('answer every question, and are read back unchanged', () => {
    const picks = {
      ...picksOf(mapColumns(HEADERS)),
      beneficiary_name: { kind: 'columns', columns: [0, 1] },
      account_type: { kind: 'same', text: 'SAVINGS' },
      amount: { kind: 'columns', columns: [5] },
    } as const;
    expect(unpicked(picks)).toEqual([]);
    const mapping = mapColumns(HEADERS, overridesOf(picks));
    expect(mapping).toMatchObject({
      ambiguous: [],
      missing: [],
      nameParts: [0, 1],
      constants: { account_type: 'SAVINGS' },
    });
    expect(samePicks(picksOf(mapping), picks)).toBe(true);
  });

  it('need a text for a field that is the same in every row, and refuse a column for two fields', () => {
    const picks = picksOf(mapColumns(HEADERS));
    expect(unpicked({ ...picks, beneficiary_reference: { kind: 'same', text: ' ' } })).toContain(
      'beneficiary_reference',
    );
    expect(pickedTwice({ ...picks, own_reference: { kind: 'columns', columns: [6] } })).toEqual([
      'beneficiary_reference',
      'own_reference',
    ]);
  });

  it('show the first different values, joined', () => {
    expect(valuesOf({ kind: 'columns', columns: [0, 1] }, SAMPLES)).toEqual([
      'Thandi Nkosi',
      'Johan van der Merwe',
    ]);
    expect(valuesOf({ kind: 'columns', columns: [4] }, SAMPLES)).toEqual(['9']);
    expect(valuesOf({ kind: 'columns', columns: [6] }, SAMPLES)).toEqual(['X']);
    expect(valuesOf({ kind: 'same', text: 'SALARY' }, SAMPLES)).toEqual(['SALARY']);
  });
});
