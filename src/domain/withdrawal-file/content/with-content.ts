import type { Currency } from '../../../shared/money.ts';
import type { ColumnDoubt, ColumnMapping } from '../column-mapping.ts';
import type { FileOrigin } from '../file-facts.ts';
import { shown } from '../findings.ts';
import { isOwnColumn } from '../own-columns.ts';
import { say, type Sentence } from '../sentences.ts';
import type { ColumnContent, RowsFound } from './column-content.ts';
import { isOfCurrency, otherCurrencyIn, otherCurrencyInLine } from './currencies.ts';
import type { FileContent, TextContent } from './file-content.ts';
import { unitInLine } from './units.ts';
import { doubtsOfWorkbook } from './workbook-doubts.ts';
import { placeOf } from './places.ts';
import { saysNotToPay, sidesMatter, yesMeans } from './words.ts';

export interface Given {
  currency: Currency;
  origin: FileOrigin;
}

/** Adds to a mapping what the content of the columns says that are not read, and the texts of the others. */
export function withContent(mapping: ColumnMapping, content: FileContent, given: Given): ColumnMapping {
  const { headers } = mapping;
  const asked = new Set(mapping.ambiguous.flatMap(({ choices }) => choices.flat()));
  const columns = [...content.unread].filter(
    ([column, { filled }]) => filled > 0 && !isOwnColumn(headers, column),
  );
  const currencyColumns = columns
    .filter(
      ([column, one]) => mapping.currencyColumns.includes(column) || statesCurrency(one, given.currency),
    )
    .map(([column]) => column);
  const others = columns.filter(([column]) => !currencyColumns.includes(column));
  const doubts = [
    ...linesAbove(given),
    ...doubtsOfWorkbook(mapping, given),
    ...currenciesOfRead(mapping, given.currency),
    ...[...content.texts].flatMap(([column, text]) => doubtsOfText(headers, column, text)),
    ...others.flatMap(([column, one]) => doubtsOfColumn(headers, column, one, given.currency)),
  ];
  return {
    ...mapping,
    currencyColumns: [...new Set([...mapping.currencyColumns, ...currencyColumns])].sort((a, b) => a - b),
    unread: others
      .filter(([column]) => !asked.has(column))
      .map(([column, { values }]) => ({ column, values })),
    doubts: doubts.filter(({ id }) => !mapping.checked.includes(id)),
  };
}

/** Whether a column has codes of currencies in nearly all cells, with the batch's among them. */
function statesCurrency({ filled, codes, currencies }: ColumnContent, currency: Currency): boolean {
  return codes * 5 >= filled * 4 && [...currencies.keys()].some((code) => isOfCurrency(code, currency));
}

function doubtsOfColumn(
  headers: readonly string[],
  column: number,
  one: ColumnContent,
  currency: Currency,
): ColumnDoubt[] {
  const header = headers[column]!;
  const name = named(headers, column);
  const doubts: ColumnDoubt[] = [];
  const add = (kind: string, message: Sentence) => doubts.push({ id: `${kind} ${column}`, message });
  for (const [code, found] of one.currencies)
    if (!isOfCurrency(code, currency)) {
      const { text, rows } = place(found);
      add('currency', say('unread_currency', { column: name, currency, text, rows }));
      break;
    }
  const means = yesMeans(header);
  const against = means === null ? null : one.spokenAgainst[means];
  const hold = against && against.count > 0 ? against : one.hold;
  if (hold.count > 0) add('hold', say('unread_hold', { column: name, ...place(hold) }));
  if (one.creditNotes.count > 0)
    add('credit', say('unread_credit_note', { column: name, ...place(one.creditNotes) }));
  if (one.sides === one.filled && sidesMatter(one.differentSides, header)) {
    const list = [...one.differentSides].slice(0, 4).map(shown);
    add('sides', say('unread_sides', { column: name, values: { list, joined: 'comma' } }));
  }
  return doubts;
}

function doubtsOfText(headers: readonly string[], column: number, text: TextContent): ColumnDoubt[] {
  const name = named(headers, column);
  const doubts: ColumnDoubt[] = [];
  const add = (kind: string, message: Sentence) => doubts.push({ id: `${kind} ${column}`, message });
  if (text.notToPay.count > 0) add('hold', say('read_hold', { column: name, ...place(text.notToPay) }));
  if (text.creditNotes.count > 0)
    add('credit', say('read_credit_note', { column: name, ...place(text.creditNotes) }));
  if (text.scientific.count > 0)
    add('shortened', say('read_scientific', { column: name, ...place(text.scientific) }));
  return doubts;
}

/** Another currency in the name of a column that is read: "Account number (USD)". */
function currenciesOfRead(mapping: ColumnMapping, currency: Currency): ColumnDoubt[] {
  const doubts: ColumnDoubt[] = [];
  for (const [field, column] of Object.entries(mapping.columns)) {
    if (column === null || field === 'amount') continue;
    const other = otherCurrencyIn(mapping.headers[column]!, currency);
    if (other === null) continue;
    const message = say('read_currency', { column: named(mapping.headers, column), other, currency });
    doubts.push({ id: `currency ${column}`, message });
  }
  return doubts;
}

function linesAbove({ origin, currency }: Given): ColumnDoubt[] {
  const doubts: ColumnDoubt[] = [];
  for (const { line, text } of origin.skipped) {
    const other = otherCurrencyInLine(text, currency);
    const plain = shown(text.replace(/[,;\t|]+/g, ' ').trim());
    if (other !== null)
      doubts.push({
        id: `line currency ${line}`,
        message: say('line_currency', { line, other, text: plain, currency }),
      });
    if (unitInLine(text) !== null)
      doubts.push({ id: `line unit ${line}`, message: say('line_unit', { line, text: plain }) });
    if (saysNotToPay(text))
      doubts.push({ id: `line hold ${line}`, message: say('line_hold', { line, text: plain }) });
  }
  return doubts;
}

function place({ text, first, count }: RowsFound): { text: string; rows: Sentence } {
  return { text: shown(text), rows: placeOf(first, count) };
}

function named(headers: readonly string[], column: number): Sentence {
  return say('column', { name: shown(headers[column]!), number: column + 1 });
}
