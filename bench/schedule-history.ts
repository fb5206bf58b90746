import type { BenchInstallation } from './bench-installation.ts';
import { HISTORY_END_MS } from './history-sql.ts';

const SCHEDULES = 20;
/** Each Friday for ten years. */
export const TEN_YEARS_OF_RUNS = 520;

/**
 * Weekly schedules of the entity, active since `runs` Fridays before the end of the history, each with a
 * record of all of them. Returns the id of one. A database that has them already is left as it is.
 */
export async function fillScheduleHistory(
  { context, entityId, preparerId, approverIds }: BenchInstallation,
  runs: number,
): Promise<string> {
  const { database } = context;
  const end = new Date(HISTORY_END_MS);
  const find = () =>
    database.query('SELECT id FROM schedules WHERE entity_id = $1 ORDER BY id LIMIT 1', [entityId]);
  const [kept] = await find();
  if (kept) return kept.id;
  await database.query(
    `INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, $2::timestamptz::date - $3::int * 7, $2, $2
       FROM generate_series(1, $4::int)`,
    [entityId, end, runs, SCHEDULES],
  );
  await database.query(
    `INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, 'FRIDAY', s.runs_from,
            'PRECEDING', 2, 'WAIT', 1, 100, repeat('0', 64), 100, 1, $2, $3,
            $3::timestamptz + interval '1 day'
       FROM schedules s
      WHERE s.entity_id = $1`,
    [entityId, preparerId, end],
  );
  await database.query(
    `INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT s.id, 1, $1, 1, 'Thandi Nkosi', 'FNB', '250655', '62012345678', 'CURRENT', 100, 'EFT',
            '{"beneficiaryName":"Thandi Nkosi","bankCode":"FNB","branchCode":"250655",
              "accountNumber":"62012345678","accountType":"CURRENT","amount":"1.00",
              "beneficiaryReference":"WEEK"}'
       FROM schedules s
      WHERE s.entity_id = $1`,
    [entityId],
  );
  await database.query(
    `INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     SELECT s.id, 1, $2, $1, repeat('0', 64), $3 FROM schedules s WHERE s.entity_id = $1`,
    [entityId, approverIds[0], end],
  );
  await database.query(`UPDATE schedule_versions SET status = 'IN_FORCE' WHERE entity_id = $1`, [entityId]);
  await database.query(
    `UPDATE schedules SET version = 1, status = 'ACTIVE', next_at = $2 WHERE entity_id = $1`,
    [entityId, end],
  );
  await database.query(
    `INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, standing_reasons,
       created_at, updated_at)
     SELECT s.id, s.runs_from + n * 7, $1, 'SKIPPED', false, '{}', $3, $3
       FROM schedules s, generate_series(0, $2::int - 1) AS n
      WHERE s.entity_id = $1`,
    [entityId, runs, end],
  );
  await database.execute('ANALYZE schedules, schedule_versions, schedule_rows, schedule_runs');
  const [filled] = await find();
  return filled!.id;
}
