import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { calendarLabels } from './calendar-labels.ts';

interface RangePickerProps {
  /** Calendar days, such as "2026-03-01". */
  first: string | null;
  last: string | null;
  today: string;
  onChoose: (first: string, last: string) => void;
}

/** A calendar in which two clicks, or Enter on two days, choose a range. Weeks begin on Monday. */
export default function RangePicker({ first, last, today, onChoose }: RangePickerProps) {
  const [range, setRange] = useState<[string | null, string | null]>([first, last]);
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      hideOutsideDates
      weekendDays={[]}
      value={range}
      defaultDate={last ?? today}
      onChange={(next) => {
        setRange(next);
        if (next[0] && next[1]) onChoose(next[0], next[1]);
      }}
      ariaLabels={calendarLabels()}
    />
  );
}
