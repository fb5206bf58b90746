import { DELEGATION_LASTS_DAYS } from '../../shared/policy-terms.ts';
import { DAY_MS } from '../../shared/time.ts';
import { peopleIn, type Signature } from './signers.ts';

/** `userId` lets `delegateId` sign for them from a time until another one. */
export interface Delegation {
  userId: string;
  delegateId: string;
  startsAtMs: number;
  endsAtMs: number;
  /** When it was ended before its time; null while it was not. */
  endedAtMs: number | null;
}

export type DelegationRefusal = 'SELF' | 'PAST' | 'TOO_LONG' | 'SECOND' | 'CHAIN';

/**
 * Why a delegation cannot be made. CHAIN: the delegate delegates in that time too, or the user is a delegate;
 * a delegation is never passed on. SECOND: the user has another delegate in that time. The database's
 * trigger `guard_delegation` agrees.
 */
export function delegationRefusal(
  wanted: Omit<Delegation, 'endedAtMs'>,
  others: readonly Delegation[],
  nowMs: number,
): DelegationRefusal | null {
  if (wanted.userId === wanted.delegateId) return 'SELF';
  if (wanted.startsAtMs < nowMs || wanted.endsAtMs <= wanted.startsAtMs) return 'PAST';
  if (wanted.endsAtMs > wanted.startsAtMs + DELEGATION_LASTS_DAYS * DAY_MS) return 'TOO_LONG';
  const meanwhile = others.filter(
    ({ startsAtMs, endsAtMs, endedAtMs }) =>
      endedAtMs === null && startsAtMs < wanted.endsAtMs && wanted.startsAtMs < endsAtMs,
  );
  if (meanwhile.some(({ userId }) => userId === wanted.userId)) return 'SECOND';
  const isChain = meanwhile.some(
    ({ userId, delegateId }) => userId === wanted.delegateId || delegateId === wanted.userId,
  );
  return isChain ? 'CHAIN' : null;
}

/** Whether a delegation lets its delegate sign at a time. */
export function isDelegationInForce(
  { startsAtMs, endsAtMs, endedAtMs }: Omit<Delegation, 'userId' | 'delegateId'>,
  atMs: number,
): boolean {
  return endedAtMs === null && startsAtMs <= atMs && atMs < endsAtMs;
}

/**
 * Why no user may give this signature: NO_DELEGATION; BARRED, because one of its people may not sign the
 * batch at all; HAS_SIGNED, because one of them has a part in another signature of it.
 */
export function signatureRefusal(
  wanted: Signature,
  {
    signatures,
    barred,
    delegations,
    nowMs,
  }: {
    signatures: readonly Signature[];
    /** Its preparer, and whoever wrote the version of the schedule that it pays. */
    barred: readonly string[];
    delegations: readonly Delegation[];
    nowMs: number;
  },
): 'NO_DELEGATION' | 'BARRED' | 'HAS_SIGNED' | null {
  const { userId, forUserId } = wanted;
  const isDelegated =
    forUserId === null ||
    delegations.some(
      (one) => one.userId === forUserId && one.delegateId === userId && isDelegationInForce(one, nowMs),
    );
  if (!isDelegated) return 'NO_DELEGATION';
  const people = peopleIn(wanted);
  if (people.some((person) => barred.includes(person))) return 'BARRED';
  const signed = signatures.flatMap(peopleIn);
  return people.some((person) => signed.includes(person)) ? 'HAS_SIGNED' : null;
}
