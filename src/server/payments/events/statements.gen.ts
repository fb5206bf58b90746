// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities, users } from '../../identity/tables.ts';
import type { events } from './tables.ts';
import type { webhookDeliveries, webhookEndpoints } from './webhooks/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT d.event_id, d.type, d.event_at, d.status, d.attempts, d.tried_at, d.next_at, d.delivered_at,
         d.duration_ms, d.fault, d.response_status
    FROM webhook_deliveries d`]: {
      values: [];
      row: {
        event_id: Column<typeof webhookDeliveries, 'eventId'>;
        type: Column<typeof webhookDeliveries, 'type'>;
        event_at: Column<typeof webhookDeliveries, 'eventAt'>;
        status: Column<typeof webhookDeliveries, 'status'>;
        attempts: Column<typeof webhookDeliveries, 'attempts'>;
        tried_at: Column<typeof webhookDeliveries, 'triedAt'> | null;
        next_at: Column<typeof webhookDeliveries, 'nextAt'>;
        delivered_at: Column<typeof webhookDeliveries, 'deliveredAt'> | null;
        duration_ms: Column<typeof webhookDeliveries, 'durationMs'> | null;
        fault: Column<typeof webhookDeliveries, 'fault'> | null;
        response_status: Column<typeof webhookDeliveries, 'responseStatus'> | null;
      };
    };
    [`
  SELECT d.event_id, d.type, d.event_at, d.status, d.attempts, d.tried_at, d.next_at, d.delivered_at,
         d.duration_ms, d.fault, d.response_status
    FROM webhook_deliveries d
        WHERE d.endpoint_id = $1 AND ($2::text IS NULL OR d.status = $2)
        ORDER BY d.position DESC, d.event_id DESC
       OFFSET $3 LIMIT $4`]: {
      values: [string | null, string | null, bigint | number | null, bigint | number | null];
      row: {
        event_id: Column<typeof webhookDeliveries, 'eventId'>;
        type: Column<typeof webhookDeliveries, 'type'>;
        event_at: Column<typeof webhookDeliveries, 'eventAt'>;
        status: Column<typeof webhookDeliveries, 'status'>;
        attempts: Column<typeof webhookDeliveries, 'attempts'>;
        tried_at: Column<typeof webhookDeliveries, 'triedAt'> | null;
        next_at: Column<typeof webhookDeliveries, 'nextAt'>;
        delivered_at: Column<typeof webhookDeliveries, 'deliveredAt'> | null;
        duration_ms: Column<typeof webhookDeliveries, 'durationMs'> | null;
        fault: Column<typeof webhookDeliveries, 'fault'> | null;
        response_status: Column<typeof webhookDeliveries, 'responseStatus'> | null;
      };
    };
    [`
  SELECT d.event_id, d.type, d.event_at, d.status, d.attempts, d.tried_at, d.next_at, d.delivered_at,
         d.duration_ms, d.fault, d.response_status
    FROM webhook_deliveries d WHERE d.entity_id = $1 AND d.endpoint_id = $2 AND d.event_id = $3`]: {
      values: [string | null, string | null, string | null];
      row: {
        event_id: Column<typeof webhookDeliveries, 'eventId'>;
        type: Column<typeof webhookDeliveries, 'type'>;
        event_at: Column<typeof webhookDeliveries, 'eventAt'>;
        status: Column<typeof webhookDeliveries, 'status'>;
        attempts: Column<typeof webhookDeliveries, 'attempts'>;
        tried_at: Column<typeof webhookDeliveries, 'triedAt'> | null;
        next_at: Column<typeof webhookDeliveries, 'nextAt'>;
        delivered_at: Column<typeof webhookDeliveries, 'deliveredAt'> | null;
        duration_ms: Column<typeof webhookDeliveries, 'durationMs'> | null;
        fault: Column<typeof webhookDeliveries, 'fault'> | null;
        response_status: Column<typeof webhookDeliveries, 'responseStatus'> | null;
      };
    };
    [`
  SELECT e.id, e.url, e.description, e.types, e.state, e.off_reason, e.off_at, e.public_key, e.old_public_key,
         e.old_until, e.failing_since, e.next_try_at, e.created_by, u.name AS created_by_name, e.created_at,
         (SELECT count(*)::int
            FROM (SELECT 1
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id AND d.status = 'WAITING'
                   LIMIT 1000) w) AS waiting,
         (SELECT max(n.delivered_at)
            FROM (SELECT d.delivered_at
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id
                   ORDER BY d.position DESC, d.event_id DESC
                   LIMIT 200) n) AS last_delivered_at
    FROM webhook_endpoints e
    JOIN users u ON u.id = e.created_by`]: {
      values: [];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
        types: Column<typeof webhookEndpoints, 'types'>;
        state: Column<typeof webhookEndpoints, 'state'>;
        off_reason: Column<typeof webhookEndpoints, 'offReason'> | null;
        off_at: Column<typeof webhookEndpoints, 'offAt'> | null;
        public_key: Column<typeof webhookEndpoints, 'publicKey'>;
        old_public_key: Column<typeof webhookEndpoints, 'oldPublicKey'> | null;
        old_until: Column<typeof webhookEndpoints, 'oldUntil'> | null;
        failing_since: Column<typeof webhookEndpoints, 'failingSince'> | null;
        next_try_at: Column<typeof webhookEndpoints, 'nextTryAt'> | null;
        created_by: Column<typeof webhookEndpoints, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof webhookEndpoints, 'createdAt'>;
        waiting: number;
        last_delivered_at: Date | null;
      };
    };
    [`
  SELECT e.id, e.url, e.description, e.types, e.state, e.off_reason, e.off_at, e.public_key, e.old_public_key,
         e.old_until, e.failing_since, e.next_try_at, e.created_by, u.name AS created_by_name, e.created_at,
         (SELECT count(*)::int
            FROM (SELECT 1
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id AND d.status = 'WAITING'
                   LIMIT 1000) w) AS waiting,
         (SELECT max(n.delivered_at)
            FROM (SELECT d.delivered_at
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id
                   ORDER BY d.position DESC, d.event_id DESC
                   LIMIT 200) n) AS last_delivered_at
    FROM webhook_endpoints e
    JOIN users u ON u.id = e.created_by
        WHERE e.entity_id = $1 AND e.removed_at IS NULL
        ORDER BY e.created_at DESC, e.id DESC`]: {
      values: [string | null];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
        types: Column<typeof webhookEndpoints, 'types'>;
        state: Column<typeof webhookEndpoints, 'state'>;
        off_reason: Column<typeof webhookEndpoints, 'offReason'> | null;
        off_at: Column<typeof webhookEndpoints, 'offAt'> | null;
        public_key: Column<typeof webhookEndpoints, 'publicKey'>;
        old_public_key: Column<typeof webhookEndpoints, 'oldPublicKey'> | null;
        old_until: Column<typeof webhookEndpoints, 'oldUntil'> | null;
        failing_since: Column<typeof webhookEndpoints, 'failingSince'> | null;
        next_try_at: Column<typeof webhookEndpoints, 'nextTryAt'> | null;
        created_by: Column<typeof webhookEndpoints, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof webhookEndpoints, 'createdAt'>;
        waiting: number;
        last_delivered_at: Date | null;
      };
    };
    [`
  SELECT e.id, e.url, e.description, e.types, e.state, e.off_reason, e.off_at, e.public_key, e.old_public_key,
         e.old_until, e.failing_since, e.next_try_at, e.created_by, u.name AS created_by_name, e.created_at,
         (SELECT count(*)::int
            FROM (SELECT 1
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id AND d.status = 'WAITING'
                   LIMIT 1000) w) AS waiting,
         (SELECT max(n.delivered_at)
            FROM (SELECT d.delivered_at
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id
                   ORDER BY d.position DESC, d.event_id DESC
                   LIMIT 200) n) AS last_delivered_at
    FROM webhook_endpoints e
    JOIN users u ON u.id = e.created_by WHERE e.entity_id = $1 AND e.id = $2 AND e.removed_at IS NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
        types: Column<typeof webhookEndpoints, 'types'>;
        state: Column<typeof webhookEndpoints, 'state'>;
        off_reason: Column<typeof webhookEndpoints, 'offReason'> | null;
        off_at: Column<typeof webhookEndpoints, 'offAt'> | null;
        public_key: Column<typeof webhookEndpoints, 'publicKey'>;
        old_public_key: Column<typeof webhookEndpoints, 'oldPublicKey'> | null;
        old_until: Column<typeof webhookEndpoints, 'oldUntil'> | null;
        failing_since: Column<typeof webhookEndpoints, 'failingSince'> | null;
        next_try_at: Column<typeof webhookEndpoints, 'nextTryAt'> | null;
        created_by: Column<typeof webhookEndpoints, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof webhookEndpoints, 'createdAt'>;
        waiting: number;
        last_delivered_at: Date | null;
      };
    };
    [`
  SELECT entity_id, url, failures, failing_since, secret, private_key, old_secret, old_private_key, old_until
    FROM webhook_endpoints
   WHERE id = $1 AND state = 'ON' AND (next_try_at IS NULL OR next_try_at <= $2)`]: {
      values: [string | null, Date | string | null];
      row: {
        entity_id: Column<typeof webhookEndpoints, 'entityId'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        failures: Column<typeof webhookEndpoints, 'failures'>;
        failing_since: Column<typeof webhookEndpoints, 'failingSince'> | null;
        secret: Column<typeof webhookEndpoints, 'secret'>;
        private_key: Column<typeof webhookEndpoints, 'privateKey'>;
        old_secret: Column<typeof webhookEndpoints, 'oldSecret'> | null;
        old_private_key: Column<typeof webhookEndpoints, 'oldPrivateKey'> | null;
        old_until: Column<typeof webhookEndpoints, 'oldUntil'> | null;
      };
    };
    [`INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     SELECT p.id, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at, 'WAITING', 0, $4
       FROM webhook_endpoints p
       JOIN events e ON e.entity_id = p.entity_id AND e.position > $2 AND e.position <= $3
                        AND e.type = ANY (p.types)
      WHERE p.id = $1
      ORDER BY e.position
     ON CONFLICT (endpoint_id, event_id) DO NOTHING`]: {
      values: [string | null, bigint | number | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     VALUES ($1, $2, $3, $4, $5, $1, $6, 'WAITING', 0, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO webhook_deliveries AS d
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     SELECT $1, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at, 'WAITING', 0, $6
       FROM events e
      WHERE e.entity_id = $2 AND e.id >= $3 AND e.id < $4 AND e.type = ANY ($5) AND e.position <= $7
     ON CONFLICT (endpoint_id, event_id) DO UPDATE
        SET status = 'WAITING', next_at = excluded.next_at, failing_since = NULL
     RETURNING 1 AS one`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, Date | string | null, bigint | number | null];
      row: {
        one: number;
      };
    };
    [`INSERT INTO webhook_endpoints
            (id, entity_id, url, description, types, state, position, secret, private_key, public_key,
             failures, created_by, created_at, updated_at)
     SELECT $1, $2, $3, $4, $5, 'ON', h.safe_position, $6, $7, $8, 0, $9, $10, $10
       FROM event_horizon h`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, Uint8Array | null, Uint8Array | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT 1 AS one FROM webhook_endpoints WHERE state = \'ON\' LIMIT 1': {
      values: [];
      row: {
        one: number;
      };
    };
    'SELECT advance_events() AS position': {
      values: [];
      row: {
        position: bigint | null;
      };
    };
    [`SELECT count(*) AS total
         FROM (SELECT 1
                 FROM webhook_deliveries
                WHERE endpoint_id = $1 AND ($2::text IS NULL OR status = $2)
                LIMIT 10000) d`]: {
      values: [string | null, string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM webhook_endpoints WHERE entity_id = $1 AND removed_at IS NULL': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    [`SELECT d.event_id AS id, d.type, d.event_at AS at, d.subject_id, d.response_start,
              e.parent_id, e.other_id, e.detail
         FROM webhook_deliveries d
         LEFT JOIN events e ON e.entity_id = d.entity_id AND e.id = d.event_id
        WHERE d.endpoint_id = $1 AND d.event_id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof webhookDeliveries, 'eventId'>;
        type: Column<typeof webhookDeliveries, 'type'>;
        at: Column<typeof webhookDeliveries, 'eventAt'>;
        subject_id: Column<typeof webhookDeliveries, 'subjectId'>;
        response_start: Column<typeof webhookDeliveries, 'responseStart'> | null;
        parent_id: Column<typeof events, 'parentId'> | null;
        other_id: Column<typeof events, 'otherId'> | null;
        detail: Column<typeof events, 'detail'> | null;
      };
    };
    [`SELECT e.id, e.entity_id
         FROM webhook_endpoints e
        WHERE e.state = 'ON' AND (e.next_try_at IS NULL OR e.next_try_at <= $1) AND NOT (e.id = ANY ($2))
          AND (e.position < $3
               OR EXISTS (
                    SELECT 1
                      FROM webhook_deliveries d
                     WHERE d.endpoint_id = e.id AND d.status = 'WAITING' AND d.next_at <= $1
                       AND (d.claimed_until IS NULL OR d.claimed_until <= $1)))
        ORDER BY e.position, e.id
        LIMIT 500`]: {
      values: [Date | string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        entity_id: Column<typeof webhookEndpoints, 'entityId'>;
      };
    };
    [`SELECT e.id, e.type, e.at, e.subject_id, e.parent_id, e.other_id, e.detail
             FROM (SELECT *
                     FROM events
                    WHERE entity_id = $1 AND position > $2 AND position <= $3
                    ORDER BY position
                    LIMIT $4) e
            WHERE e.type = $5
            ORDER BY e.position
            LIMIT $6`]: {
      values: [string | null, bigint | number | null, bigint | number | null, bigint | number | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof events, 'id'>;
        type: Column<typeof events, 'type'>;
        at: Column<typeof events, 'at'>;
        subject_id: Column<typeof events, 'subjectId'>;
        parent_id: Column<typeof events, 'parentId'> | null;
        other_id: Column<typeof events, 'otherId'> | null;
        detail: Column<typeof events, 'detail'> | null;
      };
    };
    [`SELECT e.id, e.type, e.at, e.subject_id, e.parent_id, e.other_id, e.detail
             FROM events e
            WHERE e.entity_id = $1 AND e.position > $2 AND e.position <= $3
            ORDER BY e.position
            LIMIT $4`]: {
      values: [string | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof events, 'id'>;
        type: Column<typeof events, 'type'>;
        at: Column<typeof events, 'at'>;
        subject_id: Column<typeof events, 'subjectId'>;
        parent_id: Column<typeof events, 'parentId'> | null;
        other_id: Column<typeof events, 'otherId'> | null;
        detail: Column<typeof events, 'detail'> | null;
      };
    };
    [`SELECT entity_id, position
       FROM webhook_endpoints
      WHERE id = $1 AND state = 'ON'
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        entity_id: Column<typeof webhookEndpoints, 'entityId'>;
        position: Column<typeof webhookEndpoints, 'position'>;
      };
    };
    [`SELECT id
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position
     OFFSET $4
      LIMIT 1`]: {
      values: [string | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof events, 'id'>;
      };
    };
    [`SELECT id
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position DESC
      LIMIT 1`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof events, 'id'>;
      };
    };
    'SELECT id FROM entities': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM events WHERE entity_id = $1 AND id < $2 ORDER BY id OFFSET $3 LIMIT 1': {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof events, 'id'>;
      };
    };
    [`SELECT id, state, position, types, url, description, secret, private_key, public_key
       FROM webhook_endpoints
      WHERE entity_id = $1 AND id = $2 AND removed_at IS NULL
        FOR UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        state: Column<typeof webhookEndpoints, 'state'>;
        position: Column<typeof webhookEndpoints, 'position'>;
        types: Column<typeof webhookEndpoints, 'types'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
        secret: Column<typeof webhookEndpoints, 'secret'>;
        private_key: Column<typeof webhookEndpoints, 'privateKey'>;
        public_key: Column<typeof webhookEndpoints, 'publicKey'>;
      };
    };
    [`SELECT id, url, description
       FROM webhook_endpoints
      WHERE entity_id = $1
      ORDER BY id
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        id: Column<typeof webhookEndpoints, 'id'>;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
      };
    };
    [`SELECT position
       FROM events
      WHERE entity_id = $1 AND position > $2 AND position <= $3
      ORDER BY position
     OFFSET $4
      LIMIT 1`]: {
      values: [string | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        position: Column<typeof events, 'position'>;
      };
    };
    'SELECT position FROM events WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        position: Column<typeof events, 'position'>;
      };
    };
    [`SELECT state, failures, failing_since, url, description
       FROM webhook_endpoints
      WHERE id = $1
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        state: Column<typeof webhookEndpoints, 'state'>;
        failures: Column<typeof webhookEndpoints, 'failures'>;
        failing_since: Column<typeof webhookEndpoints, 'failingSince'> | null;
        url: Column<typeof webhookEndpoints, 'url'>;
        description: Column<typeof webhookEndpoints, 'description'>;
      };
    };
    [`UPDATE webhook_deliveries
        SET next_at = $2
      WHERE endpoint_id = $1 AND status = 'WAITING' AND next_at > $2`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE webhook_deliveries
        SET status = 'WAITING', next_at = $3, failing_since = NULL
      WHERE endpoint_id = $1 AND event_id = $2
      RETURNING event_id`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        event_id: Column<typeof webhookDeliveries, 'eventId'>;
      };
    };
    [`UPDATE webhook_deliveries
        SET status = CASE WHEN $2 THEN 'SKIPPED' ELSE status END, next_at = $3, failing_since = NULL
      WHERE endpoint_id = $1 AND status = 'WAITING'`]: {
      values: [string | null, boolean | null, Date | string | null];
      row: never;
    };
    [`UPDATE webhook_deliveries d
        SET status = CASE WHEN r.fault IS NULL THEN 'DELIVERED' ELSE d.status END,
            attempts = d.attempts + 1,
            claim = NULL,
            claimed_until = NULL,
            tried_at = r.at,
            delivered_at = CASE WHEN r.fault IS NULL THEN r.at ELSE d.delivered_at END,
            failing_since = CASE WHEN r.fault IS NULL THEN NULL ELSE coalesce(d.failing_since, r.at) END,
            next_at = r.next_at,
            duration_ms = r.duration_ms,
            fault = r.fault,
            response_status = r.status,
            response_start = r.start
       FROM unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::int[], $7::text[], $8::int[],
                   $9::text[])
              AS r (event_id, at, next_at, duration_ms, fault, status, start)
      WHERE d.endpoint_id = $1 AND d.event_id = r.event_id AND d.claim = $2
      RETURNING d.failing_since`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (Date | string | null)[] | null, readonly (Date | string | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null];
      row: {
        failing_since: Column<typeof webhookDeliveries, 'failingSince'> | null;
      };
    };
    [`UPDATE webhook_endpoints
          SET state = 'OFF', off_reason = NULL, off_at = coalesce(off_at, $2), updated_at = $2
        WHERE id = $1`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE webhook_endpoints
        SET old_secret = secret, old_private_key = private_key, old_public_key = public_key, old_until = $2,
            secret = $3, private_key = $4, public_key = $5, updated_at = $6
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, Uint8Array | null, Uint8Array | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE webhook_endpoints
        SET state = 'OFF', off_reason = NULL, off_at = coalesce(off_at, $2), updated_at = $2
      WHERE id = $1`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE webhook_endpoints
        SET state = 'ON', off_reason = NULL, off_at = NULL, failures = 0, failing_since = NULL,
            next_try_at = NULL, updated_at = $2,
            position = CASE WHEN $3
                            THEN greatest(position, (SELECT safe_position FROM event_horizon))
                            ELSE position END
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, boolean | null];
      row: never;
    };
    [`UPDATE webhook_endpoints
        SET state = 'SWITCHED_OFF', off_reason = $2, off_at = $3, updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE webhook_endpoints SET description = $2, types = $3, updated_at = $4 WHERE id = $1': {
      values: [string | null, string | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    'UPDATE webhook_endpoints SET failures = $2, failing_since = $3, next_try_at = $4 WHERE id = $1': {
      values: [string | null, number | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE webhook_endpoints SET position = $2 WHERE id = $1': {
      values: [string | null, bigint | number | null];
      row: never;
    };
    'UPDATE webhook_endpoints SET removed_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE webhook_endpoints SET state = \'OFF\', off_reason = NULL, off_at = now() WHERE state <> \'OFF\'': {
      values: [];
      row: never;
    };
    [`WITH due AS MATERIALIZED (
       SELECT w.event_id
         FROM webhook_deliveries w
        WHERE w.endpoint_id = $1 AND w.status = 'WAITING' AND w.next_at <= $2
          AND (w.claimed_until IS NULL OR w.claimed_until <= $2)
          AND NOT EXISTS (
                SELECT 1
                  FROM webhook_deliveries o
                 WHERE o.endpoint_id = $1 AND o.subject_id = w.subject_id AND o.status = 'WAITING'
                   AND o.position < w.position)
        ORDER BY CASE WHEN $6 THEN w.attempts ELSE 0 END, w.position
        LIMIT $5
          FOR UPDATE SKIP LOCKED)
     UPDATE webhook_deliveries d
        SET claim = $3, claimed_until = $4
       FROM due
       LEFT JOIN events e ON e.entity_id = $7 AND e.id = due.event_id
      WHERE d.endpoint_id = $1 AND d.event_id = due.event_id AND (e.id IS NOT NULL OR d.type = $8)
      RETURNING d.event_id, d.attempts, d.type, d.event_at, d.subject_id, d.position, e.parent_id, e.other_id,
                e.detail`]: {
      values: [string | null, Date | string | null, string | null, Date | string | null, bigint | number | null, boolean | null, string | null, string | null];
      row: {
        event_id: Column<typeof webhookDeliveries, 'eventId'>;
        attempts: Column<typeof webhookDeliveries, 'attempts'>;
        type: Column<typeof webhookDeliveries, 'type'>;
        event_at: Column<typeof webhookDeliveries, 'eventAt'>;
        subject_id: Column<typeof webhookDeliveries, 'subjectId'>;
        position: Column<typeof webhookDeliveries, 'position'>;
        parent_id: Column<typeof events, 'parentId'> | null;
        other_id: Column<typeof events, 'otherId'> | null;
        detail: Column<typeof events, 'detail'> | null;
      };
    };
    [`WITH gone AS (
       DELETE FROM webhook_deliveries d
        USING webhook_endpoints p
        WHERE p.entity_id = $1 AND d.endpoint_id = p.id AND d.event_id < $2
        RETURNING d.endpoint_id, d.status = 'WAITING' AND d.type <> $3 AND p.removed_at IS NULL AS is_lost)
     SELECT endpoint_id, count(*)::int AS count FROM gone WHERE is_lost GROUP BY endpoint_id`]: {
      values: [string | null, string | null, string];
      row: {
        endpoint_id: Column<typeof webhookDeliveries, 'endpointId'>;
        count: number;
      };
    };
    [`WITH gone AS (DELETE FROM events WHERE entity_id = $1 AND id < $2 RETURNING position, type)
     SELECT p.id AS endpoint_id, count(*)::int AS count
       FROM gone g
       JOIN webhook_endpoints p ON p.entity_id = $1 AND p.removed_at IS NULL AND p.position < g.position
                                   AND g.type = ANY (p.types)
      GROUP BY p.id`]: {
      values: [string | null, string | null];
      row: {
        endpoint_id: Column<typeof webhookEndpoints, 'id'>;
        count: number;
      };
    };
  }
}
