import type { StatementEntry, StatementHead } from '../../../../domain/bank-files/statement.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { StatementRefusal } from '../../../../shared/statement-terms.ts';
import { WORKER, recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { continuedBy } from './continued-by.ts';
import { storeStatement } from './store-statement.ts';
import {
  looksLikeCsv,
  recogniseFormat,
  statementParts,
  StatementRefused,
  type CsvSource,
} from '../statements/statement-parts.ts';
import type { ArrivedStatement, CsvReading } from '../statements/tables.ts';

/** The most accounts that are named when accounts are left out. */
const MOST_NAMED = 10;
/** Refusals of one account, which leave the statements of the others. */
const OF_ONE_ACCOUNT: readonly StatementRefusal[] = [
  'statement_account_unknown',
  'receiving_account_unconfirmed',
];
/** How long one SQL statement of a large file may take. */
const STATEMENT_MS = 60_000;

/**
 * Reads a file that was stored or refused: all of its statements in one transaction, or nothing. Statements
 * of accounts that no connection has, or that one user alone made receive, are left out: the file stays
 * refused for them, and the others are stored. A file that was read before is skipped, so two processes may
 * read the same one.
 */
export async function readStatementFile(context: Context, fileId: string): Promise<void> {
  try {
    await context.database.transaction((tx) => readWhole(context, tx, fileId), {
      repeatable: true,
      statementMs: STATEMENT_MS,
    });
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error;
    await context.database.transaction((tx) => refuse(context, tx, fileId, error), { repeatable: true });
  }
}

async function readWhole(context: Context, tx: Tx, fileId: string): Promise<void> {
  const [file] = await tx.query(
    `SELECT f.id, f.entity_id, f.sha256, f.file_name, f.bytes, f.csv, is_by_users(f.id) AS by_users
       FROM statement_files f
      WHERE f.id = $1 AND f.result <> 'READ' AND f.taken_back_at IS NULL
        FOR UPDATE`,
    [fileId],
  );
  if (!file) return;
  const at = nowOf(context.clock);
  const csv = file.csv ? await csvSource(tx, file.csv, file.sha256) : null;
  const format = recogniseFormat(file.bytes, csv !== null);
  if (!format) {
    const isUnmapped = looksLikeCsv(file.file_name, file.bytes);
    throw new StatementRefused(
      isUnmapped ? 'statement_csv_unmapped' : 'statement_format_unknown',
      file.file_name,
    );
  }
  const source = { fileId: file.id, entityId: file.entity_id, at, byUsers: file.by_users ?? true };
  const arrived: ArrivedStatement[] = [];
  let entryCount = 0;
  let open: { head: StatementHead; entries: StatementEntry[] } | null = null;
  const leftOut = new Map<string, StatementRefusal>();
  const finish = async () => {
    if (!open) return;
    try {
      arrived.push(await storeStatement(context, tx, source, open.head, open.entries));
      entryCount += open.entries.length;
    } catch (error) {
      if (!(error instanceof StatementRefused) || !OF_ONE_ACCOUNT.includes(error.refusal)) throw error;
      leftOut.set(error.detail, error.refusal);
    }
  };
  for await (const part of statementParts(file.bytes, format, csv)) {
    if (part.part === 'entry') open!.entries.push(part.entry);
    else {
      await finish();
      if (file.csv && !file.csv.isOwnBalance) await refuseOther(tx, file.entity_id, file.csv, part.head);
      open = { head: part.head, entries: [] };
    }
  }
  await finish();
  const accounts = [...leftOut.keys()].slice(0, MOST_NAMED).join(', ');
  if (leftOut.size > 0 && arrived.length === 0) {
    const isKnown = ![...leftOut.values()].includes('statement_account_unknown');
    throw new StatementRefused(
      isKnown ? 'receiving_account_unconfirmed' : 'statement_account_unknown',
      accounts,
    );
  }
  if (leftOut.size > 0) {
    await tx.query('UPDATE statement_files SET format = $2, statements = $3 WHERE id = $1', [
      fileId,
      format,
      JSON.stringify(arrived),
    ]);
    await refuse(context, tx, fileId, new StatementRefused('statement_account_left_out', accounts));
  } else
    await tx.query(
      `UPDATE statement_files
          SET result = 'READ', format = $2, refusal = NULL, refusal_detail = NULL, refusal_params = NULL,
              statements = $3, read_at = $4
        WHERE id = $1`,
      [fileId, format, JSON.stringify(arrived), at],
    );
  const added = arrived.filter(({ arrival }) => arrival === 'NEW').map(({ statementId }) => statementId);
  const touched = await tx.query(
    `SELECT DISTINCT s.account_id
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose <> 'STATEMENTS_ONLY'
      WHERE s.id = ANY($1)`,
    [added],
  );
  for (const row of touched) await sendJob(tx, RECONCILE_ACCOUNT, { accountId: row.account_id });
  // The same file may come every day, with the same account left out.
  if (leftOut.size > 0 && arrived.every(({ arrival }) => arrival === 'AGAIN')) return;
  const count = (arrival: string) => arrived.filter((one) => one.arrival === arrival).length;
  const facts = { fileId, entityId: file.entity_id, format, statements: arrived.length, entryCount };
  tx.afterCommit(() => context.log.info(facts, 'a statement file was read'));
  await recordAudit(tx, {
    entityId: file.entity_id,
    at,
    actor: WORKER,
    action: 'statement_file.read',
    subjectType: 'statement_file',
    subjectId: fileId,
    details: {
      fileName: file.file_name,
      format,
      added: count('NEW'),
      again: count('AGAIN'),
      changed: count('CHANGED'),
      entryCount,
    },
  });
}

/**
 * A CSV file rarely names its account, so one that was given for the wrong account is recognised by its
 * opening balance. Throws a StatementRefused unless a user said that the file is of this account.
 */
async function refuseOther(
  tx: Tx,
  entityId: string,
  { connectionId }: CsvReading,
  { currency, opening }: StatementHead,
): Promise<void> {
  const openingMinor = opening?.amountMinor ?? null;
  const other = await continuedBy(tx, { entityId, connectionId, currency, openingMinor });
  if (other && openingMinor !== null)
    throw new StatementRefused(
      'statement_csv_continues_other_account',
      explain('csv_statement.continues', {
        amount: formatAmount(openingMinor, currency),
        currency,
        other: other.name,
      }),
    );
}

async function csvSource(tx: Tx, { connectionId, ...csv }: CsvReading, sha256: string): Promise<CsvSource> {
  const [account] = await tx.query(
    'SELECT payer_account_number, currency FROM bank_file_connections WHERE id = $1',
    [connectionId],
  );
  return {
    profile: csv.profile,
    acceptedAccounts: csv.acceptedAccounts ?? [],
    acceptedDifference: csv.acceptedDifference ?? null,
    accountNumber: account!.payer_account_number,
    currency: account!.currency,
    statementId: sha256,
  };
}

/**
 * Notes why a file was refused. The bytes stay, so that nothing is lost. The same refusal again is noted only
 * in the count of the fetches, so that a file which comes every day does not fill the log; a different
 * refusal needs a user again.
 */
async function refuse(
  context: Context,
  tx: Tx,
  fileId: string,
  { refusal, detail, params }: StatementRefused,
): Promise<void> {
  const at = nowOf(context.clock);
  const [file] = await tx.query(
    `UPDATE statement_files
        SET result = 'REFUSED', refusal = $2, refusal_detail = $3, refusal_params = $5, read_at = $4,
            dismissed_by = NULL, dismissed_at = NULL, dismissal_note = NULL
      WHERE id = $1 AND result <> 'READ' AND (refusal, refusal_detail) IS DISTINCT FROM ($2, $3)
      RETURNING entity_id, file_name`,
    [fileId, refusal, detail, at, params && JSON.stringify(params)],
  );
  if (!file) return;
  const facts = { fileId, entityId: file.entity_id, refusal };
  tx.afterCommit(() => context.log.warn(facts, 'a statement file could not be read as a statement'));
  await recordAudit(tx, {
    entityId: file.entity_id,
    at,
    actor: WORKER,
    action: 'statement_file.refused',
    subjectType: 'statement_file',
    subjectId: fileId,
    details: { fileName: file.file_name, refusal, detail },
  });
}
