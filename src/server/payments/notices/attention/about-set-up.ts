import { expiresAtMs } from '../../../../domain/payouts/payee-register.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { PAYEE_LIMITS } from '../../../../shared/payee-terms.ts';
import type { AttentionKind } from '../../../../shared/terms.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPendingChange } from '../../entity/config/config-changes.ts';
import { loadMissingPeople, missingApprovers } from '../../entity/config/missing-people.ts';
import type { Attention } from './attention-item.ts';

/** A matter without a batch and without an amount. */
export function withoutAmount(kind: AttentionKind, at: Date, count: number | null): Attention {
  return {
    id: kind,
    kind,
    at: at.toISOString(),
    batch: null,
    count,
    settlementId: null,
    currency: 'ZAR',
    amount: formatAmount(0n, 'ZAR'),
    until: null,
  };
}

/** People without whom batches of the entity cannot be paid, or its rules cannot be changed. */
export async function missingPeople(db: Queryable, entityId: string): Promise<Attention[]> {
  const people = await loadMissingPeople(db, entityId);
  const approvers = missingApprovers(people);
  return [
    ...(approvers > 0 ? [withoutAmount('APPROVERS_MISSING', people.since, approvers)] : []),
    ...(people.hasAdmin ? [] : [withoutAmount('ADMIN_MISSING', people.since, null)]),
  ];
}

/** A looser payment config that waits: any approver or admin may cancel it until it takes effect. */
export async function looserConfig(db: Queryable, entityId: string): Promise<Attention[]> {
  const change = await loadPendingChange(db, entityId);
  if (!change) return [];
  const item = withoutAmount('LOOSER_CONFIG_WAITS', change.proposedAt, null);
  return [{ ...item, id: `LOOSER_CONFIG_WAITS ${change.id}`, until: change.countsFrom.toISOString() }];
}

/** Changes of payees that wait for a second person. */
export async function payeeChanges(db: Queryable, entityId: string, now: Date): Promise<Attention[]> {
  const [waiting] = await db.query(
    `SELECT count(*)::int AS count, max(proposed_at) AS at, min(proposed_at) AS oldest
       FROM payee_changes
      WHERE entity_id = $1 AND state = 'WAITING' AND proposed_at > $2`,
    [entityId, new Date(now.getTime() - PAYEE_LIMITS.expiresDays * DAY_MS)],
  );
  if (!waiting?.at || !waiting.oldest) return [];
  const item = withoutAmount('PAYEE_CHANGE_WAITS', waiting.at, waiting.count);
  return [{ ...item, until: new Date(expiresAtMs(waiting.oldest.getTime())).toISOString() }];
}

/** Changes of control that wait for another admin. */
export async function controlChanges(db: Queryable, entityId: string, now: Date): Promise<Attention[]> {
  const [waiting] = await db.query(
    `SELECT count(*)::int AS count, max(asked_at) AS asked_at, min(expires_at) AS expires_at
       FROM control_changes
      WHERE entity_id = $1 AND state = 'WAITING' AND expires_at > $2`,
    [entityId, now],
  );
  if (!waiting?.asked_at || !waiting.expires_at) return [];
  const item = withoutAmount('CONTROL_CHANGE_WAITS', waiting.asked_at, waiting.count);
  return [{ ...item, until: waiting.expires_at.toISOString() }];
}
