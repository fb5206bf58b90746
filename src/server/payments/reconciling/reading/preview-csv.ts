import type { z } from 'zod';
import type { previewStatementCsv as op } from '../../../../contract/dashboard/statement-csv.ts';
import type { StatementCsvProfile } from '../../../../domain/bank-files/statement-csv/profile.ts';
import { CsvStatementError } from '../../../../domain/bank-files/statement-csv/csv-statement-error.ts';
import { csvColumns } from '../../../../domain/bank-files/statement-csv/csv-columns.ts';
import {
  readStatementCsv,
  type CsvStatement,
} from '../../../../domain/bank-files/statement-csv/read-statement-csv.ts';
import { suggestProfile } from '../../../../domain/bank-files/statement-csv/suggest-profile.ts';
import type { StatedBalance, StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { otherAccounts } from '../../../../domain/reconciliation/names.ts';
import type { Explained } from '../../../../shared/error-texts.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { textOf } from '../statements/statement-parts.ts';

export type CsvPreview = z.input<(typeof op)['answers'][200]['schema']>;
type Reading = NonNullable<CsvPreview['reading']>;

interface Account {
  accountNumber: string;
  currency: Currency;
}

interface CsvAccount extends Account {
  acceptedAccounts: readonly string[];
}

/** A CSV file to read, as plain data, so that a thread can read it. */
export interface CsvToPreview {
  bytes: Uint8Array;
  account: Account;
  /** The profile of the request. */
  given: StatementCsvProfile | null;
  /** The one by which the last file of the connection was read. */
  remembered: StatementCsvProfile | null;
  /** Other accounts that files of the connection may name. */
  acceptedAccounts: readonly string[];
}

const SHOWN = 8;

/** What a CSV file says by the profile that is given, remembered or suggested. */
export function previewCsv({ bytes, given, remembered, acceptedAccounts, ...csv }: CsvToPreview): CsvPreview {
  const account = { ...csv.account, acceptedAccounts };
  const text = textOf(Buffer.from(bytes));
  if (given) return preview(text, given, 'GIVEN', account);
  const last = remembered && preview(text, remembered, 'REMEMBERED', account);
  if (last?.reading) return last;
  return preview(text, suggestProfile(text, account.currency), 'SUGGESTED', account);
}

function preview(
  text: string,
  profile: StatementCsvProfile,
  source: CsvPreview['source'],
  account: CsvAccount,
): CsvPreview {
  const stated = { ...profile, description: [...profile.description] } as CsvPreview['profile'];
  return {
    profile: stated,
    source,
    columns: orProblem(() => csvColumns(text, profile)).value ?? [],
    ...reading(text, profile, account),
  };
}

function reading(
  text: string,
  profile: StatementCsvProfile,
  account: CsvAccount,
): Pick<CsvPreview, 'reading' | 'problem' | 'problemParams'> {
  const { value, problem } = orProblem(() =>
    readStatementCsv(text, profile, { ...account, statementId: 'preview' }),
  );
  if (!value) return { reading: null, problem: problem.text, problemParams: problem.params };
  return { reading: summed(value, account), problem: null, problemParams: null };
}

function summed(
  { head, entries, others, accounts, broken }: CsvStatement,
  { accountNumber, currency, acceptedAccounts }: CsvAccount,
): Reading {
  const sumOf = (amounts: readonly StatementEntry[]) =>
    amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const moneyIn = sumOf(entries.filter(({ amountMinor }) => amountMinor > 0n));
  const moneyOut = sumOf(entries.filter(({ amountMinor }) => amountMinor < 0n));
  const days = entries.map(({ bookingDate }) => bookingDate).toSorted();
  const { opening, closing } = head;
  const balance = (of: StatedBalance | null) =>
    of && { amount: formatAmount(of.amountMinor, currency), date: of.date };
  return {
    currency,
    entryCount: entries.length,
    moneyIn: formatAmount(moneyIn, currency),
    moneyOut: formatAmount(moneyOut, currency),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    opening: balance(opening),
    closing: balance(closing),
    otherAccounts: otherAccounts(accounts, accountNumber).filter((one) => !acceptedAccounts.includes(one)),
    otherConnectionId: null,
    continuesConnectionId: null,
    difference: closing && formatAmount(broken?.differenceMinor ?? 0n, currency),
    breakLine: broken?.line ?? null,
    others: others.slice(0, SHOWN).map((row) => ({ line: row.line, text: row.text })),
    otherCount: others.length,
    follows: closing && broken === null,
    entries: entries.slice(0, SHOWN).map((entry) => ({
      bookingDate: entry.bookingDate,
      amount: formatAmount(entry.amountMinor, currency),
      text: entry.text,
      bankReference: entry.bankReference,
    })),
  };
}

/** What the reader makes of the file, or why it cannot read it. */
function orProblem<T>(read: () => T): { value: T; problem: null } | { value: null; problem: Explained } {
  try {
    return { value: read(), problem: null };
  } catch (error) {
    if (error instanceof CsvStatementError) return { value: null, problem: error.explained };
    throw error;
  }
}
