import type { BatchComparison, BatchDifference } from '../../../../client/types.gen.ts';

/** What a correction changed, person by person. */
export interface Corrections {
  removed: BatchDifference[];
  added: BatchDifference[];
  amounts: BatchDifference[];
  accounts: BatchDifference[];
  /** Exact counts: the lists have at most 100 people each. */
  counts: { removed: number; added: number; amounts: number; accounts: number };
}

/**
 * The differences between a correction and the batch that it corrects. A person without an external id who is
 * paid on another account is both removed and added under the same name: that is a changed account.
 */
export function correctionsOf(found: BatchComparison): Corrections {
  const of = (kind: BatchDifference['kind']) => found.items.filter((item) => item.kind === kind);
  const removedNames = new Map(of('REMOVED').map((item) => [item.name, item]));
  const moved = of('ADDED').flatMap((item) => {
    const before = removedNames.get(item.name);
    if (!before) return [];
    removedNames.delete(item.name);
    return [{ ...item, earlierAmount: before.earlierAmount, accountChanged: true }];
  });
  const movedNames = new Set(moved.map(({ name }) => name));
  const changed = [...of('CHANGED'), ...moved];
  const accounts = changed.filter(({ accountChanged }) => accountChanged);
  const amounts = changed.filter(({ amount, earlierAmount }) => amount !== earlierAmount);
  const onlyAccount = of('CHANGED').filter(({ amount, earlierAmount }) => amount === earlierAmount).length;
  return {
    removed: of('REMOVED').filter(({ name }) => !movedNames.has(name)),
    added: of('ADDED').filter(({ name }) => !movedNames.has(name)),
    amounts,
    accounts,
    counts: {
      removed: found.removed.count - moved.length,
      added: found.added.count - moved.length,
      amounts: found.changed.count - onlyAccount + amounts.filter(({ name }) => movedNames.has(name)).length,
      accounts: accounts.length,
    },
  };
}
