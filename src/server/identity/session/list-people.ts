import type { FastifyInstance } from 'fastify';
import { listPeople } from '../../../contract/dashboard/session.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';

/** GET /app/people: the users of the entity, so that the dashboard can name them as people. */
export function mountListPeople(app: FastifyInstance, context: Context, access: Access): void {
  mount(app, access, '', listPeople, async ({ caller }) => {
    const people = await context.database.query(
      `SELECT id, name, coalesce(display_name, name) AS display_name
         FROM users
        WHERE entity_id = $1
        ORDER BY name`,
      [caller.entityId],
    );
    return people.map(({ id, name, display_name }) => ({
      userId: id,
      name,
      displayName: display_name ?? name,
    }));
  });
}
