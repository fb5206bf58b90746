/**
 * The promises about schedules that the database alone can break. $1: the entities of the history; $2: its
 * last day. The days of a calendar are counted here in SQL, by other means than the product's.
 */

/** The days of each version, whether or not it was ever in force. */
const CALENDAR = `
  calendar AS (
    SELECT v.schedule_id, v.version, v.status, v.decided_at, v.if_not_banking_day, d.due_on
      FROM schedule_versions v
     CROSS JOIN LATERAL generate_series(0, least(coalesce(v.runs, 60), 60) - 1) AS k (nth)
     CROSS JOIN LATERAL (
       SELECT v.starts_on
              + (array_position(ARRAY['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY',
                                      'SUNDAY'], v.weekday)
                 - extract(isodow FROM v.starts_on)::int + 7) % 7
              + k.nth * v."interval" * 7 AS due_on
        WHERE v.every = 'WEEK'
        UNION ALL
       SELECT m.day
         FROM (SELECT month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1 AS day,
                      row_number() OVER (ORDER BY month) - 1 AS nth
                 FROM (SELECT (date_trunc('month', v.starts_on) + make_interval(months => n))::date AS month,
                              n
                         FROM generate_series(0, 80) AS s (n)) months
                WHERE month + least(CASE v.day_of_month WHEN 0 THEN 31 ELSE v.day_of_month END,
                                    extract(day FROM month + interval '1 month - 1 day')::int) - 1
                      >= v.starts_on) m
        WHERE v.every = 'MONTH' AND m.nth = k.nth * v."interval") d
     WHERE v.entity_id = ANY ($1::uuid[]) AND (v.ends_on IS NULL OR d.due_on <= v.ends_on))`;

const LIVE = `NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')`;

export const OF_SCHEDULES = [
  {
    name: 'runs-once',
    sentence: 'A day of a schedule is one batch, or a recorded miss or skip, and never two of them.',
    sql: `SELECT 'day ' || schedule_due_on || ' has ' || count(*) || ' batches' AS found
            FROM batches
           WHERE entity_id = ANY ($1::uuid[]) AND schedule_id IS NOT NULL AND status ${LIVE}
           GROUP BY schedule_id, schedule_due_on
          HAVING count(*) > 1
           UNION ALL
          SELECT 'batch ' || b.label || ' is ' || b.status || ' and its run is '
                 || coalesce(n.status, 'not recorded')
            FROM batches b
            LEFT JOIN schedule_runs n ON n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
           WHERE b.entity_id = ANY ($1::uuid[]) AND b.schedule_id IS NOT NULL AND b.status ${LIVE}
             AND (n.status IS DISTINCT FROM 'CREATED' OR n.batch_id IS DISTINCT FROM b.id)
           UNION ALL
          SELECT 'run ' || n.due_on || ' is ' || n.status || ' without a batch of its day'
            FROM schedule_runs n
            LEFT JOIN batches b
                   ON b.id = n.batch_id AND b.schedule_id = n.schedule_id AND b.schedule_due_on = n.due_on
           WHERE n.entity_id = ANY ($1::uuid[]) AND n.status = 'CREATED' AND b.id IS NULL`,
  },
  {
    name: 'runs-on-their-days',
    sentence: 'A run is due on a day of a version that was in force, and on none before its first.',
    sql: `WITH ${CALENDAR}
          SELECT 'run ' || n.due_on || ' of ' || s.id || ' is ' || n.status || ' on a day of no version'
                 AS found
            FROM schedule_runs n
            JOIN schedules s ON s.id = n.schedule_id
           WHERE n.entity_id = ANY ($1::uuid[])
             AND NOT EXISTS (
                   SELECT 1
                     FROM calendar c
                    WHERE c.schedule_id = n.schedule_id AND c.due_on = n.due_on
                      AND c.status IN ('IN_FORCE', 'SUPERSEDED'))`,
  },
  {
    name: 'due-runs-are-recorded',
    sentence: 'A run of an active schedule that was due is a batch, or a recorded miss or skip.',
    sql: `WITH ${CALENDAR}
          SELECT 'day ' || c.due_on || ' of version ' || c.version || ' of ' || v.label || ' is not recorded'
                 AS found
            FROM calendar c
            JOIN schedules s ON s.id = c.schedule_id AND s.status IN ('ACTIVE', 'ENDED')
            JOIN schedule_versions v ON v.schedule_id = c.schedule_id AND v.version = c.version
           CROSS JOIN LATERAL (
             SELECT coalesce(min((n.decided_at AT TIME ZONE 'Africa/Johannesburg')::date), $2::date) AS day
               FROM schedule_versions n
              WHERE n.schedule_id = c.schedule_id AND n.version > c.version
                AND n.status IN ('IN_FORCE', 'SUPERSEDED')) until
           WHERE c.status IN ('IN_FORCE', 'SUPERSEDED')
             AND c.due_on > (c.decided_at AT TIME ZONE 'Africa/Johannesburg')::date
             AND c.due_on < until.day - CASE c.if_not_banking_day WHEN 'PRECEDING' THEN 0 ELSE 6 END
             AND NOT EXISTS (
                   SELECT 1 FROM schedule_runs n
                    WHERE n.schedule_id = c.schedule_id AND n.due_on = c.due_on
                      AND n.status IN ('CREATED', 'SWEPT', 'MISSED', 'SKIPPED', 'NOTHING_TO_MOVE'))`,
  },
  {
    name: 'standing-as-approved',
    sentence: 'A batch under a standing approval pays what its signers approved, within their limits.',
    sql: `SELECT 'batch ' || b.label || ' pays ' || p.what AS found
            FROM batches b
            JOIN schedule_versions v ON v.schedule_id = b.schedule_id AND v.version = b.standing_version
           CROSS JOIN LATERAL (
             SELECT 'other withdrawals than version ' || v.version AS what
              WHERE (SELECT string_agg(concat_ws('/', w.beneficiary_name, w.bank_code, w.account_number,
                                                 w.account_type,
                                                 CASE v.source WHEN 'FUNDING' THEN 0 ELSE w.amount_minor END),
                                       ' ' ORDER BY w.row_number)
                       FROM withdrawals w WHERE w.batch_id = b.id)
                    IS DISTINCT FROM
                    (SELECT string_agg(concat_ws('/', r.beneficiary_name, r.bank_code, r.account_number,
                                                 r.account_type,
                                                 CASE v.source WHEN 'FUNDING' THEN 0 ELSE r.amount_minor END),
                                       ' ' ORDER BY r.row_number)
                       FROM schedule_rows r
                      WHERE r.schedule_id = b.schedule_id AND r.version = b.standing_version)
              UNION ALL
             SELECT 'more than a run may' WHERE b.total_amount_minor > v.per_run_minor
              UNION ALL
             SELECT 'more than all runs may'
              WHERE v.total_minor < (SELECT sum(o.total_amount_minor)
                                       FROM batches o
                                      WHERE o.schedule_id = b.schedule_id
                                        AND o.standing_version = b.standing_version AND o.status ${LIVE})
              UNION ALL
             SELECT 'after the approval has ended'
              WHERE coalesce(b.moves_on, b.execution_date) > v.valid_until
              UNION ALL
             SELECT 'what users have changed'
              WHERE EXISTS (SELECT 1 FROM schedule_runs n
                             WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
                               AND n.batch_id = b.id AND n.is_changed)
              UNION ALL
             -- A batch that is held back for a reason, or was cancelled meanwhile, pays nothing.
             SELECT 'although something speaks against it'
              WHERE b.status NOT IN ('APPROVED', 'CANCELLED')
                AND EXISTS (SELECT 1 FROM schedule_runs n
                             WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on
                               AND n.batch_id = b.id AND n.standing_reasons <> '{}')
              UNION ALL
             SELECT 'with signers who did not sign it'
              WHERE (SELECT count(*)
                       FROM approvals a
                       JOIN schedule_approvals g
                         ON g.schedule_id = b.schedule_id AND g.version = b.standing_version
                        AND g.user_id = a.user_id AND g.content_digest = v.content_digest
                      WHERE a.batch_id = b.id AND a.user_id <> v.created_by)
                    < greatest(v.approvals_required,
                               (SELECT count(*) FROM approvals a WHERE a.batch_id = b.id))) p
           WHERE b.entity_id = ANY ($1::uuid[]) AND b.status <> 'PENDING_APPROVAL'`,
  },
  {
    name: 'sweeps-keep',
    sentence: 'A sweep pays one account of its company, at most its cap, and leaves what is kept.',
    sql: `SELECT 'sweep ' || b.label || ' ' || p.what AS found
            FROM batches b
            JOIN schedule_versions v
              ON v.schedule_id = b.schedule_id AND v.version = b.standing_version AND v.source = 'FUNDING'
           CROSS JOIN LATERAL (
             SELECT 'pays another account' AS what
              WHERE NOT EXISTS (
                      SELECT 1
                        FROM withdrawals w
                        JOIN bank_file_connections c
                          ON c.entity_id = w.entity_id AND c.payer_account_number = w.account_number
                       WHERE w.batch_id = b.id)
                 OR b.withdrawal_count <> 1
              UNION ALL
             SELECT 'pays more than its cap' WHERE b.total_amount_minor > v.per_run_minor
              UNION ALL
             SELECT 'leaves ' || l.left_minor || ' instead of ' || v.keep_minor
               FROM (SELECT t.batch_id, t.kind,
                            sum(o.amount_minor) OVER (PARTITION BY o.account_id ORDER BY o.id) AS left_minor
                       FROM postings o
                       JOIN transfers t ON t.id = o.transfer_id
                       JOIN ledger_accounts a ON a.id = o.account_id
                      WHERE a.entity_id = b.entity_id AND a.access_type = 'FUNDING'
                        AND a.bucket = 'AVAILABLE' AND a.currency = b.currency) l
              WHERE l.batch_id = b.id AND l.kind = 'HOLD' AND l.left_minor < v.keep_minor) p
           WHERE b.entity_id = ANY ($1::uuid[])`,
  },
] as const;

export const OF_SCHEDULES_ELSEWHERE = [
  {
    name: 'stopped-makes-none',
    sentence:
      'A schedule that is paused, suspended or has ended makes no runs, and a cancelled one none at all.',
  },
] as const;
