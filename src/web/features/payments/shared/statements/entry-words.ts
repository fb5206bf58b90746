import { t } from '@lingui/core/macro';
import type { StatementEntry } from '../../../../../client/types.gen.ts';
import { formatNumber } from '../../../../ui/locale.ts';

type Entry = Pick<StatementEntry, 'text' | 'bankReference' | 'details' | 'detailCount'>;

/** The other side of an entry, or how many payments it covers; empty if the bank names neither. */
export function otherSide({ details, detailCount }: Pick<Entry, 'details' | 'detailCount'>): string {
  const [first] = details;
  const count = formatNumber(detailCount);
  if (detailCount > 1) return t`${count} payments`;
  return first?.counterparty.name ?? first?.counterparty.accountNumber ?? '';
}

/**
 * An entry in one line of a list: the bank's words, or something else that names it. The bank's transaction
 * code ("NTRF") is never shown, because every transfer has the same one.
 */
export function entryWords(entry: Entry): string {
  const { text, details, detailCount, bankReference } = entry;
  const words = text || (detailCount === 1 && details[0]?.text);
  return words || otherSide(entry) || bankReference || t`No text`;
}
