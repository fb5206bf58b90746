// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { bankFileConnections, bankFileReplies, bankFileStagings, bankFileTransports, bankFiles } from '../bank-files/tables.ts';
import type { statementFiles } from '../reconciling/statements/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    'DELETE FROM bank_file_stagings WHERE file_id = $1 AND name = $2': {
      values: [string | null, string | null];
      row: never;
    };
    'DELETE FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'INSERT INTO bank_file_stagings (file_id, entity_id, name, begun_at) VALUES ($1, $2, $3, $4)': {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_file_transports
              (connection_id, entity_id, folders, server, private_key, public_key, next_visit_at, failures)
       SELECT id, entity_id, $2, $3, $4, $5, $6, 0 FROM bank_file_connections WHERE id = $1`]: {
      values: [string | null, unknown, unknown, Uint8Array | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    [`SELECT actor_kind, actor_name, details
         FROM audit_log
        WHERE action = 'bank_file.left' AND subject_id = $1`]: {
      values: [string | null];
      row: {
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_name: Column<typeof auditLog, 'actorName'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT bytes FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bytes: Column<typeof bankFiles, 'bytes'>;
      };
    };
    'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1': {
      values: [Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1 ORDER BY next_visit_at': {
      values: [Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_files WHERE id = $1': {
      values: [string | null];
      row: {
        connection_id: Column<typeof bankFiles, 'connectionId'>;
      };
    };
    [`SELECT connection_id, entity_id
         FROM (SELECT DISTINCT ON (entity_id) connection_id, entity_id, next_visit_at
                 FROM bank_file_transports
                WHERE next_visit_at <= $1
                  AND NOT (entity_id = ANY ($2))
                  AND NOT (connection_id = ANY ($3))
                ORDER BY entity_id, next_visit_at) AS due
        ORDER BY next_visit_at
        LIMIT 100`]: {
      values: [Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
        entity_id: Column<typeof bankFileTransports, 'entityId'>;
      };
    };
    'SELECT data ->> \'connectionId\' AS "connectionId" FROM pgboss.job WHERE name = \'visit-bank\'': {
      values: [];
      row: {
        connectionId: string | null;
      };
    };
    'SELECT details FROM audit_log WHERE entity_id = $1 AND action = \'bank_connection.transport_set\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    [`SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
       JOIN entity_configs c ON c.entity_id = f.entity_id
      WHERE f.connection_id = $1
        AND ((f.by_transport AND f.arrived_at IS NULL
              AND CASE WHEN f.recall_recorded_at IS NULL THEN c.payouts_enabled
                       ELSE f.staged_as IS NOT NULL END)
             OR (f.left_at IS NULL AND f.withdrawn_at IS NULL
                 AND b.status = 'APPROVED' AND b.held_for = 'BANK_FILE'))
      ORDER BY f.file_number`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT folders, server, private_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        folders: Column<typeof bankFileTransports, 'folders'>;
        server: Column<typeof bankFileTransports, 'server'> | null;
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
      };
    };
    [`SELECT id
       FROM bank_files
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NOT NULL
        AND recalled_at IS NULL
      LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT id FROM bank_file_replies WHERE connection_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    'SELECT id FROM statement_files WHERE entity_id = $1 AND received_by IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`SELECT id, left_at, recall_recorded_at, staged_as, file_name, sha256, bytes
       FROM bank_files
      WHERE id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        recall_recorded_at: Column<typeof bankFiles, 'recallRecordedAt'> | null;
        staged_as: Column<typeof bankFiles, 'stagedAs'> | null;
        file_name: Column<typeof bankFiles, 'fileName'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        bytes: Column<typeof bankFiles, 'bytes'>;
      };
    };
    'SELECT private_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
      };
    };
    'SELECT private_key, public_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
        public_key: Column<typeof bankFileTransports, 'publicKey'> | null;
      };
    };
    [`SELECT t.folders, t.server, t.private_key, t.failures, t.confirmed_at, t.next_visit_at, c.entity_id,
            c.purpose
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.connection_id = $1 AND t.next_visit_at <= $2`]: {
      values: [string | null, Date | string | null];
      row: {
        folders: Column<typeof bankFileTransports, 'folders'>;
        server: Column<typeof bankFileTransports, 'server'> | null;
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
        failures: Column<typeof bankFileTransports, 'failures'>;
        confirmed_at: Column<typeof bankFileTransports, 'confirmedAt'> | null;
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
      };
    };
    [`UPDATE bank_file_connections
        SET transport = $2, updated_at = $3,
            state = CASE WHEN state = 'LIVE' THEN 'OFF' ELSE state END,
            unconfirmed_by = array_append(array_remove(unconfirmed_by, $4), $4)
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE bank_file_stagings s
        SET is_abandoned = true
       FROM bank_files f
      WHERE f.id = s.file_id AND f.connection_id = $1
     RETURNING s.file_id, s.name`]: {
      values: [string | null];
      row: {
        file_id: Column<typeof bankFileStagings, 'fileId'>;
        name: Column<typeof bankFileStagings, 'name'>;
      };
    };
    [`UPDATE bank_file_transports
        SET visited_at = $2, next_visit_at = $3, failures = $4, fault = $5, fault_detail = $6,
            presented_host_key = $7,
            failing_since = CASE WHEN $5::text IS NULL THEN NULL ELSE coalesce(failing_since, $2) END
      WHERE connection_id = $1 AND next_visit_at = $8
      RETURNING connection_id`]: {
      values: [string | null, Date | string | null, Date | string | null, number | null, string | null, string | null, string | null, Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'UPDATE bank_file_transports SET next_visit_at = $2 WHERE connection_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_files SET arrived_at = $2
          WHERE id = $1 AND by_transport AND arrived_at IS NULL AND staged_as = $3
          RETURNING batch_id, recall_too_late`]: {
      values: [string | null, Date | string | null, string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
      };
    };
    [`UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND recalled_at IS NOT NULL`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NULL`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_files SET recalled_at = now(),
              recalled_by = (SELECT id FROM users WHERE entity_id = $2 AND id <> recall_recorded_by LIMIT 1)
        WHERE id = $1 AND recalled_at IS NULL AND recall_recorded_at IS NOT NULL`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE bank_files SET staged_as = NULL
          WHERE id = $1 AND arrived_at IS NULL AND staged_as = $2
          RETURNING batch_id`]: {
      values: [string | null, string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
    'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`WITH file AS (
       SELECT id
         FROM bank_files
        WHERE id = $1 AND by_transport AND staged_as IS NULL AND recall_recorded_at IS NULL
          AND EXISTS (SELECT FROM entity_configs c WHERE c.entity_id = $3 AND c.payouts_enabled)
          FOR NO KEY UPDATE),
     begun AS (
       DELETE FROM bank_file_stagings s
        USING file
        WHERE s.file_id = file.id AND s.name = $2 AND NOT s.is_abandoned
       RETURNING s.file_id)
     UPDATE bank_files f
        SET staged_as = $2
       FROM begun
      WHERE f.id = begun.file_id
     RETURNING f.id`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
  }
}
