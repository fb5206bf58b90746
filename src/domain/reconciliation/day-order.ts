/** The balances of a statement. */
export interface StatedBalances {
  openingMinor: bigint | null;
  closingMinor: bigint | null;
}

/**
 * Orders the statements of a day whose bank gives no numbers, such as exports in CSV: each follows the one
 * with whose closing balance it opens. The input is in the order of arrival, which is kept unless a balance
 * says otherwise.
 */
export function inDayOrder<Statement extends StatedBalances>(statements: readonly Statement[]): Statement[] {
  const left = new Set(statements);
  const follows = (after: Statement, before: Statement) =>
    after !== before && before.closingMinor !== null && after.openingMinor === before.closingMinor;
  const moves = ({ openingMinor, closingMinor }: Statement) => openingMinor !== closingMinor;
  const isFirst = (one: Statement) => ![...left].some((other) => moves(other) && follows(one, other));
  const ordered: Statement[] = [];
  while (left.size > 0) {
    // Balances that form a circle do not show which statement is first.
    let next: Statement | undefined = [...left].find(isFirst) ?? [...left][0]!;
    while (next) {
      const last: Statement = next;
      ordered.push(last);
      left.delete(last);
      const following = [...left].filter((one) => follows(one, last));
      next = following.find((one) => !moves(one)) ?? following[0];
    }
  }
  return ordered;
}
