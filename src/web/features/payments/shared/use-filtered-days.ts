import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { daysWords } from './period-filter.tsx';
import { daysOf, type Period, PERIODS, periodWords } from './periods.ts';
import { useCountry } from './use-country.ts';

const epochMs = z.coerce.number().check(z.int(), z.minimum(0));

/** The part of a page's address that `PeriodFilter` writes. */
export const DaySearch = { period: z.enum(PERIODS), from: epochMs, to: epochMs };

interface FilteredDays {
  /** Calendar days, such as "2026-03-01"; null without a bound. */
  first: string | null;
  last: string | null;
  /** The days for a chip; null without any. */
  words: string | null;
  /** The first month of the tax year. */
  taxYearMonth: number;
}

/** The calendar days that the filters mean, for lists that are filtered by day. */
export function useFilteredDays({
  period,
  from,
  to,
}: {
  period?: Period;
  from?: number;
  to?: number;
}): FilteredDays {
  const { timezone } = useSession();
  const { taxYearMonth } = useCountry() ?? DEFAULT_COUNTRY;
  const [today] = useState(() => dayOf(Date.now(), timezone));
  return useMemo(() => {
    if (period) {
      const [first, last] = daysOf(period, today, taxYearMonth);
      return { first, last, words: `${periodWords(period)}: ${daysWords([first, last])}`, taxYearMonth };
    }
    const first = from === undefined ? null : dayOf(from, timezone);
    const last = to === undefined ? null : dayOf(to, timezone);
    return { first, last, words: first && last ? daysWords([first, last]) : null, taxYearMonth };
  }, [period, from, to, today, taxYearMonth, timezone]);
}
