import { TextInput } from '@mantine/core';
import classes from './receivables.module.css';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A filter by day. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <TextInput
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    </label>
  );
}
