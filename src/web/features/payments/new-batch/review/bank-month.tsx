import { plural, t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { dayWords, monthWords } from '../../../../ui/calendar-day.ts';
import { holidayName } from '../../../../ui/holiday-name.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { hoursOf, type PayDayFacts } from './pay-day.ts';
import classes from './workbench.module.css';

/** The bank's cut-offs in a month, and the days on which it is closed. */
export function BankMonth({ month, facts }: { month: string; facts: PayDayFacts }) {
  const { cutOff, saturdayCutOff, leadDays } = hoursOf(facts);
  const closed = facts.days.holidays.filter(({ date }) => date.slice(0, 7) === month.slice(0, 7));
  const name = monthWords(month);
  if (cutOff === null)
    return (
      <Text size="xs" className={classes.bankMonth ?? ''}>
        {t`These payments move at any hour of any day.`}
      </Text>
    );
  return (
    <Stack gap={2} className={classes.bankMonth ?? ''}>
      <Text size="xs">
        {saturdayCutOff === null
          ? t`Cut-off: ${cutOff} from Monday to Friday.`
          : t`Cut-off: ${cutOff} from Monday to Friday, ${saturdayCutOff} on Saturdays.`}{' '}
        {leadDays > 0 && leadWords(leadDays)}
      </Text>
      <Text size="xs" component="div" role="status">
        {closed.length === 0 && t`No public holidays in ${name}.`}
        {closed.map((holiday) => (
          <div key={holiday.date}>
            {dayWords(holiday.date)}: {holidayName(holiday.name)}
          </div>
        ))}
      </Text>
    </Stack>
  );
}

function leadWords(leadDays: number): string {
  const written = formatNumber(leadDays);
  return plural(leadDays, {
    one: 'The bank needs the file one banking day before.',
    other: `The bank needs the file ${written} banking days before.`,
  });
}
