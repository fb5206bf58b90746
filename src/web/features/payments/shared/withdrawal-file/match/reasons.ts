import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { REQUIRED_FIELDS, type Field } from '../../../../../../domain/withdrawal/shapes.ts';
import type { ColumnMapping, Sureness } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import { formatNumber } from '../../../../../ui/locale.ts';
import { isFromBranch, type Pick, type Picks } from './picks.ts';

/** The columns of a workbook with the number of their cells that are numbers, not text. */
export type NumberCells = readonly (readonly [column: number, cells: number])[];

/** The picks that were confirmed for this header earlier, and their explanation. */
export interface Before {
  picks: Picks;
  reason: string;
}

/** Fields whose digits are not a quantity: a spreadsheet that stores them as numbers drops their zeros. */
const STORED_AS_TEXT: readonly Field[] = ['account_number', 'branch_code'];

/** How many cells of a field's columns a workbook stores as numbers, although their zeros matter. */
export function storedAsNumbers(field: Field, pick: Pick | null, numberCells: NumberCells): number {
  if (!STORED_AS_TEXT.includes(field) || pick?.kind !== 'columns') return 0;
  return numberCells.reduce((sum, [column, cells]) => (pick.columns.includes(column) ? sum + cells : sum), 0);
}

/** Warns what a spreadsheet may have done to the digits of these cells. */
export function numbersWarning(field: Field, cells: number): string {
  const written = formatNumber(cells);
  const found = plural(cells, {
    one: '1 cell of this column is a number in Excel, not text.',
    other: `${written} cells of this column are numbers in Excel, not text.`,
  });
  const advice =
    field === 'branch_code'
      ? t`Excel drops leading zeros and every digit after the 15th: compare each branch code with its source.`
      : t`Excel drops leading zeros and every digit after the 15th: compare each account number with its \
source.`;
  return `${found} ${advice}`;
}

const SURENESS_WORDS: Record<Sureness, MessageDescriptor> = {
  template: msg`Name as in the template`,
  clear: msg`Clear from its name`,
  likely: msg`Likely from its name`,
  possible: msg`Possible from its name`,
};

/** Why a field has its column, or what the user still has to do. */
export function reasonFor(
  field: Field,
  picks: Picks,
  found: Picks,
  mapping: ColumnMapping | null,
  before: Before | null,
): string {
  const pick = picks[field];
  if (pick === null) return t`Choose one`;
  const asBefore = before && JSON.stringify(pick) === JSON.stringify(before.picks[field]);
  if (asBefore && pick.kind !== 'none') return before.reason;
  if (pick.kind === 'same') return t`Same for every row`;
  if (pick.kind === 'columns') {
    const sureness = mapping?.sureness[field] ?? null;
    const asFound = JSON.stringify(pick) === JSON.stringify(found[field]);
    return asFound && sureness ? i18n._(SURENESS_WORDS[sureness]) : t`Your choice`;
  }
  if (isFromBranch(field, picks)) return t`Taken from the branch code`;
  if (field === 'branch_code') return t`The bank's universal code`;
  return REQUIRED_FIELDS.includes(field) ? t`Required: choose a column` : t`Not in this file`;
}
