import { DAY_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import { IDEMPOTENCY_KEPT_DAYS } from '../idempotency.ts';

/** Deletes expired idempotency keys, sessions and records of the OpenID provider. */
export async function cleanUp(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  await context.database.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
    new Date(now - IDEMPOTENCY_KEPT_DAYS * DAY_MS),
  ]);
  await context.database.query('DELETE FROM sessions WHERE expires_at < $1', [new Date(now)]);
  await context.database.query('DELETE FROM oidc_records WHERE expires_at < $1', [new Date(now)]);
}
