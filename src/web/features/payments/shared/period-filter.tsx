import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Popover, Skeleton, Text } from '@mantine/core';
import IconCalendar from '~icons/tabler/calendar';
import IconChevronDown from '~icons/tabler/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { dayOf, endOfDay, startOfDay } from '../../../../shared/calendar-day.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';
import classes from './period-filter.module.css';
import { daysOf, type Period, PERIODS, periodWords } from './periods.ts';

/** The calendar loads when the choice is first opened. */
const RangePicker = lazy(() => import('./range-picker.tsx'));

interface PeriodFilterProps {
  filters: { period?: Period; from?: number; to?: number };
  /** The first month of the tax year. */
  taxYearMonth: number;
  set: (change: { period: string | undefined; from: number | undefined; to: number | undefined }) => void;
}

/** Narrows the list to a period by name, or to days chosen in a calendar, in the entity's time zone. */
export function PeriodFilter({ filters, taxYearMonth, set }: PeriodFilterProps) {
  const { timezone } = useSession();
  const [opened, setOpened] = useState(false);
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const { period, from, to } = filters;
  const choose: PeriodFilterProps['set'] = (change) => {
    set(change);
    setOpened(false);
  };
  const [first, last] = period
    ? daysOf(period, today, taxYearMonth)
    : [from === undefined ? null : dayOf(from, timezone), to === undefined ? null : dayOf(to, timezone)];
  const chosen = period ? periodWords(period) : first || last ? t`Chosen days` : t`Any time`;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          fw={400}
          leftSection={<IconCalendar size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          onClick={() => setOpened((before) => !before)}
          aria-label={t`Period: ${chosen}`}
        >
          {chosen}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Period`} p="xs" className={classes.periods}>
        <div role="group" aria-label={t`Periods`} className={classes.presets}>
          {PERIODS.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant={period === name ? 'light' : 'subtle'}
              color={period === name ? 'accent' : 'gray'}
              c={period === name ? undefined : 'var(--mantine-color-text)'}
              justify="flex-start"
              aria-pressed={period === name}
              title={daysWords(daysOf(name, today, taxYearMonth))}
              onClick={() => choose({ period: name, from: undefined, to: undefined })}
            >
              {periodWords(name)}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            justify="flex-start"
            onClick={() => choose({ period: undefined, from: undefined, to: undefined })}
          >
            <Trans>Any time</Trans>
          </Button>
        </div>
        <div>
          {opened && (
            <Suspense fallback={<Skeleton width={252} height={268} />}>
              <RangePicker
                first={first}
                last={last}
                today={today}
                onChoose={(start, end) =>
                  choose({
                    period: undefined,
                    from: startOfDay(start, timezone),
                    to: endOfDay(end, timezone),
                  })
                }
              />
            </Suspense>
          )}
          <Text size="xs" c="dimmed" mt={4}>
            <Trans>Days in {timezone}</Trans>
          </Text>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** "1 Oct 2026 to 31 Oct 2026", or one day alone. */
export function daysWords([first, last]: [string, string]): string {
  const from = dayWords(first, true);
  const to = dayWords(last, true);
  return first === last ? from : t`${from} to ${to}`;
}
