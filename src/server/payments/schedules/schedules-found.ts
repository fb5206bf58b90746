import type { listScheduledWithdrawals as op } from '../../../contract/scheduled-withdrawals.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';

export type ScheduleFilters = Pick<Parameters<Handler<typeof op>>[0]['query'], 'status' | 'kind'>;

/** The order of every list of schedules over `s`: those that have ended come last. */
export const LIST_ORDER = `
  ORDER BY s.status IN ('REJECTED', 'EXPIRED', 'CANCELLED', 'ENDED'), s.next_at, s.created_at DESC,
           s.id` as const;

/** The conditions of the filters over `s`. */
export function schedulesFound(entityId: string, { status, kind }: ScheduleFilters): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM schedules s WHERE s.entity_id = $1', [entityId]);
  if (status) found.and('SELECT FROM schedules s WHERE s.status = $1', [status]);
  if (kind) found.and('SELECT FROM schedules s WHERE s.kind = $1', [kind]);
  return found;
}
