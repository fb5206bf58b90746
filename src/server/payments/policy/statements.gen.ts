// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities, users } from '../../identity/tables.ts';
import type { batchSigners, batches, withdrawals } from '../batches/tables.ts';
import type { controlChanges } from '../control/tables.ts';
import type { delegations, signingPolicies } from './tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT d.id, d.user_id, coalesce(u.display_name, u.name) AS user_name, d.delegate_id,
         coalesce(t.display_name, t.name) AS delegate_name, d.starts_at, d.ends_at, d.reason, d.ended_at,
         d.ended_by, coalesce(e.display_name, e.name) AS ended_by_name
    FROM delegations d
    JOIN users u ON u.id = d.user_id
    JOIN users t ON t.id = d.delegate_id
    LEFT JOIN users e ON e.id = d.ended_by`]: {
      values: [];
      row: {
        id: Column<typeof delegations, 'id'>;
        user_id: Column<typeof delegations, 'userId'>;
        user_name: string;
        delegate_id: Column<typeof delegations, 'delegateId'>;
        delegate_name: string;
        starts_at: Column<typeof delegations, 'startsAt'>;
        ends_at: Column<typeof delegations, 'endsAt'>;
        reason: Column<typeof delegations, 'reason'>;
        ended_at: Column<typeof delegations, 'endedAt'> | null;
        ended_by: Column<typeof delegations, 'endedBy'> | null;
        ended_by_name: string | null;
      };
    };
    [`
  SELECT d.id, d.user_id, coalesce(u.display_name, u.name) AS user_name, d.delegate_id,
         coalesce(t.display_name, t.name) AS delegate_name, d.starts_at, d.ends_at, d.reason, d.ended_at,
         d.ended_by, coalesce(e.display_name, e.name) AS ended_by_name
    FROM delegations d
    JOIN users u ON u.id = d.user_id
    JOIN users t ON t.id = d.delegate_id
    LEFT JOIN users e ON e.id = d.ended_by
       WHERE (d.user_id = $1 OR d.delegate_id = $1) AND d.ends_at > $2
       ORDER BY d.starts_at DESC, d.id
       LIMIT 100`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof delegations, 'id'>;
        user_id: Column<typeof delegations, 'userId'>;
        user_name: string;
        delegate_id: Column<typeof delegations, 'delegateId'>;
        delegate_name: string;
        starts_at: Column<typeof delegations, 'startsAt'>;
        ends_at: Column<typeof delegations, 'endsAt'>;
        reason: Column<typeof delegations, 'reason'>;
        ended_at: Column<typeof delegations, 'endedAt'> | null;
        ended_by: Column<typeof delegations, 'endedBy'> | null;
        ended_by_name: string | null;
      };
    };
    [`
  SELECT d.id, d.user_id, coalesce(u.display_name, u.name) AS user_name, d.delegate_id,
         coalesce(t.display_name, t.name) AS delegate_name, d.starts_at, d.ends_at, d.reason, d.ended_at,
         d.ended_by, coalesce(e.display_name, e.name) AS ended_by_name
    FROM delegations d
    JOIN users u ON u.id = d.user_id
    JOIN users t ON t.id = d.delegate_id
    LEFT JOIN users e ON e.id = d.ended_by WHERE d.entity_id = $1 AND d.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof delegations, 'id'>;
        user_id: Column<typeof delegations, 'userId'>;
        user_name: string;
        delegate_id: Column<typeof delegations, 'delegateId'>;
        delegate_name: string;
        starts_at: Column<typeof delegations, 'startsAt'>;
        ends_at: Column<typeof delegations, 'endsAt'>;
        reason: Column<typeof delegations, 'reason'>;
        ended_at: Column<typeof delegations, 'endedAt'> | null;
        ended_by: Column<typeof delegations, 'endedBy'> | null;
        ended_by_name: string | null;
      };
    };
    'DELETE FROM batch_signers WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM delegations WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO approvals
            (batch_id, user_id, entity_id, content_digest, approved_at, for_user_id, delegation_id)
     SELECT b.id, $2, b.entity_id, b.content_digest, $5, $3, $4 FROM batches b WHERE b.id = $1`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO delegations (id, entity_id, user_id, delegate_id, starts_at, ends_at, reason, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'x', $7)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO delegations (id, entity_id, user_id, delegate_id, starts_at, ends_at, reason, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, Date | string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO signing_policies (entity_id, version, change_id, policy, in_force_from)
         VALUES ($1, $2, $3, $4, now())`]: {
      values: [string | null, number | null, string | null, unknown];
      row: never;
    };
    [`INSERT INTO signing_policies (entity_id, version, change_id, policy, in_force_from)
       VALUES ($1, $2, $3, $4, $5)`]: {
      values: [string | null, number | null, string | null, unknown, Date | string | null];
      row: never;
    };
    'SELECT 1 AS one FROM batch_signers WHERE batch_id = $1': {
      values: [string | null];
      row: {
        one: number;
      };
    };
    [`SELECT b.id, b.label, b.status, b.currency, b.total_amount_minor, b.created_by, b.created_at,
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
      ORDER BY b.created_at DESC, b.id DESC`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        created_by: Column<typeof batches, 'createdBy'>;
        created_at: Column<typeof batches, 'createdAt'>;
        created_by_name: string;
        execution_date: string | null;
        moves_on: string | null;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        signatures: unknown;
      };
    };
    [`SELECT d.id, d.user_id AS "userId", coalesce(u.display_name, u.name) AS name, d.ends_at AS "endsAt"
       FROM delegations d
       JOIN users u ON u.id = d.user_id
      WHERE d.delegate_id = $1 AND d.ended_at IS NULL AND d.starts_at <= $2 AND d.ends_at > $2
      ORDER BY 3`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof delegations, 'id'>;
        userId: Column<typeof delegations, 'userId'>;
        name: string;
        endsAt: Column<typeof delegations, 'endsAt'>;
      };
    };
    [`SELECT d.user_id AS "userId", d.delegate_id AS "delegateId", d.starts_at, d.ends_at
       FROM delegations d
      WHERE d.entity_id = $1 AND d.ended_at IS NULL AND d.ends_at > $2`]: {
      values: [string | null, Date | string | null];
      row: {
        userId: Column<typeof delegations, 'userId'>;
        delegateId: Column<typeof delegations, 'delegateId'>;
        starts_at: Column<typeof delegations, 'startsAt'>;
        ends_at: Column<typeof delegations, 'endsAt'>;
      };
    };
    [`SELECT id
         FROM control_changes
        WHERE entity_id = $1 AND kind = 'CHANGE_POLICY' AND state = 'WAITING' AND expires_at > $2
        ORDER BY asked_at DESC
        LIMIT 1`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof controlChanges, 'id'>;
      };
    };
    'SELECT id FROM delegations WHERE entity_id = $1 AND id = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof delegations, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR SHARE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    [`SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY 2, 1`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: string;
      };
    };
    [`SELECT id, coalesce(display_name, name) AS name,
            approval_lapse(disabled_at, roles) IS NULL AS is_approver,
            disabled_at IS NULL AND 'PREPARER' = ANY (roles) AS is_preparer
       FROM users
      WHERE entity_id = $1 AND (disabled_at IS NULL OR id = ANY ($2))
      ORDER BY 2, 1`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: string;
        is_approver: boolean;
        is_preparer: boolean;
      };
    };
    [`SELECT id, coalesce(display_name, name) AS name, approval_lapse(disabled_at, roles) IS NULL AS may_sign
       FROM users
      WHERE entity_id = $1 AND id IN ($2, $3)
      ORDER BY id
        FOR NO KEY UPDATE`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: string;
        may_sign: boolean;
      };
    };
    'SELECT id, name FROM users WHERE entity_id = $1 AND id = ANY ($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
      };
    };
    'SELECT needed FROM batch_signers WHERE batch_id = $1': {
      values: [string | null];
      row: {
        needed: Column<typeof batchSigners, 'needed'>;
      };
    };
    'SELECT needed_by_policy($1::jsonb, $2::jsonb, $3::jsonb) AS is_needed': {
      values: [unknown, unknown, unknown];
      row: {
        is_needed: boolean | null;
      };
    };
    'SELECT policy FROM signing_policies WHERE entity_id = $1 AND version = $2': {
      values: [string | null, number | null];
      row: {
        policy: Column<typeof signingPolicies, 'policy'>;
      };
    };
    [`SELECT signers_match($1::jsonb, $2::jsonb, $3::uuid[]) AS matches,
                  needed_by_policy($1::jsonb, $2::jsonb, $4::jsonb) AS is_needed`]: {
      values: [unknown, unknown, readonly (string | null)[] | null, unknown];
      row: {
        matches: boolean | null;
        is_needed: boolean | null;
      };
    };
    'SELECT version, policy FROM signing_policies WHERE entity_id = $1 ORDER BY version DESC LIMIT 1': {
      values: [string | null];
      row: {
        version: Column<typeof signingPolicies, 'version'>;
        policy: Column<typeof signingPolicies, 'policy'>;
      };
    };
    [`SELECT version, policy, in_force_from
         FROM signing_policies
        WHERE entity_id = $1
        ORDER BY version DESC
        LIMIT 1`]: {
      values: [string | null];
      row: {
        version: Column<typeof signingPolicies, 'version'>;
        policy: Column<typeof signingPolicies, 'policy'>;
        in_force_from: Column<typeof signingPolicies, 'inForceFrom'>;
      };
    };
    [`SELECT version, policy, in_force_from
       FROM signing_policies
      WHERE entity_id = $1
      ORDER BY version DESC
      LIMIT 1`]: {
      values: [string | null];
      row: {
        version: Column<typeof signingPolicies, 'version'>;
        policy: Column<typeof signingPolicies, 'policy'>;
        in_force_from: Column<typeof signingPolicies, 'inForceFrom'>;
      };
    };
    [`SELECT w.batch_id, array_agg(DISTINCT w.rail) AS rails
       FROM withdrawals w
      WHERE w.entity_id = $1 AND w.created_at >= $2
      GROUP BY w.batch_id`]: {
      values: [string | null, Date | string | null];
      row: {
        batch_id: Column<typeof withdrawals, 'batchId'>;
        rails: string[];
      };
    };
    'SELECT wanted FROM control_changes WHERE id = $1': {
      values: [string | null];
      row: {
        wanted: Column<typeof controlChanges, 'wanted'>;
      };
    };
    'UPDATE batch_signers SET facts = \'{}\' WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batch_signers SET facts = facts || $2 WHERE batch_id = $1': {
      values: [string | null, unknown];
      row: never;
    };
    'UPDATE batch_signers SET needed = needed || $2 WHERE batch_id = $1': {
      values: [string | null, unknown];
      row: never;
    };
    'UPDATE batches SET policy_version = 0 WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET status = \'APPROVED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE delegations SET ended_at = $2, ended_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE delegations SET ended_at = NULL, ended_by = NULL WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE delegations SET ends_at = ends_at + interval \'1 day\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE signing_policies SET policy = \'{}\' WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = NULL WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{VIEWER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`WITH days AS (
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
      GROUP BY w.batch_id`]: {
      values: [string | null, Date | string | null, string, number | null];
      row: {
        batch_id: Column<typeof withdrawals, 'batchId'>;
        most: bigint;
      };
    };
    [`WITH paid AS (
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
        AND (an.first_at < w.created_at OR ax.first_at < w.created_at)`]: {
      values: [string | null, Date | string | null];
      row: {
        batch_id: Column<typeof withdrawals, 'batchId'>;
      };
    };
    [`WITH paid AS (
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
      WHERE w.entity_id = $1 AND w.created_at >= $2 AND (f.first_at IS NULL OR f.first_at >= w.created_at)`]: {
      values: [string | null, Date | string | null];
      row: {
        batch_id: Column<typeof withdrawals, 'batchId'>;
      };
    };
  }
}
