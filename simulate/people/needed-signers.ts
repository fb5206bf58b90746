/**
 * Whether people are the signers that a stored policy asks for, tried out place by place: by other means than
 * the product's matching and the database's theorem.
 */

export interface WrittenPolicy {
  groups: { id: string; memberIds: string[] }[];
  rules: {
    when: { kind: string; currency?: string; aboveMinor?: string; userIds?: string[] }[];
    signers: { groupId: string | null; count: number }[];
    inOrder: boolean;
  }[];
}

export interface SignedBatch {
  currency: string;
  totalMinor: bigint;
  createdBy: string;
}

/** `people` are the persons whose signatures count, in the order in which they were given. */
export function isSatisfied(policy: WrittenPolicy, batch: SignedBatch, people: readonly string[]): boolean {
  const rules = policy.rules.filter(({ when }) => when.every((condition) => holds(condition, batch)));
  const most = Math.max(0, ...rules.map(({ signers }) => signers.reduce((sum, { count }) => sum + count, 0)));
  if (new Set(people).size < Math.max(most, 1) && rules.length > 0) return false;
  const places = policy.groups.flatMap(({ id, memberIds }) => {
    const counts = rules.flatMap(({ signers }) => signers.filter(({ groupId }) => groupId === id));
    const needed = Math.max(0, ...counts.map(({ count }) => count));
    return Array.from({ length: needed }, () => memberIds);
  });
  const inOrder = rules.some((rule) => rule.inOrder) && new Set(places).size > 1;
  return fill(places, people, inOrder);
}

function holds(
  { kind, currency, aboveMinor, userIds }: WrittenPolicy['rules'][number]['when'][number],
  batch: SignedBatch,
): boolean {
  if (kind === 'AMOUNT') return currency === batch.currency && batch.totalMinor > BigInt(aboveMinor!);
  if (kind === 'PREPARER') return userIds!.includes(batch.createdBy);
  throw new Error(`The simulator draws no condition ${kind}.`);
}

/** Tries every person for the first place, and the others for the rest. */
function fill(places: readonly string[][], people: readonly string[], inOrder: boolean): boolean {
  const [first, ...rest] = places;
  if (!first) return true;
  return people.some(
    (person, at) =>
      first.includes(person) &&
      fill(rest, inOrder ? people.slice(at + 1) : people.filter((_, other) => other !== at), inOrder),
  );
}
