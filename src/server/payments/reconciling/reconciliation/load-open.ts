import type { EntryState } from '../../../../shared/reconciliation-terms.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import { wakeAlike } from '../statements/wake-entries.ts';

/**
 * Which open entries are compared. Entries at rest have nothing in common with what was expected, and change
 * nothing for others; so an account may leave them out when it has many. They are compared again from time to
 * time, because what is expected changes.
 */
export type Scope = 'WHOLE' | 'WHOLE_IF_DUE' | 'PART';

/** If no more entries than this are at rest, all are compared each time. */
const FEW_AT_REST = 500;
/** How long they may be left out when there are more. */
const REST_MS = 10 * MINUTE_MS;

export interface OpenRow {
  entry_id: string;
  state: EntryState;
  proposal_id: string | null;
  rests: boolean;
  unbooked_out_minor: bigint;
  amount_minor: bigint;
  from_bank: boolean | null;
  received_at: Date;
}

const SELECT_OPEN = `
  SELECT r.entry_id, r.state, r.proposal ->> 'id' AS proposal_id, r.rests, f.received_at,
         r.unbooked_out_minor, r.amount_minor,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank
    FROM reconciled_entries r
    JOIN statement_files f ON f.id = r.file_id`;

/**
 * The open entries of an account that is locked. Those that were set aside are among them, because another
 * entry may repeat or take back one of them.
 */
export async function loadOpen(tx: Tx, accountId: string, scope: Scope, at: Date): Promise<OpenRow[]> {
  const isWhole =
    scope === 'WHOLE' || !(await hasManyAtRest(tx, accountId)) || (await isDue(tx, accountId, scope, at));
  await tx.query(
    `UPDATE statement_accounts
        SET rested_since = CASE WHEN $2 THEN NULL ELSE $3::timestamptz END
      WHERE id = $1 AND (rested_since IS NULL) <> $2`,
    [accountId, isWhole, at],
  );
  if (isWhole)
    return tx.query(`${SELECT_OPEN} WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE')`, [
      accountId,
    ]);
  await wakeAlike(tx, await neverCompared(tx, accountId));
  return tx.query(
    `${SELECT_OPEN} WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE') AND NOT r.rests`,
    [accountId],
  );
}

/** Accounts whose entries at rest are due to be compared again. A future time comes from a wrong clock. */
export async function accountsAtRest(db: Queryable, nowMs: number, most: number): Promise<string[]> {
  const rows = await db.query(
    `SELECT id
       FROM statement_accounts
      WHERE rested_since <= $1 OR rested_since > $2
      ORDER BY rested_since
      LIMIT $3`,
    [new Date(nowMs - REST_MS), new Date(nowMs), most],
  );
  return rows.map(({ id }) => id);
}

async function hasManyAtRest(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT count(*) AS count
       FROM (SELECT FROM reconciled_entries r
              WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE') AND r.rests
              LIMIT $2) r`,
    [accountId, FEW_AT_REST + 1],
  );
  return Number(row!.count) > FEW_AT_REST;
}

async function isDue(tx: Tx, accountId: string, scope: Scope, at: Date): Promise<boolean> {
  if (scope === 'PART') return false;
  const [account] = await tx.query('SELECT rested_since FROM statement_accounts WHERE id = $1', [accountId]);
  const restedMs = account!.rested_since?.getTime() ?? at.getTime();
  return restedMs <= at.getTime() - REST_MS || restedMs > at.getTime();
}

async function neverCompared(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.query(
    `SELECT entry_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND NOT rests AND verdict IS NULL`,
    [accountId],
  );
  return rows.map((row) => row.entry_id);
}
