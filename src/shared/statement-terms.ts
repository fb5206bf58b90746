/** The closed sets of values of bank statements. */

/** The formats in which statements come. */
export const STATEMENT_FORMATS = ['CAMT', 'MT940', 'CSV'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/**
 * The result of reading a received statement file:
 * - STORED: kept, and not read yet;
 * - READ: its statements are stored;
 * - REFUSED: the file, or a statement in it, is not stored; the same bytes are read again when they arrive
 *   again.
 */
const STATEMENT_FILE_RESULTS = ['STORED', 'READ', 'REFUSED'] as const;
export type StatementFileResult = (typeof STATEMENT_FILE_RESULTS)[number];

/** Why a statement file is refused. */
export const STATEMENT_REFUSALS = [
  'statement_format_unknown',
  'statement_unreadable',
  'statement_account_unknown',
  'statement_account_left_out',
  'receiving_account_unconfirmed',
  'statement_csv_unmapped',
  'statement_csv_other_account',
  'statement_csv_does_not_add_up',
  'statement_csv_continues_other_account',
  'month_closed',
] as const;
export type StatementRefusal = (typeof STATEMENT_REFUSALS)[number];

/** STATEMENT: all booked entries of a period. ADVICE: single entries, without balances. */
export const STATEMENT_KINDS = ['STATEMENT', 'ADVICE'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A PENDING entry is shown and never posted. */
export const ENTRY_STATUSES = ['BOOKED', 'PENDING'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/**
 * Whether a statement of a file was read before:
 * - NEW: no;
 * - AGAIN: yes, with the same content;
 * - CHANGED: yes, with other content, so it is not stored and a user must look at it.
 */
export const STATEMENT_ARRIVALS = ['NEW', 'AGAIN', 'CHANGED'] as const;
export type StatementArrival = (typeof STATEMENT_ARRIVALS)[number];

/** The faults of a statement, or between it and the one before it. */
export const STATEMENT_FINDINGS = [
  'BALANCE_BREAK',
  'OPENING_BREAK',
  'SEQUENCE_GAP',
  'SEQUENCE_REPEATED',
  'CURRENCY_CHANGED',
  'DATED_AHEAD',
  'CHANGED',
  'CONTRADICTED',
] as const;
export type StatementFindingCode = (typeof STATEMENT_FINDINGS)[number];

/**
 * Where the profile of a CSV preview comes from: the request, the last CSV file of the connection, or the
 * file itself.
 */
export const CSV_PROFILE_SOURCES = ['GIVEN', 'REMEMBERED', 'SUGGESTED'] as const;

/**
 * The formats of dates in CSV files, the usual ones first: a date that fits several is read by the first,
 * until a user chooses another.
 */
export const CSV_DATE_FORMATS = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'YYYY/MM/DD',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DD MMM YYYY',
  'DD-MMM-YYYY',
  'DD MMM YY',
  'DD-MMM-YY',
  'DD/MM/YY',
  'YYYYMMDD',
  'DDMMMYYYY',
  'MM/DD/YYYY',
] as const;

/** The most bytes of a statement file. */
export const MOST_STATEMENT_BYTES = 24 * 1024 * 1024;
