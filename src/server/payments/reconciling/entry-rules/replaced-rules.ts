import type { EntryRule } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The rules of an account that one with the same words and direction replaces: their amounts overlap. */
export async function replacedRules(
  db: Queryable,
  accountId: string,
  { id, isOut, words, fromMinor, toMinor }: Omit<EntryRule, 'accountNumber'>,
): Promise<Pick<EntryRule, 'id' | 'category' | 'fromMinor' | 'toMinor'>[]> {
  const rows = await db.query(
    `SELECT id, category, from_minor, to_minor
       FROM entry_rules
      WHERE account_id = $1 AND confirmed_at IS NOT NULL AND ended_at IS NULL AND id <> $2 AND is_out = $3
        AND words = $4 AND from_minor <= $6 AND to_minor >= $5
      ORDER BY id`,
    [accountId, id, isOut, words, fromMinor, toMinor],
  );
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    fromMinor: row.from_minor,
    toMinor: row.to_minor,
  }));
}
