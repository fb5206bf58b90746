import { describe, expect, it } from 'vitest';
import type { MatchReason } from '../../../../shared/reconciliation-terms.ts';
import type { LoadedItem } from './load-expected.ts';
import { planPostings, type PostedLine } from './plan-postings.ts';

const PAYMENT: LoadedItem = {
  id: 'PAYOUT x',
  kind: 'PAYOUT',
  accountNumber: '62000000001',
  amountMinor: -10_000n,
  date: '2026-03-02',
  endToEndId: 'x',
  references: [],
  fileId: 'file',
  position: 0,
  counterpartyAccount: null,
  earlierEntryId: null,
  earlierReturnId: null,
  withdrawalId: 'x',
  ofFileId: 'file',
  fundingId: null,
  receiptId: null,
};
const ITEMS = new Map([[PAYMENT.id, PAYMENT]]);

const line = (amountMinor: bigint, bookingDate: string, reason: MatchReason): PostedLine => ({
  entryId: `${reason} ${bookingDate}`,
  bookingDate,
  amountMinor,
  reason,
  itemIds: [PAYMENT.id],
});
const paid = line(-10_000n, '2026-03-02', 'END_TO_END_ID');
const returned = line(10_000n, '2026-03-05', 'RETURN');

describe('a payment and its return in one run', () => {
  it.each([
    ['the payment first', [paid, returned]],
    ['the return first', [returned, paid]],
  ])('are two postings, %s', (_, lines) => {
    const planned = planPostings(lines, ITEMS).map(({ entryId, kind, part, amountMinor, expectedMinor }) => ({
      entryId,
      kind,
      part,
      amountMinor,
      expectedMinor,
    }));
    expect(planned).toHaveLength(2);
    expect(planned).toContainEqual({
      entryId: paid.entryId,
      kind: 'PAYOUT',
      part: 0,
      amountMinor: -10_000n,
      expectedMinor: -10_000n,
    });
    expect(planned).toContainEqual({
      entryId: returned.entryId,
      kind: 'RETURN',
      part: 0,
      amountMinor: 10_000n,
      expectedMinor: 10_000n,
    });
  });
});
