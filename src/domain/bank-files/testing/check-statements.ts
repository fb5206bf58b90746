import {
  balanceBreak,
  followingBreaks,
  type StatementFinding,
  type StatementSums,
} from '../statement-checks.ts';
import type { StatementHead } from '../statement.ts';

/** All findings of the statements of one account, in the order of `inOrder`. */
export function checkStatements(
  statements: readonly StatementSums[],
): { statement: StatementSums; findings: StatementFinding[] }[] {
  let before: StatementHead | null = null;
  return inOrder(statements).map((statement) => {
    const inner = balanceBreak(statement);
    const findings = before ? followingBreaks(before, statement) : [];
    before = statement.head;
    return { statement, findings: inner ? [inner, ...findings] : findings };
  });
}

/**
 * Statements by closing date, then by number, then in the order of the input. Advices have no balances and
 * are left out.
 */
function inOrder(statements: readonly StatementSums[]): StatementSums[] {
  const date = ({ head }: StatementSums) => head.closing?.date ?? head.opening?.date ?? '';
  return statements
    .filter(({ head }) => head.kind === 'STATEMENT')
    .toSorted(
      (a, b) => compare(date(a), date(b)) || (a.head.sequenceNumber ?? 0) - (b.head.sequenceNumber ?? 0),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
