import type { z } from 'zod';
import type { previewStatementCsv as op } from '../../../contract/dashboard/statement-csv.ts';
import type { StatementCsvProfile } from '../../../domain/bank-files/statement-csv/profile.ts';
import { CsvStatementError } from '../../../domain/bank-files/statement-csv/csv-statement-error.ts';
import { readStatementCsv } from '../../../domain/bank-files/statement-csv/read-statement-csv.ts';
import { csvColumns, suggestProfile } from '../../../domain/bank-files/statement-csv/suggest-profile.ts';
import type { StatedBalance, StatementEntry, StatementHead } from '../../../domain/bank-files/statement.ts';
import type { Explained } from '../../../shared/error-texts.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { textOf } from './statement-parts.ts';

type Preview = z.input<(typeof op)['answers'][200]['schema']>;
type Reading = NonNullable<Preview['reading']>;

interface Account {
  accountNumber: string;
  currency: Currency;
}

const SHOWN = 8;

/** POST /app/statements/csv-preview: reads a CSV file and stores nothing. Errors: 404 for the connection. */
export function previewStatementCsv({ database }: Context): Handler<typeof op> {
  return async ({ caller, body }) => {
    const [connection] = await database.query(
      `SELECT c.payer_account_number, c.currency, last.csv
         FROM bank_file_connections c
         LEFT JOIN LATERAL (
           SELECT f.csv
             FROM statement_files f
            WHERE f.entity_id = c.entity_id AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = c.id::text
              AND f.result = 'READ'
            ORDER BY f.received_at DESC
            LIMIT 1) last ON true
        WHERE c.entity_id = $1 AND c.id = $2`,
      [caller.entityId, body.connectionId],
    );
    if (!connection) throw notFound('bank_connection');
    const account = { accountNumber: connection.payer_account_number, currency: connection.currency };
    const text = textOf(Buffer.from(body.content, 'base64'));
    if (body.profile) return preview(text, body.profile, 'GIVEN', account);
    const remembered = connection.csv && preview(text, connection.csv.profile, 'REMEMBERED', account);
    if (remembered?.reading) return remembered;
    return preview(text, suggestProfile(text, account.currency), 'SUGGESTED', account);
  };
}

function preview(
  text: string,
  profile: StatementCsvProfile,
  source: Preview['source'],
  account: Account,
): Preview {
  const stated = { ...profile, description: [...profile.description] } as Preview['profile'];
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
  account: Account,
): Pick<Preview, 'reading' | 'problem' | 'problemParams'> {
  const { value, problem } = orProblem(() => [
    ...readStatementCsv(text, profile, { ...account, statementId: 'preview' }),
  ]);
  if (!value) return { reading: null, problem: problem.text, problemParams: problem.params };
  const entries = value.flatMap((part) => (part.part === 'entry' ? [part.entry] : []));
  const head = value.flatMap((part) => (part.part === 'head' ? [part.head] : []))[0]!;
  return { reading: summed(head, entries, account.currency), problem: null, problemParams: null };
}

function summed(head: StatementHead, entries: readonly StatementEntry[], currency: Currency): Reading {
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
    follows: opening && closing ? opening.amountMinor + moneyIn + moneyOut === closing.amountMinor : null,
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
