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

/** Records a failed sign-in as a user. */
export async function auditFailure(
  context: Context,
  user: { id: string; entityId: string },
  address: string,
): Promise<void> {
  await recordAudit(context.database, {
    entityId: user.entityId,
    at: nowOf(context.clock),
    // The user may not be the one who tried, so the row names no actor.
    actor: UNKNOWN_PERSON,
    action: 'sign_in.failed',
    subjectType: 'user',
    subjectId: user.id,
    details: { address },
  });
}
