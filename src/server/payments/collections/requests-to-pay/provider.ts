import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { RequestToPayProvider } from './request-to-pay-provider.ts';
import { SANDBOX } from './sandbox.ts';

/**
 * The provider of an entity; null without one. The sandbox is the only one, and it plays only where demo
 * data is, for an entity that has never paid through a bank: no payer waits for a message that never leaves.
 */
export async function providerOf(
  context: Context,
  db: Queryable,
  entityId: string,
): Promise<RequestToPayProvider | null> {
  if (context.configuration.seed !== 'demo') return null;
  const [row] = await db.query(
    `SELECT EXISTS (SELECT 1
                      FROM bank_file_connections c
                     WHERE c.entity_id = e.id AND c.first_live_at IS NOT NULL) AS pays
       FROM entities e
      WHERE e.id = $1`,
    [entityId],
  );
  if (!row) throw notFound('entity');
  return row.pays ? null : SANDBOX;
}
