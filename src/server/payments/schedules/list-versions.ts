import type { listScheduledWithdrawalVersions as op } from '../../../contract/scheduled-withdrawals.ts';
import type { CanonicalWithdrawal } from '../../../domain/withdrawal/shapes.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import { VERSION_COLUMNS } from './load-schedule.ts';
import { displayContent, SIGNED_COLUMNS } from './schedule-for-display.ts';

/** GET /payments/scheduled-withdrawals/{id}/versions: the latest first. Errors: 404. */
export function listVersions({ database }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params, query }) => {
    const [schedule] = await database.query(
      `SELECT s.currency, s.latest_version FROM schedules s WHERE s.entity_id = $1 AND s.id = $2`,
      [entityId, params.id],
    );
    if (!schedule) throw notFound('schedule');
    const rows = await database.query(
      `SELECT v.status, v.decided_by, decider.name AS decided_by_name, v.reason,
              ${VERSION_COLUMNS}, ${SIGNED_COLUMNS},
              (SELECT coalesce(jsonb_agg(r.request ORDER BY r.row_number), '[]')
                 FROM schedule_rows r
                WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS withdrawals
         FROM schedule_versions v
         JOIN users author ON author.id = v.created_by
         LEFT JOIN users decider ON decider.id = v.decided_by
        WHERE v.schedule_id = $1
        ORDER BY v.version DESC
       OFFSET $2 LIMIT $3`,
      [params.id, query.offset, query.limit],
    );
    const items = rows.map((row) => ({
      version: row.version,
      status: row.status,
      ...displayContent(row, schedule.currency),
      withdrawals: row.withdrawals as unknown as CanonicalWithdrawal[],
      decidedBy: row.decided_by === null ? null : { userId: row.decided_by, name: row.decided_by_name ?? '' },
      reason: row.reason,
    }));
    return pageOf(items, BigInt(schedule.latest_version), query);
  };
}
