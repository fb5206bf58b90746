import { isDelegationInForce, signatureRefusal } from '../../../../domain/payouts/delegations.ts';
import {
  isSignedEnough,
  missingSigners,
  peopleIn,
  personOf,
  signerIsNext,
  type Signature,
} from '../../../../domain/payouts/signers.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { LockedBatch } from '../lock-batch.ts';
import { loadBarred, loadSignatures } from '../signers/load-signatures.ts';
import {
  requirementsNow,
  requirementsRecorded,
  totalOf,
  type Judging,
  type RequirementOfVersion,
} from '../signers/requirements.ts';

/** One user's wish to sign a batch, and the signatures that it has. */
export interface Signing {
  wanted: Signature;
  /** The delegation by which it is given for another user. */
  delegation: { id: string; name: string } | null;
  /** Whether the one for whom it is given, or the delegate, may not sign the batch at all. */
  isBarred: boolean;
  requirements: readonly RequirementOfVersion[];
  /** The people whose signatures count, in order. */
  people: readonly string[];
  /** How many approvals the batch needs now. */
  required: number;
  /** Whether the user, or the one for whom they sign, has a part in a signature, even a lapsed one. */
  part: 'OWN' | 'DELEGATED' | null;
}

/** Loads what decides whether a user may sign. Throws 400 `no_delegation`. */
export async function loadSigning(
  tx: Tx,
  batch: LockedBatch,
  wanted: Signature,
  judging: Judging,
  at: Date,
): Promise<Signing> {
  const signatures = await loadSignatures(tx, batch.id);
  const delegations = await loadDelegations(tx, wanted);
  // Whoever signs in their own name was asked before whether the batch is theirs.
  const barred = wanted.forUserId === null ? [] : await loadBarred(tx, batch.id);
  const nowMs = at.getTime();
  const refusal = signatureRefusal(wanted, { signatures, barred, delegations, nowMs });
  if (refusal === 'NO_DELEGATION') throw refused('no_delegation', explain('no_delegation'));
  const isApproved = batch.status === 'APPROVED';
  const requirements = isApproved
    ? await requirementsRecorded(tx, batch)
    : await requirementsNow(tx, batch, judging);
  return {
    wanted,
    delegation: delegations.find((one) => isDelegationInForce(one, nowMs)) ?? null,
    isBarred: refusal === 'BARRED',
    requirements,
    people: signatures.filter(({ counts }) => counts).map(personOf),
    required: isApproved ? batch.approvalsRequired : Math.max(judging.base, totalOf(requirements)),
    part: partOf(wanted, signatures),
  };
}

function partOf(wanted: Signature, signatures: readonly Signature[]): Signing['part'] {
  const people = peopleIn(wanted);
  const found = signatures.filter((one) => peopleIn(one).some((person) => people.includes(person)));
  if (found.length === 0) return null;
  const isOwn =
    wanted.forUserId === null &&
    found.some(({ userId, forUserId }) => userId === wanted.userId && forUserId === null);
  return isOwn ? 'OWN' : 'DELEGATED';
}

/** Whether these people are the signers that the batch needs. */
export function isEnough(
  { requirements, required }: Pick<Signing, 'requirements' | 'required'>,
  people: readonly string[],
): boolean {
  return people.length >= required && isSignedEnough(requirements, people);
}

/**
 * Throws a 400 for a signature that no user may give, or that would not help: `own_batch`,
 * `not_your_turn`, `other_signers_needed`. For a user who has no part in a signature yet.
 */
export function requireSigner({ wanted, isBarred, requirements, people }: Signing): void {
  if (isBarred) throw refused('own_batch', explain('own_batch.delegation'));
  if (isSignedEnough(requirements, people)) return;
  const next = signerIsNext(requirements, people, personOf(wanted));
  if (next === 'CAN_SIGN') return;
  const groups = nextGroups(requirements, people, next === 'NOT_YOUR_TURN');
  throw next === 'NOT_YOUR_TURN'
    ? refused('not_your_turn', explain('not_your_turn', { groups }))
    : refused('other_signers_needed', explain('other_signers_needed', { groups }));
}

/** Whether another group signs next, so that its members get a mail. */
export function turnHasPassed(
  requirements: readonly RequirementOfVersion[],
  before: readonly string[],
  after: readonly string[],
): boolean {
  return requirements.some((requirement) => {
    const nextAfter = (people: readonly string[]) => missingSigners(requirement, people).groups[0]?.groupId;
    const next = nextAfter(after);
    return requirement.needed.inOrder && next !== undefined && next !== nextAfter(before);
  });
}

/** The names of the groups that still sign; `first`: of each policy only the one that is next. */
function nextGroups(
  requirements: readonly RequirementOfVersion[],
  people: readonly string[],
  first: boolean,
): string {
  const names = requirements.flatMap((requirement) => {
    const { groups } = missingSigners(requirement, people);
    return (first ? groups.slice(0, 1) : groups).map(
      ({ groupId }) => requirement.policy.groups.find(({ id }) => id === groupId)!.name,
    );
  });
  return [...new Set(names)].join(', ');
}

/** The delegations of the one for whom a signature is given to its delegate. */
async function loadDelegations(tx: Tx, { userId, forUserId }: Signature) {
  if (forUserId === null) return [];
  const found = await tx.query(
    `SELECT d.id, coalesce(u.display_name, u.name) AS name, d.starts_at, d.ends_at, d.ended_at
       FROM delegations d
       JOIN users u ON u.id = d.user_id
      WHERE d.user_id = $1 AND d.delegate_id = $2 AND d.ended_at IS NULL`,
    [forUserId, userId],
  );
  return found.map((one) => ({
    id: one.id,
    name: one.name ?? '',
    userId: forUserId,
    delegateId: userId,
    startsAtMs: one.starts_at.getTime(),
    endsAtMs: one.ends_at.getTime(),
    endedAtMs: one.ended_at?.getTime() ?? null,
  }));
}
