import { expect, it } from 'vitest';
import type { StatementEntry } from '../../../../../client/types.gen.ts';
import { entryWords } from './entry-words.ts';

const detail = (text: string, name: string | null): StatementEntry['details'][number] => ({
  endToEndId: null,
  amount: null,
  text,
  counterparty: { name, accountNumber: null },
  returned: null,
});
const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
  amount: '-12.60',
  isReversal: false,
  status: 'BOOKED',
  bookingDate: '2026-03-04',
  valueDate: '2026-03-04',
  bankReference: 'FT26061ABC',
  code: 'NTRF',
  text: '',
  batchCount: null,
  detailCount: 0,
  details: [],
  ...change,
});

it.each<[words: string, change: Partial<StatementEntry>]>([
  ['MONTHLY FEE', { text: 'MONTHLY FEE', detailCount: 1, details: [detail('OTHER', 'FNB')] }],
  ['SALARY MARCH', { detailCount: 1, details: [detail('SALARY MARCH', 'THANDI NKOSI')] }],
  ['THANDI NKOSI', { detailCount: 1, details: [detail('', 'THANDI NKOSI')] }],
  ['1,204 payments', { detailCount: 1204, details: [detail('SALARY MARCH', 'THANDI NKOSI')] }],
  ['FT26061ABC', {}],
  ['No text', { bankReference: null }],
])('an entry reads %j, and never the transaction code of the bank', (words, change) => {
  expect(entryWords(entry(change))).toBe(words);
});
