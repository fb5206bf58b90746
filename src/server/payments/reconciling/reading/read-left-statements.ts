import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { accountsAtRest, type Scope } from '../reconciliation/load-open.ts';
import { readInOrder, reconcileWithoutStall } from './statement-threads.ts';

const LEFT_AFTER_MS = MINUTE_MS;
const MOST_AT_ONCE = 100;

/**
 * Reads statement files that are still unread, and matches the entries that were never matched: their job was
 * lost with its process, or has failed as often as it may. A file from the future was stored while the clock
 * was wrong. Files and accounts on which another process works are left to it. Entries that were left out of
 * comparisons for a while are compared too.
 */
export async function readLeftStatements(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const before = new Date(now - LEFT_AFTER_MS);
  const files = await context.database.query(
    `SELECT id
       FROM statement_files
      WHERE result = 'STORED' AND (received_at < $1 OR received_at > $3)
      ORDER BY arrival NULLS FIRST, received_at
      LIMIT $2
        FOR UPDATE SKIP LOCKED`,
    [before, MOST_AT_ONCE, new Date(now)],
  );
  for (const { id } of files)
    await readInOrder(context, { fileId: id }).catch((error: unknown) =>
      context.log.warn({ err: error, fileId: id }, 'a statement file could not be read'),
    );
  // The entries of the files above are matched by the jobs that reading has sent.
  const accounts = await context.database.query(
    `SELECT a.id
       FROM statement_accounts a
      WHERE a.id IN (
              SELECT r.account_id
                FROM reconciled_entries r
                JOIN statement_files f ON f.id = r.file_id
               WHERE r.state = 'OPEN' AND r.verdict IS NULL AND (f.read_at < $1 OR f.read_at > $3))
      LIMIT $2
        FOR UPDATE SKIP LOCKED`,
    [before, MOST_AT_ONCE, new Date(now)],
  );
  for (const { id } of accounts) await compare(context, id, 'WHOLE_IF_DUE');
  for (const id of await accountsAtRest(context.database, now, MOST_AT_ONCE))
    await compare(context, id, 'WHOLE_IF_DUE');
}

async function compare(context: Context, accountId: string, scope: Scope): Promise<void> {
  await reconcileWithoutStall(context, accountId, scope).catch((error: unknown) =>
    context.log.warn({ err: error, accountId }, 'the entries of an account could not be matched'),
  );
}
