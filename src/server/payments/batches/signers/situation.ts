import { approvalsRequiredNow } from '../../../../domain/payouts/approval-policy.ts';
import {
  isSignedEnough,
  peopleIn,
  personOf,
  signerIsNext,
  type Signature,
} from '../../../../domain/payouts/signers.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { SigningState } from '../../../../shared/policy-terms.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadDelegationsTo } from '../../policy/load-delegations.ts';
import { loadPolicy } from '../../policy/load-policy.ts';
import { loadBarred, loadSignatures, type LoadedSignature } from './load-signatures.ts';
import { requirementsNow, requirementsRecorded, type RequirementOfVersion } from './requirements.ts';

/** Everything that decides who may sign a batch now. */
export interface Situation {
  requirements: readonly RequirementOfVersion[];
  signatures: readonly LoadedSignature[];
  /** The people whose signatures count, in order. */
  people: readonly string[];
  creatorId: string;
  /** The users who may not sign it for another one. */
  barred: readonly string[];
  approvers: readonly { userId: string; name: string }[];
}

type LoadedBatch = Awaited<ReturnType<typeof loadBatchToSign>>;

/** A batch of the entity with what decides who signs it. Throws 404. */
export async function loadBatchToSign(db: Queryable, entityId: string, id: string) {
  const [batch] = await db.query(
    `SELECT id, entity_id AS "entityId", status, currency, total_amount_minor AS "totalAmountMinor",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", created_at AS "createdAt",
            execution_date::text AS "executionDate", moves_on::text AS "movesOn",
            policy_version AS "policyVersion"
       FROM batches
      WHERE entity_id = $1 AND id = $2`,
    [entityId, id],
  );
  if (!batch) throw notFound('batch');
  return batch;
}

/** Everything that decides who may sign a batch that waits for approvals. */
export async function loadSituation(db: Queryable, batch: LoadedBatch, at: Date): Promise<Situation> {
  const { entityId, currency, totalAmountMinor, approvalsRequired } = batch;
  const { approvalRules, timezone } = await loadPaymentConfig(db, entityId);
  const base = approvalsRequiredNow(approvalsRequired, approvalRules, currency, totalAmountMinor);
  const signatures = await loadSignatures(db, batch.id);
  const approvers = await db.query(
    `SELECT id AS "userId", coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY 2, 1`,
    [entityId],
  );
  return {
    requirements:
      batch.status === 'APPROVED'
        ? await requirementsRecorded(db, batch)
        : await requirementsNow(db, batch, { base, timezone, at }),
    signatures,
    people: signatures.filter(({ counts }) => counts).map(personOf),
    creatorId: batch.createdBy,
    barred: await loadBarred(db, batch.id),
    approvers: approvers.map(({ userId, name }) => ({ userId, name: name ?? '' })),
  };
}

/** Whether a signature would count now, and why not. */
function stateFor(wanted: Signature, situation: Situation): SigningState {
  const { signatures, requirements, people, creatorId, barred } = situation;
  const parts = peopleIn(wanted);
  const isBarred =
    wanted.userId === creatorId ||
    (wanted.forUserId !== null && parts.some((person) => barred.includes(person)));
  if (isBarred) return 'BARRED';
  if (signatures.flatMap(peopleIn).some((person) => parts.includes(person))) return 'HAS_SIGNED';
  // Enough signatures wait for an approver who completes the approval.
  if (isSignedEnough(requirements, people)) return 'CAN_SIGN';
  return signerIsNext(requirements, people, personOf(wanted));
}

/** The approvers who have no part in a signature yet, and did not prepare the batch. */
export function candidatesIn({ approvers, signatures, creatorId }: Situation) {
  const signed = signatures.flatMap(peopleIn);
  return approvers.filter(({ userId }) => userId !== creatorId && !signed.includes(userId));
}

/** What a caller could do: sign for themselves, and for each user who has delegated that to them. */
export async function loadStates(db: Queryable, caller: Caller, situation: Situation, at: Date) {
  if (!caller.roles.has('APPROVER')) return { own: 'BARRED' as const, onBehalfOf: [] };
  const given = await loadDelegationsTo(db, caller.userId, at);
  return {
    own: stateFor({ userId: caller.userId, forUserId: null }, situation),
    onBehalfOf: given.map(({ userId, name }) => ({
      user: { userId, name: name ?? '' },
      state: stateFor({ userId: caller.userId, forUserId: userId }, situation),
    })),
  };
}

/**
 * The approvers who could sign a batch now, for themselves or by a delegation; null without a signing policy,
 * when everybody may who did not prepare it.
 */
export async function whoCouldSign(
  db: Queryable,
  entityId: string,
  batchId: string,
  at: Date,
): Promise<ReadonlySet<string> | null> {
  const { version } = await loadPolicy(db, entityId);
  if (version === 0) return null;
  const situation = await loadSituation(db, await loadBatchToSign(db, entityId, batchId), at);
  const delegations = await db.query(
    `SELECT d.user_id AS "forUserId", d.delegate_id AS "userId"
       FROM delegations d
      WHERE d.entity_id = $1 AND d.ended_at IS NULL AND d.starts_at <= $2 AND d.ends_at > $2`,
    [entityId, at],
  );
  const wishes: Signature[] = [
    ...situation.approvers.map(({ userId }) => ({ userId, forUserId: null })),
    ...delegations,
  ];
  return new Set(
    wishes.filter((wanted) => stateFor(wanted, situation) === 'CAN_SIGN').map(({ userId }) => userId),
  );
}
