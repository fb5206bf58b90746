import type { EntryDetail } from '../bank-files/statement.ts';
import type { OpenEntry } from './expected.ts';

/** An entry, or one payment of it, as the bank states it. */
export interface RawLine {
  detail: number | null;
  amountMinor: bigint;
  texts: string[];
  details: readonly EntryDetail[];
}

/** The payments of an entry if it names some and their amounts sum to its own; else the whole entry. */
export function rawLines({ entry }: OpenEntry, isNamed: (detail: EntryDetail) => boolean): RawLine[] {
  const { details, amountMinor } = entry;
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const amounts = details.map((detail) => detail.amountMinor).filter((amount) => amount !== null);
  const isWhole =
    details.length < 2 ||
    amounts.length < details.length ||
    amounts.reduce((sum, amount) => sum + amount, 0n) !== size ||
    !details.some(isNamed);
  if (isWhole)
    return [
      {
        detail: null,
        amountMinor,
        texts: [entry.text, ...(entry.batchNames ?? []), ...details.map(({ text }) => text)],
        details,
      },
    ];
  return details.map((detail, index) => ({
    detail: index,
    amountMinor: amountMinor < 0n ? -detail.amountMinor! : detail.amountMinor!,
    texts: [detail.text],
    details: [detail],
  }));
}

/** An end-to-end id in capitals without punctuation. */
export function idKey(id: string): string {
  return (id.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
