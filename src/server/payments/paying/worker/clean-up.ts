import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { removeOldEvents } from '../../events/remove-old-events.ts';
import { forgetMails } from '../../notices/notifications/undelivered.ts';
import { IDEMPOTENCY_KEPT_DAYS } from '../../base/idempotency.ts';

const MAILS_KEPT_DAYS = 30;

/**
 * Deletes expired idempotency keys, sessions and records of the OpenID provider, mails that were given up
 * long ago, and old events.
 */
export async function cleanUp(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  await context.database.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
    new Date(now - IDEMPOTENCY_KEPT_DAYS * DAY_MS),
  ]);
  await context.database.query('DELETE FROM sign_in_failures WHERE failed_at < $1', [new Date(now - DAY_MS)]);
  await context.database.query('DELETE FROM sessions WHERE expires_at < $1', [new Date(now)]);
  const givenUpBefore = new Date(now - MAILS_KEPT_DAYS * DAY_MS);
  await forgetMails(context.database, { givenUpBefore }, new Date(now));
  await context.database.query('DELETE FROM oidc_records WHERE expires_at < $1', [new Date(now)]);
  await removeOldEvents(context);
}
