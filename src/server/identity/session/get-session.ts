import type { FastifyInstance } from 'fastify';
import { getSession } from '../../../contract/dashboard/session.ts';
import { type InstallationNotice, ROLES } from '../../../shared/terms.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';
import { listCompanies } from './list-companies.ts';

const DEFAULT_TIMEZONE = 'Africa/Johannesburg';

/**
 * GET /app/session: the signed-in user, the entity and its time zone. `isConnected` says whether an entity
 * has a key for an exchange, which another room knows.
 */
export function mountGetSession(
  app: FastifyInstance,
  context: Context,
  access: Access,
  isConnected: (entityId: string) => Promise<boolean>,
): void {
  mount(app, access, '', getSession, async ({ caller }) => {
    const [facts] = await context.database.query(
      `SELECT u.language,
              coalesce(u.display_name, u.name) AS display_name,
              (SELECT timezone FROM payment_configs WHERE entity_id = $1) AS timezone,
              EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo
         FROM users u
        WHERE u.id = $2`,
      [caller.entityId, caller.userId],
    );
    return {
      user: {
        id: caller.userId,
        name: caller.userName,
        displayName: facts?.display_name ?? caller.userName,
        email: caller.email,
        roles: ROLES.filter((role) => caller.roles.has(role)),
        language: facts?.language ?? null,
      },
      entity: { id: caller.entityId, name: caller.entityName },
      // A program of one entity learns nothing of the others of its maker.
      companies: (await listCompanies(context.database, caller.userId)).filter(
        ({ isCurrent }) => isCurrent || !caller.program,
      ),
      timezone: facts?.timezone ?? DEFAULT_TIMEZONE,
      authenticatedAt: new Date(caller.authenticatedAtMs).toISOString(),
      exchangeConnected: await isConnected(caller.entityId),
      notices: caller.roles.has('ADMIN') ? noticesOf(context) : [],
      demo: facts?.demo ?? false,
    };
  });
}

function noticesOf({ diskSpace }: Context): InstallationNotice[] {
  const state = diskSpace?.current()?.state;
  if (state === 'full') return ['DISK_FULL'];
  return state === 'low' ? ['DISK_LOW'] : [];
}
