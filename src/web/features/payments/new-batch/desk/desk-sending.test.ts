import { describe, expect, it } from 'vitest';
import { deskFromText, deskOf, deskWith, withRows } from '../testing/desk-of.ts';
import { ALL, EARLIER, good, numbers } from '../testing/desk-rows.ts';
import type { HistorySlice } from './protocol.ts';

/** The look-ups of a slice, as the server reads them. */
function lookupsOf({ lookupsJson }: HistorySlice): { amount: string }[] {
  return JSON.parse(`[${lookupsJson.map((piece) => new TextDecoder().decode(piece)).join('')}]`);
}

describe('the history', () => {
  it('is looked up once for each accepted row, and again for a row that changed', () => {
    const desk = deskOf(...good(2), withRows({ amount: 'x' }));
    const slice = desk.uncheckedSlice()!;
    expect(slice.rows).toEqual([1, 2]);
    expect(lookupsOf(slice)).toEqual(
      ['1.00', '2.00'].map((amount, index) => ({
        bankCode: 'ABSA',
        accountNumber: '4012345678',
        amount,
        beneficiaryName: 'Thandi Nkosi',
        externalId: `E${index}`,
      })),
    );
    desk.recordHistory({ rows: slice.rows, earlier: [{ row: 1, payment: EARLIER }], changed: [], runs: [] });
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

  it('is asked about every row once when the look-ups are written in several groups', () => {
    const slice = deskOf(...good(1_201)).uncheckedSlice()!;
    expect(slice.lookupsJson).toHaveLength(3);
    expect(lookupsOf(slice).map(({ amount }) => amount)).toEqual(slice.rows.map((row) => `${row}.00`));
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
      runs: [],
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
      runs: [],
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
      runs: [],
    });
    expect(desk.state()).toMatchObject({ duplicateRows: 1, earlierRows: 1 });
    expect(desk.row(1)).toMatchObject({ sameAs: [2], sameAsCount: 1 });
    expect(desk.page(ALL, 0, 1).items[0]).toMatchObject({ flag: 'duplicate' });
  });
});

describe('the next run of an earlier batch', () => {
  const run = { id: 'b', label: 'February', day: '2026-02-25', withdrawals: 3, next: [], now: null };
  const ofJanuary = { ...EARLIER, batch: { ...EARLIER.batch, id: 'a', label: 'January' } };
  const found = () => {
    const desk = deskOf(...good(3));
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier: [
        { row: 1, payment: EARLIER },
        { row: 2, payment: ofJanuary },
      ],
      changed: [],
      runs: [{ run, rows: [1, 3] }],
    });
    return desk;
  };

  it('is known with the rows that repeat the batch, also those that are no duplicates', () => {
    expect(found().state()).toMatchObject({
      runs: [{ id: 'b', rows: 2 }],
      nextRunOf: null,
      duplicateRows: 2,
    });
  });

  it('leaves the duplicates of other batches, and is taken back', () => {
    const desk = found();
    desk.answerRun('b');
    expect(numbers(desk, { show: 'duplicates' })).toEqual([2]);
    expect(desk.state()).toMatchObject({ nextRunOf: 'b', duplicateRows: 1, runs: [{ id: 'b', rows: 2 }] });
    expect(desk.page(ALL, 0, 1).items[0]).toMatchObject({ flag: null });
    desk.answerRun(null);
    expect(desk.state()).toMatchObject({ nextRunOf: null, duplicateRows: 2, earlierRows: 2 });
  });

  it('no longer has a row whose amount was changed', () => {
    const desk = found();
    desk.answerRun('b');
    desk.edit(1, 'amount', '7.00');
    expect(desk.state()).toMatchObject({ runs: [{ rows: 1 }], duplicateRows: 1 });
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
    expect(JSON.parse([...first.body(0, {})].join(''))).toMatchObject({
      withdrawals: [{ beneficiaryName: 'Zoë Böhm', amount: '7.00' }],
    });
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
