/** Facts about a file as a whole: how its bytes are read, where its rows begin, whether its totals match. */

import type { Sentence } from './sentences.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;
/** Single-byte encodings. The file does not name its own; only the spelling of names tells them apart. */
export const CODE_PAGES = ['windows-1252', 'cp850', 'mac-roman'] as const;
export type CodePage = (typeof CODE_PAGES)[number];
export type Delimiter = ',' | ';' | '\t' | '|';

/** How the file was read. The page shows it, so that no assumption stays hidden. */
export interface Dialect {
  encoding: Encoding;
  byteOrderMark: boolean;
  delimiter: Delimiter;
}

/** Letters that read differently in different code pages. Nothing is sent until a person has chosen one. */
export interface EncodingQuestion {
  /** The likely ones first, each with the same cells of the file as that code page reads them. */
  candidates: { encoding: CodePage; samples: string[]; plausible: boolean }[];
  /** The person's choice; null before they have chosen. */
  chosen: CodePage | null;
}

/** Where the rows begin, and by what layout. */
export interface FileOrigin {
  /** The physical line of the header; null for a layout without one. */
  headerLine: number | null;
  /** Lines above the header that are not read, without blank ones. */
  skipped: { line: number; text: string }[];
  /** The name of the bank's or program's layout, if it was recognised. */
  layout: Sentence | null;
  /** What the person should know about the layout. */
  notes: Sentence[];
  /** The sheet of the Excel workbook; null for a text file. */
  workbook: WorkbookFacts | null;
}

/** How the sheet of an Excel workbook was read. */
export interface WorkbookFacts {
  sheet: string;
  /** Hidden columns and the like, which the person should know about. */
  notes: Sentence[];
  /** Rows of the sheet, from 1, that Excel does not show. */
  hiddenRows: number[];
  /** Lines of the text that continue a cell of the line above: these are not rows of the sheet. */
  continuedLines: number[];
  /** Columns, from 0, with the number of their cells that are numbers, not text. */
  numberCells: [column: number, cells: number][];
  /** What Excel shows about cells beside their values. */
  marks: CellMark[];
}

/** Cells that Excel shows in a way that may change what they mean. */
export interface CellMark {
  /**
   * Struck through; in the colour of their background; with a comment; with a format that adds a text, or
   * adds a minus sign or brackets to a number without them, or hides decimals; or merged over several rows.
   */
  kind: 'struck' | 'invisible' | 'comment' | 'format' | 'sign' | 'rounded' | 'merged';
  /** From 0; -1 where the whole row is concerned. */
  column: number;
  /** The comment, or the text that the format adds. */
  text: string;
  /** The first rows of the sheet, from 1, and how many there are. */
  rows: number[];
  count: number;
}

/** A sheet with rows that a person can choose. */
export interface SheetChoice {
  name: string;
  hidden: boolean;
  rows: number;
  /** The cells of its first row. */
  firstRow: string[];
}

/** A row of totals, compared with the sum of the rows above it. */
export interface TotalsRow {
  row: number;
  line: number;
  /** The amount in the file; null when it cannot be read. */
  statedMinor: bigint | null;
  /** The sum of the rows, with corrections. */
  sumMinor: bigint;
  rows: number;
  /** Whether it is the sum of the rows, as they are now or as the file has them. */
  matches: boolean;
}

/** Why a file cannot be read. No row of it is accepted. */
export interface FileProblem {
  code:
    | 'empty'
    | 'header_only'
    | 'no_header'
    | 'own_export'
    | 'excel_workbook'
    | 'old_excel_workbook'
    | 'pdf'
    | 'not_text'
    | 'mixed_encoding'
    | 'file_too_large'
    | 'too_many_rows'
    | 'line_too_long'
    | 'cell_too_long'
    | 'too_many_columns'
    | 'opendocument'
    | 'rtf'
    | 'json'
    | 'header_unclosed_quote'
    | 'too_many_broken_rows'
    | 'workbook_protected'
    | 'workbook_damaged'
    | 'workbook_too_large'
    | 'workbook_empty'
    | 'workbook_sheets';
  /** Says how to correct it. */
  message: Sentence;
  /** The physical line of the problem, if it has one. */
  line?: number;
  /** The names in the first line, if they could be read, so that a person can match columns by hand. */
  headers?: string[];
  /** The sheets of a workbook, when a person has to choose one. */
  sheets?: SheetChoice[];
}
