/**
 * Switches payouts off for every entity, with an audit row each. A restored database does not know the
 * payments made after its backup, and must not pay them again. One line of SQL, for PostgreSQL in single-user
 * mode.
 */
export const PAYOUTS_OFF_SQL = [
  'WITH switched AS (UPDATE entity_configs SET payouts_enabled = false, updated_at = now()',
  'WHERE payouts_enabled RETURNING entity_id)',
  "SELECT audit_append(entity_id, now(), 'OPERATOR', NULL, 'Operator', 'entity.updated', 'entity',",
  'entity_id::text,',
  `'{"payouts":"off","reason":"restored from a backup"}') FROM switched`,
].join(' ');
