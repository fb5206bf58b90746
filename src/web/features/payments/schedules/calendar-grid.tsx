import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BankDays } from '../../../../client/types.gen.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { longDayWords, monthWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { sumOf } from '../shared/sums.ts';
import { closedWords } from './bank-days.ts';
import type { CalendarDay } from './calendar-days.ts';
import classes from './calendar.module.css';
import { shortDay } from './days.ts';
import { monthsBetween, weekdayNames, weeksOf } from './months.ts';

export interface DaysProps {
  days: readonly CalendarDay[];
  bank: BankDays | null;
  currency: string;
  /** The first day without enough money. */
  shortOn: string | null;
  /** The open day. */
  open: string | null;
  onOpen: (day: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MOST_NAMED = 2;

/** Whether the amount of a run is not known yet: its file has not come. */
function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

/** What a day shows in short: closed, what leaves, what is expected, what must be approved. */
function linesOf({ money, approveBy }: CalendarDay, closed: string | null, currency: string): string[] {
  const payments = money?.payments ?? [];
  const named = payments
    .slice(0, MOST_NAMED)
    .map(({ label, amount }) => (isNothing(amount) ? label : `${label} ${formatMoney(amount, currency)}`));
  const further = formatNumber(payments.length - MOST_NAMED);
  const expected = money?.expected ?? [];
  const comes = formatMoney(sumOf(expected, currency), currency);
  const due = approveBy.map(({ label }) => label).join(', ');
  return [
    ...(closed === null ? [] : [closed]),
    ...named,
    ...(payments.length > MOST_NAMED ? [t`and ${further} more`] : []),
    ...(expected.length > 0 ? [t`expected ${comes}`] : []),
    ...(due === '' ? [] : [t`approve: ${due}`]),
  ];
}

interface DayButtonProps extends DaysProps {
  day: CalendarDay;
  /** Whether the day has its name, as in a list, or only its number. */
  named?: boolean;
  tabIndex?: number;
  onFocus?: () => void;
}

/** A day, which opens its details. */
function DayButton({ day, named = false, tabIndex = 0, onFocus, ...props }: DayButtonProps) {
  const { bank, currency, shortOn, open, onOpen } = props;
  const closed = closedWords(day.date, bank);
  const lines = linesOf(day, closed, currency);
  const isShort = day.date === shortOn;
  const shown = isShort ? [...lines, t`not enough money`] : lines;
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day.date}
      data-closed={closed !== null || undefined}
      data-short={isShort || undefined}
      aria-pressed={day.date === open}
      aria-label={[longDayWords(day.date), ...shown].join(', ')}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onOpen(day.date)}
    >
      <span className={classes.number}>{named ? shortDay(day.date) : Number(day.date.slice(8))}</span>
      {shown.map((line, at) => (
        <span
          key={line}
          className={`${classes.line} ${isShort && at === shown.length - 1 ? classes.short : ''}`}
        >
          {line}
        </span>
      ))}
    </button>
  );
}

/** The days as months. The arrow keys move between days; Tab leaves the calendar. */
export function CalendarGrid(props: DaysProps) {
  const { days, open } = props;
  const first = days[0]!.date;
  const last = days.at(-1)!.date;
  const byDate = new Map(days.map((day) => [day.date, day]));
  const [focused, setFocused] = useState(open ?? first);
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = (event.target as HTMLElement).dataset['day'];
    const steps = STEPS[event.key];
    if (at === undefined || steps === undefined) return;
    event.preventDefault();
    const next = addDays(at, steps);
    const day = next < first ? first : next > last ? last : next;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const short = weekdayNames('short');
  const long = weekdayNames('long');
  return (
    <div ref={grid} onKeyDown={move} role="presentation">
      {monthsBetween(first, last).map((month) => (
        <table key={month} className={classes.month}>
          <caption>{monthWords(`${month}-01`)}</caption>
          <thead>
            <tr>
              {short.map((name, at) => (
                <th key={name} scope="col" abbr={long[at]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month)
              .filter((week) => week.some((day) => day !== null && byDate.has(day)))
              .map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((date, at) => {
                    const day = date === null ? undefined : byDate.get(date);
                    return (
                      <td key={date ?? `empty ${at}`}>
                        {day && (
                          <DayButton
                            {...props}
                            day={day}
                            tabIndex={day.date === focused ? 0 : -1}
                            onFocus={() => setFocused(day.date)}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The days on which something happens as a list, for narrow screens. */
export function CalendarList(props: DaysProps) {
  const { days, bank, shortOn } = props;
  const holidays = new Set(bank?.holidays.map(({ date }) => date));
  const shown = days.filter(
    ({ date, money, approveBy }) =>
      money !== null || approveBy.length > 0 || date === shortOn || holidays.has(date),
  );
  return (
    <ul className={classes.list} aria-label={t`Days`}>
      {shown.map((day) => (
        <li key={day.date}>
          <DayButton {...props} day={day} named />
        </li>
      ))}
    </ul>
  );
}
