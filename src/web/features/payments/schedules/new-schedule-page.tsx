import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getScheduledWithdrawalOptions,
  listScheduledWithdrawalVersionsOptions,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { useCountry } from '../shared/use-country.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';
import { ScheduleForm } from './form.tsx';
import { useToday } from '../shared/use-today.ts';

const UUID = /^[0-9a-f-]{36}$/i;
const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** A new schedule: empty, from a batch that was paid (`?batch=`), or like another one (`?like=`). */
export default function NewSchedulePage() {
  const mayPrepare = useMay('prepareBatch');
  const [search] = useSearchParams();
  const batch = search.get('batch');
  const like = search.get('like');
  if (!mayPrepare)
    return (
      <>
        <PageHeader title={routeTitle('newSchedule')} />
        <NoPermission what={t`Preparing a schedule`} role={t`Preparer`} />
      </>
    );
  if (batch !== null && UUID.test(batch)) return <FromBatch key={batch} id={batch} />;
  if (like !== null && UUID.test(like)) return <Like key={like} id={like} />;
  return <Empty />;
}

function Back() {
  return (
    <BackLink to={paths.schedules()}>
      <Trans>All schedules</Trans>
    </BackLink>
  );
}

function Loading({ query }: { query: Parameters<typeof UnloadedPage>[0]['query'] }) {
  return (
    <UnloadedPage title={routeTitle('newSchedule')} back={<Back />} query={query}>
      <LoadingPanel lines={6} />
    </UnloadedPage>
  );
}

function Page({ name, initial }: { name: string; initial: Draft }) {
  return (
    <>
      <PageHeader
        title={routeTitle('newSchedule')}
        description={t`A batch that is made again and again, each time on the right day.`}
      >
        <Back />
      </PageHeader>
      <ScheduleForm name={name} initial={initial} schedule={null} />
    </>
  );
}

function Empty() {
  const today = useToday();
  const { currency } = useCountry() ?? DEFAULT_COUNTRY;
  return <Page key={currency} name="new" initial={newDraft(today, currency, null)} />;
}

function FromBatch({ id }: { id: string }) {
  const today = useToday();
  const { timezone } = useSession();
  const query = useQuery({ ...getBatchOptions({ path: { id } }), ...ONCE });
  if (!query.data) return <Loading query={query} />;
  const { label, currency, withdrawalCount, totalAmount, executionDate, createdAt } = query.data;
  const day = executionDate ?? dayOf(Date.parse(createdAt), timezone);
  const batch = { id, label, currency, withdrawalCount, totalAmount, day };
  return <Page name={`of batch ${id}`} initial={newDraft(today, currency, batch)} />;
}

function Like({ id }: { id: string }) {
  const today = useToday();
  const schedule = useQuery({ ...getScheduledWithdrawalOptions({ path: { id } }), ...ONCE });
  const versions = useQuery({ ...listScheduledWithdrawalVersionsOptions({ path: { id } }), ...ONCE });
  const [version] = versions.data?.items ?? [];
  if (!schedule.data || !version) return <Loading query={schedule.data ? versions : schedule} />;
  return <Page name={`like ${id}`} initial={draftOf(version, schedule.data.currency, today)} />;
}
