import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { deskOf, GOOD, withRows } from '../testing/desk-of.ts';
import { ALL, EARLIER, good, numbers } from '../testing/desk-rows.ts';
import type { Desk } from './desk.ts';

describe('rows to check', () => {
  it('are listed and counted, and their branch codes are settled at once', () => {
    const desk = deskOf(
      GOOD,
      withRows({ branch: '999999', id: '2', amount: '3.00' }),
      withRows({ branch: '051001', id: '3', amount: '2.00' }),
    );
    expect(numbers(desk, { show: 'branches' })).toEqual([2, 3]);
    expect(desk.state()).toMatchObject({ warnedRows: 2, summary: { warnedRows: 2 } });
    const [row] = desk.page(ALL, 1, 1).items;
    expect(row).toMatchObject({ flag: 'branch', warned: 1 << FIELDS.indexOf('branch_code'), noted: 0 });
    expect(desk.change({ kind: 'settle branches' })).toMatchObject({ rows: 2, state: { warnedRows: 0 } });
    expect(desk.row(3).cells[FIELDS.indexOf('branch_code')]).toBe('632005');
    desk.undo();
    expect(desk.state().warnedRows).toBe(2);
  });
});

describe('lists', () => {
  it('keep their rows while rows are edited, until the list is requested again', () => {
    const desk = deskOf(...good(2), withRows({ amount: 'x' }), withRows({ amount: 'y' }));
    expect(numbers(desk, { show: 'errors' })).toEqual([3, 4]);
    desk.edit(3, 'amount', '9.00');
    expect(numbers(desk, { show: 'errors' })).toEqual([3, 4]);
    expect(numbers(desk, { show: 'errors', listing: 1 })).toEqual([4]);
  });

  it('keep their rows while another list is asked for', () => {
    const desk = deskOf(...good(2), withRows({ amount: 'x' }), withRows({ amount: 'y' }));
    const errors = { ...ALL, show: 'errors' as const };
    expect(numbers(desk, errors)).toEqual([3, 4]);
    desk.edit(3, 'amount', '9.00');
    expect(numbers(desk, ALL)).toEqual([1, 2, 3, 4]);
    // The grid still shows both rows: the position of row 4 has not changed.
    expect(desk.indexOf(4, errors)).toBe(1);
  });

  it('are filtered by the text of any cell', () => {
    const desk = deskOf(...good(3));
    expect(numbers(desk, { text: 'e1' })).toEqual([2]);
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier: [
        { row: 2, payment: EARLIER },
        { row: 3, payment: EARLIER },
      ],
      changed: [],
      runs: [],
    });
    expect(numbers(desk, { show: 'duplicates' })).toEqual([2, 3]);
    expect(numbers(desk, { show: 'duplicates', text: 'e2' })).toEqual([3]);
  });

  it('lead from error to error, and from the last back to the first', () => {
    const desk = deskOf(withRows({ amount: 'x' }), ...good(2), withRows({ bank: 'x', id: '4' }));
    const [amount, bank] = [FIELDS.indexOf('amount'), FIELDS.indexOf('bank')];
    const start = { index: 0, column: -1 };
    expect(desk.nextError(ALL, start, false)).toEqual({ row: 1, column: amount });
    expect(desk.nextError(ALL, { index: 0, column: amount }, false)).toEqual({ row: 4, column: bank });
    expect(desk.nextError(ALL, { index: 3, column: bank }, false)).toMatchObject({ row: 1 });
    expect(desk.nextError(ALL, { index: 0, column: amount }, true)).toMatchObject({ row: 4 });
    expect(desk.nextError(ALL, { index: 3, column: bank }, true)).toMatchObject({ row: 1 });
    expect(desk.nextError({ ...ALL, show: 'errors' }, start, false)).toMatchObject({ row: 1 });
    expect(desk.nextError({ ...ALL, show: 'excluded' }, start, false)).toMatchObject({ row: 1 });
    expect(deskOf(...good(1)).nextError(ALL, start, false)).toBeNull();
  });

  it('lead through all errors of one row', () => {
    const desk = deskOf(withRows({ amount: 'x', bank: 'x' }));
    const [amount, bank] = [FIELDS.indexOf('amount'), FIELDS.indexOf('bank')];
    expect(desk.nextError(ALL, { index: 0, column: bank }, false)).toMatchObject({ row: 1, column: amount });
    expect(desk.nextError(ALL, { index: 0, column: amount }, true)).toMatchObject({ row: 1, column: bank });
  });

  it('lead from error to error in the order of the list, and out of it only when it has none', () => {
    const desk = deskOf(withRows({ amount: 'x' }), withRows({ bank: 'x', id: '2' }), ...good(1));
    const [amount, name] = [FIELDS.indexOf('amount'), FIELDS.indexOf('beneficiary_name')];
    // A row added below the first one has the number 4, and its own error.
    desk.addRows(1, 1);
    desk.edit(4, 'amount', 'y');
    expect(numbers(desk, {})).toEqual([1, 4, 2, 3]);
    expect(desk.nextError(ALL, { index: 0, column: amount }, false)).toEqual({ row: 4, column: name });
    expect(desk.nextError(ALL, { index: 1, column: 8 }, false)).toMatchObject({ row: 2 });
    const onlyBanks = { ...ALL, errorCode: 'unknown_bank' as const, show: 'errors' as const, listing: 1 };
    expect(numbers(desk, onlyBanks)).toEqual([2]);
    expect(desk.nextError(onlyBanks, { index: 0, column: 8 }, false)).toMatchObject({ row: 2 });
    desk.edit(2, 'bank', 'ABSA');
    expect(desk.nextError(onlyBanks, { index: 0, column: 8 }, false)).toMatchObject({ row: 4 });
  });
});

describe('rows that the user adds', () => {
  const names = (desk: Desk) => desk.page(ALL, 0, 100).items.map(({ cells, row }) => `${row} ${cells[0]}`);
  const paste = (desk: Desk, from: number, text: string) =>
    desk.change({ kind: 'paste', block: { query: ALL, from, to: from, fields: ['beneficiary_name'] }, text });
  const rows = (...texts: string[]) => texts.map((text) => text.replaceAll(',', '\t')).join('\n');

  it('are neither paid nor wrong while they are empty', () => {
    const desk = deskOf(GOOD);
    expect(desk.addRows(2, null)).toBe(2);
    expect(desk.state().summary).toMatchObject({ rows: 3, accepted: 1, rejected: 0, excluded: 0, empty: 2 });
    expect(desk.page({ ...ALL, show: 'errors' }, 0, 10).total).toBe(0);
    desk.edit(2, 'beneficiary_name', 'Ada');
    expect(desk.state()).toMatchObject({ errorRows: 1, summary: { empty: 1 } });
    desk.edit(2, 'beneficiary_name', '');
    expect(desk.state()).toMatchObject({ errorRows: 0, summary: { empty: 2 } });
  });

  it('are paid like rows of the file once they are filled in', () => {
    const desk = deskOf(GOOD);
    desk.addRows(1, null);
    paste(desk, 1, rows(GOOD.replace('1250.00', '10.00')));
    expect(desk.state().summary).toMatchObject({ accepted: 2, totalMinor: 126_000n });
    expect(JSON.parse([...desk.body(0, {})].join('')).withdrawals).toHaveLength(2);
    expect(desk.row(2)).toMatchObject({ added: true, status: 'accepted' });
  });

  it('are listed below the chosen row, and deleted with a way back', () => {
    const desk = deskOf(withRows({ name: 'One' }), withRows({ name: 'Two' }), withRows({ name: 'Three' }));
    desk.addRows(1, 1);
    desk.edit(4, 'beneficiary_name', 'Between');
    expect(names(desk)).toEqual(['1 One', '4 Between', '2 Two', '3 Three']);
    expect(desk.change({ kind: 'delete', rows: [1, 4] })).toMatchObject({ rows: 1, skipped: 1 });
    expect(names(desk)).toEqual(['1 One', '2 Two', '3 Three']);
    expect(desk.state()).toMatchObject({ errorRows: 0 });
    desk.undo();
    expect(names(desk)).toEqual(['1 One', '4 Between', '2 Two', '3 Three']);
    desk.redo();
    expect(names(desk)).toEqual(['1 One', '2 Two', '3 Three']);
  });

  it('are added for a pasted block that is longer than the list', () => {
    const desk = deskOf(GOOD);
    const copied = rows(GOOD.replace('1250.00', '1.00'), GOOD.replace('1250.00', '2.00'));
    expect(paste(desk, 1, copied)).toMatchObject({ rows: 2, skipped: 0 });
    expect(desk.state().summary).toMatchObject({ rows: 3, accepted: 3 });
  });

  it('come back with the journal', () => {
    const before = deskOf(withRows({ name: 'One' }), withRows({ name: 'Two' }));
    before.addRows(2, 1);
    before.edit(3, 'beneficiary_name', 'Kept');
    before.change({ kind: 'delete', rows: [4] });
    const after = deskOf(withRows({ name: 'One' }), withRows({ name: 'Two' }));
    after.replay(before.journal());
    expect(names(after)).toEqual(names(before));
    expect(names(after)).toEqual(['1 One', '3 Kept', '2 Two']);
  });
});
