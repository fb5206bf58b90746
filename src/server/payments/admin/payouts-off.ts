/**
 * Switches payouts off for every entity that has them on, with an audit row each. For a restored database:
 * what was paid after the backup is unknown to it, and must not be paid again. One line of SQL, for a
 * PostgreSQL in single-user mode.
 */
export const PAYOUTS_OFF_SQL = [
  'WITH switched AS (UPDATE entity_configs SET payouts_enabled = false, updated_at = now() WHERE payouts_enabled RETURNING entity_id)',
  "SELECT audit_append(entity_id, now(), 'OPERATOR', NULL, 'Operator', 'entity.updated', 'entity', entity_id::text,",
  `'{"payouts":"off","reason":"restored from a backup"}') FROM switched`,
].join(' ');
