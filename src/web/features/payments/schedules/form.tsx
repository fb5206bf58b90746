import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  createScheduledWithdrawalMutation,
  replaceScheduledWithdrawalMutation,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { isSweepSource } from '../../../../shared/schedule-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { SCHEDULES_OUTDATED } from '../shared/schedules-outdated.ts';
import { useKept } from '../shared/use-kept.ts';
import { type Draft, missingIn, requestOf } from './draft.ts';
import classes from './form.module.css';
import { ApprovalPart } from './form-approval.tsx';
import { CalendarPart } from './form-calendar.tsx';
import { SourcePart } from './form-source.tsx';
import { Preview } from './preview.tsx';
import { usePreview } from './use-preview.ts';
import type { Schedule } from './words.ts';

interface FormProps {
  /** The name under which what is typed survives a new sign-in. */
  name: string;
  initial: Draft;
  /** The schedule that gets a new version; null for a new one. */
  schedule: Schedule | null;
}

/** The draft of the form. It survives a new sign-in, which leaves the page. */
function useDraft({ name, initial }: FormProps) {
  const kept = useKept<Draft>(`schedule ${name}`, initial);
  const { value: draft, setValue } = kept;
  const [isLeaving, setIsLeaving] = useState(false);
  // A file is read while the user goes on typing.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const keep = () => {
    try {
      kept.keep();
      setIsLeaving(true);
    } catch {
      // The rows of a large file do not fit in the browser's store. The page then asks before it is left.
    }
  };
  return {
    draft,
    set: (change: Partial<Draft>) => {
      latest.current = { ...latest.current, ...change };
      setValue(latest.current);
    },
    keep,
    forget: kept.forget,
    /** Whether leaving the page would lose something. */
    isUnsaved: !isLeaving && JSON.stringify(draft) !== JSON.stringify(initial),
  };
}

/** Creates the schedule, or writes its new version. */
function useSending(
  schedule: Schedule | null,
  { keep, forget }: Pick<ReturnType<typeof useDraft>, 'keep' | 'forget'>,
) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Schedule | null>(null);
  const steps = {
    outdated: SCHEDULES_OUTDATED,
    message: () => t`The schedule waits for approval.`,
    keep,
    failed: (error: unknown) => {
      if (problemOf(error).status === 401) keep();
    },
    done: (answer: Schedule) => setSaved(answer),
  };
  const create = useChange(createScheduledWithdrawalMutation(), steps);
  const replace = useChange(replaceScheduledWithdrawalMutation(), steps);
  // Once the page knows that nothing is unsaved, it does not ask whether to leave it.
  useEffect(() => {
    if (saved === null) return;
    forget();
    void navigate(paths.schedule(saved.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);
  const send = (draft: Draft) => {
    const body = requestOf(draft);
    if (schedule === null) return create.send({ body });
    replace.send({
      path: { id: schedule.id },
      headers: { 'if-match': `"${schedule.latestVersion}"` },
      body,
    });
  };
  const { isPending, refusal } = schedule === null ? create : replace;
  return { send, isPending, refusal, isSaved: saved !== null };
}

/** The form of a schedule, with what it will do beside it. */
export function ScheduleForm(props: FormProps) {
  const { schedule } = props;
  const { draft, set, isUnsaved, ...storing } = useDraft(props);
  const preview = usePreview(draft, t`Schedule`, schedule?.id ?? null);
  const sending = useSending(schedule, storing);
  const hasSessionEnded = preview.error !== null && problemOf(preview.error).status === 401;
  useEffect(() => {
    if (hasSessionEnded) storing.keep();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSessionEnded]);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const missing = missingIn(draft);
  const errors = {
    ...refusedFields(preview.error),
    ...(sending.refusal === null ? {} : refusedFields(sending.refusal)),
    ...(wasSubmitted ? missing : {}),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(missing).length > 0) return;
    sending.send(draft);
  };
  const part = { draft, set, errors };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.columns}>
        <Stack gap="lg">
          <Panel title={t`Name`}>
            <TextInput
              label={t`Name of the schedule`}
              description={t`The batch of each run has it, with its month or day.`}
              placeholder={t`Rent`}
              required
              maxLength={TEXT_LIMITS.label}
              value={draft.label}
              onChange={({ currentTarget: { value } }) => set({ label: value })}
              error={errors['label']}
            />
          </Panel>
          <SourcePart {...part} />
          <CalendarPart {...part} />
          <ApprovalPart {...part} />
          {wasSubmitted && sending.refusal !== null && (
            <ErrorState
              error={sending.refusal}
              title={t`The schedule was not saved`}
              fieldsShowErrors={allShown(sending.refusal)}
            />
          )}
          <Group gap="sm">
            <Button type="submit" loading={sending.isPending}>
              {schedule === null ? t`Send the schedule for approval` : t`Send the new version for approval`}
            </Button>
            <Button
              variant="default"
              component={Link}
              to={schedule === null ? paths.schedules() : paths.schedule(schedule.id)}
            >
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Stack>
        <div className={classes.preview} tabIndex={0} role="group" aria-label={t`Preview`}>
          <Preview
            preview={preview}
            isSweep={isSweepSource(draft.from)}
            isFile={draft.from === 'NEW_FILE'}
            fieldsShowErrors={allShown(preview.error)}
          />
        </div>
      </div>
      <LeaveGuard when={isUnsaved && !sending.isSaved} what={t`What you typed about the schedule`} />
    </form>
  );
}

/** The paths of the fields that the form shows; rows and others are listed below it. */
const FIELDS = new Set([
  'label',
  'withdrawals',
  'fromBatchId',
  'source',
  'approvalMode',
  'createDaysAhead',
  'limits',
  'limits.perRun',
  'limits.total',
  'limits.validUntil',
  'keepAmount',
  ...['every', 'interval', 'weekday', 'dayOfMonth', 'startsOn', 'endsOn', 'runs', 'ifNotBankingDay'].map(
    (field) => `calendar.${field}`,
  ),
]);

/** Whether each error of a refusal has a field that shows it. */
function allShown(error: unknown): boolean {
  const { errors } = problemOf(error);
  return errors.length > 0 && errors.every(({ path }) => FIELDS.has(path));
}

/** The errors of a refusal by field. A standing approval that is not allowed is an error of that choice. */
function refusedFields(error: unknown): Record<string, string> {
  if (error === null || error === undefined) return {};
  const { code, detail } = problemOf(error);
  const errors = errorsByPath(error);
  return code === 'standing_not_allowed' ? { approvalMode: detail, ...errors } : errors;
}
