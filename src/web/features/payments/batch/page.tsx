import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Alert, Anchor, Skeleton, Stack } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconHelpCircle from '~icons/tabler/help-circle';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BatchChecks, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePrintInLight } from '../../../ui/print-in-light.ts';
import { problemOf } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { WhenIdle } from '../../../ui/when-idle.tsx';
import { RegisterLine } from '../shared/payees/lazy.tsx';
import { doNotPayAgain } from '../shared/do-not-pay-again.ts';
import { BatchHeader } from './batch-header.tsx';
import { Decision, whyNotApprove } from './decision.tsx';
import { holdAtTop } from './hold-at-top.ts';
import classes from './page.module.css';
import { usePrintAll } from './printed-rows.tsx';
import { Risks } from './risks.tsx';
import { Rows, tabsOf, useRowView } from './rows.tsx';
import { Shortfall } from './shortfall.tsx';
import { Summary } from './summary.tsx';
import { useChecks } from './use-checks.ts';
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
const RefundOf = lazy(() => import('./refund-of.tsx'));
const EarlierFailures = lazy(() => import('./earlier-failures.tsx'));

/** Batches that can still be stopped. */
const OPEN = new Set(['PENDING_APPROVAL', 'APPROVED']);

/** One batch: the facts for the decision come first, then its payments; the decision stays at the bottom. */
export default function BatchPage() {
  const { id = '' } = useParams();
  const query = useQuery(getBatchOptions({ path: { id } }));
  // Drawn in short slices, so that the browser stays responsive.
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

/** Leads back to the summary once it is out of sight. On phones the list ends with a link instead. */
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

/** Shows some of the payments, and moves the screen and the focus to them. */
function useOpenRows(open: (view: RowView) => void) {
  const panel = useRef<HTMLDivElement>(null);
  const held = useRef<() => void>(undefined);
  useEffect(() => () => held.current?.(), []);
  const openRows = (next: RowView) => {
    open(next);
    held.current?.();
    panel.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
    if (panel.current) held.current = holdAtTop(panel.current);
    // On a phone the tabs scroll sideways: the open one must be in sight.
    requestAnimationFrame(() =>
      panel.current
        ?.querySelector(`[role="tab"][id$="-tab-${next}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
  };
  return { panel, openRows };
}

/** The decisions about the batch, by the user or another approver, and the batches that it is linked with. */
function Decided({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { user } = useSession();
  const isOwnApproval = batch.approvals.some(({ userId }) => userId === user.id);
  const isLinked = batch.correctsBatchId !== null || batch.rejectedAt !== null || batch.cancelledAt !== null;
  return (
    <>
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
    </>
  );
}

interface WarningsProps {
  batch: BulkWithdrawalBatchForDisplay;
  checks: BatchChecks | undefined;
}

/** Warnings that come before any action: unconfirmed or failed payments, a missed date, a shortfall. */
function Warnings({ batch, checks }: WarningsProps) {
  const unconfirmed = batch.byStatus.find(({ status }) => status === 'UNCONFIRMED')?.count ?? 0;
  const writtenUnconfirmed = formatNumber(unconfirmed);
  const isOpen = OPEN.has(batch.status);
  return (
    <>
      {checks?.refund && (
        <Suspense fallback={null}>
          <RefundOf refund={checks.refund} currency={batch.currency} status={batch.status} />
        </Suspense>
      )}
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
      {batch.retryOfBatchId !== null && isOpen && (
        <Suspense fallback={null}>
          <EarlierFailures batchId={batch.id} retryOfBatchId={batch.retryOfBatchId} />
        </Suspense>
      )}
      {batch.executionDate !== null && isOpen && (
        <Suspense fallback={null}>
          <DateMissed batch={batch} />
        </Suspense>
      )}
      {isOpen && <Shortfall batch={batch} />}
    </>
  );
}

function Batch({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { user } = useSession();
  const live = useLiveBatch(batch);
  const { printed, print, pending: printing, error: printError } = usePrintAll(batch);
  usePrintInLight();
  const checks = useChecks(batch);
  const { view, open } = useRowView(tabsOf(batch, checks.data));
  const { panel, openRows } = useOpenRows(open);
  const [detailsOpen, setDetails] = useDetails();
  const [openedMs] = useState(() => Date.now());
  const undecided = batch.status === 'PENDING_APPROVAL';
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
      repeats={batch.repeats}
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
      <BatchHeader batch={batch} openDetails={() => setDetails(true)} print={print} printing={printing} />
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
      <Decided batch={batch} />
      <Stack gap="sm">
        <Summary batch={batch} onOpen={openRows} />
        <Warnings batch={batch} checks={checks.data} />
        {!undecided && bankFile}
        {isOpen && risks}
        {isOpen && (
          <Later>
            <RegisterLine batchId={batch.id} />
          </Later>
        )}
        {undecided && bankFile}
        {isOpen && comparison}
        <Rows batch={batch} checks={checks.data} printed={printed === null} panel={panel} />
        {!isOpen && risks}
        {!isOpen && comparison}
        <Anchor component="button" size="sm" hiddenFrom="sm" className="no-print" onClick={toTheTop}>
          <Trans>Back to the summary</Trans>
        </Anchor>
        <Later>
          <Comments batch={batch} holdAtTop={holdAtTop} />
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
