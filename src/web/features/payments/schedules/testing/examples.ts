import { CALENDAR_EXAMPLES, SCHEDULE_EXAMPLES } from '../../../../../contract/examples/schedules.ts';
import type {
  PaymentCalendar,
  ScheduledWithdrawalForDisplay,
  ScheduledWithdrawalPreview,
  ScheduledWithdrawalRun,
  ScheduledWithdrawalVersion,
} from '../../../../../client/types.gen.ts';

function answerOf<T>(operation: string, examples = SCHEDULE_EXAMPLES): T {
  return examples[operation]!.answers[200] as T;
}

interface Page<T> {
  items: T[];
}

/** The examples of the interface, as the pages read them. */
export const schedule = answerOf<ScheduledWithdrawalForDisplay>('getScheduledWithdrawal');
export const waiting = answerOf<ScheduledWithdrawalForDisplay>('createScheduledWithdrawal');
export const preview = answerOf<ScheduledWithdrawalPreview>('previewScheduledWithdrawal');
export const calendar = answerOf<PaymentCalendar>('getPaymentCalendar', CALENDAR_EXAMPLES);
export const run = answerOf<Page<ScheduledWithdrawalRun>>('listScheduledWithdrawalRuns').items[0]!;
export const version = answerOf<Page<ScheduledWithdrawalVersion>>('listScheduledWithdrawalVersions')
  .items[0]!;

/** A page of a list with these items. */
export function pageOf<T>(items: T[]) {
  return { items, total: items.length, offset: 0, limit: 50 };
}
