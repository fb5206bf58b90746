import { sumOf, type NeededSigners, type SigningPolicy } from './signing-policy.ts';

/** An approval: who gave it, and for whom if by a delegation. */
export interface Signature {
  userId: string;
  forUserId: string | null;
}

/** The person whose signature it is: the memberships of this person count. */
export function personOf({ userId, forUserId }: Signature): string {
  return forUserId ?? userId;
}

/** Everyone who has a part in it. No user has a part in two signatures of one batch. */
export function peopleIn({ userId, forUserId }: Signature): string[] {
  return forUserId === null ? [userId] : [userId, forUserId];
}

/** What a batch needs by one policy, with the members of its groups. */
export interface Requirement {
  needed: NeededSigners;
  policy: SigningPolicy;
}

/** The signers that are missing: at least `total` people, among them so many of each group. */
export interface MissingSigners {
  total: number;
  groups: { groupId: string; count: number }[];
}

/**
 * The signers that a requirement still misses, after `people` have signed in this order. A member of two
 * groups counts for the one where they are needed. The database's function `signers_suffice` agrees.
 */
export function missingSigners({ needed, policy }: Requirement, people: readonly string[]): MissingSigners {
  const filled = isOrdered(needed)
    ? filledInOrder(needed, policy, people)
    : filledByMatching(needed, policy, people);
  const groups = needed.groups
    .map(({ groupId, count }, place) => ({ groupId, count: count - filled[place]! }))
    .filter(({ count }) => count > 0);
  return { total: Math.max(0, needed.total - people.length, sumOf(groups)), groups };
}

/** Whether no signer is missing for any of the requirements. */
export function isSignedEnough(requirements: readonly Requirement[], people: readonly string[]): boolean {
  return requirements.every((requirement) => missingSigners(requirement, people).total === 0);
}

/** Whether another signer would help, and is next where the groups sign in order. */
export function signerIsNext(
  requirements: readonly Requirement[],
  people: readonly string[],
  person: string,
): 'CAN_SIGN' | 'NOT_NEEDED' | 'NOT_YOUR_TURN' {
  if (requirements.some((requirement) => isTooEarly(requirement, people, person))) return 'NOT_YOUR_TURN';
  const before = requirements.map((requirement) => missingSigners(requirement, people));
  const after = requirements.map((requirement) => missingSigners(requirement, [...people, person]));
  // Signers beside the groups of one policy may be those whom another policy asks for, so that a place in a
  // group counts, and otherwise only the most that is missing.
  const most = (all: readonly MissingSigners[]) => Math.max(...all.map(({ total }) => total));
  const helps =
    most(after) < most(before) ||
    after.some(({ groups }, place) => sumOf(groups) < sumOf(before[place]!.groups));
  return helps ? 'CAN_SIGN' : 'NOT_NEEDED';
}

/** Far more than the orders in which the signers of one batch can sign. */
const MOST_TRIES = 20_000;

/**
 * Whether some of the candidates can complete the signatures, each signing when it is their turn. Two
 * policies that ask for opposite orders, or a first signer who is out of turn, can make that impossible
 * although enough people are left.
 */
export function canBeSigned(
  requirements: readonly Requirement[],
  people: readonly string[],
  candidates: readonly string[],
): boolean {
  // Candidates of the same groups are alike, so that only one of them is tried at each step.
  const kindOf = (person: string) =>
    requirements
      .map(({ policy }) => policy.groups.map(({ memberIds }) => memberIds.includes(person)).join())
      .join(';');
  let tries = 0;
  const completes = (signed: readonly string[], left: readonly string[]): boolean => {
    if (isSignedEnough(requirements, signed)) return true;
    if (++tries > MOST_TRIES) return false;
    const tried = new Set<string>();
    return left.some((person) => {
      const kind = kindOf(person);
      if (tried.has(kind) || signerIsNext(requirements, signed, person) !== 'CAN_SIGN') return false;
      tried.add(kind);
      return completes(
        [...signed, person],
        left.filter((one) => one !== person),
      );
    });
  };
  return completes(people, candidates);
}

function isTooEarly(requirement: Requirement, people: readonly string[], person: string): boolean {
  if (!isOrdered(requirement.needed)) return false;
  const [next, ...later] = missingSigners(requirement, people).groups;
  const isIn = ({ groupId }: { groupId: string }) => membersOf(requirement.policy, groupId).includes(person);
  return next !== undefined && !isIn(next) && later.some(isIn);
}

function isOrdered({ inOrder, groups }: NeededSigners): boolean {
  return inOrder && groups.length > 1;
}

function membersOf(policy: SigningPolicy, groupId: string): readonly string[] {
  return policy.groups.find(({ id }) => id === groupId)?.memberIds ?? [];
}

/** How many of each group have signed, each group after the one before it was complete. */
function filledInOrder(
  { groups }: NeededSigners,
  policy: SigningPolicy,
  people: readonly string[],
): number[] {
  let from = 0;
  return groups.map(({ groupId, count }) => {
    const members = membersOf(policy, groupId);
    let filled = 0;
    while (filled < count && from < people.length) {
      if (members.includes(people[from]!)) filled += 1;
      from += 1;
    }
    return filled;
  });
}

/**
 * How many of each group have signed, if everyone counts where they are needed: the largest matching of
 * people and places. Each person may move the one who has their place to another one.
 */
function filledByMatching(
  { groups }: NeededSigners,
  policy: SigningPolicy,
  people: readonly string[],
): number[] {
  const places = groups.flatMap(({ groupId, count }, group) =>
    Array.from({ length: count }, () => ({ group, members: membersOf(policy, groupId) })),
  );
  const taken: (string | null)[] = places.map(() => null);
  const seat = (person: string, tried: Set<number>): boolean =>
    places.some(({ members }, place) => {
      if (tried.has(place) || !members.includes(person)) return false;
      tried.add(place);
      const holder = taken[place];
      if (holder != null && !seat(holder, tried)) return false;
      taken[place] = person;
      return true;
    });
  for (const person of people) seat(person, new Set());
  return groups.map(
    (_, group) => places.filter((place, at) => place.group === group && taken[at] !== null).length,
  );
}
