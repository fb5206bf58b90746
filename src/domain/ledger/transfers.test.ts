import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS,
  charge,
  fund,
  hold,
  release,
  reverse,
  settle,
  sweep,
  type AccountName,
  type Transfer,
} from './transfers.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
const fee = fc.bigInt({ min: 0n, max: 10n ** 6n });
const names = Object.keys(ACCOUNTS) as AccountName[];

function post(balances: Map<AccountName, bigint>, { postings }: Transfer): void {
  for (const { account, amountMinor } of postings)
    balances.set(account, (balances.get(account) ?? 0n) + amountMinor);
}

describe('a transfer', () => {
  it('of every kind sums to zero and has no posting of zero', () => {
    fc.assert(
      fc.property(amount, fee, (a, f) => {
        for (const { postings } of [
          fund('fundingAvailable', a),
          fund('collectionAvailable', a),
          hold(a),
          sweep(a),
          release(a),
          settle(a, f),
          reverse(a),
          charge(a),
        ]) {
          expect(postings.reduce((sum, posting) => sum + posting.amountMinor, 0n)).toBe(0n);
          expect(postings.every((posting) => posting.amountMinor !== 0n)).toBe(true);
        }
      }),
    );
  });

  it.each([
    hold,
    sweep,
    release,
    reverse,
    (a: bigint) => settle(a, 5n),
    (a: bigint) => fund('fundingAvailable', a),
  ])('refuses an amount of zero or less', (make) => {
    expect(() => make(0n)).toThrow('more than zero');
    expect(() => make(-1n)).toThrow('more than zero');
  });
});

describe('a batch', () => {
  const row = fc.record({ amount, fee, fate: fc.constantFrom('paid', 'failed', 'returned', 'waiting') });

  it('keeps unsettled amounts reserved, and charges fees for paid withdrawals', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 50 }), amount, (rows, spare) => {
        const balances = new Map<AccountName, bigint>(names.map((name) => [name, 0n]));
        const total = rows.reduce((sum, r) => sum + r.amount + r.fee, 0n);
        post(balances, fund('fundingAvailable', total + spare));
        post(balances, hold(total));
        for (const r of rows) {
          if (r.fate === 'paid' || r.fate === 'returned') post(balances, settle(r.amount, r.fee));
          if (r.fate === 'returned') post(balances, reverse(r.amount));
          if (r.fate === 'failed') post(balances, release(r.amount + r.fee));
          expect(balances.get('fundingReserved')! >= 0n && balances.get('fundingAvailable')! >= 0n).toBe(
            true,
          );
        }
        const sum = (fates: string[], of: (r: (typeof rows)[number]) => bigint) =>
          rows.filter((r) => fates.includes(r.fate)).reduce((s, r) => s + of(r), 0n);
        expect(balances.get('fundingReserved')).toBe(sum(['waiting'], (r) => r.amount + r.fee));
        expect(balances.get('feeAvailable')).toBe(sum(['paid', 'returned'], (r) => r.fee));
        expect(balances.get('fundingAvailable')).toBe(
          spare + sum(['failed'], (r) => r.amount + r.fee) + sum(['returned'], (r) => r.amount),
        );
        expect([...balances.values()].reduce((s, b) => s + b, 0n)).toBe(0n);
      }),
    );
  });
});
