import Papa from 'papaparse';
import { lineBreaks } from './header.ts';
import { cellTooLong, lineTooLong } from './not-csv.ts';
import type { Delimiter, FileProblem } from './file-facts.ts';
import { say } from './sentences.ts';

/** A longer record has an unclosed quotation mark (a cell in Excel has at most 32,767 characters). */
const LONGEST_RECORD = 64 * 1024;
export const LONGEST_LINE = 256 * 1024;
/** A file with more broken lines is in another format. The limit also bounds the work. */
const MOST_BROKEN = 1_000;
/** This many consecutive rows of the wrong width after an overlong cell belong to that cell. */
const MOST_RAGGED_AFTER = 1_000;

/**
 * A piece of the file's text with whole records. Only the text is kept; cutting it again gives the same cells
 * when they are needed. A broken segment is one line with an unclosed quotation mark.
 */
export interface Segment {
  text: string;
  firstLine: number;
  broken: boolean;
}

/** Takes the segments in the file's order, with their records as first cut. */
export type SegmentSink = (segment: Segment, records: string[][]) => void;

/**
 * Cuts text into records, with papaparse for the cells. If the quotation marks of a record are broken, its
 * first line becomes a broken segment and reading continues with the next line. So an unclosed quotation mark
 * never swallows the lines after it and never joins two payments.
 */
export class RecordSplitter {
  private readonly delimiter: Delimiter;
  private readonly width: number;
  private readonly parser: InstanceType<typeof Papa.Parser>;
  private readonly sink: SegmentSink;
  private pending = '';
  private line: number;
  private broken = 0;
  /** The line where an overlong cell began, and how many ragged rows have followed it since. */
  private overlong: { line: number; ragged: number } | null = null;

  /** `width` is the number of cells of the header; `firstLine` is the physical line where the text begins. */
  constructor(delimiter: Delimiter, width: number, firstLine: number, sink: SegmentSink) {
    this.delimiter = delimiter;
    this.width = width;
    this.line = firstLine;
    this.sink = sink;
    this.parser = new Papa.Parser({ delimiter, newline: '\n' });
  }

  /** Takes text of any length, with line feeds only. Returns a problem if the file cannot be read further. */
  push(text: string): FileProblem | null {
    const end = text.lastIndexOf('\n');
    if (end < 0) {
      this.pending += text;
      return this.pending.length - (this.pending.lastIndexOf('\n') + 1) > LONGEST_LINE
        ? lineTooLong(this.lineAhead(), LONGEST_LINE)
        : null;
    }
    const rest = text.slice(end + 1);
    const whole = rest === '' ? text : text.slice(0, end + 1);
    const left = this.cutAll(this.pending === '' ? whole : this.pending + whole, false);
    this.pending = left === '' ? rest : left + rest;
    return this.tooMuch();
  }

  end(): FileProblem | null {
    if (this.pending !== '')
      this.cutAll(this.pending.endsWith('\n') ? this.pending : `${this.pending}\n`, true);
    this.pending = '';
    return this.tooMuch();
  }

  /** The physical line where the next text begins. */
  lineAhead(): number {
    return this.line + lineBreaks(this.pending);
  }

  /** Cuts a text that ends with a line feed. Returns the rest: a record with an open quotation mark. */
  private cutAll(text: string, last: boolean): string {
    let window = text;
    while (window !== '' && !this.tooMuch()) {
      const { data, errors, meta } = this.parser.parse(window, 0, true) as Papa.ParseResult<string[]>;
      const lines =
        errors.length === 0 && window.indexOf('"') < 0 ? data.length : countLines(window, meta.cursor);
      const wrong =
        errors.length === 0 && lines === data.length ? null : this.firstWrong(window, data, errors);
      if (wrong === null) {
        if (data.length > 0)
          this.emit(meta.cursor === window.length ? window : window.slice(0, meta.cursor), data, lines);
        window = window.slice(meta.cursor);
        if (window.length <= LONGEST_RECORD && !last) return window;
        if (window !== '') {
          if (window.length > LONGEST_RECORD) this.overlong ??= { line: this.line, ragged: 0 };
          window = this.breakLine(window);
        }
      } else {
        if (wrong.index > 0)
          this.emit(window.slice(0, wrong.at), data.slice(0, wrong.index), countLines(window, wrong.at));
        window = this.breakLine(window.slice(wrong.at));
      }
    }
    return '';
  }

  /**
   * The first record with broken quotation marks and its place in the window; null if there is no such
   * record.
   */
  private firstWrong(
    window: string,
    records: string[][],
    errors: readonly Papa.ParseError[],
  ): { index: number; at: number } | null {
    const reported = errors.length > 0 ? (errors[0]!.row ?? 0) : -1;
    const before = reported < 0 ? records.length : reported;
    let at = 0;
    for (let i = 0; i < before; i++) {
      const record = records[i]!;
      const breaks = breaksIn(record);
      if (breaks > 0 && this.hasSwallowed(record)) return { index: i, at };
      for (let line = 0; line <= breaks; line++) at = window.indexOf('\n', at) + 1;
    }
    return reported < 0 ? null : { index: reported, at };
  }

  /**
   * Whether a record of several lines is several rows, joined because one opens a quotation mark and another
   * closes it. Two rows of n cells joined in this way have n - 1 delimiters in one cell or the wrong number
   * of cells.
   */
  private hasSwallowed(record: readonly string[]): boolean {
    if (record.length !== this.width) return true;
    for (const cell of record) {
      if (cell.includes('\n') && cell.split(this.delimiter).length >= this.width) return true;
    }
    return false;
  }

  private emit(text: string, records: string[][], lines: number): void {
    const segment = { text, firstLine: this.line, broken: false };
    if (this.overlong) this.watch(records);
    this.line += lines;
    this.sink(segment, records);
  }

  private watch(records: readonly string[][]): void {
    for (const record of records) {
      if (record.length === this.width) {
        this.overlong = null;
        return;
      }
      this.overlong!.ragged++;
    }
  }

  /** Emits the first line as a broken segment and returns the text after it. */
  private breakLine(window: string): string {
    const end = window.indexOf('\n');
    const text = window.slice(0, end);
    this.broken++;
    this.sink({ text, firstLine: this.line, broken: true }, [brokenCells(text, this.delimiter)]);
    this.line++;
    return window.slice(end + 1);
  }

  private tooMuch(): FileProblem | null {
    if (this.overlong && this.overlong.ragged > MOST_RAGGED_AFTER)
      return cellTooLong(this.overlong.line, LONGEST_RECORD);
    return this.broken > MOST_BROKEN ? this.tooManyBroken() : null;
  }

  private tooManyBroken(): FileProblem {
    const line = this.line - 1;
    return {
      code: 'too_many_broken_rows',
      line,
      message: say('too_many_broken_rows', { most: MOST_BROKEN, line }),
    };
  }
}

/** The records of a segment with the physical line of each. Always the same for a segment. */
export function cutSegment(segment: Segment, delimiter: Delimiter): { records: string[][]; lines: number[] } {
  if (segment.broken) return { records: [brokenCells(segment.text, delimiter)], lines: [segment.firstLine] };
  const records = new Papa.Parser({ delimiter, newline: '\n' }).parse(segment.text, 0, true)
    .data as string[][];
  const lines: number[] = [];
  let line = segment.firstLine;
  for (const record of records) {
    lines.push(line);
    line += 1 + breaksIn(record);
  }
  return { records, lines };
}

/**
 * The cells of a broken line: cut at each delimiter, without quotation marks at the ends. A person can
 * correct them; they are never paid as they are.
 */
function brokenCells(line: string, delimiter: Delimiter): string[] {
  return line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''));
}

function breaksIn(record: readonly string[]): number {
  let breaks = 0;
  for (const cell of record) if (cell.includes('\n')) breaks += lineBreaks(cell);
  return breaks;
}

function countLines(text: string, length: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < length; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
