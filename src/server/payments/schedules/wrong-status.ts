import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import type { ScheduleStatus } from '../../../shared/schedule-terms.ts';

/** The refusal of what cannot happen to a schedule in its status: 400 `wrong_schedule_status`. */
export function wrongStatus(status: ScheduleStatus): Error {
  return refused(
    'wrong_schedule_status',
    explain('wrong_schedule_status', { status: explain(`schedule_status.${status}`) }),
  );
}
