import { Problem } from '../../../shared/errors.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';

/** A credential for `testAccess`: the user and the time of their sign-in. */
export function tokenFor(userId: string, signedInAtMs: number): string {
  return `${userId}.${signedInAtMs}`;
}

/**
 * Access for the tests of this room, which has no gateway. Loads the user and their roles from the database
 * at each request.
 */
export function testAccess(context: Context): Access {
  const access: Access = {
    async callerOf(request) {
      const [, userId, signedInAt] =
        /^Bearer ([0-9a-f-]{36})\.(\d+)$/.exec(request.headers.authorization ?? '') ?? [];
      const [user] = userId
        ? await context.database.query(
            `SELECT u.name, u.email, u.roles, u.entity_id, e.name AS entity_name,
                    e.account_id, e.primary_account_id
               FROM users u
               JOIN entities e ON e.id = u.entity_id
              WHERE u.id = $1`,
            [userId],
          )
        : [];
      if (!user)
        throw new Problem(401, 'unauthenticated', 'Not signed in', 'Sign in.', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      return {
        userId: userId!,
        userName: user.name,
        email: user.email,
        entityId: user.entity_id,
        entityName: user.entity_name,
        accountId: user.account_id,
        primaryAccountId: user.primary_account_id,
        roles: new Set(user.roles),
        authenticatedAtMs: Number(signedInAt),
        credential: 'bearer',
        program: null,
      };
    },
    async recheck(request, caller) {
      if ((await access.callerOf(request)).roles.size === 0)
        throw new Error(`${caller.userName} no longer has a role`);
    },
    watch: () => () => undefined,
  };
  return access;
}
