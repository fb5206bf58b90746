import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { getBankDaysOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankDays } from '../../../../client/types.gen.ts';
import { weekdayOf } from '../../../../shared/calendar-day.ts';
import type { Rail } from '../../../../shared/terms.ts';
import { holidayName } from '../../../ui/holiday-name.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** The days on which banks move money; null until they are known, or when they never are. */
export function useBankDays(): BankDays | null {
  const { data } = useQuery(getBankDaysOptions());
  // Without a calendar of the country, the answer is a 204, for which the client returns an empty value.
  return data && 'lastDay' in data ? data : null;
}

/** Why banks are closed on a day; null when they are open. */
export function closedWords(day: string, bank: BankDays | null): string | null {
  const holiday = bank?.holidays.find(({ date }) => date === day);
  if (holiday) return holidayName(holiday.name);
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY) return t`Banks are closed`;
  if (weekday === SATURDAY && !bank?.rails.some(({ saturdayCutOff }) => saturdayCutOff !== null))
    return t`Banks are closed`;
  return null;
}

/** The cut-offs of a day by rail; those that pay at any hour have none. */
export function cutOffsOn(day: string, bank: BankDays | null): { rail: Rail; cutOff: string }[] {
  if (bank === null || closedWords(day, bank) !== null) return [];
  const isSaturday = weekdayOf(day) === SATURDAY;
  return bank.rails.flatMap(({ rail, cutOff, saturdayCutOff }) => {
    const time = isSaturday ? saturdayCutOff : cutOff;
    return time === null ? [] : [{ rail, cutOff: time }];
  });
}
