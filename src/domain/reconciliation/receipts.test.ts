import { expect, it } from 'vitest';
import type { ExpectedItem, OpenEntry } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { entry, input, item } from './testing/build.ts';

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
