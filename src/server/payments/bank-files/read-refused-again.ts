import type { StatementRefusal } from '../../../shared/statement-terms.ts';
import { sendJob } from '../../platform/jobs.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { READ_STATEMENT_FILE } from '../base/queues.ts';

/** The newest refused files are read again; a user uploads an older one. */
const MOST = 100;

const OF_ACCOUNTS: readonly StatementRefusal[] = [
  'statement_account_unknown',
  'statement_account_left_out',
  'receiving_account_unconfirmed',
];
/** Uploaded files are read again too after these refusals: their bytes were kept for it. */
const ALSO_OF_UPLOADS: readonly StatementRefusal[] = ['statement_account_left_out', 'month_closed'];

/**
 * Rereads the files that were refused for an unknown or unconfirmed account, because one of the accounts is
 * known now; or those of a closed month, because it is open again. One job reads them in the order in which
 * they arrived. A file that is still refused stays as it is.
 */
export async function readRefusedAgain(
  tx: Tx,
  entityId: string,
  refusals: readonly StatementRefusal[] = OF_ACCOUNTS,
): Promise<void> {
  const files = await tx.query(
    `SELECT id
       FROM (SELECT id, arrival, received_at
               FROM statement_files
              WHERE entity_id = $1 AND result = 'REFUSED' AND taken_back_at IS NULL
                AND refusal = ANY($2) AND (fetched_at IS NOT NULL OR refusal = ANY($3))
              ORDER BY read_at DESC, id DESC
              LIMIT $4) f
      ORDER BY arrival NULLS FIRST, received_at`,
    [entityId, refusals, ALSO_OF_UPLOADS, MOST],
  );
  const [first, ...following] = files.map(({ id }) => id);
  if (first) await sendJob(tx, READ_STATEMENT_FILE, { fileId: first, following });
}
