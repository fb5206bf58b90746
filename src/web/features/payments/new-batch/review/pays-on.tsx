import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { movesWords } from '../../shared/execution-words.ts';
import { payDay, type PayDayFacts } from './pay-day.ts';
import classes from './workbench.module.css';

/** The day on which the money moves and why, or from which day on it can. */
export default function PaysOn({ day, facts }: { day: string; facts: PayDayFacts }) {
  const { movesOn, possibleOn, reasons } = payDay(day, facts);
  const words = movesWords({ executionDate: day, movesOn, possibleOn, moveReasons: reasons });
  return (
    <Text size="sm" role="status">
      <IconCalendar size={15} aria-hidden className={classes.inlineIcon} /> {words}{' '}
      {movesOn === null
        ? t`Choose a day from ${longDayWords(possibleOn!)} on.`
        : t`After the last approval the batch waits for that day, and its money stays reserved.`}
    </Text>
  );
}
