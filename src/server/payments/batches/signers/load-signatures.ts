import type { Signature } from '../../../../domain/payouts/signers.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** An approval of a batch, and whether it counts now. */
export interface LoadedSignature extends Signature {
  counts: boolean;
}

/** The approvals of a batch in the order in which they were given. */
export async function loadSignatures(db: Queryable, batchId: string): Promise<LoadedSignature[]> {
  const rows = await db.query(
    `SELECT a.user_id AS "userId", a.for_user_id AS "forUserId",
            approval_lapse(u.disabled_at, u.roles) IS NULL
              AND (f.id IS NULL OR approval_lapse(f.disabled_at, f.roles) IS NULL) AS counts
       FROM approvals a
       JOIN users u ON u.id = a.user_id
       LEFT JOIN users f ON f.id = a.for_user_id
      WHERE a.batch_id = $1
      ORDER BY a.number NULLS FIRST, a.approved_at, a.user_id`,
    [batchId],
  );
  return rows.map((row) => ({ ...row, counts: row.counts ?? false }));
}

/** The users who may not sign a batch for another one: its creator, and the schedule's author. */
export async function loadBarred(db: Queryable, batchId: string): Promise<string[]> {
  const rows = await db.query(
    `SELECT b.created_by AS id
       FROM batches b
      WHERE b.id = $1
      UNION
     SELECT v.created_by
       FROM batches b
       JOIN schedule_runs r ON r.schedule_id = b.schedule_id AND r.due_on = b.schedule_due_on
       JOIN schedule_versions v ON v.schedule_id = r.schedule_id AND v.version = r.version
      WHERE b.id = $1`,
    [batchId],
  );
  return rows.map(({ id }) => id!);
}
