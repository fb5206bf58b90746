// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities, users } from '../../identity/tables.ts';
import type { controlChanges } from './tables.ts';
import type { entityConfigs } from '../entity/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT c.id, c.entity_id, c.kind, c.subject_id, subject.name AS subject_name, c.basis, c.wanted, c.reason,
         c.asked_by, asker.name AS asked_by_name, c.asked_at, c.expires_at, c.state, c.decided_by,
         decider.name AS decided_by_name, c.decided_at
    FROM control_changes c
    JOIN users asker ON asker.id = c.asked_by
    LEFT JOIN users subject ON subject.id = c.subject_id
    LEFT JOIN users decider ON decider.id = c.decided_by`]: {
      values: [];
      row: {
        id: Column<typeof controlChanges, 'id'>;
        entity_id: Column<typeof controlChanges, 'entityId'>;
        kind: Column<typeof controlChanges, 'kind'>;
        subject_id: Column<typeof controlChanges, 'subjectId'> | null;
        subject_name: Column<typeof users, 'name'> | null;
        basis: Column<typeof controlChanges, 'basis'>;
        wanted: Column<typeof controlChanges, 'wanted'>;
        reason: Column<typeof controlChanges, 'reason'>;
        asked_by: Column<typeof controlChanges, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof controlChanges, 'askedAt'>;
        expires_at: Column<typeof controlChanges, 'expiresAt'>;
        state: Column<typeof controlChanges, 'state'>;
        decided_by: Column<typeof controlChanges, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof controlChanges, 'decidedAt'> | null;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.kind, c.subject_id, subject.name AS subject_name, c.basis, c.wanted, c.reason,
         c.asked_by, asker.name AS asked_by_name, c.asked_at, c.expires_at, c.state, c.decided_by,
         decider.name AS decided_by_name, c.decided_at
    FROM control_changes c
    JOIN users asker ON asker.id = c.asked_by
    LEFT JOIN users subject ON subject.id = c.subject_id
    LEFT JOIN users decider ON decider.id = c.decided_by WHERE c.entity_id = $1 AND c.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof controlChanges, 'id'>;
        entity_id: Column<typeof controlChanges, 'entityId'>;
        kind: Column<typeof controlChanges, 'kind'>;
        subject_id: Column<typeof controlChanges, 'subjectId'> | null;
        subject_name: Column<typeof users, 'name'> | null;
        basis: Column<typeof controlChanges, 'basis'>;
        wanted: Column<typeof controlChanges, 'wanted'>;
        reason: Column<typeof controlChanges, 'reason'>;
        asked_by: Column<typeof controlChanges, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof controlChanges, 'askedAt'>;
        expires_at: Column<typeof controlChanges, 'expiresAt'>;
        state: Column<typeof controlChanges, 'state'>;
        decided_by: Column<typeof controlChanges, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof controlChanges, 'decidedAt'> | null;
      };
    };
    [`INSERT INTO control_changes
              (id, entity_id, kind, subject_id, basis, wanted, reason, asked_by, asked_at, expires_at, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'WAITING')`]: {
      values: [string | null, string | null, string | null, string | null, unknown, unknown, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'SELECT 1 AS one FROM control_changes WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        one: number;
      };
    };
    'SELECT 1 AS one FROM users WHERE id = ANY ($1) ORDER BY id FOR SHARE': {
      values: [readonly (string | null)[] | null];
      row: {
        one: number;
      };
    };
    'SELECT FROM control_changes c WHERE c.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM control_changes c WHERE c.state = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM control_changes c WHERE c.subject_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT count(*) AS total FROM audit_log WHERE entity_id = $1 AND action = \'user.roles_changed\'': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM control_changes c': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT id FROM control_changes WHERE id = $1 AND entity_id = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof controlChanges, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    [`SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      ORDER BY 2`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: string;
      };
    };
    [`SELECT id, entity_id
       FROM control_changes
      WHERE state = 'WAITING' AND expires_at <= $1
      ORDER BY expires_at
      LIMIT 500`]: {
      values: [Date | string | null];
      row: {
        id: Column<typeof controlChanges, 'id'>;
        entity_id: Column<typeof controlChanges, 'entityId'>;
      };
    };
    [`SELECT id, kind, subject_id, expires_at
       FROM control_changes
      WHERE entity_id = $1 AND state = 'WAITING'`]: {
      values: [string | null];
      row: {
        id: Column<typeof controlChanges, 'id'>;
        kind: Column<typeof controlChanges, 'kind'>;
        subject_id: Column<typeof controlChanges, 'subjectId'> | null;
        expires_at: Column<typeof controlChanges, 'expiresAt'>;
      };
    };
    'SELECT max(disabled_at) AS at FROM users WHERE entity_id = $1 AND \'ADMIN\' = ANY (roles)': {
      values: [string | null];
      row: {
        at: Date | null;
      };
    };
    [`SELECT max_batch_withdrawals, max_batch_amounts, rails, payouts_enabled
         FROM entity_configs
        WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        max_batch_withdrawals: Column<typeof entityConfigs, 'maxBatchWithdrawals'>;
        max_batch_amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
        rails: Column<typeof entityConfigs, 'rails'>;
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
      };
    };
    'SELECT roles FROM users WHERE id = $1': {
      values: [string | null];
      row: {
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`UPDATE control_changes
        SET state = 'EXPIRED', decided_at = $2
      WHERE id = $1 AND state = 'WAITING'
      RETURNING kind, subject_id`]: {
      values: [string | null, Date | string | null];
      row: {
        kind: Column<typeof controlChanges, 'kind'>;
        subject_id: Column<typeof controlChanges, 'subjectId'> | null;
      };
    };
    'UPDATE control_changes SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1': {
      values: [string | null, string | null, string | null, Date | string | null];
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
  }
}
