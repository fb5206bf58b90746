import { createHash } from 'node:crypto';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { recordAudit, type Actor } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/random.ts';
import { READ_STATEMENT_FILE, RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { lockAccounts } from '../reconciliation/post-entries.ts';
import { reopenSetAside } from '../reconciliation/reopen-entries.ts';
import type { CsvReading } from '../statements/tables.ts';

export interface IncomingStatementFile {
  entityId: string;
  fileName: string;
  bytes: Buffer;
  /** Null for the formats that describe themselves. */
  csv: CsvReading | null;
  /** Null when a transport fetched it. */
  userId: string | null;
  /** The connection whose transport fetched it. */
  fetchedFrom?: string;
  /** The users who chose the CSV profile by which it is read, unless another user has confirmed it. */
  profileBy?: readonly string[];
  actor: Actor;
}

interface KeptStatementFile {
  id: string;
  /** Whether the same bytes were read before. */
  isAgain: boolean;
}

/** How often an upload may meet a file that is taken back at this moment. */
const MOST_TRIES = 3;

/**
 * Keeps a statement file, once for each content, before it is read. A file that was refused may come again
 * with another CSV profile: then it is also this user's upload. A file that a user uploaded and a transport
 * fetches is the bank's, so that its entries are compared again; one that was refused, or whose statements
 * users had uploaded in another file, is read again. Bytes are a new file once a statement in them was taken
 * back. Throws 400 `statement_csv_of_other_account` for a CSV file that was read for another account.
 */
export async function storeStatementFile(
  context: Context,
  file: IncomingStatementFile,
): Promise<KeptStatementFile> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const kept = await context.database.transaction((tx) => storeOnce(context, tx, file, sha256), {
      repeatable: true,
    });
    if (kept !== null) return kept;
  }
  throw new Error('a statement file is taken back each time that it comes');
}

/** Null when the known file with these bytes was taken back in the meantime. */
async function storeOnce(
  context: Context,
  tx: Tx,
  file: IncomingStatementFile,
  sha256: string,
): Promise<KeptStatementFile | null> {
  const { entityId, fileName, bytes, userId, fetchedFrom = null, actor } = file;
  const csv = file.csv ? JSON.stringify(file.csv) : null;
  const isFetched = userId === null;
  const uploaders = [...new Set([...(isFetched ? [] : [userId]), ...(file.profileBy ?? [])])];
  const at = nowOf(context.clock);
  const [stored] = await tx.query(
    `INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, received_by, uploaders,
             fetched_at, fetched_from, fetch_count, last_fetched_at, csv, result, statements)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $10, $13, 'STORED', '[]')
     ON CONFLICT (entity_id, sha256) WHERE taken_back_at IS NULL DO NOTHING
     RETURNING id`,
    [
      newId(context),
      entityId,
      sha256,
      fileName,
      bytes,
      bytes.length,
      at,
      userId,
      uploaders,
      isFetched ? at : null,
      fetchedFrom,
      isFetched ? 1 : 0,
      csv,
    ],
  );
  const fetchedAt = isFetched ? at : null;
  if (!stored) return comeAgain(tx, { entityId, sha256, csv, uploaders, fetchedAt, fetchedFrom });
  await sendJob(tx, READ_STATEMENT_FILE, { fileId: stored.id });
  const facts = { fileId: stored.id, entityId, connectionId: fetchedFrom, userId };
  tx.afterCommit(() => context.log.info(facts, 'a statement file was received'));
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'statement_file.received',
    subjectType: 'statement_file',
    subjectId: stored.id,
    details: { fileName, sha256, byteCount: bytes.length },
  });
  return { id: stored.id, isAgain: false };
}

interface Again {
  entityId: string;
  sha256: string;
  csv: string | null;
  uploaders: readonly string[];
  fetchedAt: Date | null;
  fetchedFrom: string | null;
}

/** Notes who uploaded bytes that are kept already. Once they are read, another upload decides nothing. */
async function comeAgain(tx: Tx, again: Again): Promise<KeptStatementFile | null> {
  const { entityId, sha256, csv, uploaders, fetchedAt, fetchedFrom } = again;
  const [known] = await tx.query(
    `SELECT id, fetched_at, result, csv
       FROM statement_files
      WHERE entity_id = $1 AND sha256 = $2 AND taken_back_at IS NULL
        FOR UPDATE`,
    [entityId, sha256],
  );
  if (!known) return null;
  const { id: fileId, fetched_at: fetchedBefore, result } = known;
  const kept = { id: fileId, isAgain: result === 'READ' };
  if (result === 'READ' && fetchedAt === null) await refuseOtherAccount(tx, known.csv, again.csv);
  const [noted] = await tx.query(
    `UPDATE statement_files
        SET result = CASE WHEN fetched_at IS NULL AND $4::timestamptz IS NOT NULL
                               AND (statements @> '[{"arrival": "CHANGED"}]'
                                    OR statements @> '[{"arrival": "AGAIN"}]')
                          THEN 'STORED' ELSE result END,
            csv = CASE WHEN result = 'READ' THEN csv ELSE coalesce($2, csv) END,
            uploaders = CASE WHEN result = 'READ' THEN uploaders ELSE uploaders || $3::uuid[] END,
            fetched_at = coalesce(fetched_at, $4),
            fetched_from = coalesce(fetched_from, $5),
            fetch_count = fetch_count + CASE WHEN $4::timestamptz IS NULL THEN 0 ELSE 1 END,
            last_fetched_at = coalesce($4, last_fetched_at)
      WHERE id = $1
      RETURNING result`,
    [fileId, csv, uploaders, fetchedAt, fetchedFrom],
  );
  // The reason for a refusal may be gone by now.
  if (fetchedAt !== null && noted!.result !== 'READ') await sendJob(tx, READ_STATEMENT_FILE, { fileId });
  if (fetchedAt === null || fetchedBefore !== null) return kept;
  const accounts = await tx.query(
    "SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state <> 'POSTED'",
    [fileId],
  );
  for (const { account_id: accountId } of accounts) {
    await reopen(tx, fileId, accountId, fetchedAt);
    await sendJob(tx, RECONCILE_ACCOUNT, { accountId });
  }
  return kept;
}

/** A CSV file that was read for one account is not read for another: the answer would be about the first. */
async function refuseOtherAccount(tx: Tx, kept: CsvReading | null, csv: string | null): Promise<void> {
  const asked = csv === null ? null : (JSON.parse(csv) as CsvReading);
  if (!kept || !asked || kept.connectionId === asked.connectionId) return;
  const [connection] = await tx.query(
    'SELECT display_name, payer_account_number FROM bank_file_connections WHERE id = $1',
    [kept.connectionId],
  );
  const account = `${connection!.display_name} ${connection!.payer_account_number}`;
  throw refused('statement_csv_of_other_account', explain('statement_csv_of_other_account', { account }));
}

/** Compares the entries that users have set aside once more, now that their file is the bank's. */
async function reopen(tx: Tx, fileId: string, accountId: string, at: Date): Promise<void> {
  const account = await lockAccounts(tx, accountId);
  const entries = await tx.query(
    `SELECT entry_id
       FROM reconciled_entries
      WHERE file_id = $1 AND account_id = $2 AND state = 'SET_ASIDE' AND NOT is_by_users(file_id)`,
    [fileId, accountId],
  );
  await reopenSetAside(
    tx,
    account,
    entries.map((row) => row.entry_id),
    at,
  );
}
