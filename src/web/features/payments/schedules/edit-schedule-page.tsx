import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  getScheduledWithdrawalOptions,
  listScheduledWithdrawalVersionsOptions,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { draftOf } from './draft.ts';
import { ScheduleForm } from './form.tsx';
import { useToday } from '../shared/use-today.ts';

const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** A new version of a schedule. It begins with the latest one, and counts once it is approved. */
export default function EditSchedulePage() {
  const { id = '' } = useParams();
  const mayPrepare = useMay('prepareBatch');
  const today = useToday();
  const schedule = useQuery({ ...getScheduledWithdrawalOptions({ path: { id } }), ...ONCE });
  const versions = useQuery({ ...listScheduledWithdrawalVersionsOptions({ path: { id } }), ...ONCE });
  const title = routeTitle('editSchedule');
  const back = (
    <BackLink to={paths.schedule(id)}>
      <Trans>Back to the schedule</Trans>
    </BackLink>
  );
  if (!mayPrepare)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission what={t`Preparing a schedule`} role={t`Preparer`} />
      </>
    );
  const [latest] = versions.data?.items ?? [];
  if (!schedule.data || !latest)
    return (
      <UnloadedPage title={title} back={back} query={schedule.data ? versions : schedule}>
        <LoadingPanel lines={6} />
      </UnloadedPage>
    );
  const { label, currency } = schedule.data;
  return (
    <>
      <PageHeader
        title={t`${label}: new version`}
        documentTitle={title}
        description={t`The version in force continues until the new one is approved. Approvals do not carry \
over.`}
      >
        {back}
      </PageHeader>
      <ScheduleForm
        key={latest.version}
        name={`version of ${id}`}
        initial={draftOf(latest, currency, today)}
        schedule={schedule.data}
      />
    </>
  );
}
