import type { EntryRule } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

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
  const rules = rows.map((row): EntryRule => ({
    id: row.id,
    accountNumber,
    category: row.category,
    isOut: row.is_out,
    words: row.words,
    fromMinor: row.from_minor,
    toMinor: row.to_minor,
    isAutomatic: row.is_automatic,
  }));
  return new Map(rules.map((rule) => [rule.id, rule]));
}
