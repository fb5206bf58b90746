import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  getAttentionOptions,
  listBatchesOptions,
  listWaitingBatchesOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PayoutsOffNotice } from '../shared/payouts-off-notice.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import { Attention } from './attention.tsx';
import { isChecklistHidden } from './hidden-checklist.ts';
import { Available, Pending } from './money.tsx';
import classes from './overview.module.css';
import { Waiting } from './waiting.tsx';

// Below the fold, or only on the first day: their code loads after the rest has been drawn.
const PayoutChart = lazy(() => import('./payout-chart.tsx'));
/** Few users have first steps, and only once. */
const Checklist = lazy(() => import('./checklist.tsx'));
/** Only admins see it, and only until their company has paid. */
const BeforeFirstPayout = lazy(() => import('./before-first-payout.tsx'));
const LatestBatches = lazy(() => import('./latest-batches.tsx'));

const RECENT = 6;
const REFRESH_MS = 30_000;
/** The height of the chart with its choices and its legend. */
const CHART_PX = 336;

/** The balance, the batches that wait for approval, and the latest payouts and batches. */
export default function OverviewPage() {
  const mayPrepare = useMay('prepareBatch');
  const { user } = useSession();
  const [checklist] = useState(() => !isChecklistHidden(user.id));
  const batches = useQuery({
    ...listBatchesOptions({ query: { limit: RECENT } }),
    refetchInterval: REFRESH_MS,
  });
  const none = batches.data?.items.length === 0;
  const attention = useQuery(getAttentionOptions());
  const mayApprove = useMay('approveBatch');
  const waiting = useQuery({ ...listWaitingBatchesOptions(), enabled: mayApprove });
  const mayManage = useMay('managePeople');
  const [before] = useState(() => mayManage && !isChecklistHidden(user.id, 'before-first-payout'));
  const [areStepsKnown, setStepsKnown] = useState(!checklist);
  const [isBeforeKnown, setBeforeKnown] = useState(!before);
  const tellSteps = useCallback(() => setStepsKnown(true), []);
  const tellBefore = useCallback(() => setBeforeKnown(true), []);
  const isKnown = areStepsKnown && isBeforeKnown;
  // Parts whose height is not known are shown together, so that none pushes the others down when it arrives.
  const isLoading = !isKnown || batches.isPending || attention.isPending || (mayApprove && waiting.isPending);
  return (
    <>
      <PageHeader
        title={routeTitle('overview')}
        actions={
          mayPrepare && (
            <Button component={Link} to={paths.newBatch()} leftSection={<IconPlus size={16} aria-hidden />}>
              <Trans>New batch</Trans>
            </Button>
          )
        }
      />
      <PayoutsOffNotice />
      <Stack gap="lg">
        {before && (
          <ErrorBoundary fallback={() => <Known tell={tellBefore} />}>
            <Suspense fallback={null}>
              <BeforeFirstPayout onKnown={tellBefore} />
            </Suspense>
          </ErrorBoundary>
        )}
        {checklist && (
          <ErrorBoundary fallback={() => <Known tell={tellSteps} />}>
            <Suspense fallback={null}>
              <Checklist onKnown={tellSteps} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!isKnown && <Skeleton height={138} radius="md" />}
        <div className={classes.figures} style={isKnown ? {} : { display: 'none' }}>
          <Available />
          <Pending />
        </div>
        {isLoading ? (
          isKnown && <LoadingRows rows={2} height={64} />
        ) : (
          <>
            <Waiting />
            <Attention />
          </>
        )}
        {!isLoading && !none && (
          <Panel title={t`Payouts by day`}>
            <WhenSeen placeholder={<div style={{ height: CHART_PX }} />}>
              <Suspense fallback={<Skeleton height={CHART_PX} />}>
                <PayoutChart />
              </Suspense>
            </WhenSeen>
          </Panel>
        )}
        {batches.isError && !batches.data && (
          <ErrorState error={batches.error} retry={() => void batches.refetch()} />
        )}
        {!isLoading && none && (
          <Panel title={t`Latest batches`}>
            <Text c="dimmed">{t`No batches yet. You will see the latest ones here.`}</Text>
          </Panel>
        )}
        {!isLoading && !none && batches.data && (
          <Panel title={t`Latest batches`}>
            <Suspense fallback={<LoadingRows rows={RECENT} />}>
              <LatestBatches batches={batches.data.items} />
            </Suspense>
          </Panel>
        )}
      </Stack>
    </>
  );
}

/** Takes the place of first steps that cannot be shown. */
function Known({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}
