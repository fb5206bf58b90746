import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/**
 * Revokes an API key; its requests are refused within seconds. Returns false when it does not exist or was
 * already revoked.
 */
export async function revokeKey(context: Context, apiKey: string): Promise<boolean> {
  const rows = await context.database.query(
    'UPDATE exchange.keys SET revoked_at = $2 WHERE api_key = $1 AND revoked_at IS NULL RETURNING id',
    [apiKey, nowOf(context.clock)],
  );
  return rows.length > 0;
}
