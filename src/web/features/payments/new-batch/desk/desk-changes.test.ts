import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { deskOf, deskWith, withRows } from '../testing/desk-of.ts';
import { ALL, good } from '../testing/desk-rows.ts';
import type { Desk } from './desk.ts';
import type { Block, Change, DeskQuery, Find } from './protocol.ts';

const BANK = FIELDS.indexOf('bank');
const AMOUNT = FIELDS.indexOf('amount');

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
    expect(open.undo()).toMatchObject({ rows: 2, at: { row: 1, column: BANK } });
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
          desk.undo();
          expect(seen(desk)).toBe(state);
        }
        expect(desk.undo()).toBeNull();
        expect(desk.journal()).toEqual([]);
        for (const state of states.slice(1)) {
          desk.redo();
          expect(seen(desk)).toBe(state);
        }
        expect(desk.redo()).toBeNull();
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
    desk.undo();
    expect(desk.row(1).withdrawal).toMatchObject({ amount: '1.00', rail: 'RTGS' });
    expect(desk.journal()).toMatchObject([{ kind: 'choose' }]);
  });

  it('forgets the undone changes once another change is made', () => {
    const desk = deskOf(...good(1));
    desk.edit(1, 'amount', '8.00');
    expect(desk.state()).toMatchObject({ undo: { kind: 'edit', rows: 1 }, redo: null });
    desk.undo();
    expect(desk.state()).toMatchObject({ undo: null, redo: { kind: 'edit', rows: 1 } });
    desk.edit(1, 'amount', '9.00');
    expect(desk.state()).toMatchObject({ redo: null });
  });

  it('cannot take back what was sent', () => {
    const desk = deskOf(...good(1));
    desk.edit(1, 'amount', '9.00');
    desk.lock(1);
    expect(desk.undo()).toBeNull();
  });
});
