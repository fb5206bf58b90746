import type { z } from 'zod';
import type {
  exportAccessReview as exportOp,
  reviewAccess as op,
} from '../../../contract/dashboard/access.ts';
import { addDays, startOfDay } from '../../../shared/calendar-day.ts';
import { csvRow } from '../../../shared/csv.ts';
import { ROLES } from '../../../shared/terms.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { zonedTime } from '../audit/english.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { lineOf } from '../payouts/export/line-of.ts';

type Review = z.input<(typeof op)['answers'][200]['schema']>;

const COLUMNS = [
  'day',
  'person',
  'user_name',
  'access',
  ...ROLES,
  'since',
  'since_utc',
  'source',
  'user_id',
] as const;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** GET /app/access/review: the users with the roles that they had at the end of a day. */
export function reviewAccess(context: Context): Handler<typeof op> {
  return ({ caller, query }) => loadReview(context, caller.entityId, query.day);
}

/** GET /app/access/review.csv: the same for an auditor. The export is audited before it leaves. */
export function exportAccessReview(context: Context): Handler<typeof exportOp> {
  return async ({ caller, query, reply }) => {
    const review = await loadReview(context, caller.entityId, query.day);
    const { timezone } = await loadPaymentConfig(context.database, caller.entityId);
    const written = zonedTime(timezone);
    await recordAudit(context.database, {
      entityId: caller.entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'access_review.exported',
      subjectType: 'entity',
      subjectId: caller.entityId,
      details: { day: query.day },
    });
    const lines = review.people.map(({ name, displayName, roles, enabled, since, reconstructed, userId }) =>
      lineOf(COLUMNS, {
        day: review.day,
        person: displayName,
        user_name: name,
        access: enabled ? 'yes' : 'ended',
        ...(Object.fromEntries(ROLES.map((role) => [role, roles.includes(role) ? 'yes' : ''])) as Record<
          (typeof ROLES)[number],
          string
        >),
        since: written(since),
        since_utc: since,
        source: reconstructed ? 'as it was when the history began' : 'recorded',
        user_id: userId,
      }),
    );
    return reply
      .header('content-disposition', `attachment; filename="access-review-${review.day}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(BYTE_ORDER_MARK + [COLUMNS, ...lines].map((line) => csvRow([...line])).join(''));
  };
}

async function loadReview({ database, clock }: Context, entityId: string, day: string): Promise<Review> {
  const { timezone } = await loadPaymentConfig(database, entityId);
  const end = Math.min(startOfDay(addDays(day, 1), timezone) - 1, clock.nowMs());
  const rows = await database.query(
    `SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, h.roles, h.enabled, h.changed_at,
            h.reconstructed
       FROM users u
       JOIN LATERAL (
              SELECT roles, enabled, changed_at, reconstructed
                FROM user_access_history h
               WHERE h.entity_id = u.entity_id AND h.user_id = u.id AND h.changed_at <= $2
               ORDER BY h.changed_at DESC, h.number DESC
               LIMIT 1) h ON true
      WHERE u.entity_id = $1
      ORDER BY NOT h.enabled, lower(coalesce(u.display_name, u.name)), u.name`,
    [entityId, new Date(end)],
  );
  return {
    day,
    at: new Date(end).toISOString(),
    people: rows.map((row) => ({
      userId: row.id,
      name: row.name,
      displayName: row.display_name ?? row.name,
      roles: ROLES.filter((role) => row.roles.includes(role)),
      enabled: row.enabled,
      since: row.changed_at.toISOString(),
      reconstructed: row.reconstructed,
    })),
  };
}
