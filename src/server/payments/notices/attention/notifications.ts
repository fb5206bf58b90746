import type {
  getNotificationSettings as getOp,
  listNotifications as listOp,
  markNotificationsRead as markOp,
  updateNotificationSettings as updateOp,
} from '../../../../contract/dashboard/notifications.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadNotifications } from './load-notifications.ts';

async function settingsOf(db: Queryable, userId: string) {
  const [row] = await db.query(
    'SELECT mail, read_until, mailed_until FROM notification_settings WHERE user_id = $1',
    [userId],
  );
  return { mail: row?.mail ?? 'OFF', readUntil: row?.read_until ?? null };
}

/** GET /app/notifications. */
export function listNotifications(context: Context): Handler<typeof listOp> {
  return async ({ caller }) => {
    const [found, { readUntil }] = await Promise.all([
      loadNotifications(context, {
        ...caller,
        isApprover: caller.roles.has('APPROVER'),
        isAdmin: caller.roles.has('ADMIN'),
      }),
      settingsOf(context.database, caller.userId),
    ]);
    const items = found.map((item) => ({
      ...item,
      isRead: readUntil !== null && Date.parse(item.at) <= readUntil.getTime(),
    }));
    return { unread: items.filter(({ isRead }) => !isRead).length, items };
  };
}

/** PUT /app/notifications/read. The mark only moves forward. Not audited: it matters to its user alone. */
export const markNotificationsRead: ChangingVerb<typeof markOp> = async (_context, tx, { caller, body }) => {
  const [row] = await tx.query(
    `INSERT INTO notification_settings (user_id, entity_id, read_until)
     VALUES ($1, $3, $2)
     ON CONFLICT (user_id)
     DO UPDATE SET read_until = greatest(notification_settings.read_until, excluded.read_until)
     RETURNING read_until`,
    [caller.userId, new Date(body.until), caller.entityId],
  );
  return { body: { readUntil: row!.read_until!.toISOString() }, audit: null };
};

/** GET /app/notification-settings. */
export function getNotificationSettings(context: Context): Handler<typeof getOp> {
  return async ({ caller }) => {
    const { mail } = await settingsOf(context.database, caller.userId);
    return { mail, email: caller.email };
  };
}

/** PUT /app/notification-settings. The first mail is about what happens from now on. */
export const updateNotificationSettings: ChangingVerb<typeof updateOp> = async (
  context,
  tx,
  { caller, body },
) => {
  const { mail: before } = await settingsOf(tx, caller.userId);
  const at = nowOf(context.clock);
  await tx.query(
    `INSERT INTO notification_settings (user_id, entity_id, mail, mailed_until)
     VALUES ($1, $4, $2, $3)
     ON CONFLICT (user_id)
     DO UPDATE SET mail = excluded.mail, mailed_until = excluded.mailed_until`,
    [caller.userId, body.mail, at, caller.entityId],
  );
  return {
    body: { mail: body.mail, email: caller.email },
    audit:
      before === body.mail
        ? null
        : {
            entityId: caller.entityId,
            at,
            actor: actorOf(caller),
            action: 'notification_settings.changed',
            subjectType: 'user',
            subjectId: caller.userId,
            details: { before, after: body.mail },
          },
  };
};
