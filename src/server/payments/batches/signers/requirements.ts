import { isDeepStrictEqual } from 'node:util';
import {
  neededSigners,
  NO_POLICY,
  stricterOf,
  type BatchFacts,
  type NeededSigners,
} from '../../../../domain/payouts/signing-policy.ts';
import type { Requirement } from '../../../../domain/payouts/signers.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import { loadPolicy, loadPolicyVersion } from '../../policy/load-policy.ts';
import { storedFacts } from '../../policy/stored-policy.ts';
import { loadFacts, type BatchOfFacts } from './load-facts.ts';

/** What a batch needs by one version of the policy. */
export interface RequirementOfVersion extends Requirement {
  version: number;
  facts: BatchFacts | null;
  /** Whether exactly this is recorded. */
  isRecorded: boolean;
}

/** How a batch that waits is judged. */
export interface Judging {
  /** The approvals that the rules by amount ask for. */
  base: number;
  timezone: string;
  /** When it is judged. */
  at: Date;
  /** The total by which it is judged, if that is not its own: for a standing approval that of all runs. */
  totalMinor?: bigint;
}

/**
 * What a batch needs that waits for approval: by the policy under which it was prepared, and by the one in
 * force. Both count, so that neither an old rule nor a new one is avoided; without a policy only the rules by
 * amount do.
 */
export async function requirementsNow(
  db: Queryable,
  batch: BatchOfFacts & { policyVersion: number },
  { base, timezone, at, totalMinor }: Judging,
): Promise<RequirementOfVersion[]> {
  const newest = await loadPolicy(db, batch.entityId);
  const versions = [...new Set([batch.policyVersion, newest.version])].filter((version) => version > 0);
  if (versions.length === 0) return [byAmountAlone(base)];
  const policies = await Promise.all(
    versions.map(async (version) => ({
      version,
      policy:
        version === newest.version ? newest.policy : await loadPolicyVersion(db, batch.entityId, version),
    })),
  );
  const judged = totalMinor === undefined ? batch : { ...batch, totalAmountMinor: totalMinor };
  const facts = await loadFacts(
    db,
    judged,
    policies.map(({ policy }) => policy),
    timezone,
    at,
  );
  const recorded = await loadRecorded(db, batch.id);
  return policies.map(({ version, policy }) => {
    const before = recorded.get(version);
    const now = neededSigners(policy, facts, base);
    const needed = before ? stricterOf(before, now, policy) : now;
    return { version, policy, needed, facts, isRecorded: isDeepStrictEqual(before, needed) };
  });
}

/**
 * The signers that were needed for a batch that is approved, by the policy of its preparation and by the one
 * that was in force then: nothing is added to it any more.
 */
export async function requirementsRecorded(
  db: Queryable,
  batch: { id: string; entityId: string; approvalsRequired: number; policyVersion: number },
): Promise<RequirementOfVersion[]> {
  const { id, entityId, approvalsRequired, policyVersion } = batch;
  const recorded = await loadRecorded(db, id);
  if (recorded.size === 0) return [byAmountAlone(approvalsRequired)];
  // A policy that came and went while the batch waited does not count.
  const last = Math.max(...recorded.keys());
  const counting = [...recorded].filter(([version]) => version === policyVersion || version === last);
  return Promise.all(
    counting.map(async ([version, needed]) => ({
      version,
      policy: await loadPolicyVersion(db, entityId, version),
      needed,
      facts: null,
      isRecorded: true,
    })),
  );
}

/** Records what a batch needs, before it is approved: the database refuses it otherwise. */
export async function recordRequirements(
  tx: Tx,
  { id, entityId }: { id: string; entityId: string },
  requirements: readonly RequirementOfVersion[],
  at: Date,
): Promise<void> {
  for (const { version, needed, facts, isRecorded } of requirements) {
    if (version === 0 || isRecorded || facts === null) continue;
    await tx.query(
      `INSERT INTO batch_signers (batch_id, policy_version, entity_id, needed, facts, recorded_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (batch_id, policy_version)
       DO UPDATE SET needed = excluded.needed, facts = excluded.facts, recorded_at = excluded.recorded_at`,
      [id, version, entityId, JSON.stringify(needed), JSON.stringify(storedFacts(facts)), at],
    );
  }
}

/** The number of signers that a batch needs at least. */
export function totalOf(requirements: readonly RequirementOfVersion[]): number {
  return Math.max(...requirements.map(({ needed }) => needed.total));
}

function byAmountAlone(base: number): RequirementOfVersion {
  const needed: NeededSigners = { total: base, groups: [], inOrder: false };
  return { version: 0, policy: NO_POLICY, needed, facts: null, isRecorded: true };
}

async function loadRecorded(db: Queryable, batchId: string): Promise<Map<number, NeededSigners>> {
  const rows = await db.query(
    'SELECT policy_version, needed FROM batch_signers WHERE batch_id = $1 ORDER BY policy_version',
    [batchId],
  );
  return new Map(rows.map(({ policy_version: version, needed }) => [version, needed]));
}
