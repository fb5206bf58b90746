import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { deskFromText, deskOf, deskWith, GOOD, withRows } from '../testing/desk-of.ts';
import type { Desk } from './desk.ts';
import type { Block, Change, DeskQuery, Earlier, Find } from './protocol.ts';

const BANK = FIELDS.indexOf('bank');
const AMOUNT = FIELDS.indexOf('amount');
const ALL: DeskQuery = { show: 'all', text: '', errorCode: null, listing: 0 };
const EARLIER: Earlier = {
  batch: { id: 'b', label: 'February', status: 'COMPLETE' },
  rowNumber: 12,
  status: 'COMPLETE',
  createdAt: '2026-02-25T08:00:00.000Z',
};

/** Rows with different amounts: 1.00, 2.00, … */
function good(count: number): string[] {
  return Array.from({ length: count }, (_, i) => withRows({ amount: `${i + 1}.00`, id: `E${i}` }));
}

function numbers(desk: Desk, query: Partial<DeskQuery>): number[] {
  return desk.page({ ...ALL, ...query }, 0, 100).items.map((row) => row.row);
}

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
    desk.undo(ALL);
    expect(desk.state().warnedRows).toBe(2);
  });
});

describe('editing a cell', () => {
  it('finds the rows with the same error in the same text', () => {
    const desk = deskOf(
      withRows({ bank: 'Frist National' }),
      withRows({ bank: 'Frist National', id: '2' }),
      withRows({ bank: 'Frist Nationals', id: '3' }),
    );
    const { same, state } = desk.edit(1, 'bank', 'ABSA');
    expect(desk.row(1).status).toBe('accepted');
    expect(state.errorRows).toBe(2);
    expect(same).toEqual({ field: 'bank', from: 'Frist National', to: 'ABSA', rows: [2] });
    desk.change({ kind: 'set', rows: same!.rows, field: 'bank', value: 'ABSA' });
    expect(desk.state().errorRows).toBe(1);
  });

  it('offers no correction for other rows when the edit did not fix the error', () => {
    const desk = deskOf(withRows({ bank: 'Frist' }), withRows({ bank: 'Frist', id: '2' }));
    expect(desk.edit(1, 'bank', 'Second').same).toBeNull();
  });

  it('finds empty cells only where a missing value is the error', () => {
    const desk = deskOf(
      withRows({ reference: '' }),
      withRows({ reference: '', amount: '2.00' }),
      withRows({ own: '', amount: '3.00' }),
    );
    expect(desk.edit(1, 'beneficiary_reference', 'SALARY').same).toMatchObject({ from: '', rows: [2] });
    expect(desk.edit(3, 'own_reference', 'PAY').same).toBeNull();
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
    });
    expect(numbers(desk, { show: 'duplicates' })).toEqual([2, 3]);
    expect(numbers(desk, { show: 'duplicates', text: 'e2' })).toEqual([3]);
  });

  it('lead from error to error, and from the last back to the first', () => {
    const desk = deskOf(withRows({ amount: 'x' }), ...good(2), withRows({ bank: 'x', id: '4' }));
    const [amount, bank] = [FIELDS.indexOf('amount'), FIELDS.indexOf('bank')];
    const start = { row: 0, column: -1 };
    expect(desk.nextError(start, false, ALL)).toEqual({ row: 1, index: 0, column: amount });
    expect(desk.nextError({ row: 1, column: amount }, false, ALL)).toEqual({
      row: 4,
      index: 3,
      column: bank,
    });
    expect(desk.nextError({ row: 4, column: bank }, false, ALL)).toMatchObject({ row: 1 });
    expect(desk.nextError({ row: 1, column: amount }, true, ALL)).toMatchObject({ row: 4 });
    expect(desk.nextError({ row: 4, column: bank }, true, ALL)).toMatchObject({ row: 1 });
    expect(desk.nextError(start, false, { ...ALL, show: 'errors' })).toMatchObject({ row: 1, index: 0 });
    expect(desk.nextError(start, false, { ...ALL, show: 'excluded' })).toMatchObject({ row: 1, index: null });
    expect(deskOf(...good(1)).nextError(start, false, ALL)).toBeNull();
  });

  it('lead through all errors of one row', () => {
    const desk = deskOf(withRows({ amount: 'x', bank: 'x' }));
    const [amount, bank] = [FIELDS.indexOf('amount'), FIELDS.indexOf('bank')];
    expect(desk.nextError({ row: 1, column: bank }, false, ALL)).toMatchObject({ row: 1, column: amount });
    expect(desk.nextError({ row: 1, column: amount }, true, ALL)).toMatchObject({ row: 1, column: bank });
  });
});

describe('changes of many cells', () => {
  const amounts = (desk: Desk) => desk.page(ALL, 0, 100).items.map(({ cells }) => cells[AMOUNT]);
  const block = (from: number, to: number, ...fields: Field[]): Block => ({ query: ALL, from, to, fields });

  it('paste a block from its first cell, and count the rows below the last row of a filtered list', () => {
    const desk = deskOf(...good(3));
    const filtered: Block = { ...block(1, 1, 'amount'), query: { ...ALL, text: 'thandi' } };
    const pasted = desk.change({
      kind: 'paste',
      block: filtered,
      text: '20.00\tREF A\n30.00\tREF B\n40.00\tREF C\n',
    });
    expect(pasted).toMatchObject({ rows: 2, skipped: 1 });
    expect(amounts(desk)).toEqual(['1.00', '20.00', '30.00']);
    expect(desk.row(3).cells[FIELDS.indexOf('beneficiary_reference')]).toBe('REF B');
  });

  it('paste one cell into the whole selection', () => {
    const desk = deskOf(...good(3));
    desk.change({ kind: 'paste', block: block(0, 1, 'amount'), text: '7.00' });
    expect(amounts(desk)).toEqual(['7.00', '7.00', '3.00']);
  });

  it('fill down from the first row, and clear', () => {
    const desk = deskOf(...good(3));
    expect(desk.change({ kind: 'fill', block: block(0, 2, 'amount', 'external_id') }).rows).toBe(2);
    expect(amounts(desk)).toEqual(['1.00', '1.00', '1.00']);
    expect(desk.row(3).cells[FIELDS.indexOf('external_id')]).toBe('E0');
    desk.change({ kind: 'clear', block: block(1, 1, 'amount') });
    expect(amounts(desk)).toEqual(['1.00', '', '1.00']);
  });

  it('follow the list that is shown, not the file', () => {
    const desk = deskOf(withRows({ amount: 'x' }), ...good(2), withRows({ amount: 'y' }));
    const query: DeskQuery = { ...ALL, show: 'errors' };
    desk.change({ kind: 'fill', block: { query, from: 0, to: 1, fields: ['amount'] } });
    expect(amounts(desk)).toEqual(['x', '1.00', '2.00', 'x']);
    expect(desk.copy({ query, from: 0, to: 1, fields: ['bank', 'amount'] })).toBe('ABSA\tx\nABSA\tx');
  });

  it('leave excluded and sent rows alone', () => {
    const desk = deskWith({ maxBatchWithdrawals: 1 }, ...good(3));
    desk.lock(1);
    desk.change({ kind: 'exclude', rows: [2], reason: 'Not due' });
    expect(desk.change({ kind: 'clear', block: block(0, 2, 'amount') })).toMatchObject({
      rows: 1,
      skipped: 2,
    });
    expect(amounts(desk)).toEqual(['1.00', '2.00', '']);
  });

  it('apply the suggestions for one text, or for all of a kind', () => {
    const banks = ['Capitek', 'Capitek', 'Standrd Bank'];
    const desk = deskOf(...banks.map((bank, i) => withRows({ bank, branch: '', amount: `${i + 1}.00` })));
    const fix = { kind: 'fix', code: 'unknown_bank', field: 'bank' } as const;
    expect(desk.change({ ...fix, value: 'Capitek' }).rows).toBe(2);
    expect(desk.errorGroups().find(({ code }) => code === 'unknown_bank')!.values).toMatchObject([
      { value: 'Standrd Bank' },
    ]);
    expect(desk.change({ ...fix, value: null }).rows).toBe(1);
    expect(desk.errorGroups().some(({ code }) => code === 'unknown_bank')).toBe(false);
  });
});

describe('find and replace', () => {
  const find: Find = { text: 'stndrd', whole: false, field: null };
  const desk = () =>
    deskOf(withRows({ bank: 'Stndrd Bank' }), ...good(1), withRows({ bank: 'stndrd', own: 'STNDRD stndrd' }));

  it('goes from cell to cell, and from the last back to the first', () => {
    const place = { index: 0, column: -1 };
    const own = FIELDS.indexOf('own_reference');
    expect(desk().find(ALL, find, place, false)).toEqual({
      at: { index: 0, column: BANK },
      position: 1,
      count: 3,
    });
    expect(desk().find(ALL, find, { index: 2, column: BANK }, false)!.at).toEqual({ index: 2, column: own });
    expect(desk().find(ALL, find, { index: 2, column: own }, false)!.at).toEqual({ index: 0, column: BANK });
    expect(desk().find(ALL, find, place, true)!.at).toEqual({ index: 2, column: own });
    expect(desk().find(ALL, { ...find, whole: true }, place, false)).toMatchObject({ count: 1 });
    expect(desk().find(ALL, { ...find, field: 'bank' }, place, false)).toMatchObject({ count: 2 });
    expect(desk().find(ALL, { ...find, text: 'nowhere' }, place, false)).toBeNull();
  });

  it('replaces every occurrence, in upper or lower case, taken literally', () => {
    const open = desk();
    open.change({ kind: 'replace', query: ALL, find, by: '$&', only: null });
    expect(open.row(1).cells[BANK]).toBe('$& Bank');
    expect(open.row(3).cells[FIELDS.indexOf('own_reference')]).toBe('$& $&');
    expect(open.undo(ALL)).toMatchObject({ rows: 2, at: { index: 0, column: BANK } });
    expect(open.row(1).cells[BANK]).toBe('Stndrd Bank');
  });

  it('replaces in one cell', () => {
    const open = desk();
    const only = { index: 2, column: BANK };
    expect(open.change({ kind: 'replace', query: ALL, find, by: 'Standard', only }).rows).toBe(1);
    expect(open.row(3).cells[BANK]).toBe('Standard');
    expect(open.row(1).cells[BANK]).toBe('Stndrd Bank');
  });
});

describe('undo and redo', () => {
  it('restore every state between the changes, whatever was changed', () => {
    const rows = [
      ...good(3),
      withRows({ bank: 'Capitek', amount: '4.00' }),
      withRows({ amount: 'x' }),
      'too,short',
    ];
    const all = (fields: Field[]): Block => ({ query: ALL, from: 0, to: 5, fields });
    const field = fc.constantFrom<Field>('amount', 'bank', 'own_reference');
    const text = fc.constantFrom('', 'x', '5.00', 'ABSA', 'Capitec');
    const row = fc.integer({ min: 1, max: 6 });
    const change = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), rows: row.map((one) => [one]), field, value: text }),
      field.map((one): Change => ({ kind: 'fill', block: all([one]) })),
      field.map((one): Change => ({ kind: 'clear', block: all([one]) })),
      text.map((pasted): Change => ({
        kind: 'paste',
        block: all(['amount', 'own_reference']),
        text: pasted,
      })),
      row.map((one): Change => ({ kind: 'exclude', rows: [one], reason: 'Not due' })),
      row.map((one): Change => ({ kind: 'include', rows: [one] })),
      fc.constant<Change>({ kind: 'confirm', row: 6 }),
      fc.constant<Change>({ kind: 'fix', code: 'unknown_bank', field: 'bank', value: null }),
    );
    const seen = (desk: Desk) =>
      JSON.stringify(rows.map((_, i) => [desk.row(i + 1).status, ...desk.row(i + 1).cells]));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const desk = deskOf(...rows);
        const states = [seen(desk)];
        for (const one of changes) if (desk.change(one).rows > 0) states.push(seen(desk));
        for (const state of states.slice(0, -1).reverse()) {
          desk.undo(ALL);
          expect(seen(desk)).toBe(state);
        }
        expect(desk.undo(ALL)).toBeNull();
        expect(desk.journal()).toEqual([]);
        for (const state of states.slice(1)) {
          desk.redo(ALL);
          expect(seen(desk)).toBe(state);
        }
        expect(desk.redo(ALL)).toBeNull();
        const again = deskOf(...rows);
        again.replay(structuredClone(desk.journal()));
        expect(seen(again)).toBe(seen(desk));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the chosen rail and columns, which are not changes of rows', () => {
    const desk = deskOf(...good(1));
    desk.edit(1, 'amount', '9.00');
    desk.choose({ currency: 'ZAR', rail: 'RTGS', decimalMark: null });
    desk.undo(ALL);
    expect(desk.row(1).withdrawal).toMatchObject({ amount: '1.00', rail: 'RTGS' });
    expect(desk.journal()).toMatchObject([{ kind: 'choose' }]);
  });

  it('forgets the undone changes once another change is made', () => {
    const desk = deskOf(...good(1));
    desk.edit(1, 'amount', '8.00');
    expect(desk.state()).toMatchObject({ undo: { kind: 'edit', rows: 1 }, redo: null });
    desk.undo(ALL);
    expect(desk.state()).toMatchObject({ undo: null, redo: { kind: 'edit', rows: 1 } });
    desk.edit(1, 'amount', '9.00');
    expect(desk.state()).toMatchObject({ redo: null });
  });

  it('cannot take back what was sent', () => {
    const desk = deskOf(...good(1));
    desk.edit(1, 'amount', '9.00');
    desk.lock(1);
    expect(desk.undo(ALL)).toBeNull();
  });
});

describe('the history', () => {
  it('is looked up once for each accepted row, and again for a row that changed', () => {
    const desk = deskOf(...good(2), withRows({ amount: 'x' }));
    const slice = desk.uncheckedSlice()!;
    expect(slice.rows).toEqual([1, 2]);
    expect(slice.lookups[0]).toEqual({
      bankCode: 'ABSA',
      accountNumber: '4012345678',
      amount: '1.00',
      beneficiaryName: 'Thandi Nkosi',
      externalId: 'E0',
    });
    desk.recordHistory({ rows: slice.rows, earlier: [{ row: 1, payment: EARLIER }], changed: [] });
    expect(desk.state()).toMatchObject({
      unchecked: 0,
      earlierRows: 1,
      duplicateRows: 1,
      earlierBatches: [{ id: 'b', label: 'February', createdAt: EARLIER.createdAt, rows: 1 }],
    });
    desk.edit(1, 'amount', '7.00');
    expect(desk.state()).toMatchObject({
      unchecked: 1,
      earlierRows: 0,
      duplicateRows: 0,
      earlierBatches: [],
    });
    desk.edit(3, 'amount', '3.00');
    expect(desk.uncheckedSlice()!.rows).toEqual([1, 3]);
  });

  it('ignores an answer for a row that was edited during the look-up', () => {
    const desk = deskOf(...good(2));
    const { rows } = desk.uncheckedSlice()!;
    desk.edit(1, 'amount', '7.00');
    desk.recordHistory({
      rows,
      earlier: [
        { row: 1, payment: EARLIER },
        { row: 2, payment: EARLIER },
      ],
      changed: [],
    });
    expect(desk.state()).toMatchObject({ unchecked: 1, earlierRows: 1 });
    expect(numbers(desk, { show: 'duplicates' })).toEqual([2]);
  });

  it('forgets a row that is excluded, and looks it up again when it is included', () => {
    const desk = deskOf(...good(2));
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier: [{ row: 1, payment: EARLIER }],
      changed: [],
    });
    desk.change({ kind: 'exclude', rows: [1], reason: 'Paid already' });
    expect(desk.state()).toMatchObject({ earlierRows: 0, unchecked: 0 });
    desk.change({ kind: 'include', rows: [1] });
    expect(desk.state()).toMatchObject({ unchecked: 1 });
  });

  it('counts a row once if it duplicates both another row and an earlier payment', () => {
    const desk = deskOf(withRows({}), withRows({}));
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier: [{ row: 2, payment: EARLIER }],
      changed: [],
    });
    expect(desk.state()).toMatchObject({ duplicateRows: 1, earlierRows: 1 });
    expect(desk.row(1)).toMatchObject({ sameAs: [2], sameAsCount: 1 });
    expect(desk.page(ALL, 0, 1).items[0]).toMatchObject({ flag: 'duplicate' });
  });
});

describe('the matching of columns', () => {
  const text =
    'Name,Surname,Bank,Account no,Type,Amount,Net ' +
    'Pay,Reference\nZo\u2030,B\u201dhm,ABSA,4012345678,savings,9.00,7.00,REF\n';
  const bytes = () =>
    Uint8Array.from(text, (letter) => ({ '\u2030': 0x89, '\u201d': 0x94 })[letter] ?? letter.charCodeAt(0));

  it('is restored with its answers, including the encoding', () => {
    const first = deskFromText(bytes());
    expect(first.state().summary.blockers.map(({ code }) => code)).toEqual([
      'encoding_unclear',
      'columns_ambiguous',
      'columns_ambiguous',
    ]);
    first.setEncoding('cp850');
    first.remap({ nameParts: [0, 1], amount: 6 });
    expect(first.state().summary.blockers).toEqual([]);
    const second = deskFromText(bytes());
    second.replay(structuredClone(first.journal()));
    expect(JSON.parse([...second.body(0, {})].join(''))).toMatchObject({
      withdrawals: [{ beneficiaryName: 'Zoë Böhm', amount: '7.00' }],
    });
    expect(second.state()).toMatchObject({ encoding: 'cp850', encodingQuestion: { chosen: 'cp850' } });
  });
});

describe('sending', () => {
  it('locks sent rows: they cannot change and are not their own duplicates', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(5));
    desk.change({ kind: 'exclude', rows: [2], reason: 'Has left' });
    desk.lock(1);
    expect(desk.state()).toMatchObject({ lockedThrough: 3, unchecked: 2 });
    expect(() => desk.edit(1, 'amount', '9.00')).toThrow(/already been sent/);
    expect(desk.change({ kind: 'exclude', rows: [3], reason: 'x' })).toMatchObject({ rows: 0, skipped: 1 });
    expect(() => desk.change({ kind: 'include', rows: [2] })).toThrow(/already been sent/);
    expect(() => desk.remap({})).toThrow(/already been sent/);
    desk.edit(4, 'amount', '9.00');
    expect(desk.row(4)).toMatchObject({ status: 'accepted', edited: true });
  });

  it('shows a refusal at the row of the withdrawal, and removes it once the row is corrected', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(5));
    desk.change({ kind: 'exclude', rows: [1], reason: 'Has left' });
    desk.refuse(1, [{ index: 1, field: 'amount', code: 'x', message: 'Not this one.' }]);
    expect(numbers(desk, { show: 'errors' })).toEqual([5]);
    expect(desk.state()).toMatchObject({ errorRows: 1, refusedRows: 1 });
    desk.edit(5, 'amount', '9.00');
    expect(desk.state()).toMatchObject({ errorRows: 0, refusedRows: 0 });
  });

  it('writes the withdrawals of one part after the other fields of the request', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(3));
    const body = JSON.parse([...desk.body(1, { label: 'March 2/2' })].join('')) as {
      label: string;
      withdrawals: { amount: string }[];
    };
    expect(body.label).toBe('March 2/2');
    expect(body.withdrawals.map(({ amount }) => amount)).toEqual(['3.00']);
  });

  it('can be restored: the journal repeats every change on a newly opened file', () => {
    const rows = [
      ...good(2),
      withRows({ amount: 'x' }),
      withRows({ branch: '051001', bank: 'STANDARD_BANK', amount: '5.00' }),
      withRows({ amount: '"1,234"' }),
    ];
    const first = deskOf(...rows);
    first.edit(3, 'amount', '8.00');
    first.change({ kind: 'exclude', rows: [1], reason: 'Has left' });
    first.choose({ currency: 'ZAR', rail: 'RTGS', decimalMark: '.' });
    first.change({ kind: 'exclude', rows: [2, 4], reason: 'Not due' });
    first.change({ kind: 'include', rows: [4] });
    const second = deskOf(...rows);
    second.replay(structuredClone(first.journal()));
    expect([...second.body(0, {})].join('')).toBe([...first.body(0, {})].join(''));
    expect(second.state().summary).toEqual(first.state().summary);
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
    desk.undo(ALL);
    expect(names(desk)).toEqual(['1 One', '4 Between', '2 Two', '3 Three']);
    desk.redo(ALL);
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
