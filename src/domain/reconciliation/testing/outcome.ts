import type { ExpectedItem, OpenEntry, ReconciliationInput } from '../expected.ts';
import { reconcile } from '../reconcile.ts';
import { idOf, input } from './build.ts';

/** The reasons of each entry with the items they are about, and the states of the items. */
export function outcome(
  entries: OpenEntry[],
  expected: ExpectedItem[],
  more: Partial<ReconciliationInput> = {},
) {
  const result = reconcile(input({ entries, expected, ...more }));
  return {
    entries: result.entries.map(({ entryId, parts }) =>
      [entryId, ...parts.map(({ reason, itemIds }) => [reason, ...itemIds].join(' '))].join(': '),
    ),
    items: result.items.map(({ itemId, state }) => `${itemId} ${state}`),
  };
}

export type Case = [string, OpenEntry[], ExpectedItem[], string[], string[], Partial<ReconciliationInput>?];

export const A = { endToEndId: idOf(1) };
export const B = { endToEndId: idOf(2) };
export const IN = { amountMinor: 10_000n };
export const BACK = { ...A, ...IN };
export const REF = { references: ['INV 2041'] };
export const TEXT = { text: 'EFT INV-2041 ACME' };
