import { expect, it } from 'vitest';
import { MATCH_REASONS } from '../../shared/reconciliation-terms.ts';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { entry, input, item, OPERATING } from './testing/build.ts';

const REFERENCE = '7KQ4MXFW';

/** An entry of a receiving account that quotes the reference, unless another one is given. */
function received(id: string, amountMinor: bigint, isReversal = false, quoted = [REFERENCE]): OpenEntry {
  return { ...entry(id, { amountMinor, isReversal }), quoted };
}

/** A receipt of 100.00 for which an entry was posted. */
function receipt(id: string, more: Partial<ExpectedItem> = {}): ExpectedItem {
  const posted = { earlierEntryId: `entry of ${id}`, quoted: [REFERENCE] };
  return item(id, { kind: 'RECEIPT', amountMinor: 10_000n, endToEndId: null, ...posted, ...more });
}

/** The reason of the entry `e` with the items that it is about. */
function reasonOf(one: OpenEntry, ...expected: ExpectedItem[]): string {
  const { parts } = reconcile(input({ entries: [one], expected })).entries[0]!;
  return [parts[0]!.reason, ...parts[0]!.itemIds].join(' ');
}

it('money that comes to a receiving account is a receipt, whatever it says', () => {
  expect(reasonOf(received('e', 10_000n))).toBe('RECEIPT');
  expect(reasonOf(received('e', 10_000n, false, []))).toBe('RECEIPT');
  expect(reasonOf(entry('e', { amountMinor: 10_000n }))).toBe('UNKNOWN');
});

it('a marked return takes back the one receipt that it names', () => {
  const back = received('e', -10_000n, true);
  expect(reasonOf(back, receipt('a'))).toBe('TAKEN_BACK a');
  expect(reasonOf(back, receipt('a', { quoted: [] }), receipt('b'))).toBe('TAKEN_BACK b');
  expect(reasonOf(back, receipt('a', { amountMinor: 9_900n }))).toBe('UNKNOWN');
  expect(reasonOf(back, receipt('a', { earlierReturnId: 'before' }))).toBe('UNKNOWN');
});

it('a user decides when the bank marks nothing, or when several receipts are alike', () => {
  expect(reasonOf(received('e', -10_000n), receipt('a'))).toBe('LOOKS_TAKEN_BACK a');
  expect(reasonOf(received('e', -10_000n, true), receipt('a'), receipt('b'))).toBe('LOOKS_TAKEN_BACK b');
  const unnamed = received('e', -10_000n, true, []);
  expect(reasonOf(unnamed, receipt('a'))).toBe('LOOKS_TAKEN_BACK a');
  expect(reasonOf(unnamed, receipt('a'), receipt('b'))).toBe('SEVERAL_CANDIDATES');
  expect(reasonOf(received('e', -10_000n, false, []), receipt('a'))).toBe('UNKNOWN');
});

/** The same entry on an account that also pays. */
const besidePayments = (one: OpenEntry): OpenEntry => ({ ...one, alsoPays: true });

it('an account that also pays has a receipt only where an entry quotes a reference', () => {
  expect(reasonOf(besidePayments(received('e', 10_000n)))).toBe('RECEIPT');
  expect(reasonOf(besidePayments(received('e', 10_000n, false, [])))).toBe('UNKNOWN');
  expect(reasonOf(besidePayments(received('e', 10_000n, true)))).toBe('UNKNOWN');
});

it('an account that also pays asks a user about money that nearly quotes one reference', () => {
  const near = (some: string[], amountMinor = 10_000n, isReversal = false) => ({
    ...besidePayments(received('e', amountMinor, isReversal, [])),
    near: some,
  });
  expect(reasonOf(near([REFERENCE]))).toBe('LOOKS_RECEIVED');
  expect(MATCH_REASONS.LOOKS_RECEIVED).toBe('LIKELY');
  // Near two it is not known whose it is; no return and no money out is one, and funding comes first.
  expect(reasonOf(near([REFERENCE, '7KQ4MXW3']))).toBe('UNKNOWN');
  expect(reasonOf(near([REFERENCE], 10_000n, true))).toBe('UNKNOWN');
  expect(reasonOf(near([REFERENCE], -10_000n))).toBe('UNKNOWN');
  expect(reasonOf(near([REFERENCE]), item('funding', { kind: 'FUNDING', amountMinor: 10_000n }))).toBe(
    'AMOUNT_AND_DATE funding',
  );
});

it('money that an entry rule knows is no receipt because of a slip', () => {
  const interest = entry('e', { amountMinor: 10_000n, text: 'INTEREST', details: [] });
  const one = { ...besidePayments(interest), quoted: [], near: [REFERENCE] };
  const rule = {
    id: 'interest',
    accountNumber: OPERATING,
    isOut: false,
    words: 'INTEREST',
    fromMinor: 1n,
    toMinor: 1_000_000n,
    isAutomatic: true,
    category: 'INTEREST' as const,
  };
  const reasonWith = (rules: (typeof rule)[]) =>
    reconcile(input({ entries: [one], expected: [], rules })).entries[0]!.parts[0]!.reason;
  expect(reasonWith([])).toBe('LOOKS_RECEIVED');
  expect(reasonWith([rule])).toBe('RULE');
});

it('a returned payment is no receipt, even if it quotes the reference that was refunded', () => {
  const text = `REFUND ${REFERENCE}`;
  const refund = item('refund', { amountMinor: -10_000n, references: [text], earlierEntryId: 'paid' });
  const back = (amountMinor: bigint) =>
    besidePayments({ ...entry('e', { amountMinor, text, details: [] }), quoted: [REFERENCE] });
  expect(reasonOf(back(10_000n), refund)).toBe('LOOKS_LIKE_RETURN refund');
  expect(reasonOf(back(9_000n), refund)).not.toContain('RECEIPT');
});

it('money out of such an account is a payment before it takes a receipt back', () => {
  const out = (isReversal: boolean, quoted = [REFERENCE]) =>
    besidePayments(received('e', -10_000n, isReversal, quoted));
  expect(reasonOf(out(true), receipt('a'))).toBe('TAKEN_BACK a');
  expect(reasonOf(out(false), receipt('a'))).toBe('LOOKS_TAKEN_BACK a');
  expect(reasonOf(out(true, []), receipt('a'))).toBe('LOOKS_TAKEN_BACK a');
  const payment = item('payment', { amountMinor: -10_000n });
  expect(reasonOf(out(false), receipt('a'), payment)).toBe('AMOUNT_AND_DATE payment');
});

it('money that quotes a reference for funding and one of a request is a question', () => {
  const standing = { id: 's', kind: 'FUNDING' as const, accountNumber: OPERATING, reference: 'F7KQ4MXW' };
  const one = besidePayments({
    ...entry('e', { amountMinor: 10_000n, text: `F7KQ4MXW ${REFERENCE}`, details: [] }),
    quoted: [REFERENCE],
  });
  const { parts } = reconcile(input({ entries: [one], expected: [], standing: [standing] })).entries[0]!;
  expect(parts[0]!.reason).toBe('SEVERAL_CANDIDATES');
});
