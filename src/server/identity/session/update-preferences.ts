import type { FastifyInstance } from 'fastify';
import { updatePreferences } from '../../../contract/dashboard/session.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/route.ts';

/**
 * PUT /app/preferences: the person's own settings, for every entity to which the person belongs. They change
 * nothing for anyone else and are not audited.
 */
export function mountUpdatePreferences(app: FastifyInstance, context: Context, access: Access): void {
  mount(app, access, '', updatePreferences, async ({ caller, body }) => {
    await context.database.query(
      'UPDATE users SET language = $2 WHERE login_id = (SELECT login_id FROM users WHERE id = $1)',
      [caller.userId, body.language],
    );
    return body;
  });
}
