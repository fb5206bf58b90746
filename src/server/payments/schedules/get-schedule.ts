import type { getScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadScheduleForDisplay } from './schedule-for-display.ts';

/** GET /payments/scheduled-withdrawals/{id}. Errors: 404. */
export function getSchedule({ database, clock }: Context): Handler<typeof op> {
  return ({ caller, params }) => loadScheduleForDisplay(database, caller.entityId, params.id, nowOf(clock));
}
