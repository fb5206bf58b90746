import { sendJob } from '../../platform/jobs.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { READ_STATEMENT_FILE } from '../base/queues.ts';

/** The newest refused files are read again; a user uploads an older one. */
const MOST = 100;

/**
 * Rereads the files that were refused for an unknown or unconfirmed account, because one of the accounts is
 * known now: fetched files, and uploaded ones of which other accounts were stored. A file that is still
 * refused stays as it is.
 */
export async function readRefusedAgain(tx: Tx, entityId: string): Promise<void> {
  const files = await tx.query(
    `SELECT id
       FROM statement_files
      WHERE entity_id = $1 AND result = 'REFUSED'
        AND (fetched_at IS NOT NULL OR (refusal = 'statement_account_left_out' AND taken_back_at IS NULL))
        AND refusal IN ('statement_account_unknown', 'statement_account_left_out',
                        'receiving_account_unconfirmed')
      ORDER BY read_at DESC, id DESC
      LIMIT $2`,
    [entityId, MOST],
  );
  for (const { id } of files) await sendJob(tx, READ_STATEMENT_FILE, { fileId: id });
}
