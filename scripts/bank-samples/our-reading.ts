import { readPain002 } from '../../src/domain/bank-files/pain002/read-pain002.ts';
import { balanceBreak } from '../../src/domain/bank-files/statement-checks.ts';
import { CsvStatementError } from '../../src/domain/bank-files/statement-csv/csv-statement-error.ts';
import { readStatementCsv } from '../../src/domain/bank-files/statement-csv/read-statement-csv.ts';
import { suggestProfile } from '../../src/domain/bank-files/statement-csv/suggest-profile.ts';
import type { StatementEntry, StatementHead } from '../../src/domain/bank-files/statement.ts';
import { XmlError } from '../../src/domain/bank-files/xml/xml-error.ts';
import {
  looksLikeCsv,
  recogniseFormat,
  statementParts,
  StatementRefused,
  textOf,
} from '../../src/server/payments/reconciling/statements/statement-parts.ts';
import type { Currency } from '../../src/shared/money.ts';
import type { Reading } from './reading.ts';

export type Kind = 'CAMT' | 'MT940' | 'CSV' | 'PAIN_002';

/** What Outlay makes of a file that is uploaded. `asks`: why a user is asked before anything is stored. */
export type OurReading =
  | { outcome: 'READ'; kind: Kind; asks: string | null; reading: Reading }
  | { outcome: 'REFUSED'; kind: Kind | null; why: string };

interface Statement {
  head: StatementHead;
  entries: StatementEntry[];
}

/**
 * Reads a file with the functions that read an upload. The account of a CSV file is the one that it names.
 */
export async function ourReading(
  fileName: string,
  bytes: Buffer,
  currency: Currency = 'ZAR',
): Promise<OurReading> {
  const kind = kindOf(fileName, bytes);
  if (kind === null) return { outcome: 'REFUSED', kind, why: 'The format is not known.' };
  try {
    if (kind === 'PAIN_002') return reply(bytes);
    return kind === 'CSV' ? csv(bytes, currency) : await statements(kind, bytes);
  } catch (error) {
    if (error instanceof StatementRefused) return { outcome: 'REFUSED', kind, why: error.detail };
    if (error instanceof CsvStatementError) return { outcome: 'REFUSED', kind, why: error.explained.text };
    if (error instanceof XmlError) return { outcome: 'REFUSED', kind, why: error.message };
    throw error;
  }
}

function kindOf(fileName: string, bytes: Buffer): Kind | null {
  if (/pain\.002\.|<(\w+:)?CstmrPmtStsRpt/.test(bytes.subarray(0, 4_096).toString('latin1')))
    return 'PAIN_002';
  const format = recogniseFormat(bytes, false);
  if (format) return format;
  return looksLikeCsv(fileName, bytes) ? 'CSV' : null;
}

async function statements(kind: 'CAMT' | 'MT940', bytes: Buffer): Promise<OurReading> {
  const all: Statement[] = [];
  for await (const part of statementParts(bytes, kind, null))
    if (part.part === 'head') all.push({ head: part.head, entries: [] });
    else all.at(-1)!.entries.push(part.entry);
  const asks = all.some(
    ({ head, entries }) =>
      balanceBreak({ head, bookedMinor: netOf(booked(entries)), repeatedMinor: 0n }) !== null,
  );
  return {
    outcome: 'READ',
    kind,
    asks: asks ? 'The entries do not lead from one balance to the other.' : null,
    reading: readingOf(all),
  };
}

function csv(bytes: Buffer, currency: Currency): OurReading {
  const text = textOf(bytes);
  const profile = suggestProfile(text, currency);
  const account = { accountNumber: '', currency, statementId: 'sample' };
  const { head, entries, broken } = readStatementCsv(text, profile, account);
  return {
    outcome: 'READ',
    kind: 'CSV',
    asks: broken ? `The balance does not follow in line ${broken.line}.` : null,
    reading: readingOf([{ head, entries: [...entries] }]),
  };
}

function reply(bytes: Buffer): OurReading {
  const { payments, answers } = readPain002(bytes);
  return {
    outcome: 'READ',
    kind: 'PAIN_002',
    asks: null,
    reading: {
      count: payments.length,
      turnoverMinor: payments.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n),
      netMinor: null,
      openings: [],
      closings: [],
      answers: answers.fileId,
    },
  };
}

function readingOf(all: readonly Statement[]): Reading {
  const entries = booked(all.flatMap((one) => one.entries));
  const stated = (which: 'opening' | 'closing') =>
    all.flatMap(({ head }) => (head[which] ? [head[which].amountMinor] : []));
  return {
    count: entries.length,
    turnoverMinor: entries.reduce((sum, { amountMinor }) => sum + sizeOf(amountMinor), 0n),
    netMinor: entries.some(({ isReversal }) => isReversal) ? null : netOf(entries),
    openings: stated('opening'),
    closings: stated('closing'),
    answers: null,
  };
}

const booked = (entries: readonly StatementEntry[]) => entries.filter(({ status }) => status === 'BOOKED');
const netOf = (entries: readonly StatementEntry[]) =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
const sizeOf = (minor: bigint) => (minor < 0n ? -minor : minor);
