import type { PaymentCalendar, PaymentDay } from '../../../../client/types.gen.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';

/** A day of the calendar, also one on which nothing leaves or comes. */
export interface CalendarDay {
  date: string;
  /** What leaves and comes; null if nothing does. */
  money: PaymentDay | null;
  /** The balance at the end of the day. */
  balance: string;
  /** The payments whose last moment of approval is on this day. */
  approveBy: PaymentDay['payments'];
}

/** Every day from today to the last one, with the balance at its end. */
export function calendarDays(calendar: PaymentCalendar, timezone: string): CalendarDay[] {
  const { today, lastDay, availableBalance, days } = calendar;
  const money = new Map(days.map((day) => [day.date, day]));
  const waiting = days.flatMap(({ payments }) => payments.filter(({ waitsForApproval }) => waitsForApproval));
  const all: CalendarDay[] = [];
  let balance: string = availableBalance;
  for (let date = today; date <= lastDay; date = addDays(date, 1)) {
    const found = money.get(date) ?? null;
    balance = found?.balance ?? balance;
    const approveBy = waiting.filter(
      ({ approveBy: at }) => at !== null && dayOf(Date.parse(at), timezone) === date,
    );
    all.push({ date, money: found, balance, approveBy });
  }
  return all;
}
