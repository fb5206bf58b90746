import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  changeScheduledWithdrawalRunMutation,
  getScheduledWithdrawalRunOptions,
  skipScheduledWithdrawalRunMutation,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { capitalised, runWords, shortDay } from './days.ts';
import { OpenButton, ReasonDialog } from './reason-dialog.tsx';
import { isOver } from './tasks.ts';
import { useScheduleStep } from './use-schedule-step.ts';
import { useToday } from '../shared/use-today.ts';
import type { Run, Schedule } from './words.ts';

interface RunProps {
  schedule: Schedule;
  run: Run;
}

/** A run whose batch can still be cancelled, or that has none. */
function mayStillChange({ status, batchStatus }: Run): boolean {
  if (status === 'SKIPPED' || status === 'SWEPT' || status === 'NOTHING_TO_MOVE') return false;
  return batchStatus === null || batchStatus === 'PENDING_APPROVAL' || batchStatus === 'APPROVED';
}

/** Whether a run can pay other payments than its schedule. A missed one gets another day first. */
function maySendPayments({ kind, source }: Schedule, { status, batchId }: Run): boolean {
  if (kind !== 'RECURRING' || status === 'MISSED') return false;
  return source !== 'NEW_FILE' || status === 'WAITING_FOR_FILE' || batchId !== null;
}

/** What a user can do with one run: change its payments or its day, send its file, or skip it. */
export function RunSteps({ schedule, run }: RunProps) {
  const mayPrepare = useMay('prepareBatch');
  const maySkip = useMay('cancelBatch');
  // No run can be decided before a version is in force.
  if (isOver(schedule) || schedule.status === 'PENDING_APPROVAL' || !mayStillChange(run)) return null;
  return (
    <Group gap="xs">
      {mayPrepare && maySendPayments(schedule, run) && <Payments schedule={schedule} run={run} />}
      {mayPrepare && schedule.kind === 'RECURRING' && run.status !== 'WAITING_FOR_FILE' && (
        <OtherDay schedule={schedule} run={run} />
      )}
      {mayPrepare && run.status === 'PLANNED' && run.problem?.code === 'possible_duplicates' && (
        <NoDuplicate schedule={schedule} run={run} />
      )}
      {maySkip && <Skip schedule={schedule} run={run} />}
    </Group>
  );
}

/** Leads to the payments of one run, or to the file that it waits for. */
function Payments({ schedule: { id }, run }: RunProps) {
  const isFile = run.status === 'WAITING_FOR_FILE';
  return (
    <Button
      size="compact-sm"
      variant="default"
      component={Link}
      to={paths.scheduleRun(id, `?due=${run.dueOn}`)}
      leftSection={isFile ? <IconFileImport size={14} aria-hidden /> : undefined}
    >
      {isFile ? t`Send the file` : t`Change the payments`}
    </Button>
  );
}

function Skip({ schedule: { id }, run }: RunProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const day = shortDay(run.dueOn, true);
  const skip = useScheduleStep(skipScheduledWithdrawalRunMutation(), {
    message: () => t`The run of ${day} is skipped.`,
    close,
  });
  return (
    <>
      <OpenButton small onClick={() => setOpened(true)}>
        {t`Skip…`}
      </OpenButton>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={t`Skip the run of ${day}?`}
        confirmLabel={run.batchId === null ? t`Skip this run` : t`Skip this run and cancel its batch`}
        cancelLabel={t`Keep the run`}
        reasonLabel={t`Why is it skipped?`}
        danger
        pending={skip.isPending}
        error={skip.refusal}
        onConfirm={(reason) => skip.send({ path: { id, dueOn: run.dueOn }, body: { reason } })}
      >
        {run.status === 'MISSED'
          ? t`The missed run is not made up for. Runs to come are not affected.`
          : t`Nothing is paid for this run. Runs to come are not affected. You cannot undo this.`}
      </ReasonDialog>
    </>
  );
}

/** Answers that the payments of a run are meant, although they were made before, which creates its batch. */
function NoDuplicate({ schedule: { id }, run }: RunProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const day = shortDay(run.dueOn, true);
  const answer = useScheduleStep(changeScheduledWithdrawalRunMutation(), {
    message: () => t`The batch of ${day} is created.`,
    close,
  });
  return (
    <>
      <OpenButton small onClick={() => setOpened(true)}>
        {t`Pay them again…`}
      </OpenButton>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={t`Are the payments of ${day} meant, although they were made before?`}
        confirmLabel={t`Create the batch of ${day}`}
        cancelLabel={t`Go back`}
        reasonLabel={t`Why are they paid again?`}
        pending={answer.isPending}
        error={answer.refusal}
        onConfirm={(duplicateReason) =>
          answer.send({ path: { id, dueOn: run.dueOn }, body: { duplicateReason } })
        }
      >
        {t`The approver sees your reason. Skip the run if these people have been paid already.`}
      </ReasonDialog>
    </>
  );
}

/** Pays one run on another day. For a missed run, that makes it. */
function OtherDay({ schedule: { id }, run }: RunProps) {
  const [opened, setOpened] = useState(false);
  const today = useToday();
  const [day, setDay] = useState(run.executionDate < today ? today : run.executionDate);
  const close = () => setOpened(false);
  const isMissed = run.status === 'MISSED';
  const due = shortDay(run.dueOn, true);
  const change = useScheduleStep(changeScheduledWithdrawalRunMutation(), {
    message: () => t`The run of ${due} is changed.`,
    close,
  });
  const refused = change.refusal === null ? undefined : errorsByPath(change.refusal)['executionDate'];
  const chosen = day === '' ? '…' : shortDay(day, true);
  return (
    <>
      <OpenButton small onClick={() => setOpened(true)}>
        {isMissed ? t`Make it now…` : t`Change the day…`}
      </OpenButton>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={isMissed ? t`Make the run of ${due} now?` : t`Pay the run of ${due} on another day?`}
        confirmLabel={t`Pay this run on ${chosen}`}
        disabled={day === '' || (!isMissed && day === run.executionDate)}
        pending={change.isPending}
        error={change.refusal}
        onConfirm={() => change.send({ path: { id, dueOn: run.dueOn }, body: { executionDate: day } })}
      >
        <Stack gap="sm">
          <Text inherit>
            {isMissed
              ? t`Its batch is created for the day that you choose.`
              : t`Now it ${runWords(run)}. Only this run changes.`}{' '}
            {t`It needs its own approvals, even under a standing approval.`}
          </Text>
          <TextInput
            type="date"
            label={t`Day`}
            required
            data-autofocus
            min={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            error={refused}
          />
          {day !== '' && <DayOutcome id={id} dueOn={run.dueOn} day={day} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

const TYPING_MS = 300;

/** On which day banks move the money of a run that is asked for on a day, and until when it is approved. */
function DayOutcome({ id, dueOn, day }: { id: string; dueOn: string; day: string }) {
  const [executionDate] = useDebouncedValue(day, TYPING_MS);
  const { data, isError } = useQuery({
    ...getScheduledWithdrawalRunOptions({ path: { id, dueOn }, query: { executionDate } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (isError) return null;
  if (!data || executionDate !== day || data.executionDate !== day)
    return <Skeleton height={20} role="status" aria-busy aria-label={t`Loading`} />;
  return (
    <Text size="sm" role="status" {...(data.paysOn === null ? { c: 'var(--mantine-color-error)' } : {})}>
      {capitalised(runWords(data))}.{' '}
      {data.paysOn !== null && (
        <Trans>
          Approve by <Timestamp at={data.approveBy} />.
        </Trans>
      )}
    </Text>
  );
}
