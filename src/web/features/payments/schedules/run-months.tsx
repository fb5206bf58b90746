import { monthWords } from '../../../ui/calendar-day.ts';
import { monthsBetween, weekdayNames, weeksOf } from './months.ts';
import classes from './run-months.module.css';

interface DrawnRun {
  dueOn: string;
  paysOn: string | null;
}

/**
 * Runs drawn on months: the day on which each pays, and the day that was moved. The list beside it says the
 * same, so that this is a picture for those who see.
 */
export function RunMonths({ runs }: { runs: readonly DrawnRun[] }) {
  const [first] = runs;
  if (!first) return null;
  const pays = new Set(runs.map(({ paysOn }) => paysOn));
  const moved = new Set(runs.filter(({ dueOn, paysOn }) => dueOn !== paysOn).map(({ dueOn }) => dueOn));
  const days = runs.flatMap(({ dueOn, paysOn }) => [dueOn, paysOn ?? dueOn]).toSorted();
  // A month from which the only run was moved away has nothing to show.
  const drawn = new Set(runs.map(({ dueOn, paysOn }) => (paysOn ?? dueOn).slice(0, 7)));
  const names = weekdayNames('short');
  return (
    <div className={classes.months} aria-hidden>
      {monthsBetween(days[0]!, days.at(-1)!)
        .filter((month) => drawn.has(month))
        .map((month) => (
          <table key={month} className={classes.month}>
            <caption>{monthWords(`${month}-01`)}</caption>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name}>{name.slice(0, 2)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((day, at) => (
                    <td
                      key={day ?? `empty ${at}`}
                      data-pays={(day !== null && pays.has(day)) || undefined}
                      data-moved={(day !== null && moved.has(day)) || undefined}
                    >
                      {day === null ? '' : Number(day.slice(8))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </div>
  );
}
