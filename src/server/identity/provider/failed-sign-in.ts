import { recordAudit, UNKNOWN_PERSON } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { KnownDevices } from './known-devices.ts';
import type { AddressThrottle, UnknownNames } from './sign-in-throttle.ts';

/** What slows down guesses in this process. */
export interface Throttle {
  addresses: AddressThrottle;
  unknown: UnknownNames;
  devices: KnownDevices;
}

/** Records a failed sign-in in the audit log of each entity that it would have opened. */
export async function auditFailure(context: Context, loginId: string, address: string): Promise<void> {
  const users = await context.database.query(
    'SELECT id, entity_id FROM users WHERE login_id = $1 AND disabled_at IS NULL ORDER BY entity_id',
    [loginId],
  );
  for (const user of users)
    await recordAudit(context.database, {
      entityId: user.entity_id,
      at: nowOf(context.clock),
      // The user may not be the one who tried, so the row names no actor.
      actor: UNKNOWN_PERSON,
      action: 'sign_in.failed',
      subjectType: 'user',
      subjectId: user.id,
      details: { address },
    });
}
