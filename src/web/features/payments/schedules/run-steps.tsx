import { t } from '@lingui/core/macro';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  changeScheduledWithdrawalRunMutation,
  skipScheduledWithdrawalRunMutation,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { runWords, shortDay } from './days.ts';
import { OpenButton, ReasonDialog } from './reason-dialog.tsx';
import { RunFile } from './run-file.tsx';
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

/** What a user can do with one run: skip it, pay it on another day, or send its file. */
export function RunSteps({ schedule, run }: RunProps) {
  const mayPrepare = useMay('prepareBatch');
  const maySkip = useMay('cancelBatch');
  if (isOver(schedule) || !mayStillChange(run)) return null;
  return (
    <Group gap="xs">
      {mayPrepare && run.status === 'WAITING_FOR_FILE' && <RunFile schedule={schedule} run={run} />}
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
            description={t`If banks are closed on it, the rule of the schedule decides.`}
            required
            data-autofocus
            min={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            error={refused}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
