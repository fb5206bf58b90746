import { nameKey } from '../../../../shared/names.ts';
import type { Context } from '../../../platform/context.ts';

const ROWS_A_STEP = 5_000;
/** The lock that makes processes that start together fill one after another. */
const FILLING_LOCK = 7_263_548;

/**
 * Computes the name keys of withdrawals that an older version wrote, before anything compares them. Without
 * such rows it reads one empty index. Each step commits, so the next start continues after an interruption.
 */
export async function fillNameKeys(context: Context): Promise<void> {
  let filled = 0;
  for (;;) {
    const count = await fillSome(context);
    filled += count;
    if (count < ROWS_A_STEP) break;
  }
  if (filled > 0) context.log.info({ filled }, 'name keys of existing withdrawals were computed');
}

function fillSome({ database }: Context): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [FILLING_LOCK]);
    const rows = await tx.query(
      'SELECT id, beneficiary_name FROM withdrawals WHERE name_key IS NULL ORDER BY id LIMIT $1',
      [ROWS_A_STEP],
    );
    if (rows.length === 0) return 0;
    await tx.query(
      `UPDATE withdrawals w
          SET name_key = n.key
         FROM unnest($1::uuid[], $2::text[]) AS n (id, key)
        WHERE w.id = n.id`,
      [rows.map(({ id }) => id), rows.map((row) => nameKey(row.beneficiary_name))],
    );
    return rows.length;
  });
}
