import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconCalendar from '~icons/tabler/calendar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { getPaymentCalendarOptions } from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import type { PaymentCalendar } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useBankDays } from './bank-days.ts';
import { DayPanel } from './calendar-day-panel.tsx';
import { calendarDays } from './calendar-days.ts';
import { CalendarGrid, CalendarList, type DaysProps } from './calendar-grid.tsx';
import classes from './calendar.module.css';
import { shortDay } from './days.ts';

// The days need no chart library.
const BalanceLine = lazy(() => import('./balance-line.tsx'));

const Search = z.object({
  /** The open day. */
  open: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

const REFRESH_MS = 60_000;
const CHART_PX = 220;
const LOADING_PX = 480;

/** What leaves on which day in the next 60 days, against the projected balance. */
export default function CalendarPage() {
  const query = useQuery({ ...getPaymentCalendarOptions(), refetchInterval: REFRESH_MS });
  // Without a config or holidays, the answer is a 204, for which the client returns an empty value.
  const calendar = query.data && 'days' in query.data ? query.data : null;
  return (
    <>
      <PageHeader
        title={routeTitle('paymentCalendar')}
        description={t`What leaves on which day in the next 60 days, against the money that is expected.`}
      />
      {query.isPending && <Skeleton height={LOADING_PX} radius="md" />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && calendar === null && <NoCalendar />}
      {calendar && <Days calendar={calendar} />}
    </>
  );
}

function NoCalendar() {
  return (
    <EmptyState title={t`There is no calendar yet`} icon={IconCalendar}>
      {t`It needs the limits and fees of your entity, and the holidays of its country. Ask your operator to \
set them up.`}
    </EmptyState>
  );
}

/** The figures that matter most: what is available, the lowest balance, the first day without enough. */
function Head({ calendar }: { calendar: PaymentCalendar }) {
  const { availableBalance, lowest, firstShortOn, currency } = calendar;
  return (
    <dl className={classes.head}>
      <div>
        <dt>
          <Trans>Available today</Trans>
        </dt>
        <dd>
          <Amount amount={availableBalance} currency={currency} size="medium" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Lowest balance</Trans>
        </dt>
        <dd className={lowest.balance.startsWith('-') ? classes.short : undefined}>
          <Trans>
            <Amount amount={lowest.balance} currency={currency} /> on {shortDay(lowest.date)}
          </Trans>
        </dd>
      </div>
      {firstShortOn !== null && (
        <div>
          <dt>
            <Trans>First day without enough money</Trans>
          </dt>
          <dd className={classes.short}>{longDayWords(firstShortOn)}</dd>
        </div>
      )}
    </dl>
  );
}

function Days({ calendar }: { calendar: PaymentCalendar }) {
  const { timezone } = useSession();
  const bank = useBankDays();
  const { filters, set } = useSearchFilters(Search);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const days = useMemo(() => calendarDays(calendar, timezone), [calendar, timezone]);
  const { currency, lowest, firstShortOn } = calendar;
  const open = days.find(({ date }) => date === filters.open) ?? null;
  const props: DaysProps = {
    days,
    bank,
    currency,
    shortOn: firstShortOn,
    open: open?.date ?? null,
    onOpen: (day) => set({ open: day === open?.date ? undefined : day }),
  };
  return (
    <>
      <Head calendar={calendar} />
      {calendar.days.length === 0 && <NothingPlanned />}
      <SidePanel
        title={open === null ? null : longDayWords(open.date)}
        onClose={() => set({ open: undefined })}
        content={open && <DayPanel day={open} bank={bank} currency={currency} />}
      >
        {isWide ? <CalendarGrid {...props} /> : <CalendarList {...props} />}
      </SidePanel>
      <section aria-labelledby="balance">
        <Title order={2} id="balance" mb="sm">
          <Trans>Balance</Trans>
        </Title>
        <Suspense fallback={<Skeleton height={CHART_PX} />}>
          <BalanceLine
            days={days}
            currency={currency}
            lowest={lowest}
            shortOn={firstShortOn}
            height={CHART_PX}
          />
        </Suspense>
      </section>
    </>
  );
}

/** Says what will appear on the days, and how. */
function NothingPlanned() {
  const mayPrepare = useMay('prepareBatch');
  return (
    <EmptyState
      compact
      title={t`Nothing leaves in the next 60 days`}
      icon={IconCalendar}
      action={
        mayPrepare && (
          <Button component={Link} to={paths.newSchedule()} variant="default" size="xs">
            <Trans>New schedule</Trans>
          </Button>
        )
      }
    >
      {t`Batches with a day, and the runs of schedules, are shown on the day on which their money moves. \
Announced funding is shown on the day on which it is expected.`}
    </EmptyState>
  );
}
