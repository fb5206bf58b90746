// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from './database/pool.ts';
import type { installation, scheduledJobs, secrets } from './database/tables.ts';

declare module './database/pool.ts' {
  interface Statements {
    [`
  SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
          ELSE pg_current_wal_flush_lsn() END)::text AS lsn,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`]: {
      values: [];
      row: {
        lsn: string | null;
        system: string | null;
      };
    };
    [`
  SELECT pg_is_in_recovery() AS is_standby,
         (SELECT system_identifier::text FROM pg_control_system()) AS system,
         CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
              ELSE coalesce(greatest(0, extract(epoch FROM clock_timestamp()
                                                     - pg_last_xact_replay_timestamp())), 0)
         END::float8 AS seconds`]: {
      values: [string | null];
      row: {
        is_standby: boolean | null;
        system: string | null;
        seconds: number;
      };
    };
    [`
  SELECT pg_is_in_recovery() AS is_standby,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS has_caught_up,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`]: {
      values: [string | null];
      row: {
        is_standby: boolean | null;
        has_caught_up: boolean;
        system: string | null;
      };
    };
    'COMMIT': {
      values: [];
      row: never;
    };
    'CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS \'BEGIN RETURN NEW; END\'': {
      values: [];
      row: never;
    };
    'CREATE TABLE public.of_a_later_migration (id int)': {
      values: [];
      row: never;
    };
    'DELETE FROM drizzle.__drizzle_migrations': {
      values: [];
      row: never;
    };
    'DELETE FROM scheduled_jobs': {
      values: [];
      row: never;
    };
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)': {
      values: [string | null, bigint | number | null];
      row: never;
    };
    [`INSERT INTO installation (name, value)
       VALUES ('version ' || $1::text, jsonb_build_object('migration', $2::int8))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    [`INSERT INTO installation (name, value)
     VALUES ('version ' || $1::text,
             jsonb_build_object('migration', $2::int8, 'firstStartAt', now(), 'lastStartAt', now()))
     ON CONFLICT (name) DO UPDATE
       SET value = installation.value || (excluded.value - 'firstStartAt')`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    'INSERT INTO installation VALUES (\'keepsake\', \'42\')': {
      values: [];
      row: never;
    };
    [`INSERT INTO scheduled_jobs (name, every_ms, registered_at)
     SELECT job.name, job.every_ms, clock_timestamp()
       FROM unnest($1::text[], $2::int[]) AS job (name, every_ms)
     ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms
       WHERE scheduled_jobs.every_ms <> excluded.every_ms`]: {
      values: [readonly (string | null)[] | null, readonly (number | null)[] | null];
      row: never;
    };
    [`INSERT INTO scheduled_jobs (name, every_ms, registered_at, started_at, finished_at)
         SELECT $1::text, 60000, now() + $1::text::interval, now() + $1::text::interval, now()`]: {
      values: [string | null];
      row: never;
    };
    'INSERT INTO secrets (name, sealed, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING': {
      values: [string | null, Uint8Array | null, Date | string | null];
      row: never;
    };
    'LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE': {
      values: [];
      row: never;
    };
    'ROLLBACK': {
      values: [];
      row: never;
    };
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms': {
      values: [];
      row: {
        ms: number;
      };
    };
    'SELECT 1': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 / 0': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 AS done FROM pg_sleep($1)': {
      values: [number | null];
      row: {
        done: number;
      };
    };
    'SELECT 1 FROM pg_roles WHERE rolname = $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolcreaterole)': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM pg_stat_activity WHERE wait_event = \'ClientWrite\' AND datname = current_database()': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    [`SELECT c.oid::regclass::text AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') 
          AND NOT has_table_privilege($2, c.oid, 'SELECT')`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        table: string;
      };
    };
    [`SELECT current_database()::text AS database, r.rolsuper AS super,
              pg_has_role(r.oid, current_user, 'MEMBER') AS member
         FROM pg_roles r WHERE r.rolname = $1`]: {
      values: [string | null];
      row: {
        database: string;
        super: boolean | null;
        member: boolean | null;
      };
    };
    'SELECT current_database()::text AS name': {
      values: [];
      row: {
        name: string;
      };
    };
    'SELECT current_setting($1) AS version': {
      values: [string | null];
      row: {
        version: string;
      };
    };
    [`SELECT current_setting('idle_session_timeout') AS idle,
  current_setting('idle_in_transaction_session_timeout') AS transaction,
  current_setting('lock_timeout') AS lock, current_setting('search_path') AS path`]: {
      values: [];
      row: {
        idle: string;
        transaction: string;
        lock: string;
        path: string;
      };
    };
    'SELECT current_setting(\'server_encoding\') AS name': {
      values: [];
      row: {
        name: string;
      };
    };
    'SELECT current_setting(\'server_version_num\')::int AS number': {
      values: [];
      row: {
        number: number;
      };
    };
    'SELECT current_user::text AS role, current_database()::text AS database': {
      values: [];
      row: {
        role: string;
        database: string;
      };
    };
    [`SELECT current_user::text AS role, r.rolsuper AS super,
              pg_get_userbyid(c.relowner) = current_user AS owner
         FROM pg_roles r, pg_class c WHERE r.rolname = current_user AND c.oid = 'public.batches'::regclass`]: {
      values: [];
      row: {
        role: string;
        super: boolean | null;
        owner: boolean;
      };
    };
    'SELECT maintained_on <= now() AS is_right FROM pgboss.version': {
      values: [];
      row: {
        is_right: boolean | null;
      };
    };
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations': {
      values: [];
      row: {
        at: bigint | null;
      };
    };
    [`SELECT n.nspname AS schema, c.relname AS name, c.relkind::text AS kind,
            format('%I.%I', n.nspname, c.relname) AS quoted
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p', 'S')
        AND NOT EXISTS (
          SELECT 1 FROM pg_depend d
           WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY 1, 2`]: {
      values: [readonly (string | null)[] | null];
      row: {
        schema: string;
        name: string;
        kind: string;
        quoted: string;
      };
    };
    [`SELECT name, every_ms,
            greatest(0, extract(epoch FROM clock_timestamp() - coalesce(finished_at, registered_at)))::float8
              AS age_seconds
       FROM scheduled_jobs
      ORDER BY name`]: {
      values: [];
      row: {
        name: Column<typeof scheduledJobs, 'name'>;
        every_ms: Column<typeof scheduledJobs, 'everyMs'>;
        age_seconds: number;
      };
    };
    'SELECT name, sealed FROM secrets ORDER BY name LIMIT 1': {
      values: [];
      row: {
        name: Column<typeof secrets, 'name'>;
        sealed: Column<typeof secrets, 'sealed'>;
      };
    };
    [`SELECT nspname AS name FROM pg_namespace
        WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY 1`]: {
      values: [];
      row: {
        name: string;
      };
    };
    [`SELECT p.oid::regprocedure || ' ' || p.prosrc || ' ' || p.prosecdef::text
            || ' ' || has_function_privilege('public', p.oid, 'EXECUTE')::text AS definition
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'exchange') AND NOT EXISTS (
        SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
     UNION ALL
     SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace <> 'pg_toast'::regnamespace
     UNION ALL
     SELECT a.attrelid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || ' ' || a.attnotnull::text
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relnamespace <> 'pg_toast'::regnamespace
      ORDER BY 1`]: {
      values: [];
      row: {
        definition: string | null;
      };
    };
    [`SELECT p.oid::regprocedure::text AS signature
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE format('%s.%s', n.nspname, p.proname) = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        signature: string;
      };
    };
    'SELECT pg_advisory_unlock_all()': {
      values: [];
      row: {
        pg_advisory_unlock_all: string | null;
      };
    };
    'SELECT pg_advisory_xact_lock($1)': {
      values: [bigint | number | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT pg_advisory_xact_lock(1)': {
      values: [];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT pg_backend_pid() AS pid': {
      values: [];
      row: {
        pid: number;
      };
    };
    'SELECT pg_has_role(current_user, oid, $2) AS may FROM pg_roles WHERE rolname = $1': {
      values: [string | null, string | null];
      row: {
        may: boolean | null;
      };
    };
    'SELECT pg_notify(\'outlay_test\', \'again\')': {
      values: [];
      row: {
        pg_notify: string | null;
      };
    };
    'SELECT pg_notify(\'outlay_test\', \'committed\')': {
      values: [];
      row: {
        pg_notify: string | null;
      };
    };
    'SELECT pg_sleep(60)': {
      values: [];
      row: {
        pg_sleep: string | null;
      };
    };
    'SELECT pg_sleep(7)': {
      values: [];
      row: {
        pg_sleep: string | null;
      };
    };
    'SELECT pg_stat_clear_snapshot()': {
      values: [];
      row: {
        pg_stat_clear_snapshot: string | null;
      };
    };
    'SELECT pg_terminate_backend($1)': {
      values: [number];
      row: {
        pg_terminate_backend: boolean;
      };
    };
    'SELECT pg_terminate_backend($1, 10000)': {
      values: [number];
      row: {
        pg_terminate_backend: boolean;
      };
    };
    [`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'outlay listens%' AND datname = current_database()`]: {
      values: [];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    [`SELECT pg_terminate_backend(pid, 60000)
       FROM pg_stat_activity
      WHERE application_name = $1 AND datname = current_database()`]: {
      values: [string | null];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    'SELECT pg_try_advisory_lock(4711) AS free': {
      values: [];
      row: {
        free: boolean;
      };
    };
    [`SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS d,
              pg_try_advisory_lock(hashtextextended($2, 0)) AS e`]: {
      values: [string, string];
      row: {
        d: boolean;
        e: boolean;
      };
    };
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken': {
      values: [string];
      row: {
        taken: boolean;
      };
    };
    [`SELECT pid
       FROM pg_stat_activity
      WHERE application_name = $1 AND datname = current_database()
      ORDER BY pid`]: {
      values: [string | null];
      row: {
        pid: number | null;
      };
    };
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = \'Lock\'': {
      values: [];
      row: {
        pid: number | null;
      };
    };
    [`SELECT pid, extract(epoch FROM query_start)::text AS since,
              (EXISTS (SELECT 1 FROM pg_locks held WHERE held.pid = pg_stat_activity.pid
                          AND held.locktype <> 'virtualxid' AND held.mode <> 'AccessShareLock')
            OR EXISTS (SELECT 1 FROM pg_locks wanted WHERE NOT wanted.granted
                          AND pg_stat_activity.pid = ANY(pg_blocking_pids(wanted.pid)))) AS blocks
         FROM pg_stat_activity
        WHERE datname = current_database() AND usename = session_user AND pid <> pg_backend_pid()
          AND application_name LIKE 'outlay%' AND state = 'active' AND wait_event = 'ClientWrite'`]: {
      values: [];
      row: {
        pid: number;
        since: string | null;
        blocks: boolean;
      };
    };
    [`SELECT query LIKE '%completed%' AS completes, pg_terminate_backend(pid)
             FROM pg_stat_activity
            WHERE application_name = 'outlay-jobs' AND datname = current_database()
              AND wait_event_type = 'Lock'`]: {
      values: [];
      row: {
        completes: boolean | null;
        pg_terminate_backend: boolean | null;
      };
    };
    'SELECT quote_ident(current_database()) AS database': {
      values: [];
      row: {
        database: string;
      };
    };
    'SELECT quote_ident(current_user) AS name': {
      values: [];
      row: {
        name: string;
      };
    };
    'SELECT sealed FROM secrets WHERE name = $1': {
      values: [string | null];
      row: {
        sealed: Column<typeof secrets, 'sealed'>;
      };
    };
    'SELECT sealed FROM secrets WHERE name = \'mail\'': {
      values: [];
      row: {
        sealed: Column<typeof secrets, 'sealed'>;
      };
    };
    'SELECT start_after > now() + interval \'59 minutes\' AS waits FROM pgboss.job WHERE name = \'later\'': {
      values: [];
      row: {
        waits: boolean;
      };
    };
    'SELECT state FROM pgboss.job WHERE name = \'completions\' AND data ->> \'batchId\' = \'broken\'': {
      values: [];
      row: {
        state: string;
      };
    };
    'SELECT state, started_on > now() - interval \'1 minute\' AS fresh FROM pgboss.job WHERE name = \'lost\'': {
      values: [];
      row: {
        state: string;
        fresh: boolean | null;
      };
    };
    [`SELECT substr(name, 9) AS version
       FROM installation
      WHERE name LIKE 'version %' AND (value ->> 'migration')::int8 > $1
      ORDER BY (value ->> 'migration')::int8 DESC, value ->> 'lastStartAt' DESC
      LIMIT 1`]: {
      values: [bigint | number | null];
      row: {
        version: string;
      };
    };
    'SELECT substr(name, 9) AS version, value FROM installation WHERE name LIKE \'version %\'': {
      values: [];
      row: {
        version: string;
        value: Column<typeof installation, 'value'>;
      };
    };
    'SELECT to_regclass(\'drizzle.__drizzle_migrations\')::text AS name': {
      values: [];
      row: {
        name: string | null;
      };
    };
    'SELECT value FROM installation WHERE name = \'keepsake\'': {
      values: [];
      row: {
        value: Column<typeof installation, 'value'>;
      };
    };
    'SET LOCAL ROLE NONE': {
      values: [];
      row: never;
    };
    'SHOW work_mem': {
      values: [];
      row: {
        work_mem: string;
      };
    };
    [`UPDATE pgboss.job
          SET start_after = start_after + interval '9 days', created_on = created_on + interval '9 days'
        WHERE name = 'wake-ups' AND data ->> 'id' = 'new'`]: {
      values: [];
      row: never;
    };
    [`UPDATE pgboss.job
          SET state = 'retry', retry_count = 1, started_on = now() + interval '9 days',
              start_after = now() + interval '9 days 2 seconds'
        WHERE name = 'wake-ups' AND data ->> 'id' = 'failed'`]: {
      values: [];
      row: never;
    };
    [`UPDATE pgboss.job
        SET start_after = least(start_after, now() + (start_after - greatest(created_on, started_on))),
            created_on = least(created_on, now()),
            started_on = least(started_on, now())
      WHERE state < 'completed' AND greatest(created_on, started_on) > now() + interval '5 seconds'`]: {
      values: [];
      row: never;
    };
    [`UPDATE pgboss.job
        SET state = 'retry', start_after = now()
      WHERE state = 'active' AND retry_count < retry_limit
        AND started_on < now() - $1 * interval '1 second'`]: {
      values: [number | null];
      row: never;
    };
    [`UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes'
          WHERE name = 'lost'`]: {
      values: [];
      row: never;
    };
    [`UPDATE pgboss.version SET maintained_on = now()
      WHERE maintained_on > now() + interval '5 seconds'`]: {
      values: [];
      row: never;
    };
    'UPDATE pgboss.version SET maintained_on = now() + interval \'9 days\'': {
      values: [];
      row: never;
    };
    [`UPDATE scheduled_jobs
        SET started_at = clock_timestamp()
      WHERE name = ANY ($1)
        AND (started_at IS NULL
             OR started_at <= clock_timestamp() - every_ms * interval '1 millisecond'
             OR started_at > clock_timestamp() + interval '5 seconds')
      RETURNING name`]: {
      values: [readonly (string | null)[] | null];
      row: {
        name: Column<typeof scheduledJobs, 'name'>;
      };
    };
    'UPDATE scheduled_jobs SET finished_at = clock_timestamp() WHERE name = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE scheduled_jobs SET registered_at = now() - interval \'1 hour\'': {
      values: [];
      row: never;
    };
  }
}
