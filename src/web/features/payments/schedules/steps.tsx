import { plural, t } from '@lingui/core/macro';
import { Radio, Stack, Text } from '@mantine/core';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconPlayerStop from '~icons/tabler/player-stop';
import { useState } from 'react';
import {
  cancelScheduledWithdrawalMutation,
  pauseScheduledWithdrawalMutation,
  resumeScheduledWithdrawalMutation,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { MISSED_ANSWERS } from '../../../../shared/schedule-terms.ts';
import { may } from '../../../../shared/permissions.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { problemOf } from '../../../ui/problem.ts';
import { type Session, useSession } from '../../../ui/session-context.tsx';
import { OpenButton, ReasonDialog } from './reason-dialog.tsx';
import { useScheduleStep } from './use-schedule-step.ts';
import type { Schedule } from './words.ts';

/** Pause, resume and stop, as far as the status and the user's roles allow them. */
export function Steps({ schedule }: { schedule: Schedule }) {
  const { user } = useSession();
  const { status } = schedule;
  if (!may(user, 'cancelBatch')) return null;
  const mayPause = status === 'ACTIVE' || status === 'SUSPENDED';
  const mayStop = mayPause || status === 'PAUSED' || status === 'PENDING_APPROVAL';
  return (
    <>
      {mayResume(schedule, user) && <Resume schedule={schedule} />}
      {mayPause && <Pause schedule={schedule} />}
      {mayStop && <Stop schedule={schedule} />}
    </>
  );
}

/** A standing approval, and one that Outlay suspended, is resumed by an approver who did not write it. */
function mayResume({ status, approvalMode, createdBy }: Schedule, user: Session['user']): boolean {
  if (status !== 'PAUSED' && status !== 'SUSPENDED') return false;
  if (status === 'PAUSED' && approvalMode === 'EACH_RUN') return true;
  return may(user, 'approveBatch') && createdBy.userId !== user.id;
}

function Pause({ schedule: { id, label } }: { schedule: Schedule }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const pause = useScheduleStep(pauseScheduledWithdrawalMutation(), {
    message: () => t`The schedule is paused.`,
    close,
  });
  return (
    <>
      <OpenButton icon={IconPlayerPause} onClick={() => setOpened(true)}>{t`Pause…`}</OpenButton>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={t`Pause “${label}”?`}
        confirmLabel={t`Pause the schedule`}
        reasonLabel={t`Why is it paused?`}
        pending={pause.isPending}
        error={pause.refusal}
        onConfirm={(reason) => pause.send({ path: { id }, body: { reason } })}
      >
        {t`No run is created until it is resumed. Batches that exist stay as they \
are.`}
      </ReasonDialog>
    </>
  );
}

function Stop({ schedule: { id, label } }: { schedule: Schedule }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const stop = useScheduleStep(cancelScheduledWithdrawalMutation(), {
    message: () => t`The schedule is stopped.`,
    close,
  });
  return (
    <>
      <OpenButton icon={IconPlayerStop} onClick={() => setOpened(true)}>{t`Stop…`}</OpenButton>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={t`Stop “${label}”?`}
        confirmLabel={t`Stop the schedule and all its runs to come`}
        cancelLabel={t`Keep the schedule`}
        reasonLabel={t`Why is it stopped?`}
        danger
        pending={stop.isPending}
        error={stop.refusal}
        onConfirm={(reason) => stop.send({ path: { id }, body: { reason } })}
      >
        {t`No run is created any more. Batches that exist stay as they are: cancel them yourself if they \
should not be paid. You cannot undo this.`}
      </ReasonDialog>
    </>
  );
}

type Answer = (typeof MISSED_ANSWERS)[number];

/** Runs that were missed meanwhile are a question: skipped, or the last one made now. */
function Resume({ schedule: { id, label, missedCount } }: { schedule: Schedule }) {
  const [opened, setOpened] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = () => setOpened(false);
  const resume = useScheduleStep(resumeScheduledWithdrawalMutation(), {
    message: () => t`The schedule is active again.`,
    close,
  });
  // The server asks when runs were missed since the page was loaded.
  const asks =
    missedCount > 0 || (resume.refusal !== null && problemOf(resume.refusal).code === 'missed_runs');
  return (
    <>
      <OpenButton icon={IconPlayerPlay} onClick={() => setOpened(true)}>{t`Resume…`}</OpenButton>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Resume “${label}”?`}
        confirmLabel={t`Resume the schedule`}
        disabled={asks && answer === null}
        pending={resume.isPending}
        error={resume.refusal}
        onConfirm={() => resume.send({ path: { id }, body: answer === null ? {} : { missed: answer } })}
      >
        <Stack gap="sm">
          <Text inherit>{t`Its runs are created again, each on its day.`}</Text>
          {asks && (
            <Radio.Group
              label={missedQuestion(missedCount)}
              value={answer}
              onChange={(value) => setAnswer(MISSED_ANSWERS.find((one) => one === value) ?? null)}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="SKIP" label={t`Skip: the missed runs are not paid`} />
                <Radio
                  value="RUN_ONCE"
                  label={t`Make the last one now, for the next possible day. Earlier ones are skipped`}
                />
              </Stack>
            </Radio.Group>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function missedQuestion(count: number): string {
  const written = formatNumber(count);
  if (count === 0) return t`Runs were missed meanwhile. What happens to them?`;
  return plural(count, {
    one: '1 run was missed meanwhile. What happens to it?',
    other: `${written} runs were missed meanwhile. What happens to them?`,
  });
}
