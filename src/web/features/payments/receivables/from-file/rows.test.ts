import { expect, it } from 'vitest';
import { matchColumns } from './columns.ts';
import { checkRows, placeErrors, readDay, remapped, rowsOf } from './rows.ts';

const HEADERS = ['Parent name', 'E-mail', 'Fee', 'Invoice No.', 'Amount (ZAR)', 'Due date'];
const table = (...rows: string[][]) => ({
  headers: HEADERS,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const NONE = { label: '', dueOn: '' };
const checked = (rows: string[][], common = NONE) =>
  checkRows(rowsOf(table(...rows), matchColumns(HEADERS)), common, 'ZAR', ({ key }) => key);

it('knows columns by English and Afrikaans headers', () => {
  expect(matchColumns(HEADERS)).toEqual({
    name: 0,
    email: 1,
    label: 2,
    invoiceNumber: 3,
    amount: 4,
    dueOn: 5,
    expiresOn: null,
  });
  expect(matchColumns(['Vervaldatum', 'Naam', 'Bedrag'])).toMatchObject({ dueOn: 0, name: 1, amount: 2 });
  expect(matchColumns(['Colour'])).toMatchObject({ name: null, amount: null });
});

it.each([
  ['2026-03-31', '2026-03-31'],
  ['2026/3/1', '2026-03-01'],
  ['31/03/2026', '2026-03-31'],
  ['03/31/2026', '2026-03-31'],
  ['05/05/2026', '2026-05-05'],
  ['03/04/2026', null],
  ['2026-02-30', null],
  ['soon', null],
])('reads the day %s as %s: one that could be two is asked about', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('makes a request of a row, with what is common to all rows', () => {
  const [row] = checked([['Naledi Mokoena', 'naledi@example.com', '', 'INV-1', 'R 4,200.00', '']], {
    label: 'School fees',
    dueOn: '2026-03-31',
  });
  expect(row!.request).toEqual({
    payer: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
    label: 'School fees',
    invoiceNumber: 'INV-1',
    currency: 'ZAR',
    amount: '4200.00',
    dueOn: '2026-03-31',
  });
});

it('names each wrong cell, and an amount with two meanings is one', () => {
  const [row, empty] = checked([
    ['Naledi', 'naledi', 'Fees', '', '1,234', '03/04/2026'],
    ['', '', '', '', '', ''],
  ]);
  expect(Object.keys(row!.errors).toSorted()).toEqual(['amount', 'dueOn', 'email']);
  expect(Object.keys(empty!.errors).toSorted()).toEqual(['amount', 'dueOn', 'label', 'name']);
  expect([row!.request, empty!.request]).toEqual([null, null]);
});

it('finds an invoice number that two rows have', () => {
  const rows = checked([
    ['Naledi', '', 'Fees', 'INV-1', '10', '2026-03-31'],
    ['Sipho', '', 'Fees', 'inv-1', '10', '2026-03-31'],
  ]);
  expect(rows.map(({ errors }) => errors)).toEqual([
    {},
    { invoiceNumber: 'Line 2 has the same invoice number.' },
  ]);
});

it('places the errors of the server on the rows that were sent', () => {
  const rows = rowsOf(table(['a'], ['b'], ['c']), matchColumns(HEADERS));
  const sent = [rows[0]!, rows[2]!];
  const { byLine, left } = placeErrors(
    [
      { path: 'requests.1.invoiceNumber', message: 'Taken.' },
      { path: 'requests.0.payer', message: 'Several payers.' },
      { path: 'requests.9.amount', message: 'Left.' },
    ],
    sent,
  );
  expect([...byLine]).toEqual([
    [4, { invoiceNumber: 'Taken.' }],
    [2, { name: 'Several payers.' }],
  ]);
  expect(left).toEqual(['Left.']);
});

it('keeps the corrections of other fields when a column gets another field', () => {
  const before = matchColumns(HEADERS);
  const file = table(['Naledi', '', 'Fees', 'INV-1', '10', '2026-03-31']);
  const [row] = rowsOf(file, before);
  const corrected = { ...row!, values: { ...row!.values, amount: '12' } };
  const after = { ...before, invoiceNumber: null, label: 3 };
  expect(remapped([corrected], file, { before, after })[0]!.values).toMatchObject({
    amount: '12',
    label: 'INV-1',
    invoiceNumber: '',
  });
});
