import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle, IconListDetails, IconPrinter, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePrintInLight } from '../../../ui/print-in-light.ts';
import { problemOf } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BatchBadge } from '../shared/payment-status.tsx';
import { BatchDocument } from './batch-document.tsx';
import { Comments } from './comments.tsx';
import { Decision } from './decision.tsx';
import { Details, DetailsDrawer } from './details-drawer.tsx';
import { LabelEditor } from './label-editor.tsx';
import classes from './page.module.css';
import { usePrintAll } from './printed-rows.tsx';
import { Quote, Shortfall } from './quote.tsx';
import { Risks } from './risks.tsx';
import { Rows, tabsOf, useRowView } from './rows.tsx';
import { SentBack } from './sent-back.tsx';
import { ENDED, Summary } from './summary.tsx';
import { useChecks } from './use-checks.ts';
import { useLiveBatch } from './use-live-batch.ts';

// The amount and the risks are drawn first; the comparison loads after them.
const Comparison = lazy(() => import('./comparison.tsx'));

/** One batch: what decides comes first, then its payments; the decision stays at the bottom. */
export default function BatchPage() {
  const { id = '' } = useParams();
  const query = useQuery(getBatchOptions({ path: { id } }));
  // Drawn in short slices, so that the browser answers meanwhile.
  const batch = useDeferredValue(query.data);
  if (query.isError) {
    return (
      <>
        <PageHeader title={routeTitle('batch')} />
        <ErrorState
          error={query.error}
          retry={problemOf(query.error).status === 404 ? undefined : () => void query.refetch()}
        />
        <Anchor component={Link} to={paths.batches()} size="sm">
          <Trans>All batches</Trans>
        </Anchor>
      </>
    );
  }
  // The address may have changed to another batch, which is still loading.
  return batch?.id === query.data?.id && batch ? <Batch key={batch.id} batch={batch} /> : <Loading />;
}

function retryWords(failed: number): string {
  const written = formatNumber(failed);
  return plural(failed, { one: 'Retry the failed payment', other: `Retry ${written} failed payments` });
}

/** Grey shapes in place of the page's panels while the batch loads. */
function Loading() {
  return (
    <div role="status" aria-label={t`Loading`} aria-busy>
      <Skeleton height={34} width="min(420px, 80%)" mb={12} />
      <Skeleton height={18} width="min(320px, 60%)" mb="lg" />
      <Skeleton height={132} radius="md" mb="sm" />
      <Skeleton height={200} radius="md" mb="sm" />
      <Skeleton height={360} radius="md" />
    </div>
  );
}

/** Whether the drawer with the details is open, as the address says. */
function useDetails(): [opened: boolean, set: (opened: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (opened: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (opened) next.set('details', '1');
        else next.delete('details');
        return next;
      },
      { preventScrollReset: true },
    );
  return [search.get('details') === '1', set];
}

function Batch({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const mayPrepare = useMay('prepareBatch');
  const live = useLiveBatch(batch);
  const { printed, print, pending: printing, error: printError } = usePrintAll(batch);
  usePrintInLight();
  const checks = useChecks(batch);
  const { view, open } = useRowView(tabsOf(batch, checks.data));
  const [detailsOpen, setDetails] = useDetails();
  const rows = useRef<HTMLDivElement>(null);
  const openRows = (next: RowView) => {
    open(next);
    rows.current?.scrollIntoView({ block: 'start' });
    rows.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
  };
  const failed = batch.byStatus
    .filter(({ status }) => status === 'FAILED' || status === 'REVERSED')
    .reduce((sum, { count }) => sum + count, 0);
  const undecided = batch.status === 'PENDING_APPROVAL';
  return (
    <>
      <PageHeader
        title={batch.label}
        description={
          <Group gap="xs">
            <BatchBadge batch={batch} />
            <Button
              variant="subtle"
              size="compact-xs"
              hiddenFrom="sm"
              className="no-print"
              onClick={() => setDetails(true)}
            >
              <Trans>Details</Trans>
            </Button>
            <span className={classes.prepared}>
              <Trans>
                Prepared by <Person of={batch.createdBy} />, <Timestamp at={batch.createdAt} />
              </Trans>
            </span>
          </Group>
        }
        actions={
          <>
            {mayPrepare && ENDED.has(batch.status) && failed > 0 && (
              <Button
                variant="default"
                component={Link}
                to={paths.newBatch(`?retryOf=${batch.id}`)}
                leftSection={<IconRepeat size={16} aria-hidden />}
              >
                {retryWords(failed)}
              </Button>
            )}
            {(ENDED.has(batch.status) || batch.status === 'PROCESSING') && (
              <Button
                variant="default"
                component={Link}
                to={paths.payouts(`?batchId=${batch.id}`)}
                leftSection={<IconListDetails size={16} aria-hidden />}
              >
                <Trans>Payouts</Trans>
              </Button>
            )}
            <Button
              variant="default"
              visibleFrom="sm"
              leftSection={<IconInfoCircle size={16} aria-hidden />}
              onClick={() => setDetails(true)}
            >
              <Trans>Details</Trans>
            </Button>
            <Button
              variant="default"
              visibleFrom="sm"
              leftSection={<IconPrinter size={16} aria-hidden />}
              loading={printing}
              onClick={print}
            >
              <Trans>Print</Trans>
            </Button>
          </>
        }
      >
        {mayPrepare && <LabelEditor batch={batch} />}
      </PageHeader>
      {printError !== null && (
        <ErrorState
          error={printError}
          title={t`The payments could not be loaded for printing`}
          retry={print}
        />
      )}
      {live === 'broken' && (
        <Alert color="yellow" mb="md" role="status">
          <Trans>
            Live progress is interrupted. The page checks for changes every few seconds until it is restored.
          </Trans>
        </Alert>
      )}
      <SentBack batch={batch} />
      <Stack gap="sm">
        <Summary batch={batch} />
        {(undecided || batch.status === 'APPROVED') && <Shortfall batch={batch} />}
        <Risks checks={checks} undecided={undecided} view={view} onOpen={openRows} />
        <Suspense fallback={<Skeleton height={56} radius="md" />}>
          <Comparison batch={batch} />
        </Suspense>
        <Rows batch={batch} checks={checks.data} printed={printed === null} panel={rows} />
        <Comments batch={batch} />
      </Stack>
      <div className={classes.onPaper}>
        <Details batch={batch} />
        <Quote batch={batch} />
      </div>
      {printed && <BatchDocument batch={batch} checks={checks.data} printed={printed} />}
      <Decision batch={batch} checks={checks.data} />
      <DetailsDrawer batch={batch} opened={detailsOpen} onClose={() => setDetails(false)} />
    </>
  );
}
