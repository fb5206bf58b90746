import type { BatchFacts, SigningPolicy } from '../../../domain/payouts/signing-policy.ts';
import type { Signature } from '../../../domain/payouts/signers.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { PAYEE_SUM_DAYS, type ConditionKind } from '../../../shared/policy-terms.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** A batch of the last twelve months with the facts of the time when it was prepared. */
export interface ReplayedBatch {
  row: Awaited<ReturnType<typeof loadBatches>>[number];
  facts: BatchFacts;
  signatures: readonly (Signature & { name: string; forName: string | null })[];
}

/**
 * The batches since a time with their facts, as `batches/signers/load-facts.ts` finds them for one batch.
 * Each kind of fact is one query over all of them, and is asked for only if a rule looks at it.
 */
export async function loadReplayedBatches(
  db: Queryable,
  entityId: string,
  policies: readonly SigningPolicy[],
  { since, timezone }: { since: Date; timezone: string },
): Promise<ReplayedBatch[]> {
  const kinds = new Set<ConditionKind>(
    policies.flatMap(({ rules }) => rules.flatMap(({ when }) => when.map(({ kind }) => kind))),
  );
  const rows = await loadBatches(db, entityId, since);
  const daySums = kinds.has('DAY_SUM') ? sumsOfDays(rows, timezone) : null;
  const payeeSums = kinds.has('PAYEE_SUM') ? await loadPayeeSums(db, entityId, since, timezone) : null;
  const newPayees = kinds.has('NEW_PAYEE') ? await loadNewPayees(db, entityId, since) : null;
  const changed = kinds.has('CHANGED_ACCOUNT') ? await loadChangedAccounts(db, entityId, since) : null;
  const rails = kinds.has('RAIL') ? await loadRails(db, entityId, since) : null;
  return rows.map((row) => ({
    row,
    signatures: row.signatures as unknown as ReplayedBatch['signatures'],
    facts: {
      currency: row.currency,
      totalMinor: row.total_amount_minor,
      daySumMinor: daySums?.get(row.id) ?? row.total_amount_minor,
      payeeSumMinor: payeeSums?.get(row.id) ?? 0n,
      hasNewPayee: newPayees?.has(row.id) ?? false,
      hasChangedAccount: changed?.has(row.id) ?? false,
      rails: rails?.get(row.id) ?? [],
      preparerId: row.created_by,
    },
  }));
}

function loadBatches(db: Queryable, entityId: string, since: Date) {
  return db.query(
    `SELECT b.id, b.label, b.status, b.currency, b.total_amount_minor, b.created_by, b.created_at,
            coalesce(creator.display_name, creator.name) AS created_by_name,
            b.execution_date::text AS execution_date, b.moves_on::text AS moves_on, b.release_at,
            (SELECT coalesce(jsonb_agg(jsonb_build_object(
                      'userId', a.user_id, 'name', coalesce(u.display_name, u.name),
                      'forUserId', a.for_user_id, 'forName', coalesce(f.display_name, f.name))
                      ORDER BY a.number NULLS FIRST, a.approved_at, a.user_id), '[]')
               FROM approvals a
               JOIN users u ON u.id = a.user_id
               LEFT JOIN users f ON f.id = a.for_user_id
              WHERE a.batch_id = b.id) AS signatures
       FROM batches b
       JOIN users creator ON creator.id = b.created_by
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
      ORDER BY b.created_at DESC, b.id DESC`,
    [entityId, since],
  );
}

type Row = Awaited<ReturnType<typeof loadBatches>>[number];

/** The larger sum of each batch: that of the day of its preparation, and that of the day of its money. */
function sumsOfDays(rows: readonly Row[], timezone: string): Map<string, bigint> {
  const prepared = new Map<string, bigint>();
  const moved = new Map<string, bigint>();
  const add = (sums: Map<string, bigint>, key: string, amount: bigint) =>
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  const keysOf = (row: Row) => {
    const day = dayOf(row.created_at.getTime(), timezone);
    const days = [row.execution_date, row.moves_on].filter((one) => one !== null);
    return {
      prepared: `${row.currency} ${day}`,
      // Without a date the money moves on the day on which the batch may leave.
      moved: [
        ...new Set(days.length > 0 ? days : [dayOf((row.release_at ?? row.created_at).getTime(), timezone)]),
      ].map((one) => `${row.currency} ${one}`),
    };
  };
  for (const row of rows) {
    if (row.status === 'FAILED') continue;
    const keys = keysOf(row);
    add(prepared, keys.prepared, row.total_amount_minor);
    for (const key of keys.moved) add(moved, key, row.total_amount_minor);
  }
  return new Map(
    rows.map((row) => {
      const keys = keysOf(row);
      const sums = [
        row.total_amount_minor,
        prepared.get(keys.prepared) ?? 0n,
        ...keys.moved.map((key) => moved.get(key) ?? 0n),
      ];
      return [row.id, sums.reduce((most, sum) => (sum > most ? sum : most))];
    }),
  );
}

async function loadPayeeSums(
  db: Queryable,
  entityId: string,
  since: Date,
  timezone: string,
): Promise<Map<string, bigint>> {
  const rows = await db.query(
    `WITH days AS (
       SELECT w.bank_code, ltrim(w.account_number, '0') AS bare,
              (w.created_at AT TIME ZONE $3)::date AS day, sum(w.amount_minor) AS sum
         FROM withdrawals w
        WHERE w.entity_id = $1 AND w.created_at >= $2::timestamptz - make_interval(days => $4 + 1)
          AND w.status NOT IN ('FAILED', 'CANCELLED')
        GROUP BY 1, 2, 3),
     windows AS (
       SELECT d.bank_code, d.bare, d.day,
              sum(d.sum) OVER (PARTITION BY d.bank_code, d.bare ORDER BY d.day
                               RANGE BETWEEN make_interval(days => $4 - 1) PRECEDING AND CURRENT ROW) AS sum
         FROM days d)
     SELECT w.batch_id, max(s.sum)::bigint AS most
       FROM withdrawals w
       JOIN windows s
         ON s.bank_code = w.bank_code AND s.bare = ltrim(w.account_number, '0')
            AND s.day = (w.created_at AT TIME ZONE $3)::date
      WHERE w.entity_id = $1 AND w.created_at >= $2
      GROUP BY w.batch_id`,
    [entityId, since, timezone, PAYEE_SUM_DAYS],
  );
  return new Map(rows.map(({ batch_id: id, most }) => [id, most ?? 0n]));
}

/** The batches with an account that was never paid before. */
async function loadNewPayees(db: Queryable, entityId: string, since: Date): Promise<Set<string>> {
  const rows = await db.query(
    `WITH paid AS (
       SELECT p.bank_code, ltrim(p.account_number, '0') AS bare, p.branch_code,
              min(p.created_at) AS first_at
         FROM withdrawals p
        WHERE p.entity_id = $1 AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
        GROUP BY 1, 2, 3)
     SELECT DISTINCT w.batch_id
       FROM withdrawals w
       LEFT JOIN paid f
              ON f.bank_code = w.bank_code AND f.bare = ltrim(w.account_number, '0')
                 AND f.branch_code = w.branch_code
      WHERE w.entity_id = $1 AND w.created_at >= $2 AND (f.first_at IS NULL OR f.first_at >= w.created_at)`,
    [entityId, since],
  );
  return new Set(rows.map(({ batch_id: id }) => id));
}

/** The batches with a person who was paid before, and never on this account. */
async function loadChangedAccounts(db: Queryable, entityId: string, since: Date): Promise<Set<string>> {
  const rows = await db.query(
    `WITH paid AS (
       SELECT concat_ws(' ', p.bank_code, p.branch_code, ltrim(p.account_number, '0')) AS account,
              p.name_key, p.external_id, p.created_at
         FROM withdrawals p
        WHERE p.entity_id = $1 AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')),
     own_name AS (
       SELECT name_key, account, min(created_at) AS first_at FROM paid GROUP BY 1, 2),
     own_external AS (
       SELECT external_id, account, min(created_at) AS first_at
         FROM paid
        WHERE external_id IS NOT NULL
        GROUP BY 1, 2),
     names AS (SELECT name_key, min(first_at) AS first_at FROM own_name GROUP BY 1),
     externals AS (SELECT external_id, min(first_at) AS first_at FROM own_external GROUP BY 1)
     SELECT DISTINCT w.batch_id
       FROM withdrawals w
      CROSS JOIN LATERAL (
             SELECT concat_ws(' ', w.bank_code, w.branch_code, ltrim(w.account_number, '0')) AS account) k
       LEFT JOIN own_name n ON n.name_key = w.name_key AND n.account = k.account
       LEFT JOIN own_external x ON x.external_id = w.external_id AND x.account = k.account
       LEFT JOIN names an ON an.name_key = w.name_key
       LEFT JOIN externals ax ON ax.external_id = w.external_id
      WHERE w.entity_id = $1 AND w.created_at >= $2
        AND coalesce(n.first_at >= w.created_at, true) AND coalesce(x.first_at >= w.created_at, true)
        AND (an.first_at < w.created_at OR ax.first_at < w.created_at)`,
    [entityId, since],
  );
  return new Set(rows.map(({ batch_id: id }) => id));
}

async function loadRails(db: Queryable, entityId: string, since: Date): Promise<Map<string, Rail[]>> {
  const rows = await db.query(
    `SELECT w.batch_id, array_agg(DISTINCT w.rail) AS rails
       FROM withdrawals w
      WHERE w.entity_id = $1 AND w.created_at >= $2
      GROUP BY w.batch_id`,
    [entityId, since],
  );
  return new Map(rows.map(({ batch_id: id, rails }) => [id, (rails ?? []) as Rail[]]));
}
