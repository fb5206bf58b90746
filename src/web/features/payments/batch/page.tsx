import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import {
  IconArrowUp,
  IconHelpCircle,
  IconInfoCircle,
  IconListDetails,
  IconPrinter,
  IconRepeat,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
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
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WhenIdle } from '../../../ui/when-idle.tsx';
import { doNotPayAgain } from '../shared/do-not-pay-again.ts';
import { BatchBadge } from '../shared/payment-status.tsx';
import { countedComments } from './comment-words.ts';
import { Decision, whyNotApprove } from './decision.tsx';
import { LabelEditor } from './label-editor.tsx';
import classes from './page.module.css';
import { usePrintAll } from './printed-rows.tsx';
import { Risks } from './risks.tsx';
import { Rows, tabsOf, useRowView } from './rows.tsx';
import { Shortfall } from './shortfall.tsx';
import { ENDED, Summary } from './summary.tsx';
import { useChecks } from './use-checks.ts';
import { useComments } from './use-comments.ts';
import { useLiveBatch } from './use-live-batch.ts';

// The amount and the risks are drawn first; these load after them.
const Comparison = lazy(() => import('./comparison.tsx'));
const Comments = lazy(() => import('./comments.tsx'));
const Details = lazy(() => import('./details.tsx'));
// Few batches need these.
const Approved = lazy(() => import('./approved.tsx'));
const DateMissed = lazy(() => import('./execution.tsx'));
const BankFileOfBatch = lazy(() => import('./bank-file-of-batch.tsx'));
const SentBack = lazy(() => import('./sent-back.tsx'));
const EarlierFailures = lazy(() => import('./earlier-failures.tsx'));

/** Batches that can still be stopped. */
const OPEN = new Set(['PENDING_APPROVAL', 'APPROVED']);

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

/** Scrolls to the title of the page and moves the focus there. */
function toTheTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** The way back to what decides, once it is out of sight. On phones the list ends with a link instead. */
function ToTheTop() {
  const [{ y }] = useWindowScroll();
  if (y < window.innerHeight) return null;
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size={36}
      visibleFrom="sm"
      className={`${classes.toTheTop} no-print`}
      aria-label={t`Back to the summary`}
      title={t`Back to the summary`}
      onClick={toTheTop}
    >
      <IconArrowUp size={18} aria-hidden />
    </ActionIcon>
  );
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

/** A part that loads after the first screen. */
function Later({ placeholder = null, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return (
    <WhenIdle placeholder={placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </WhenIdle>
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

/** How many comments the batch has; leads to them. */
function ToTheComments({ batchId }: { batchId: string }) {
  const { search } = useLocation();
  const comments = useComments(batchId).data?.items.length ?? 0;
  if (comments === 0) return null;
  return (
    <Anchor
      component={Link}
      to={{ search, hash: 'comments' }}
      preventScrollReset
      className={`${classes.prepared} no-print`}
    >
      {countedComments(comments)}
    </Anchor>
  );
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
    // On a phone the tabs scroll sideways: the open one must be in sight.
    requestAnimationFrame(() =>
      rows.current
        ?.querySelector(`[role="tab"][id$="-tab-${next}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
  };
  const failed = batch.byStatus
    .filter(({ status }) => status === 'FAILED' || status === 'REVERSED')
    .reduce((sum, { count }) => sum + count, 0);
  const unconfirmed = batch.byStatus.find(({ status }) => status === 'UNCONFIRMED')?.count ?? 0;
  const writtenUnconfirmed = formatNumber(unconfirmed);
  const undecided = batch.status === 'PENDING_APPROVAL';
  const { user } = useSession();
  const isOwnApproval = batch.approvals.some(({ userId }) => userId === user.id);
  const isLinked = batch.correctsBatchId !== null || batch.rejectedAt !== null || batch.cancelledAt !== null;
  const [openedMs] = useState(() => Date.now());
  const decides = undecided && whyNotApprove(batch, user, openedMs) === null;
  const bankFile = (
    <Later>
      <BankFileOfBatch batch={batch} />
    </Later>
  );
  const isOpen = OPEN.has(batch.status);
  const risks = (
    <Risks
      batchId={batch.id}
      withdrawals={batch.withdrawalCount}
      checks={checks}
      undecided={decides}
      folded={!isOpen}
      view={view}
      onOpen={openRows}
    />
  );
  const comparison = (
    <Later placeholder={<Skeleton height={56} radius="md" />}>
      <Comparison batch={batch} />
    </Later>
  );
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
            <ToTheComments batchId={batch.id} />
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
              {batch.status === 'COMPLETE' || batch.status === 'PARTIALLY_COMPLETE'
                ? t`Proof of payment`
                : t`Print`}
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
      {isOwnApproval && (
        <Suspense fallback={null}>
          <Approved batch={batch} />
        </Suspense>
      )}
      {isLinked && (
        <Suspense fallback={<Skeleton height={112} radius="md" mb="md" />}>
          <SentBack batch={batch} />
        </Suspense>
      )}
      <Stack gap="sm">
        <Summary batch={batch} onOpen={openRows} />
        {unconfirmed > 0 && (
          <Alert
            color="yellow"
            icon={<IconHelpCircle aria-hidden />}
            title={plural(unconfirmed, {
              one: 'The bank has not confirmed 1 payment',
              other: `The bank has not confirmed ${writtenUnconfirmed} payments`,
            })}
          >
            {doNotPayAgain(unconfirmed)}
          </Alert>
        )}
        {batch.retryOfBatchId !== null && OPEN.has(batch.status) && (
          <Suspense fallback={null}>
            <EarlierFailures batchId={batch.id} retryOfBatchId={batch.retryOfBatchId} />
          </Suspense>
        )}
        {batch.executionDate !== null && OPEN.has(batch.status) && (
          <Suspense fallback={null}>
            <DateMissed batch={batch} />
          </Suspense>
        )}
        {(undecided || batch.status === 'APPROVED') && <Shortfall batch={batch} />}
        {!undecided && bankFile}
        {isOpen && risks}
        {undecided && bankFile}
        {isOpen && comparison}
        <Rows batch={batch} checks={checks.data} printed={printed === null} panel={rows} />
        {!isOpen && risks}
        {!isOpen && comparison}
        <Anchor component="button" size="sm" hiddenFrom="sm" className="no-print" onClick={toTheTop}>
          <Trans>Back to the summary</Trans>
        </Anchor>
        <Later>
          <Comments batch={batch} />
        </Later>
      </Stack>
      {printed && <printed.BatchDocument batch={batch} checks={checks.data} rows={printed.rows} />}
      <ToTheTop />
      <Decision batch={batch} checks={checks.data} />
      <Later>
        <Details batch={batch} opened={detailsOpen} onClose={() => setDetails(false)} />
      </Later>
    </>
  );
}
