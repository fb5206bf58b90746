import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { SANDBOX } from './sandbox.ts';
import type { VerificationProvider } from './verification-provider.ts';

/**
 * The provider of an entity; null without one. The sandbox is the only one, and it plays only where demo data
 * is, for an entity that has never paid through a bank: no user relies on an answer that no bank gave.
 */
export async function providerOf(
  context: Pick<Context, 'configuration'>,
  db: Queryable,
  entityId: string,
): Promise<VerificationProvider | null> {
  if (context.configuration.seed !== 'demo') return null;
  const live = await db.query(
    'SELECT 1 AS one FROM bank_file_connections WHERE entity_id = $1 AND first_live_at IS NOT NULL LIMIT 1',
    [entityId],
  );
  return live.length > 0 ? null : SANDBOX;
}
