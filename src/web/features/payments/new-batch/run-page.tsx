import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  getScheduledWithdrawalOptions,
  getScheduledWithdrawalRunOptions,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import type {
  ScheduledWithdrawalForDisplay,
  ScheduledWithdrawalRunContent,
} from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { EmptyState, NoPermission } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { PayoutsOffAlert } from '../shared/payouts-off-notice.tsx';
import { ONCE, useSetup } from '../shared/withdrawal-file/use-setup.ts';
import { runSource } from './earlier-source.ts';
import type { RunOfSchedule } from './state.ts';
import { Waiting } from './waiting.tsx';
import { Workbench } from './workbench.tsx';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The payments of one run of a schedule: persons added, taken out or paid another amount this time only. */
export default function RunPage() {
  const mayPrepare = useMay('prepareBatch');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const due = search.get('due') ?? '';
  if (!mayPrepare)
    return (
      <>
        <PageHeader title={routeTitle('scheduleRun')} />
        <NoPermission what={t`Changing a run`} role={t`Preparer`} />
      </>
    );
  if (!DAY.test(due)) return <NotChangeable id={id} />;
  return <OneRun key={`${id} ${due}`} id={id} dueOn={due} />;
}

function Back({ id }: { id: string }) {
  return (
    <BackLink to={paths.schedule(id)}>
      <Trans>Back to the schedule</Trans>
    </BackLink>
  );
}

function NotChangeable({ id }: { id: string }) {
  return (
    <>
      <PageHeader title={routeTitle('scheduleRun')}>
        <Back id={id} />
      </PageHeader>
      <EmptyState title={t`This run can no longer be changed`}>
        <Trans>
          It was skipped, missed or paid, or its payments have been submitted to the bank. The page of the
          schedule says what can be done about it.
        </Trans>
      </EmptyState>
    </>
  );
}

/** Whether other payments can be sent for a run: it is to come, and its batch has not left. */
function isChangeable(
  { kind }: ScheduledWithdrawalForDisplay,
  { status, batchStatus }: ScheduledWithdrawalRunContent,
): boolean {
  if (kind !== 'RECURRING') return false;
  if (status === 'PLANNED' || status === 'WAITING_FOR_FILE') return true;
  return status === 'CREATED' && (batchStatus === 'PENDING_APPROVAL' || batchStatus === 'APPROVED');
}

function runOf(
  { id, label, currency, rail, approvalMode }: ScheduledWithdrawalForDisplay,
  { dueOn, executionDate, withdrawals, plannedWithdrawals, batchId, status }: ScheduledWithdrawalRunContent,
): RunOfSchedule {
  const isFile = withdrawals.length === 0 || status === 'WAITING_FOR_FILE';
  return {
    scheduleId: id,
    label,
    dueOn,
    executionDate,
    currency,
    rail,
    usual: isFile ? null : (plannedWithdrawals ?? withdrawals),
    hasBatch: batchId !== null,
    isStanding: approvalMode === 'STANDING',
  };
}

function OneRun({ id, dueOn }: { id: string; dueOn: string }) {
  const { setup, notSetUp, failed } = useSetup();
  const schedule = useQuery({ ...getScheduledWithdrawalOptions({ path: { id } }), ...ONCE });
  const content = useQuery({ ...getScheduledWithdrawalRunOptions({ path: { id, dueOn } }), ...ONCE });
  const refused = [schedule, content].find((query) => query.isError);
  const banks = setup?.banks;
  const opened = useMemo(() => {
    if (!schedule.data || !content.data || !banks) return null;
    const run = runOf(schedule.data, content.data);
    const rows = run.usual === null ? null : runSource(run, content.data.withdrawals, banks);
    return { run, rows };
  }, [schedule.data, content.data, banks]);
  if (schedule.data && content.data && !isChangeable(schedule.data, content.data))
    return <NotChangeable id={id} />;
  if (setup && opened) {
    return (
      <>
        {!setup.entity.payoutsEnabled && <PayoutsOffAlert />}
        <Workbench setup={setup} retry={opened.rows} run={opened.run} />
      </>
    );
  }
  const problem = failed ?? (refused ? { error: refused.error, retry: () => void refused.refetch() } : null);
  const day = dayWords(dueOn, true);
  return <Waiting title={t`Payments of the run of ${day}`} notSetUp={notSetUp} failed={problem} />;
}
