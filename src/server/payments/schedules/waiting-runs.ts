import type { z } from 'zod';
import type { ScheduledWithdrawalForDisplay } from '../../../contract/schedules.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { RunRow } from './plan-runs.ts';

export type WaitingRun = z.input<typeof ScheduledWithdrawalForDisplay>['waitingRuns'][number];
type Person = WaitingRun['preparedBy'];

/** What the batch of a run waits for. */
export type WaitingBatch = Pick<WaitingRun, 'approvalsMissing' | 'preparedBy' | 'approvedBy'>;

/** Whether the batch of a run waits for approval. */
export function isWaiting({ status, batch_status }: Pick<RunRow, 'status' | 'batch_status'>): boolean {
  return status === 'CREATED' && batch_status === 'PENDING_APPROVAL';
}

/** What the batches of runs wait for, by their ids. Only approvals that count are listed. */
export async function loadWaitingBatches(
  db: Queryable,
  runs: readonly RunRow[],
): Promise<ReadonlyMap<string, WaitingBatch>> {
  const ids = runs.filter(isWaiting).map(({ batch_id }) => batch_id!);
  if (ids.length === 0) return new Map();
  const rows = await db.query(
    `SELECT b.id, b.approvals_required, b.created_by, creator.name AS created_by_name,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', a.user_id, 'name', u.name)
                                       ORDER BY a.approved_at, a.user_id), '[]')
               FROM approvals_that_count(b.id) a
               JOIN users u ON u.id = a.user_id) AS approved_by
       FROM batches b
       JOIN users creator ON creator.id = b.created_by
      WHERE b.id = ANY($1)`,
    [ids],
  );
  return new Map(
    rows.map((row) => {
      const approvedBy = row.approved_by as unknown as Person[];
      return [
        row.id,
        {
          approvalsMissing: Math.max(0, row.approvals_required - approvedBy.length),
          preparedBy: { userId: row.created_by, name: row.created_by_name },
          approvedBy,
        },
      ];
    }),
  );
}
