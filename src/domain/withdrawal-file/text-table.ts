import { textSource } from './decode.ts';
import type { Delimiter, FileProblem } from './file-facts.ts';
import { notCsv, notCsvText, nulBytes, tooManyRows } from './not-csv.ts';
import { mixedEncoding, withLineFeeds } from './reader.ts';
import { cutSegment, RecordSplitter, type Segment } from './records.ts';
import { say } from './sentences.ts';

/** A table as it is in the file, before its columns have a meaning. */
export interface TextTable {
  headers: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

/**
 * Reads a whole table of text whose first line with text is its header. Bytes, encodings and quotation marks
 * are read as those of a withdrawal file are.
 */
export function readTextTable(
  bytes: Uint8Array,
  mostRows: number,
): { ok: true; table: TextTable } | { ok: false; problem: FileProblem } {
  const refused = notCsv(bytes);
  if (refused) return { ok: false, problem: refused };
  const { text: decoded, mixed } = textSource(bytes).decode(bytes, true);
  const text = withLineFeeds(decoded.replace(/^\ufeff/, ''));
  const nul = text.indexOf('\0');
  const problem =
    notCsvText(text.slice(0, 1_000)) ??
    (nul >= 0 ? nulBytes(lineOf(text, nul)) : null) ??
    (mixed ? mixedEncoding(lineOf(text, text.length)) : null);
  if (problem) return { ok: false, problem };
  const start = text.search(/[^\s]/);
  if (start < 0) return { ok: false, problem: { code: 'header_only', message: say('header_only') } };
  return cut(text, text.lastIndexOf('\n', start) + 1, mostRows);
}

function cut(text: string, start: number, mostRows: number): ReturnType<typeof readTextTable> {
  const end = text.indexOf('\n', start);
  const delimiter = delimiterOf(text.slice(start, end < 0 ? text.length : end));
  const segments: Segment[] = [];
  const width = text.slice(start, end < 0 ? text.length : end).split(delimiter).length;
  const splitter = new RecordSplitter(delimiter, width, lineOf(text, start), (segment) =>
    segments.push(segment),
  );
  const problem = splitter.push(text.slice(start)) ?? splitter.end();
  if (problem) return { ok: false, problem };
  const [header, ...rows] = segments.flatMap((segment) => {
    const { records, lines } = cutSegment(segment, delimiter);
    return records.map((cells, index) => ({ line: lines[index]!, cells: cells.map((cell) => cell.trim()) }));
  });
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!header || filled.length === 0)
    return { ok: false, problem: { code: 'header_only', message: say('header_only') } };
  if (filled.length > mostRows) return { ok: false, problem: tooManyRows(mostRows) };
  return { ok: true, table: { headers: header.cells, rows: filled } };
}

/** The delimiter that the header has most often. */
function delimiterOf(header: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** The line of a place in a text, from 1. */
function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
