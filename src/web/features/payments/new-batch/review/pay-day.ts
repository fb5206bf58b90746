import type { BankDays } from '../../../../../client/types.gen.ts';
import {
  cutOffOn,
  hoursOfAll,
  leaveDayFor,
  type BankCalendar,
  type BankHours,
} from '../../../../../domain/business-days/business-days.ts';
import { executionOf, type Execution } from '../../../../../domain/business-days/execution.ts';
import type { DateRule, Rail } from '../../../../../shared/terms.ts';

/** The facts that decide on which day the money of a new batch moves. */
export interface PayDayFacts {
  days: BankDays;
  rails: readonly Rail[];
  timezone: string;
  rule: DateRule;
  /** When the batch can be submitted if it is approved now, in epoch milliseconds. */
  submitMs: number;
}

/** The hours in which the bank takes payments by all rails of the batch. */
export function hoursOf({ days, rails }: Pick<PayDayFacts, 'days' | 'rails'>): BankHours {
  return hoursOfAll(days.rails.filter(({ rail }) => rails.includes(rail)));
}

/** The cut-off of a payment for a banking day, and the day of that cut-off; null: at any hour. */
export function cutOffFor(day: string, facts: PayDayFacts): { day: string; time: string } | null {
  const hours = hoursOf(facts);
  const leave = leaveDayFor(day, hours, calendarOf(facts));
  const time = cutOffOn(leave, hours);
  return time === null ? null : { day: leave, time };
}

function calendarOf({ days, timezone }: PayDayFacts): BankCalendar {
  return { timezone, holidays: new Map(days.holidays.map(({ date, name }) => [date, name])) };
}

/** The day on which the money moves for a requested day, by the server's rule. */
export function payDay(requested: string, facts: PayDayFacts): Execution {
  const { rule, submitMs } = facts;
  return executionOf({ requested, submitMs, hours: hoursOf(facts), rule }, calendarOf(facts));
}
