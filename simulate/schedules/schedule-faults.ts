import type { Fault } from '../fault.ts';

const OF_SCHEDULES: readonly Fault[] = [
  {
    name: 'a run made again: its record is lost, and nothing refuses a second batch',
    foundBy: ['runs-once'],
    sql: [
      'DROP INDEX batches_one_run',
      `CREATE FUNCTION simulated_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      `CREATE TRIGGER simulated_run BEFORE INSERT ON schedule_runs FOR EACH ROW
         WHEN (NEW.status = 'CREATED') EXECUTE FUNCTION simulated_run()`,
    ],
  },
  {
    name: 'a miss that is not recorded',
    foundBy: ['due-runs-are-recorded'],
    sql: [
      `CREATE FUNCTION simulated_miss() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      `CREATE TRIGGER simulated_miss BEFORE INSERT ON schedule_runs FOR EACH ROW
         WHEN (NEW.status = 'MISSED') EXECUTE FUNCTION simulated_miss()`,
    ],
  },
  {
    name: 'a schedule that begins a week early',
    foundBy: ['runs-on-their-days'],
    rewrites: [
      { from: 'v.starts_on::text AS starts_on', to: '(v.starts_on - 7)::text AS starts_on' },
      { from: 'runs_from::text AS "runsFrom"', to: '(runs_from - 7)::text AS "runsFrom"' },
    ],
  },
  {
    name: 'a standing approval of which nothing is compared',
    foundBy: ['standing-as-approved'],
    sql: [
      `CREATE OR REPLACE FUNCTION standing_refusals(p_batch uuid, p_version integer) RETURNS text[]
         LANGUAGE sql STABLE AS $$ SELECT '{}'::text[] WHERE p_batch IS NOT NULL OR p_version > 0 $$`,
    ],
  },
  {
    name: 'a sweep that keeps nothing, which nothing refuses',
    foundBy: ['sweeps-keep'],
    rewrites: [{ from: 'v.expires_at, v.keep_minor', to: 'v.expires_at, v.keep_minor * 0 AS keep_minor' }],
    sql: [
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('guard_run_batch'::regproc), '>= kept',
         '>= 0'); END $$`,
    ],
  },
  {
    name: 'a pause that workers do not see',
    foundBy: ['stopped-makes-none'],
    rewrites: [
      {
        from: 'SET status = $2, next_at = NULL, status_reason = $3',
        to: 'SET status = $2, status_reason = $3',
      },
      {
        from: 'SELECT id, entity_id AS "entityId", currency, kind, status, version,',
        to: `SELECT id, entity_id AS "entityId", currency, kind,
                  CASE status WHEN 'PAUSED' THEN 'ACTIVE' ELSE status END AS status, version,`,
      },
    ],
  },
];

/** Faults around schedules. */
export const SCHEDULE_FAULTS: readonly Fault[] = OF_SCHEDULES.map((fault) => ({
  ...fault,
  canShow: ({ hasSchedules }) => hasSchedules ?? false,
}));
