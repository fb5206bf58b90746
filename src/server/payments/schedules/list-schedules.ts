import type { listScheduledWithdrawals as op } from '../../../contract/scheduled-withdrawals.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import { displaySchedules, SELECT_SCHEDULES } from './schedule-for-display.ts';
import { LIST_ORDER } from './schedules-found.ts';

/** GET /payments/scheduled-withdrawals: the one with the earliest next run first, those without one last. */
export function listSchedules({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, query }) => {
    const status = query.status ?? null;
    const kind = query.kind ?? null;
    const [counted] = await database.query(
      `SELECT count(*) AS total
         FROM schedules
        WHERE entity_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR kind = $3)`,
      [entityId, status, kind],
    );
    const rows = await database.query(
      `${SELECT_SCHEDULES}
        WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2) AND ($5::text IS NULL OR s.kind = $5)
        ${LIST_ORDER}
       OFFSET $3 LIMIT $4`,
      [entityId, status, query.offset, query.limit, kind],
    );
    return pageOf(await displaySchedules(database, entityId, rows, nowOf(clock)), counted!.total, query);
  };
}
