import Papa from 'papaparse';
import type { CellShapes } from './cell-shapes.ts';
import { recognised } from './header-meaning.ts';
import { ACB_HEADERS, acbForm, type AcbForm } from './layouts/acb.ts';
import { headerlessLayout } from './layouts/headerless.ts';
import { namedLayout } from './layouts/named.ts';
import { lineTooLong, tooManyColumns } from './not-csv.ts';
import type { Delimiter, FileOrigin, FileProblem } from './file-facts.ts';
import { say, type Sentence } from './sentences.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
/** Banks and programs write a few titles above their header at most. */
const LINES_SEARCHED = 20;
/** A first line that names at least this many fields is the header; later lines are not examined. */
const SURE_FIELDS = 4;
/**
 * A later line is the header only if it names at least this many fields; a title such as "Total, 1250.00"
 * does not.
 */
const FIELDS_BELOW = 3;
const MOST_COLUMNS = 1_000;

export interface Header {
  delimiter: Delimiter;
  names: string[];
  /** How many characters the header and the text before it have. */
  length: number;
  /** The physical line after the header. */
  nextLine: number;
  blank: number;
  origin: FileOrigin;
  /** Set if the lines have a fixed width and must be rewritten. */
  acb: AcbForm | null;
  /** How many fields its names mean; 0 if no name means a field. */
  fields: number;
}

interface Found {
  names: string[];
  fields: number;
  delimiter: Delimiter;
  /** The range of the record in the text. */
  from: number;
  to: number;
  line: number;
  nextLine: number;
  broken: boolean;
}

/**
 * Finds the header in the beginning of a file: text with line feeds only that contains the first records
 * whole. It is the first line, among the first 20, whose names mean the most fields. The lines above it are
 * kept to be shown. Files without a header are recognised by known layouts. Excel's `sep=;` sets the
 * delimiter.
 */
export function readHeader(text: string, shapes: CellShapes): Header | { problem: FileProblem } {
  const start = skipBlank(text);
  if (start.at >= text.length) return { problem: { code: 'empty', message: say('empty') } };
  const wide = tooManyCells(text, start);
  if (wide) return { problem: wide };
  const first = bestRecord(text, start.at, start.line, start.delimiter, shapes);
  const acb = acbForm(
    text
      .slice(start.at, start.at + 8_192)
      .split('\n')
      .slice(0, LINES_SEARCHED),
  );
  if (acb) return acbHeader(acb, start);
  const header = first.fields >= SURE_FIELDS ? first : headerBelow(text, first, start.delimiter, shapes);
  if (header.fields < FIELDS_BELOW) {
    const layout = withoutHeader(text, start.at, first.delimiter, shapes);
    if (layout) return { ...layout, nextLine: start.line, length: start.at, blank: start.blank };
  }
  if (header.broken) {
    const message = say('header_unclosed_quote', { line: start.line });
    return { problem: { code: 'header_unclosed_quote', line: start.line, message } };
  }
  const above = linesOf(text.slice(start.at, header.from), start.line);
  const skipped = above.filter(({ text: line }) => !isBlankLine(line));
  const names = header.names.map(cleanName);
  const layout = namedLayout(
    names,
    skipped.map((line) => line.text),
  );
  return {
    delimiter: header.delimiter,
    names,
    length: header.to,
    nextLine: header.nextLine,
    blank: start.blank + above.length - skipped.length,
    origin: {
      headerLine: header.line,
      skipped,
      layout: layout && say(layout),
      notes: paymentsAbove(skipped, header, shapes),
      workbook: null,
    },
    acb: null,
    fields: header.fields,
  };
}

/**
 * The problem of a file without a recognisable header. It includes the names, so that a person can match
 * them.
 */
export function noHeader(names: readonly string[], line: number): FileProblem {
  const message = say('no_header', { lines: LINES_SEARCHED });
  return { code: 'no_header', line, message, headers: [...names] };
}

/**
 * Warns of a line above the header with an account number and an amount: it may be a payment, and is not
 * paid.
 */
function paymentsAbove(skipped: FileOrigin['skipped'], { delimiter }: Found, shapes: CellShapes): Sentence[] {
  const lines = skipped.filter(({ text }) => {
    const cells = text.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());
    return (
      cells.length > 3 &&
      cells.some((cell) => shapes.account.test(cell)) &&
      cells.some((cell) => /^\d[\d ]*[.,]\d{2}$/.test(cell))
    );
  });
  if (lines.length === 0) return [];
  const { line } = lines[0]!;
  return [
    lines.length === 1
      ? say('payment_above', { line })
      : say('payments_above', { count: lines.length, line }),
  ];
}

function acbHeader(acb: AcbForm, start: ReturnType<typeof skipBlank>): Header {
  const notes: Sentence[] = [say('padded_accounts')];
  if (acb.isTest) notes.unshift(say('test_file'));
  const origin: FileOrigin = {
    headerLine: null,
    skipped: [],
    layout: say(acb.layout),
    notes,
    workbook: null,
  };
  return {
    delimiter: '\t',
    names: [...ACB_HEADERS],
    length: start.at,
    nextLine: start.line,
    blank: start.blank,
    origin,
    acb,
    fields: ACB_HEADERS.length,
  };
}

function withoutHeader(
  text: string,
  at: number,
  delimiter: Delimiter,
  shapes: CellShapes,
): Pick<Header, 'delimiter' | 'names' | 'origin' | 'acb' | 'fields'> | null {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: LINES_SEARCHED });
  const end = text.lastIndexOf('\n');
  const sample = end > at ? text.slice(at, end) : text.slice(at);
  const { data } = parser.parse(sample, 0, false) as Papa.ParseResult<string[]>;
  const records = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const layout = headerlessLayout(records, shapes);
  if (!layout) return null;
  const origin: FileOrigin = {
    headerLine: null,
    skipped: [],
    layout: say(layout.layout),
    notes: [],
    workbook: null,
  };
  return { delimiter, names: layout.headers, origin, acb: null, fields: layout.headers.length };
}

/** The line that names the most fields, or the first line if no other names enough. */
function headerBelow(text: string, first: Found, said: Delimiter | null, shapes: CellShapes): Found {
  let best = first;
  let { to: at, nextLine: line } = first.broken ? afterLine(text, first.from, first.line) : first;
  while (at < text.length && line <= LINES_SEARCHED) {
    const found = bestRecord(text, at, line, said, shapes);
    if (!found.broken && found.fields >= FIELDS_BELOW && found.fields > best.fields) best = found;
    ({ to: at, nextLine: line } = found.broken ? afterLine(text, at, line) : found);
  }
  return best;
}

/** The record that begins here, cut by the delimiter that gives the most recognised fields. */
function bestRecord(
  text: string,
  at: number,
  line: number,
  said: Delimiter | null,
  shapes: CellShapes,
): Found {
  const rest = text.slice(at);
  let best: (Found & { score: number }) | null = null;
  for (const delimiter of said ? [said] : DELIMITERS) {
    const record = firstRecord(rest, delimiter);
    // A line with an account number or an amount is data or a title, never a header.
    const fields = record.names.some((name) => shapes.data.test(name)) ? 0 : recognised(record.names);
    const score = fields * 1_000 + Math.min(record.names.length, 999) - (record.broken ? 1_000_000 : 0);
    if (best && score <= best.score) continue;
    const lines = lineBreaks(rest.slice(0, record.length));
    best = {
      ...record,
      fields,
      score,
      delimiter,
      from: at,
      to: at + record.length,
      line,
      nextLine: line + lines,
    };
  }
  return best!;
}

function afterLine(text: string, at: number, line: number): { to: number; nextLine: number } {
  const end = text.indexOf('\n', at);
  return { to: end < 0 ? text.length : end + 1, nextLine: line + 1 };
}

/** The problem of a long text without a line feed. */
export function endlessLine(text: string, characters: number): FileProblem {
  return tooManyCells(text, skipBlank(text)) ?? lineTooLong(1, characters);
}

function tooManyCells(text: string, start: { at: number; line: number }): FileProblem | null {
  const wide = firstTooWide(text, start.at);
  return wide === null ? null : tooManyColumns(start.line + wide, MOST_COLUMNS);
}

/**
 * The first searched line with too many cells, from 0, or null. It only counts delimiters, because cutting
 * such a line takes long.
 */
function firstTooWide(text: string, from: number): number | null {
  let at = from;
  for (let line = 0; line < LINES_SEARCHED && at < text.length; line++) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    for (const delimiter of DELIMITERS) {
      let cells = 1;
      for (let i = text.indexOf(delimiter, at); i >= 0 && i < next; i = text.indexOf(delimiter, i + 1)) {
        if (++cells > MOST_COLUMNS) return line;
      }
    }
    at = next;
  }
  return null;
}

function linesOf(text: string, firstLine: number): { line: number; text: string }[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, i) => ({ line: firstLine + i, text: line }));
}

function isBlankLine(line: string): boolean {
  return /^[\s,;|"]*$/.test(line);
}

function skipBlank(text: string): { at: number; line: number; blank: number; delimiter: Delimiter | null } {
  let at = 0;
  let line = 1;
  let blank = 0;
  let delimiter: Delimiter | null = null;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    const content = text.slice(at, end < 0 ? text.length : end);
    const said = /^"?sep=([,;\t|])"?$/i.exec(content.trimEnd() === 'sep=' ? content : content.trim());
    if (line === 1 && said) delimiter = said[1] as Delimiter;
    else if (isBlankLine(content)) blank++;
    else break;
    at = next;
    line++;
  }
  return { at, line, blank, delimiter };
}

function firstRecord(
  text: string,
  delimiter: Delimiter,
): { names: string[]; length: number; broken: boolean } {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: 1, fastMode: false });
  const result = parser.parse(text, 0, false) as Papa.ParseResult<string[]>;
  return { names: result.data[0] ?? [], length: result.meta.cursor, broken: result.errors.length > 0 };
}

function cleanName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .trim();
}

export function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
