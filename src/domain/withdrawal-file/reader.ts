import { countryOf } from '../countries/registry.ts';
import { cellShapes } from './cell-shapes.ts';
import type { ColumnOverrides } from './column-mapping.ts';
import { textSource, type TextSource } from './decode.ts';
import { endlessLine, lineBreaks, noHeader, readHeader } from './header.ts';
import { AcbLines } from './layouts/acb.ts';
import { loadedFile } from './loaded-file.ts';
import { notCsv, notCsvText, nulBytes, tooLarge, tooManyRows } from './not-csv.ts';
import { excludeAsAnnotated, ownExportProblem } from './own-exports.ts';
import { LONGEST_LINE, RecordSplitter } from './records.ts';
import { say } from './sentences.ts';
import { Sheet } from './sheet.ts';
import type { FileProblem, WorkbookFacts } from './file-facts.ts';
import type { WithdrawalFile } from './withdrawal-file.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

export interface FileLimits {
  maxBytes: number;
  /** The most data rows that a file may have, over several batches. */
  maxRows: number;
}

export const DEFAULT_FILE_LIMITS: FileLimits = { maxBytes: 100_000_000, maxRows: 1_000_000 };

export interface ReaderOptions {
  rules: WithdrawalRules;
  limits?: FileLimits;
  /** The size of the file, if it is known: a file that is too large is refused unread. */
  sizeBytes?: number;
  overrides?: ColumnOverrides;
  /** Whether a header without rows is enough, because the person types the rows. */
  mayBeEmpty?: boolean;
  /** The text is a sheet of a workbook. */
  workbook?: WorkbookFacts;
}

interface ReaderProgress {
  bytes: number;
  rows: number;
  /** The reader found a problem and needs no more bytes: call end(). */
  stopped: boolean;
}

export interface WithdrawalFileReader {
  /** Takes the next bytes of the file, of any length, and works on them at once. Does not change them. */
  push(chunk: Uint8Array): ReaderProgress;
  /** Ends the file. Call once. */
  end(): FileResult;
}

export type FileResult = { ok: true; file: WithdrawalFile } | { ok: false; problem: FileProblem };

/** Bytes are read in blocks of this size, so that the boundaries of chunks have no effect. */
const BLOCK_BYTES = 64 * 1024;
/** The reader looks for a header once it has this much text. */
const HEAD_LENGTH = 64 * 1024;
const LONGEST_HEAD = LONGEST_LINE;

/**
 * Reads a withdrawal file from chunks of bytes: decodes, cuts and checks each block, and keeps little more
 * than the text. It never throws because of a file's content and never needs the whole file at once.
 */
export function createWithdrawalFileReader(options: ReaderOptions): WithdrawalFileReader {
  const reading = new Reading(options);
  return {
    push: (chunk) => reading.push(chunk),
    end: () => reading.end(),
  };
}

class Reading {
  private readonly options: ReaderOptions;
  private readonly limits: FileLimits;
  private problem: FileProblem | null = null;
  private bytes = 0;
  private readonly block = new Uint8Array(BLOCK_BYTES);
  private filled = 0;
  private source: TextSource | null = null;
  /**
   * A carriage return at the end of a text, kept until the next character shows whether a line feed follows.
   */
  private heldReturn = false;
  private head = '';
  private sheet: Sheet | null = null;
  private splitter: RecordSplitter | null = null;
  private acb: AcbLines | null = null;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.limits = options.limits ?? DEFAULT_FILE_LIMITS;
    if ((options.sizeBytes ?? 0) > this.limits.maxBytes) this.problem = tooLarge(this.limits.maxBytes);
  }

  push(chunk: Uint8Array): ReaderProgress {
    this.bytes += chunk.length;
    if (!this.problem && this.bytes > this.limits.maxBytes) this.problem = tooLarge(this.limits.maxBytes);
    let at = 0;
    while (at < chunk.length && !this.problem) {
      if (this.filled === 0 && chunk.length - at > BLOCK_BYTES) {
        this.takeBlock(chunk.subarray(at, at + BLOCK_BYTES), false);
        at += BLOCK_BYTES;
        continue;
      }
      // A full block waits until another byte shows that it is not the last.
      if (this.filled === BLOCK_BYTES) this.flushBlock(false);
      const part = chunk.subarray(at, at + BLOCK_BYTES - this.filled);
      this.block.set(part, this.filled);
      this.filled += part.length;
      at += part.length;
    }
    return { bytes: this.bytes, rows: this.sheet?.table.length ?? 0, stopped: this.problem !== null };
  }

  end(): FileResult {
    if (!this.problem) this.flushBlock(true);
    if (!this.problem && !this.sheet) this.readHead();
    if (!this.problem && this.acb) this.problem = this.splitter!.push(this.acb.push('', true));
    this.problem ??= this.splitter!.end();
    this.checkRowLimit();
    if (this.acb && this.sheet) this.sheet.blank -= this.acb.controlLines;
    if (!this.problem && this.sheet!.table.length === 0 && !this.options.mayBeEmpty) {
      this.problem = { code: 'header_only', message: say('header_only') };
    }
    if (this.problem) return { ok: false, problem: this.problem };
    // Only now is the encoding certain: text that begins as ASCII can continue in either.
    this.sheet!.dialect.encoding = this.source!.encoding;
    this.sheet!.encodingQuestion = this.source!.question();
    this.sheet!.end();
    const file = loadedFile(this.sheet!);
    excludeAsAnnotated(file, this.sheet!);
    return { ok: true, file };
  }

  private flushBlock(last: boolean): void {
    const filled = this.filled;
    this.filled = 0;
    this.takeBlock(this.block.subarray(0, filled), last);
  }

  private takeBlock(bytes: Uint8Array, last: boolean): void {
    if (!this.source) {
      this.problem = notCsv(bytes);
      if (this.problem) return;
      this.source = textSource(bytes);
    }
    const { text, mixed } = this.source.decode(bytes, last);
    const nul = text.indexOf('\0');
    const wrongAt = nul >= 0 ? nul : mixed ? text.length : -1;
    if (wrongAt >= 0) {
      const line = this.lineAhead() + lineBreaks(withLineFeeds(text.slice(0, wrongAt)));
      this.problem = nul >= 0 ? nulBytes(line) : mixedEncoding(line);
    } else {
      this.takeText(this.lineFeedsOnly(text, last));
    }
  }

  /** Windows and old Mac line ends as line feeds, also inside quotation marks. */
  private lineFeedsOnly(text: string, last: boolean): string {
    let whole = this.heldReturn ? `\r${text}` : text;
    this.heldReturn = !last && whole.endsWith('\r');
    if (this.heldReturn) whole = whole.slice(0, -1);
    return withLineFeeds(whole);
  }

  private takeText(text: string): void {
    if (this.splitter) {
      this.problem = this.splitter.push(this.acb ? this.acb.push(text, false) : text);
      this.checkRowLimit();
      return;
    }
    this.head += text;
    if (this.head.length >= LONGEST_HEAD || (this.head.length >= HEAD_LENGTH && this.head.includes('\n')))
      this.readHead();
  }

  private readHead(): void {
    const { head, options } = this;
    this.head = '';
    this.problem = notCsvText(head.slice(0, 1_000));
    if (this.problem) return;
    if (head.length >= LONGEST_HEAD && !head.includes('\n')) {
      this.problem = endlessLine(head, LONGEST_LINE);
      return;
    }
    const header = readHeader(head, cellShapes(countryOf(options.rules.country)));
    if ('problem' in header) {
      this.problem = header.problem;
      return;
    }
    this.problem = ownExportProblem(header.names);
    if (this.problem) return;
    if (header.fields === 0 && !options.overrides) {
      this.problem = noHeader(header.names, header.origin.headerLine ?? 1);
      return;
    }
    const { encoding, byteOrderMark } = this.source!;
    const dialect = { encoding, byteOrderMark, delimiter: header.delimiter };
    const sheet = new Sheet(
      {
        dialect,
        headers: header.names,
        blank: header.blank,
        origin: { ...header.origin, workbook: options.workbook ?? null },
      },
      options.rules,
      options.overrides ?? {},
    );
    this.sheet = sheet;
    this.splitter = new RecordSplitter(
      header.delimiter,
      header.names.length,
      header.nextLine,
      (segment, records) => sheet.add(segment, records),
    );
    if (header.acb) this.acb = new AcbLines(header.acb, options.rules.banks);
    this.takeText(head.slice(header.length));
  }

  private checkRowLimit(): void {
    const { sheet, limits } = this;
    if (this.problem || !sheet) return;
    // Blank lines count too, so that a file of blank lines also reaches the limit.
    if (Math.max(sheet.table.length, sheet.blank) > limits.maxRows)
      this.problem = tooManyRows(limits.maxRows);
  }

  /** The physical line where the next text begins. */
  private lineAhead(): number {
    return this.splitter ? this.splitter.lineAhead() : 1 + lineBreaks(this.head);
  }
}

export function withLineFeeds(text: string): string {
  if (!text.includes('\r')) return text;
  const unix = text.replaceAll('\r\n', '\n');
  return unix.includes('\r') ? unix.replaceAll('\r', '\n') : unix;
}

export function mixedEncoding(line: number): FileProblem {
  return { code: 'mixed_encoding', line, message: say('mixed_encoding', { line }) };
}
