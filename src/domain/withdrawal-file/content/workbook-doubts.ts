import type { Currency } from '../../../shared/money.ts';
import type { ColumnDoubt, ColumnMapping } from '../column-mapping.ts';
import type { CellMark, FileOrigin } from '../file-facts.ts';
import { shown } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
import { isOfCurrency, otherCurrencyInLine } from './currencies.ts';
import { placeOf } from './places.ts';
import { unitInLine } from './units.ts';
import { saysNotFinal, saysNotToPay } from './words.ts';

/** Doubts from what Excel shows about rows and columns that are read, beyond their values. */
export function doubtsOfWorkbook(
  mapping: ColumnMapping,
  { currency, origin }: { currency: Currency; origin: FileOrigin },
): ColumnDoubt[] {
  const { workbook, headerLine } = origin;
  const sheet = workbook?.sheet ?? '';
  const isOdd = saysNotFinal(sheet) || mattersAbove(sheet, currency);
  const ofSheet = isOdd ? [{ id: 'sheet', message: say('sheet_says', { text: shown(sheet) }) }] : [];
  const ofCells = (workbook?.marks ?? []).flatMap((mark) => {
    // The formatting of the header and of titles above it does not matter.
    const rows = mark.rows.filter((row) => row > (headerLine ?? 0));
    if (rows.length === 0 && !(mark.kind === 'comment' && mattersAbove(mark.text, currency))) return [];
    const message = messageOf(mark, rows.length > 0 ? rows : mark.rows, mapping, currency);
    return message === null ? [] : [{ id: `${mark.kind} ${mark.column} ${mark.text}`, message }];
  });
  return [...ofSheet, ...ofCells];
}

/** Instructions for filling in a column are common as comments of its header. */
function mattersAbove(text: string, currency: Currency): boolean {
  return saysNotToPay(text) || unitInLine(text) !== null || otherCurrencyInLine(text, currency) !== null;
}

function messageOf(
  { kind, column, text, count, rows: all }: CellMark,
  below: readonly number[],
  { columns, headers, ambiguous }: ColumnMapping,
  currency: Currency,
): Sentence | null {
  const rows = placeOf(below, count - (all.length - below.length));
  if (kind === 'struck') return say('cells_struck', { rows });
  if (kind === 'invisible') return say('cells_invisible', { rows });
  if (kind === 'comment') return say('cells_comment', { rows, text: shown(text) });
  const isRead =
    Object.values(columns).includes(column) ||
    ambiguous.some(({ choices }) => choices.some((choice) => choice.includes(column)));
  if (!isRead || (kind === 'format' && isOfCurrency(text, currency))) return null;
  const named = say('column', { name: shown(headers[column] ?? ''), number: column + 1 });
  if (kind === 'rounded')
    return columns.amount === column ? say('cells_rounded', { column: named, rows }) : null;
  if (kind === 'merged') return say('cells_merged', { column: named, rows });
  if (kind === 'sign') return say('cells_sign', { column: named, rows });
  return say('cells_format', { column: named, text: shown(text), rows });
}
