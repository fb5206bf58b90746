import type { Currency } from '../../../shared/money.ts';
import type { ColumnDoubt, ColumnMapping } from '../column-mapping.ts';
import type { FileOrigin } from '../file-facts.ts';
import { shown } from '../findings.ts';
import { comparable } from '../header-meaning.ts';
import { PAYER_WORDS } from '../header-words.ts';
import { isOwnColumn } from '../own-columns.ts';
import { say, type Sentence } from '../sentences.ts';
import { plainNumber, type ColumnContent } from './column-content.ts';
import type { RowsFound } from './rows-found.ts';
import { isOfCurrency, otherCurrencyIn, otherCurrencyInLine } from './currencies.ts';
import type { FileContent, TextContent } from './file-content.ts';
import { doubtsOfRead } from './read-doubts.ts';
import { unitInLine } from './units.ts';
import { doubtsOfWorkbook } from './workbook-doubts.ts';
import { placeOf } from './places.ts';
import {
  changesAmount,
  isBankCountry,
  isOtherPart,
  isPayDate,
  isSignature,
  regexp,
  saysHold,
  saysNotFinal,
  saysSent,
  sidesMatter,
  yesMeans,
} from './words.ts';

export interface Given {
  currency: Currency;
  /** The code of the country, as in `ZA`. */
  country: string;
  origin: FileOrigin;
}

/**
 * Adds findings to a mapping: from the content of unread columns and from the texts of the columns that are
 * read.
 */
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
    ...linesAbove(given, content),
    ...titlesAmong(content, given),
    ...slipped(mapping, content),
    ...peopleElsewhere(mapping, content),
    ...doubtsOfRead(mapping, content.read),
    ...doubtsOfWorkbook(mapping, given),
    ...currenciesOfRead(mapping, given.currency),
    ...[...content.texts].flatMap(([column, text]) => doubtsOfText(headers, column, text)),
    ...others.flatMap(([column, one]) =>
      doubtsOfColumn(headers, column, one, {
        ...given,
        rows: content.rows,
        isExplained: content.adding >= content.rows,
      }),
    ),
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
  { currency, country, rows, isExplained }: Given & { rows: number; isExplained: boolean },
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
  // If all rows say "sent", they mean this file.
  const isSentBefore = saysSent(header) && one.filled * 2 < rows;
  const against = isSentBefore ? one.spokenAgainst.hold : means === null ? null : one.spokenAgainst[means];
  const odd = one.oddStatus.count * 2 < rows ? one.oddStatus : null;
  const hold = [against, one.otherWays, odd].find((found) => found && found.count > 0) ?? one.hold;
  if (hold.count > 0) add('hold', say('unread_hold', { column: name, ...place(hold) }));
  const isTicked = means === 'pay' && one.notYes === 0;
  if ((isTicked || isSignature(header)) && one.blanks.count > 0)
    add('blank', say('unread_blank', { column: name, rows: place(one.blanks).rows }));
  const later = isPayDate(header) ? otherThanMost(one) : null;
  if (later) add('date', say('unread_date', { column: name, ...place(later) }));
  const change = isExplained ? null : changesAmount(header);
  const changed = change === null ? null : one.beside.changed(change);
  if (changed) add('change', say('unread_change', { column: name, ...place(changed) }));
  if (one.creditNotes.count > 0)
    add('credit', say('unread_credit_note', { column: name, ...place(one.creditNotes) }));
  if (one.units.count > 0) add('unit', say('unread_unit', { column: name, ...place(one.units) }));
  const abroad = elsewhere(header, one, country);
  if (abroad) add('country', say('unread_country', { column: name, ...place(abroad) }));
  if (namesOtherBanks(header, one))
    add('banks', say('unread_banks', { column: name, ...place(one.otherBanks) }));
  if (one.sides === one.filled && sidesMatter(one.differentSides, header)) {
    const list = [...one.differentSides].slice(0, 4).map(shown);
    add('sides', say('unread_sides', { column: name, values: { list, joined: 'comma' } }));
  }
  return doubts;
}

/** The rows with another date than most rows have; null if the dates differ from row to row. */
function otherThanMost({ dates, filled }: ColumnContent): RowsFound | null {
  const all = [...dates.values()];
  const most = all.find(({ count }) => count * 2 > filled);
  const others = all.filter((one) => one !== most);
  if (!most || others.length === 0) return null;
  return {
    count: others.reduce((sum, { count }) => sum + count, 0),
    first: others.flatMap(({ first }) => first).slice(0, most.first.length),
    text: others[0]!.text,
  };
}

/**
 * Doubts about the texts of rows that are not payments: titles of parts of the file, remarks below the rows.
 */
function titlesAmong({ titles }: FileContent, { currency }: Given): ColumnDoubt[] {
  return titles.flatMap(({ row, text }) => {
    const other = otherCurrencyInLine(text, currency);
    const plain = shown(text);
    const doubts: ColumnDoubt[] = [];
    const add = (kind: string, message: Sentence) => doubts.push({ id: `row ${kind} ${row}`, message });
    if (other !== null) add('currency', say('row_names_currency', { row, other, text: plain, currency }));
    if (unitInLine(text) !== null) add('unit', say('row_names_unit', { row, text: plain }));
    if (saysNotFinal(text) || saysHold(text) || isOtherPart(text))
      add('hold', say('row_says', { row, text: plain }));
    return doubts.slice(0, 1);
  });
}

function slipped({ columns, headers }: ColumnMapping, { slips }: FileContent): ColumnDoubt[] {
  const { found } = slips;
  if (!found) return [];
  const column = columns[found.column]!;
  const rows = placeOf(found.rows, found.rows.length);
  const message = say('read_slipped', { column: named(headers, column), rows });
  return [{ id: `slipped ${column}`, message }];
}

function peopleElsewhere({ headers }: ColumnMapping, { people }: FileContent): ColumnDoubt[] {
  return people.found().map(({ column, rows }) => ({
    id: `people ${column}`,
    message: say('people_elsewhere', { column: named(headers, column), ...place(rows) }),
  }));
}

/** The rows whose bank is in another country by its BIC. */
function elsewhere(header: string, { bics }: ColumnContent, country: string): RowsFound | null {
  if (!/\b(?:swift|bic)\b/i.test(header.replace(/[^\p{L}]+/gu, ' ')) && !isBankCountry(header)) return null;
  for (const [code, found] of bics) if (code !== country) return found;
  return null;
}

function namesOtherBanks(header: string, one: ColumnContent): boolean {
  const isPayer = comparable(header)
    .split(' ')
    .some((word) => PAYER_WORDS.has(word));
  return !isPayer && !one.isConstant && one.otherBanks.count > 0 && one.otherBanks.count * 2 >= one.filled;
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

function linesAbove({ origin, currency }: Given, { read }: FileContent): ColumnDoubt[] {
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
    if (saysNotFinal(text))
      doubts.push({ id: `line hold ${line}`, message: say('line_hold', { line, text: plain }) });
    const control = controlOf(text);
    if (control?.sum !== undefined && control.sum !== read.sum) {
      const sum = { minor: BigInt(read.sum), currency };
      doubts.push({ id: `line total ${line}`, message: say('line_total', { line, text: plain, sum }) });
    }
    if (control?.count !== undefined && control.count !== read.paid) {
      const message = say('line_count', { line, text: plain, count: { count: read.paid } });
      doubts.push({ id: `line count ${line}`, message });
    }
  }
  return doubts;
}

const SUM = regexp(
  String.raw`^\W*(?:(?:grand|batch|control|file|run|payment|groot)\s+)*(?:totals?|totaal|sum)\b\D*?`,
  String.raw`(-?\d[\d\s,.'\u00a0]*[.,]\d{2})\W*$`,
);
const COUNT = regexp(
  String.raw`^\W*(?:(?:number|no\.?|count|total\s+number|aantal)\s+(?:of\s+)?`,
  String.raw`(?:payments?|rows|records|transactions|items|employees|betalings)|`,
  String.raw`(?:payments?|records?|transactions)\s+count)\W+(\d{1,7})\W*$`,
);

/** The sum in cents, or the number of payments, that a line above the header states. */
function controlOf(line: string): { sum?: number; count?: number } | null {
  const plain = line.replace(/"/g, '').trim();
  const sum = SUM.exec(plain);
  const value = sum ? plainNumber(sum[1]!) : null;
  if (value !== null) return { sum: Math.round(value * 100) };
  const count = COUNT.exec(plain);
  return count ? { count: Number(count[1]) } : null;
}

function place({ text, first, count }: RowsFound): { text: string; rows: Sentence } {
  return { text: shown(text), rows: placeOf(first, count) };
}

function named(headers: readonly string[], column: number): Sentence {
  return say('column', { name: shown(headers[column]!), number: column + 1 });
}
