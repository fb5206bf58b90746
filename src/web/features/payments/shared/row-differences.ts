import type { WithdrawalRequest } from '../../../../client/types.gen.ts';

type Row = WithdrawalRequest;

export interface RowDifference {
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  before: Row | null;
  after: Row | null;
}

/** Rows are the same payment if they pay the same account, in their order; the external id comes first. */
function keysOf(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>();
  const seen = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    found.set(`${key} ${times}`, row);
  }
  return found;
}

const accountOf = ({ bankCode, accountNumber }: Row) => `account ${bankCode} ${accountNumber}`;
const personOf = ({ beneficiaryName }: Row) => `name ${beneficiaryName.toLowerCase()}`;

function same(left: Row, right: Row): boolean {
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]) as Set<keyof Row>;
  return [...fields].every((field) => (left[field] ?? null) === (right[field] ?? null));
}

/** What differs between two lists of payments: payments added, removed and changed. */
export function rowDifferences(before: readonly Row[], after: readonly Row[]): RowDifference[] {
  const changed: RowDifference[] = [];
  let removed = [...before];
  let added = [...after];
  // The same account first; then a person whose account has changed.
  for (const keyOf of [accountOf, personOf]) {
    const old = keysOf(removed, keyOf);
    const matched = new Set<Row>();
    for (const [key, row] of keysOf(added, keyOf)) {
      const match = old.get(key);
      if (!match) continue;
      matched.add(match).add(row);
      if (!same(match, row)) changed.push({ kind: 'CHANGED', before: match, after: row });
    }
    removed = removed.filter((row) => !matched.has(row));
    added = added.filter((row) => !matched.has(row));
  }
  return [
    ...changed,
    ...added.map((row): RowDifference => ({ kind: 'ADDED', before: null, after: row })),
    ...removed.map((row): RowDifference => ({ kind: 'REMOVED', before: row, after: null })),
  ];
}
