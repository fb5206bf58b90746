// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditHeads, auditLog } from './tables.ts';
import type { entities } from '../identity/tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT entity_id, seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details,
         previous_hash, hash
    FROM audit_log
   WHERE entity_id = $1 AND seq > $2
   ORDER BY seq
   LIMIT $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        entity_id: Column<typeof auditLog, 'entityId'>;
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
    'DELETE FROM audit_log': {
      values: [];
      row: never;
    };
    [`INSERT INTO audited_uses (user_id, entity_id, action, subject_id, day)
       VALUES ($1, $5, $2, $3, $4)
       ON CONFLICT DO NOTHING
       RETURNING 1 AS first`]: {
      values: [string | null, string | null, string | null, Date | string | null, string | null];
      row: {
        first: number;
      };
    };
    'INSERT INTO entities VALUES ($1, \'Test\', $1, $1, now())': {
      values: [string | null];
      row: never;
    };
    'SELECT audit_append($1, $2, $3, $4, $5, $6, $7, $8, $9)': {
      values: [string | null, Date | string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
      row: {
        audit_append: bigint | null;
      };
    };
    [`SELECT e.id, e.name, h.seq AS head_seq, h.hash AS head_hash
           FROM entities e
           LEFT JOIN audit_heads h ON h.entity_id = e.id
           ORDER BY e.name`]: {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
        head_seq: Column<typeof auditHeads, 'seq'> | null;
        head_hash: Column<typeof auditHeads, 'hash'> | null;
      };
    };
    'SET LOCAL session_replication_role = \'replica\'': {
      values: [];
      row: never;
    };
    'TRUNCATE audit_log': {
      values: [];
      row: never;
    };
  }
}
