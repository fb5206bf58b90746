import { describe, expect, it } from 'vitest';
import { deskFromText, deskOf, deskWith, withRows } from '../testing/desk-of.ts';
import type { Desk } from './desk.ts';
import type { DeskQuery, Earlier } from './protocol.ts';

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

describe('editing a cell', () => {
  it('finds the rows with the same error in the same text', () => {
    const desk = deskOf(
      withRows({ bank: 'Frist National' }),
      withRows({ bank: 'Frist National', id: '2' }),
      withRows({ bank: 'Frist Nationals', id: '3' }),
    );
    const { same, state, row } = desk.edit(1, 'bank', 'ABSA');
    expect(row.status).toBe('accepted');
    expect(state.errorRows).toBe(2);
    expect(same).toEqual({ field: 'bank', from: 'Frist National', to: 'ABSA', rows: [2] });
    desk.editAll(same!.rows, 'bank', 'ABSA');
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
    expect(desk.nextError(0, ALL)).toEqual({ row: 1, index: 0, field: 'amount' });
    expect(desk.nextError(1, ALL)).toEqual({ row: 4, index: 3, field: 'bank' });
    expect(desk.nextError(4, ALL)).toMatchObject({ row: 1 });
    expect(desk.nextError(1, { ...ALL, show: 'errors' })).toMatchObject({ row: 4, index: 1 });
    expect(desk.nextError(1, { ...ALL, show: 'excluded' })).toMatchObject({ row: 4, index: null });
    expect(deskOf(...good(1)).nextError(0, ALL)).toBeNull();
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
    expect(desk.state()).toMatchObject({ unchecked: 0, earlierRows: 1, duplicateRows: 1 });
    desk.edit(1, 'amount', '7.00');
    expect(desk.state()).toMatchObject({ unchecked: 1, earlierRows: 0, duplicateRows: 0 });
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
    desk.exclude([1], 'Paid already');
    expect(desk.state()).toMatchObject({ earlierRows: 0, unchecked: 0 });
    desk.include([1]);
    expect(desk.state()).toMatchObject({ unchecked: 1 });
  });

  it('counts a row once if it duplicates both another row and an earlier payment', () => {
    const desk = deskOf(withRows({}), withRows({}));
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier: [{ row: 2, payment: EARLIER }],
      changed: [],
    });
    expect(desk.state()).toMatchObject({ duplicateRows: 2, earlierRows: 1 });
    expect(desk.page(ALL, 0, 1).items[0]).toMatchObject({ sameAs: [2], sameAsCount: 1 });
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
    expect(JSON.parse(second.body(0, {}))).toMatchObject({
      withdrawals: [{ beneficiaryName: 'Zoë Böhm', amount: '7.00' }],
    });
    expect(second.state()).toMatchObject({ encoding: 'cp850', encodingQuestion: { chosen: 'cp850' } });
  });
});

describe('sending', () => {
  it('locks sent rows: they cannot change and are not their own duplicates', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(5));
    desk.exclude([2], 'Has left');
    desk.lock(1);
    expect(desk.state()).toMatchObject({ lockedThrough: 3, unchecked: 2 });
    expect(() => desk.edit(1, 'amount', '9.00')).toThrow(/already been sent/);
    expect(() => desk.exclude([3], 'x')).toThrow(/already been sent/);
    expect(() => desk.include([2])).toThrow(/already been sent/);
    expect(() => desk.remap({})).toThrow(/already been sent/);
    expect(desk.edit(4, 'amount', '9.00').row.status).toBe('accepted');
  });

  it('shows a refusal at the row of the withdrawal, and removes it once the row is corrected', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(5));
    desk.exclude([1], 'Has left');
    desk.refuse(1, [{ index: 1, field: 'amount', code: 'x', message: 'Not this one.' }]);
    expect(numbers(desk, { show: 'errors' })).toEqual([5]);
    expect(desk.state()).toMatchObject({ errorRows: 1, refusedRows: 1 });
    desk.edit(5, 'amount', '9.00');
    expect(desk.state()).toMatchObject({ errorRows: 0, refusedRows: 0 });
  });

  it('writes the withdrawals of one part after the other fields of the request', () => {
    const desk = deskWith({ maxBatchWithdrawals: 2 }, ...good(3));
    const body = JSON.parse(desk.body(1, { label: 'March 2/2' })) as {
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
    first.exclude([1], 'Has left');
    first.choose({ currency: 'ZAR', rail: 'RTGS', decimalMark: '.' });
    first.exclude([2, 4], 'Not due');
    first.include([4]);
    const second = deskOf(...rows);
    second.replay(structuredClone(first.journal()));
    expect(second.body(0, {})).toBe(first.body(0, {}));
    expect(second.state().summary).toEqual(first.state().summary);
  });
});
