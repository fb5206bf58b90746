import type { Operation } from '../../../contract/operation.ts';
import { Problem } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/caller.ts';
import { databaseError, type Database } from '../../platform/database/pool.ts';
import { requireRole } from '../../platform/http/require-role.ts';

/** What the guards of the database raise: check_violation and restrict_violation. */
const REFUSED_BY_GUARD = new Set(['23514', '23001']);

/**
 * What a change is answered that the database refused. A user may be disabled, or lose a role, after the
 * request was let in and before its change is written: the guards then refuse it, and the answer is the one
 * of the next request of that user. Any other error stays as it is.
 */
export async function asLostAccess(
  database: Database,
  op: Operation,
  caller: Caller,
  error: unknown,
): Promise<unknown> {
  if (!REFUSED_BY_GUARD.has(databaseError(error)?.code ?? '')) return error;
  const [user] = await database.query('SELECT roles, disabled_at FROM users WHERE id = $1', [caller.userId]);
  if (!user || user.disabled_at !== null)
    return new Problem(401, 'unauthenticated', 'Not signed in', 'This user has been disabled.');
  try {
    requireRole(op, { ...caller, roles: new Set(user.roles) });
    return error;
  } catch (lost) {
    return lost;
  }
}
