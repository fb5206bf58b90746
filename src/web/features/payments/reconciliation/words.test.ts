import { describe, expect, it } from 'vitest';
import type { ReconciliationEntry, ReconciliationItem } from '../../../../client/types.gen.ts';
import { postedWords } from './words.ts';

type Posted = NonNullable<ReconciliationEntry['posted']>;
type Posting = Posted['postings'][number];

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const item = (beneficiaryName: string): ReconciliationItem => ({
  kind: 'PAYOUT',
  amount: '-50.00',
  date: '2026-03-02',
  withdrawalId: ID,
  payoutId: null,
  beneficiaryName,
  accountNumber: '62012345678',
  reference: 'SALARY MARCH',
  endToEndId: beneficiaryName,
  batch: { id: ID, label: 'Salaries March' },
  fundingRecordId: null,
  receiptId: null,
  bankSays: null,
  ofFile: null,
  file: { id: ID, fileName: 'PAY-12.xml' },
});
const posting = (change: Partial<Posting> = {}): Posting => ({
  kind: 'PAYOUT',
  rule: null,
  settledFees: '0.00',
  amount: '-50.00',
  expectedAmount: '-50.00',
  item: item('THANDI NKOSI'),
  ...change,
});
const posted = (
  postings: Posting[],
  postingCount = postings.length,
  paymentCount = postingCount,
  rejectedCount = 0,
): Posted => ({
  way: 'EXACT',
  by: null,
  at: '2026-03-03T05:00:00.000Z',
  reason: null,
  postingCount,
  paymentCount,
  rejectedCount,
  postings,
});
const rejected = (amount: string) =>
  posting({ kind: 'CORRECTION', amount, item: { ...item('NALEDI'), kind: 'REJECTED' } });
const FEE = posting({ kind: 'FEE', item: null });

describe('what an entry is posted as, in the list', () => {
  it.each([
    ['one payment by its recipient', posted([posting()]), 'Payment: THANDI NKOSI'],
    [
      'the debit of a whole file by its file and how many payments it paid',
      posted(
        Array.from({ length: 20 }, () => posting()),
        150,
      ),
      'Payment: 150 payments of PAY-12.xml',
    ],
    [
      'a file beside a fee of the bank without counting the fee as a payment',
      posted(
        Array.from({ length: 20 }, () => posting()),
        151,
        150,
      ),
      'Payment: 150 payments of PAY-12.xml, and more',
    ],
    ['two payments by the first of them', posted([posting(), posting()]), 'Payment: THANDI NKOSI and 1 more'],
    [
      'a debit with payments that the bank rejected as payments, and says how many were rejected',
      posted([rejected('-20.00'), posting(), posting(), rejected('-20.00')], 4, 4, 2),
      'Payment: THANDI NKOSI and 1 more, and 2 that the bank rejected',
    ],
    [
      'the gross debit of a file by the payments that it paid',
      posted(
        Array.from({ length: 20 }, () => posting()),
        13,
        12,
        2,
      ),
      'Payment: 10 payments of PAY-12.xml, and 2 that the bank rejected, and more',
    ],
    [
      'a debit of nothing but rejected payments',
      posted([rejected('-20.00')], 1, 1, 1),
      'Rejected payments, debited: NALEDI',
    ],
    [
      'the credit of rejected payments',
      posted([rejected('20.00'), rejected('20.00')], 2, 2, 2),
      'Rejected payments, given back: NALEDI and 1 more',
    ],
    [
      'one of two entries that cancel each other',
      posted([posting({ kind: 'CORRECTION', item: null })], 1, 0),
      'Cancels another entry',
    ],
    ['a fee of no payment by its kind', posted([FEE], 1, 0), 'Bank fee'],
    [
      'other business by its category',
      posted(
        [posting({ kind: 'OTHER', item: null, rule: { id: ID, category: 'TAX', words: 'SARS' } })],
        1,
        0,
      ),
      'Tax',
    ],
  ])('names %s', (_what, shown, words) => {
    expect(postedWords(shown)).toBe(words);
  });
});
