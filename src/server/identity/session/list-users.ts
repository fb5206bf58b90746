import type { FastifyInstance } from 'fastify';
import { listUsers } from '../../../contract/dashboard/session.ts';
import { may } from '../../../shared/permissions.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';

/**
 * GET /app/users: the users of the entity with their roles. The search for the last sign-in reads few entries
 * of each user, so that a long audit log does not slow the list down.
 */
export function mountListUsers(app: FastifyInstance, context: Context, access: Access): void {
  mount(app, access, '', listUsers, async ({ caller }) => {
    const users = await context.database.query(
      `SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.roles,
              u.disabled_at IS NULL AS active, last.at AS last_sign_in_at
         FROM users u
         LEFT JOIN LATERAL (SELECT recent.at
                              FROM (SELECT a.at, a.action, a.seq
                                      FROM audit_log a
                                     WHERE a.entity_id = u.entity_id AND a.actor_id = u.id
                                     ORDER BY a.seq DESC
                                     LIMIT 500) recent
                             WHERE recent.action = 'session.opened'
                             ORDER BY recent.seq DESC
                             LIMIT 1) last ON true
        WHERE u.entity_id = $1
        ORDER BY u.disabled_at IS NOT NULL, lower(coalesce(u.display_name, u.name)), u.name`,
      [caller.entityId],
    );
    const knowsSignIns = may({ roles: [...caller.roles] }, 'readAuditLog');
    return users.map(({ id, name, display_name, roles, active, last_sign_in_at: lastSignIn }) => ({
      userId: id,
      name,
      displayName: display_name ?? name,
      roles,
      active: active === true,
      lastSignInAt: knowsSignIns && lastSignIn ? lastSignIn.toISOString() : null,
    }));
  });
}
