import { t } from '@lingui/core/macro';
import { Group, NumberInput, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const SIZES = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;
type Unit = keyof typeof SIZES;
const LARGEST_FIRST: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds'];

/** The largest unit that divides the duration. */
function unitOf(seconds: number | string): Unit {
  const whole = Number(seconds);
  return LARGEST_FIRST.find((unit) => whole > 0 && whole % SIZES[unit] === 0) ?? 'minutes';
}

interface DurationFieldProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  /** In seconds; empty while nothing is typed. */
  value?: number | string;
  onChange: (seconds: number | string) => void;
}

/** A duration as a number and a unit. */
export function DurationField({
  label,
  description,
  error,
  value = '',
  onChange,
  ...rest
}: DurationFieldProps) {
  const [unit, setUnit] = useState(() => unitOf(value));
  const count = typeof value === 'number' ? value / SIZES[unit] : value;
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap" maw={480}>
      <NumberInput
        label={label}
        description={description}
        error={error}
        min={0}
        allowNegative={false}
        clampBehavior="none"
        decimalScale={2}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        style={{ flex: 1 }}
        value={count}
        onChange={(typed) => onChange(typeof typed === 'number' ? Math.round(typed * SIZES[unit]) : typed)}
        {...rest}
      />
      <Select
        aria-label={t`Unit of “${label}”`}
        data={[
          { value: 'seconds', label: t`seconds` },
          { value: 'minutes', label: t`minutes` },
          { value: 'hours', label: t`hours` },
          { value: 'days', label: t`days` },
        ]}
        allowDeselect={false}
        w={120}
        style={{ alignSelf: error ? 'center' : 'flex-end' }}
        value={unit}
        onChange={(chosen) => {
          const next = (chosen ?? unit) as Unit;
          setUnit(next);
          // The number stays as it was typed, in the new unit.
          if (typeof count === 'number') onChange(Math.round(count * SIZES[next]));
        }}
      />
    </Group>
  );
}
