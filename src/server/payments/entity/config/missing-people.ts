import {
  approvalsNeededAtMost,
  APPROVALS_WITHOUT_RULES,
} from '../../../../domain/payouts/approval-policy.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from './payment-config.ts';

/** The people without whom an entity that prepares batches cannot pay them, or set its rules. */
export interface MissingPeople {
  /** How many approvals one batch can get. Its creator cannot approve it. */
  available: number;
  /** The most approvals that a rule asks for. */
  needed: number;
  hasPreparer: boolean;
  hasAdmin: boolean;
  /** When a user was added or disabled last, or the rules changed. */
  since: Date;
}

/** What the roles of the enabled users allow, compared with the approval rules. */
export async function loadMissingPeople(db: Queryable, entityId: string): Promise<MissingPeople> {
  const [found] = await db.query(
    `SELECT count(*) FILTER (WHERE approval_lapse(u.disabled_at, u.roles) IS NULL)::int AS approvers,
            coalesce(bool_or('PREPARER' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_preparer,
            coalesce(bool_or('PREPARER' = ANY (u.roles) AND NOT 'APPROVER' = ANY (u.roles))
                       FILTER (WHERE u.disabled_at IS NULL), false) AS has_separate_preparer,
            coalesce(bool_or('ADMIN' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_admin,
            greatest(max(u.created_at), max(u.disabled_at), e.created_at) AS since
       FROM entities e
       LEFT JOIN users u ON u.entity_id = e.id
      WHERE e.id = $1
      GROUP BY e.id`,
    [entityId],
  );
  const { approvalRules, updatedAt } = await loadPaymentConfig(db, entityId);
  const people = found!;
  const isOneLess = people.has_preparer === true && people.has_separate_preparer !== true;
  const since = people.since!;
  return {
    available: Math.max(0, people.approvers! - (isOneLess ? 1 : 0)),
    needed: approvalsNeededAtMost(approvalRules),
    hasPreparer: people.has_preparer === true,
    hasAdmin: people.has_admin === true,
    since: updatedAt && updatedAt > since ? updatedAt : since,
  };
}

/** How many approvers are missing; 0 for an entity without a preparer. */
export function missingApprovers({ available, needed, hasPreparer }: MissingPeople): number {
  return hasPreparer ? Math.max(0, needed - available) : 0;
}

/** Sentences for the operator who sets up an entity: who is missing, and what to do. */
export function sayMissingPeople(entity: string, people: MissingPeople): string[] {
  const { available, needed, hasPreparer, hasAdmin } = people;
  const lines: string[] = [];
  if (!hasPreparer) lines.push(`${entity} cannot pay yet: no user has the role PREPARER.`);
  if (available < needed) {
    const rule = needed === APPROVALS_WITHOUT_RULES ? `${needed} approvals` : `up to ${needed} approvals`;
    const approvers = available === 1 ? '1 user' : `${available} users`;
    lines.push(
      `${entity} cannot pay every batch yet: its rules ask for ${rule} by users other than the creator, ` +
        `and ${approvers} can approve. Add users with the role APPROVER.`,
    );
  }
  if (!hasAdmin)
    lines.push(
      `No user of ${entity} has the role ADMIN, which sets approval rules and sets up bank connections. ` +
        'Give a user this role.',
    );
  return lines;
}
