import '@mantine/dates/styles.css';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { monthWords } from '../../../ui/calendar-day.ts';
import { calendarLabels } from './calendar-labels.ts';
import { monthOf } from './periods.ts';

interface RangePickerProps {
  /** Calendar days, such as "2026-03-01". */
  first: string | null;
  last: string | null;
  today: string;
  onChoose: (first: string, last: string) => void;
}

/**
 * A calendar in which two clicks, or Enter on two days, choose a range, and a button chooses the whole month
 * that is shown. Weeks begin on Monday.
 */
export default function RangePicker({ first, last, today, onChoose }: RangePickerProps) {
  const [range, setRange] = useState<[string | null, string | null]>([first, last]);
  const [shown, setShown] = useState(last ?? today);
  const month = monthWords(shown);
  return (
    <>
      <DatePicker
        type="range"
        allowSingleDateInRange
        hideOutsideDates
        weekendDays={[]}
        value={range}
        date={shown}
        onDateChange={setShown}
        onChange={(next) => {
          setRange(next);
          if (next[0] && next[1]) onChoose(next[0], next[1]);
        }}
        ariaLabels={calendarLabels()}
      />
      <Button
        size="compact-sm"
        variant="light"
        color="accent"
        fullWidth
        mt={4}
        onClick={() => onChoose(...monthOf(shown))}
      >
        <Trans>All of {month}</Trans>
      </Button>
    </>
  );
}
