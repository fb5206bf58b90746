/** Ids, digests and references of deposits, which differ from one play to the next. */
const OF_ONE_PLAY = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|\bF[0-9A-Z]{7}\b/g;

/** Items in an order that every play of a history has, so that a choice by its place stays the same. */
export function steady<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item).replace(OF_ONE_PLAY, '') }));
  return keyed
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ item }) => item);
}
