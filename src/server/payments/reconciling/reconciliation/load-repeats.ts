import type { Queryable } from '../../../platform/database/pool.ts';

/**
 * Maps entries to the entry of another statement that they repeat in everything that the bank states. The
 * original is a posted entry if there is one, else one that the bank itself sent, else the one that came
 * first. Equal entries of one statement are different entries.
 */
export async function loadRepeats(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const own = await db.query(
    'SELECT l.account_id, l.alike_hash FROM statement_lines l WHERE l.entry_id = ANY($1)',
    [ids],
  );
  if (own.length === 0) return new Map();
  const accountId = own[0]!.account_id;
  const alike = await db.query(
    `SELECT l.alike_hash
       FROM statement_lines l
       JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
      WHERE l.account_id = $1 AND l.alike_hash = ANY($2)
      GROUP BY l.alike_hash
     HAVING count(DISTINCT l.entry_id) > 1`,
    [accountId, [...new Set(own.map((row) => row.alike_hash))]],
  );
  if (alike.length === 0) return new Map();
  const rows = await db.query(
    `SELECT l.entry_id, l.alike_hash || x.content AS content, r.state,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank,
            s.received_at, s.order_date, coalesce(s.sequence_number, 0) AS number
       FROM statement_lines l
       JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
       JOIN statement_entries e ON e.id = l.entry_id
       JOIN reconciled_entries r ON r.entry_id = l.entry_id
       JOIN statement_files f ON f.id = r.file_id
      CROSS JOIN LATERAL (
            SELECT jsonb_build_array(
                     e.value_date, e.code, upper(regexp_replace(e.text, '[[:space:]]+', '', 'g')),
                     (SELECT jsonb_agg(jsonb_build_array(d.end_to_end_id, d.amount_minor::text,
                                                         d.counterparty_account, d.text)
                                       ORDER BY d.position)
                        FROM entry_details d
                       WHERE d.entry_id = e.id))::text AS content) x
      WHERE l.account_id = $1 AND l.alike_hash = ANY($2)`,
    [accountId, alike.map((row) => row.alike_hash)],
  );
  const firsts = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const first = firsts.get(row.content!);
    if (!first || isBefore(row, first)) firsts.set(row.content!, row);
  }
  const wanted = new Set(ids);
  const repeats = rows
    .map((row): [string, string] => [row.entry_id, firsts.get(row.content!)!.entry_id])
    .filter(([id, first]) => id !== first && wanted.has(id));
  return new Map(repeats);
}

interface Ranked {
  entry_id: string;
  state: string;
  from_bank: boolean | null;
  received_at: Date;
  order_date: string;
  number: number | null;
}

function isBefore(one: Ranked, other: Ranked): boolean {
  for (const rank of RANKS) {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return a < b;
  }
  return false;
}

const RANKS: readonly ((one: Ranked) => string | number)[] = [
  ({ state }) => (state === 'POSTED' ? 0 : 1),
  ({ from_bank }) => (from_bank ? 0 : 1),
  ({ received_at }) => received_at.getTime(),
  ({ order_date }) => order_date,
  ({ number }) => number ?? 0,
  ({ entry_id }) => entry_id,
];
