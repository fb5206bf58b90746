import Papa from 'papaparse';
import { recognised } from './columns.ts';
import type { Delimiter, FileProblem } from './types.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

export interface Header {
  delimiter: Delimiter;
  names: string[];
  /** How many characters of the text the header and what stands before it take. */
  length: number;
  /** The physical line after the header. */
  nextLine: number;
  blank: number;
}

/**
 * Finds the header in the file's beginning: text with line feeds only, holding the first records whole. Lines with nothing in
 * them are skipped, and Excel's `sep=;` is obeyed. The delimiter is the one under which most headers have a meaning.
 */
export function readHeader(text: string): Header | { problem: FileProblem } {
  const start = skipBlank(text);
  if (start.at >= text.length) return { problem: { code: 'empty', message: 'The file is empty. Export the list again, or start from the template.' } };
  let best: { names: string[]; length: number; score: number; broken: boolean; delimiter: Delimiter } | null = null;
  const rest = text.slice(start.at);
  for (const delimiter of start.delimiter ? [start.delimiter] : DELIMITERS) {
    const record = firstRecord(rest, delimiter);
    const score = recognised(record.names) * 1_000 + Math.min(record.names.length, 999) - (record.broken ? 1_000_000 : 0);
    if (!best || score > best.score) best = { ...record, score, delimiter };
  }
  if (best!.broken) {
    const message = `A quotation mark that opens on line ${start.line}, in the header, is not closed. Close it, or take it away, and upload the file again.`;
    return { problem: { code: 'header_unclosed_quote', line: start.line, message } };
  }
  const { names, length, delimiter } = best!;
  const lines = lineBreaks(rest.slice(0, length));
  return { delimiter, names: names.map(cleanName), length: start.at + length, nextLine: start.line + lines, blank: start.blank };
}

/** A file without a header that Outlay knows; the names go along so that a person can map them by hand. */
export function noHeader(names: readonly string[], line: number): FileProblem {
  const message =
    `Line ${line} does not name any column that is known. Begin the file with a line of column names, such as ` +
    'beneficiary_name, bank, account_number, account_type, amount and beneficiary_reference, or start from the template.';
  return { code: 'no_header', line, message, headers: [...names] };
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
    else if (/^[\s,;|"]*$/.test(content)) blank++;
    else break;
    at = next;
    line++;
  }
  return { at, line, blank, delimiter };
}

function firstRecord(text: string, delimiter: Delimiter): { names: string[]; length: number; broken: boolean } {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: 1, fastMode: false });
  const result = parser.parse(text, 0, false) as Papa.ParseResult<string[]>;
  return { names: result.data[0] ?? [], length: result.meta.cursor, broken: result.errors.length > 0 };
}

function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[\u200b\ufeff]/g, '').trim();
}

export function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
