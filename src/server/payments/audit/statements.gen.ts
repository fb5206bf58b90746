// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details, previous_hash,
         hash
    FROM audit_log`]: {
      values: [];
      row: {
        seq: Column<typeof auditLog, 'seq'>;
        at: Column<typeof auditLog, 'at'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_id: Column<typeof auditLog, 'actorId'> | null;
        actor_name: Column<typeof auditLog, 'actorName'>;
        action: Column<typeof auditLog, 'action'>;
        subject_type: Column<typeof auditLog, 'subjectType'>;
        subject_id: Column<typeof auditLog, 'subjectId'>;
        details: Column<typeof auditLog, 'details'>;
        previous_hash: Column<typeof auditLog, 'previousHash'>;
        hash: Column<typeof auditLog, 'hash'>;
      };
    };
    'SELECT FROM audit_log WHERE action <> ALL ($1::text[])': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE action = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE actor_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE actor_kind = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE at <= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE at >= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE seq < $1': {
      values: [bigint | number | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE subject_id = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT b.id, b.label, b.currency
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = ANY ($2::uuid[])
      UNION ALL
     SELECT u.id, coalesce(u.display_name, u.name), NULL
       FROM users u
      WHERE u.entity_id = $1 AND u.id = ANY ($2::uuid[])
      UNION ALL
     SELECT y.id, y.name, NULL
       FROM payees y
      WHERE y.entity_id = $1 AND y.id = ANY ($2::uuid[])
      UNION ALL
     SELECT e.id, e.name, NULL
       FROM entities e
      WHERE e.id = $1 AND e.id = ANY ($2::uuid[])
      UNION ALL
     SELECT v.id, v.name, NULL
       FROM saved_views v
      WHERE v.entity_id = $1 AND v.id = ANY ($2::uuid[])
      UNION ALL
     SELECT w.id,
            w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
              right(w.account_number, 4),
            b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE w.entity_id = $1 AND w.id = ANY ($2::uuid[])
      UNION ALL
     SELECT p.id,
            coalesce(
              w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
                right(w.account_number, 4),
              p.recipient_reference),
            p.currency
       FROM payouts p
       LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE p.entity_id = $1 AND p.id = ANY ($2::uuid[])
      UNION ALL
     SELECT r.id,
            latest.beneficiary_name || ', ' || coalesce(k.display_name, r.bank_code) || ' …' ||
              right(r.account_number, 4),
            NULL
       FROM beneficiaries r
      CROSS JOIN LATERAL (SELECT w.beneficiary_name
                            FROM withdrawals w
                           WHERE w.beneficiary_id = r.id
                           ORDER BY w.created_at DESC, w.row_number DESC
                           LIMIT 1) latest
       LEFT JOIN banks k ON k.code = r.bank_code
      WHERE r.entity_id = $1 AND r.id = ANY ($2::uuid[])`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: string;
        label: string;
        currency: string | null;
      };
    };
    'SELECT count(*) AS total FROM audit_log': {
      values: [];
      row: {
        total: bigint;
      };
    };
  }
}
