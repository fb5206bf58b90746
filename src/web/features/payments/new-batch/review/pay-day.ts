import type { BankDays } from '../../../../../client/types.gen.ts';
import { hoursOfAll } from '../../../../../domain/business-days/business-days.ts';
import { executionOf, type Execution } from '../../../../../domain/business-days/execution.ts';
import type { DateRule, Rail } from '../../../../../shared/terms.ts';

/** What decides on which day the money of a new batch moves. */
export interface PayDayFacts {
  days: BankDays;
  rails: readonly Rail[];
  timezone: string;
  rule: DateRule;
  /** When the batch can be submitted if it is approved now, in epoch milliseconds. */
  submitMs: number;
}

/** The day on which the money moves when a day is asked for, as the server decides it. */
export function payDay(requested: string, { days, rails, timezone, rule, submitMs }: PayDayFacts): Execution {
  const holidays = new Map(days.holidays.map(({ date, name }) => [date, name]));
  const hours = hoursOfAll(days.rails.filter(({ rail }) => rails.includes(rail)));
  return executionOf({ requested, submitMs, hours, rule }, { timezone, holidays });
}
