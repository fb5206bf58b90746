import { NO_POLICY, type SigningPolicy } from '../../../domain/payouts/signing-policy.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import { readPolicy } from './stored-policy.ts';

/** A policy of an entity. Version 0 is that of an entity without one: only the rules by amount count. */
export interface PolicyInForce {
  version: number;
  policy: SigningPolicy;
  inForceFrom: Date | null;
}

/**
 * Makes a policy that is confirmed meanwhile wait until the transaction ends, and this transaction wait for
 * one that is being confirmed. Called before any other lock.
 */
export async function lockPolicy(tx: Tx, entityId: string): Promise<void> {
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR SHARE', [entityId]);
}

/** The policy in force. */
export async function loadPolicy(db: Queryable, entityId: string): Promise<PolicyInForce> {
  const [row] = await db.query(
    `SELECT version, policy, in_force_from
       FROM signing_policies
      WHERE entity_id = $1
      ORDER BY version DESC
      LIMIT 1`,
    [entityId],
  );
  if (!row) return { version: 0, policy: NO_POLICY, inForceFrom: null };
  return { version: row.version, policy: readPolicy(row.policy), inForceFrom: row.in_force_from };
}

/** The policy with a version, which exists unless it is 0. */
export async function loadPolicyVersion(
  db: Queryable,
  entityId: string,
  version: number,
): Promise<SigningPolicy> {
  const [row] = await db.query('SELECT policy FROM signing_policies WHERE entity_id = $1 AND version = $2', [
    entityId,
    version,
  ]);
  return row ? readPolicy(row.policy) : NO_POLICY;
}
