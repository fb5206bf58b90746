import { lastBookingDay } from './reconcile.ts';

/**
 * The first day on which a statement of `day` is missing. Banks send it on the next banking day, so it is
 * missing on the one after that.
 */
export function statementMissingFrom(day: string, isBusinessDay: (date: string) => boolean): string {
  const nextAfter = (today: string) => lastBookingDay({ today, isBusinessDay });
  return nextAfter(nextAfter(day));
}
