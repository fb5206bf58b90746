import { readCamt } from '../../../../domain/bank-files/camt/read-camt.ts';
import { formatOfReply } from '../../../../domain/bank-files/formats.ts';
import { readMt940 } from '../../../../domain/bank-files/mt940/read-mt940.ts';
import { CsvStatementError } from '../../../../domain/bank-files/statement-csv/csv-statement-error.ts';
import {
  partsOf as partsOfCsv,
  readStatementCsv,
} from '../../../../domain/bank-files/statement-csv/read-statement-csv.ts';
import type { StatementCsvProfile } from '../../../../domain/bank-files/statement-csv/profile.ts';
import { StatementError } from '../../../../domain/bank-files/statement-error.ts';
import type { StatementPart } from '../../../../domain/bank-files/statement.ts';
import { XmlError } from '../../../../domain/bank-files/xml/xml-error.ts';
import { otherAccounts } from '../../../../domain/reconciliation/names.ts';
import { explain, type Explained, type Params } from '../../../../shared/error-texts.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { StatementFormat, StatementRefusal } from '../../../../shared/statement-terms.ts';
import { NotStorable, storableParts } from './storable-parts.ts';

/** Why a file, or a statement in it, is not stored. */
export class StatementRefused extends Error {
  readonly refusal: StatementRefusal;
  readonly detail: string;
  /** The detail with its values, when it can be written in other languages. */
  readonly params: Params | null;

  constructor(refusal: StatementRefusal, detail: string | Explained) {
    const text = typeof detail === 'string' ? detail : detail.text;
    super(`${refusal}: ${text}`);
    this.name = 'StatementRefused';
    this.refusal = refusal;
    this.detail = text;
    this.params = typeof detail === 'string' ? null : detail.params;
  }
}

/** How a CSV file is read, and what it does not state. */
export interface CsvSource {
  profile: StatementCsvProfile;
  accountNumber: string;
  currency: Currency;
  /** Other accounts that the file may name, because a user said that they are this one. */
  acceptedAccounts: readonly string[];
  /** The difference between entries and balances that a user accepted, as an amount. */
  acceptedDifference: string | null;
  /** The SHA-256 of the file, which names its statement. */
  statementId: string;
}

const CHUNK_BYTES = 64 * 1024;
/** How many first bytes are searched for a format. */
const HEAD_BYTES = 4_096;

/** The format that the first bytes show; CSV when a profile is given, because any text may be CSV. */
export function recogniseFormat(bytes: Buffer, isCsv: boolean): StatementFormat | null {
  if (isCsv) return 'CSV';
  const head = bytes
    .subarray(0, HEAD_BYTES)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (head.startsWith('<')) return 'CAMT';
  return /^(\{1:|:20:)/m.test(head) ? 'MT940' : null;
}

/**
 * Whether a file is text in columns: its first line contains a separator, or two of its first lines do,
 * because some banks begin with a title.
 */
export function looksLikeCsv(fileName: string, bytes: Buffer): boolean {
  if (!/\.(csv|tsv)$/i.test(fileName) || bytes.includes(0) || recogniseFormat(bytes, false)) return false;
  const [first = '', ...others] = textOf(bytes.subarray(0, HEAD_BYTES))
    .trimStart()
    .split(/[\r\n]+/);
  const isDivided = (line: string) => /[,;\t|]/.test(line);
  return isDivided(first) || (formatOfReply(bytes) === 'PAIN_001' && others.filter(isDivided).length > 1);
}

/** The parts of a statement file in its order. Throws a StatementRefused; the parts before it are void. */
export async function* statementParts(
  bytes: Buffer,
  format: StatementFormat,
  csv: CsvSource | null,
): AsyncGenerator<StatementPart> {
  try {
    yield* storableParts(partsOf(bytes, format, csv));
  } catch (error) {
    if (error instanceof CsvStatementError)
      throw new StatementRefused('statement_unreadable', error.explained);
    if (error instanceof XmlError || error instanceof StatementError || error instanceof NotStorable)
      throw new StatementRefused('statement_unreadable', error.message.slice(0, 300));
    throw error;
  }
}

function partsOf(bytes: Buffer, format: StatementFormat, csv: CsvSource | null) {
  if (format === 'CAMT') return readCamt(chunksOf(bytes));
  if (bytes.includes(0)) throw new NotStorable('The file has bytes of value 0, so it is not a text file.');
  if (format === 'MT940') return readMt940(textOf(bytes));
  return partsOfCsv(checkedCsv(bytes, csv!));
}

/**
 * Reads a CSV file by its profile. Throws a StatementRefused if it names another account, or if its entries
 * do not add up to its balances, and no user has accepted that.
 */
function checkedCsv(bytes: Buffer, csv: CsvSource) {
  const statement = readStatementCsv(textOf(bytes), csv.profile, csv);
  const accepted = new Set(csv.acceptedAccounts);
  const other = otherAccounts(statement.accounts, csv.accountNumber).find((one) => !accepted.has(one));
  if (other !== undefined)
    throw new StatementRefused(
      'statement_csv_other_account',
      explain('csv_statement.accounts', { named: other, own: csv.accountNumber }),
    );
  const { broken } = statement;
  const difference = broken && formatAmount(broken.differenceMinor, csv.currency);
  if (broken && difference !== null && difference !== csv.acceptedDifference)
    throw new StatementRefused(
      'statement_csv_does_not_add_up',
      explain('csv_statement.broken', { line: broken.line, difference, currency: csv.currency }),
    );
  return statement;
}

function* chunksOf(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** Decodes UTF-8, or else Windows-1252, in which some banks export. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
