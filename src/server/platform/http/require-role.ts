import type { Operation } from '../../../contract/operation.ts';
import { Problem } from '../../../shared/errors.ts';
import type { Caller } from '../caller.ts';

/**
 * Throws 403 `role_required` unless the caller has a role that the operation allows. An operation for every
 * role, and one that is public on the exchange, need any role at all.
 */
export function requireRole({ roles }: Operation, caller: Caller): void {
  const anyRole = roles === 'every' || roles === 'public';
  if (anyRole ? caller.roles.size > 0 : roles.some((role) => caller.roles.has(role))) return;
  const needed = anyRole ? 'any role' : `the role ${roles.join(' or ')}`;
  throw new Problem(403, 'role_required', 'Not allowed', `This needs ${needed}. Your operator can grant it.`);
}
