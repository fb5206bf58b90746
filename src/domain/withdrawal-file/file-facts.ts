/** Facts about a file as a whole: how its bytes are read, where its rows begin, whether its totals match. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;
/**
 * Encodings of one byte a character, which a file does not name: only the spelling of the names distinguishes
 * them.
 */
export const CODE_PAGES = ['windows-1252', 'cp850', 'mac-roman'] as const;
export type CodePage = (typeof CODE_PAGES)[number];
export type Delimiter = ',' | ';' | '\t' | '|';

/** How the file was read; shown, so that nothing is assumed in silence. */
export interface Dialect {
  encoding: Encoding;
  byteOrderMark: boolean;
  delimiter: Delimiter;
}

/**
 * Letters of the file that read differently in different code pages. Nothing is sent before a person has
 * chosen.
 */
export interface EncodingQuestion {
  /** The likely ones first, each with the same cells of the file as that code page reads them. */
  candidates: { encoding: CodePage; samples: string[]; plausible: boolean }[];
  /** What the person has chosen; null before that. */
  chosen: CodePage | null;
}

/** Where the rows begin, and how that was found out. */
export interface FileOrigin {
  /** The line that was taken as the header; null for a layout that has none. */
  headerLine: number | null;
  /** Lines above the header that are not read; blank ones are left out. */
  skipped: { line: number; text: string }[];
  /** The bank's or program's layout that was recognised, in words. */
  layout: string | null;
  /** Sentences about the layout that the person should read. */
  notes: string[];
}

/** A row of totals, checked against the rows that it adds up. */
export interface TotalsRow {
  row: number;
  line: number;
  /** As the file says; null when the amount cannot be read. */
  statedMinor: bigint | null;
  /** What the rows add up to. */
  sumMinor: bigint;
  rows: number;
  matches: boolean;
}
