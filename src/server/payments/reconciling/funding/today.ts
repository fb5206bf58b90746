import { dayOf } from '../../../../shared/calendar-day.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

/** The day in the zone of the entity. */
export async function todayOf({ clock }: Context, db: Queryable, entityId: string): Promise<string> {
  const { timezone } = await loadPaymentConfig(db, entityId);
  return dayOf(nowOf(clock).getTime(), timezone);
}
