import { explain, type Explained } from '../../../shared/error-texts.ts';
import type { Operation } from '../../../contract/operation.ts';
import { Problem } from '../../../shared/errors.ts';
import type { Role } from '../../../shared/terms.ts';
import type { Caller } from '../caller.ts';

/**
 * Throws 403 `role_required` unless the caller has a role that the operation allows. An operation for every
 * role, and one that is public on the exchange, need any role at all.
 */
export function requireRole({ roles }: Operation, caller: Caller): void {
  const anyRole = roles === 'every' || roles === 'public';
  if (anyRole ? caller.roles.size > 0 : roles.some((role) => caller.roles.has(role))) return;
  const needed = anyRole ? explain('role_required.any') : explain('role_required', { roles: anyOf(roles) });
  throw new Problem(403, 'role_required', 'Not allowed', needed);
}

/** "APPROVER or ADMIN". */
function anyOf([role, ...others]: readonly Role[]): Explained {
  const first = explain(`role.${role!}`);
  return others.length === 0 ? first : explain('either', { first, second: anyOf(others) });
}
