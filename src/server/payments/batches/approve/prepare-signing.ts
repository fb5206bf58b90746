import { isDelegationInForce } from '../../../../domain/payouts/delegations.ts';
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
  const isApproved = batch.status === 'APPROVED';
  const requirements = isApproved
    ? await requirementsRecorded(tx, batch)
    : await requirementsNow(tx, batch, judging);
  return {
    wanted,
    delegation: await requireDelegation(tx, wanted, at),
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
export async function requireSigner(tx: Tx, batch: LockedBatch, signing: Signing): Promise<void> {
  const { wanted, requirements, people } = signing;
  if (wanted.forUserId !== null) {
    const barred = await loadBarred(tx, batch.id);
    if (peopleIn(wanted).some((person) => barred.includes(person)))
      throw refused('own_batch', explain('own_batch.delegation'));
  }
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

async function requireDelegation(
  tx: Tx,
  { userId, forUserId }: Signature,
  at: Date,
): Promise<{ id: string; name: string } | null> {
  if (forUserId === null) return null;
  const found = await tx.query(
    `SELECT d.id, coalesce(u.display_name, u.name) AS name, d.starts_at, d.ends_at, d.ended_at
       FROM delegations d
       JOIN users u ON u.id = d.user_id
      WHERE d.user_id = $1 AND d.delegate_id = $2 AND d.ended_at IS NULL`,
    [forUserId, userId],
  );
  const delegation = found.find((one) =>
    isDelegationInForce(
      {
        startsAtMs: one.starts_at.getTime(),
        endsAtMs: one.ends_at.getTime(),
        endedAtMs: one.ended_at?.getTime() ?? null,
      },
      at.getTime(),
    ),
  );
  if (!delegation) throw refused('no_delegation', explain('no_delegation'));
  return { id: delegation.id, name: delegation.name ?? '' };
}
