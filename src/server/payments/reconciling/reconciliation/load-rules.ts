import type { EntryRule } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** What a row of `entry_rules` says. */
interface RuleRow {
  id: string;
  category: EntryRule['category'];
  is_out: boolean;
  words: string;
  from_minor: bigint;
  to_minor: bigint;
  is_automatic: boolean;
}

/** The rule of a row, for the matching. */
export function ruleOf(row: RuleRow, accountNumber: string): EntryRule {
  return {
    id: row.id,
    accountNumber,
    category: row.category,
    isOut: row.is_out,
    words: row.words,
    fromMinor: row.from_minor,
    toMinor: row.to_minor,
    isAutomatic: row.is_automatic,
  };
}

/** The entry rules of an account that are in force, by their ids. */
export async function loadRules(
  db: Queryable,
  { id, accountNumber }: { id: string; accountNumber: string },
): Promise<Map<string, EntryRule>> {
  const rows = await db.query(
    `SELECT id, category, is_out, words, from_minor, to_minor, is_automatic
       FROM entry_rules
      WHERE account_id = $1 AND confirmed_at IS NOT NULL AND ended_at IS NULL`,
    [id],
  );
  return new Map(rows.map((row) => [row.id, ruleOf(row, accountNumber)]));
}
