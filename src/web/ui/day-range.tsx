import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Text, TextInput } from '@mantine/core';
import { dayOf, endOfDay, startOfDay } from '../../shared/calendar-day.ts';
import { useSession } from './session-context.tsx';

interface DayRangeProps {
  /** Epoch milliseconds. */
  from: number | undefined;
  to: number | undefined;
  onChange: (change: { from?: number | undefined; to?: number | undefined }) => void;
}

/**
 * Two date fields in the entity's time zone. `from` is the start of the first day, `to` the end of the last.
 */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { timezone } = useSession();
  return (
    <Group gap="sm" align="flex-end" w={{ base: '100%', sm: 'auto' }}>
      <TextInput
        flex={1}
        type="date"
        label={t`From`}
        value={from === undefined ? '' : dayOf(from, timezone)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ from: value ? startOfDay(value, timezone) : undefined })
        }
      />
      <TextInput
        flex={1}
        type="date"
        label={t`To`}
        value={to === undefined ? '' : dayOf(to, timezone)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ to: value ? endOfDay(value, timezone) : undefined })
        }
      />
      <Text size="xs" c="dimmed" lh="36px">
        <Trans>Whole days in {timezone}</Trans>
      </Text>
    </Group>
  );
}
