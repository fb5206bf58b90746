import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../ui/back-link.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listColumnMappingsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useReload } from '../../../ui/reload.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { ChooseStep } from './choose/choose-step.tsx';
import { ReadingStep } from './choose/reading-step.tsx';
import { FailedBefore } from './failed-before.tsx';
import { type Draft, Drafts } from './draft/drafts.ts';
import { useKeepDraft, useLeftDraft } from './draft/use-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { MatchStep } from './match/match-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import classes from './review/workbench.module.css';
import { SentList } from './sending/sent-list.tsx';
import { SavedSendings } from './sending/saved-sending.ts';
import { SCHEDULES_OUTDATED } from '../shared/schedules-outdated.ts';
import type { Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import { firstChoices } from './setup.ts';
import {
  hasUnsentWork,
  initialState,
  type NewBatchState,
  reduce,
  type RunOfSchedule,
  type Source,
} from './state.ts';
import { type DeskActions, useDesk } from './use-desk.ts';
import { useHistoryCheck } from './use-history-check.ts';
import { useSending } from './use-sending.ts';

interface WorkbenchProps {
  setup: Setup;
  /** The rows of an earlier batch; null if the user chooses a file. */
  retry: Source | null;
  /** The run of a schedule that pays the rows, instead of a new batch. */
  run?: RunOfSchedule | undefined;
  /** Why a rejected batch was sent back; shown in every step. */
  notice?: ReactNode;
}

/** The page once the entity's rules are loaded, with its steps: choose, match, review, send. */
export function Workbench({ setup, retry, run, notice }: WorkbenchProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const reload = useReload();
  usePrefetchQuery(listColumnMappingsOptions());
  const [state, dispatch] = useReducer(reduce, setup, (given) =>
    initialState(firstChoices(given, retry, run ?? null)),
  );
  const saved = useMemo(() => new SavedSendings(window.sessionStorage, user.id), [user.id]);
  const file = useDesk(state, dispatch, setup, saved);
  const desk = useDeskFor(run, file);
  const history = useHistoryCheck(state, dispatch, desk);
  const sending = useSending(state, dispatch, desk, saved);
  const drafts = useMemo(() => new Drafts(user.id), [user.id]);
  const { left: found, putAway } = useLeftDraft(drafts);
  // A draft of a run belongs to the page of that run.
  const left = found && !isOfRun(found.source, run) ? null : found;
  const [interrupted, setInterrupted] = useState(() => saved.all());
  const [asked, setAsked] = useState(false);
  useEarlierRows(retry, left, desk);

  const parts = state.sending?.parts ?? [];
  const allSent = parts.length > 0 && !state.sending!.running && parts.every((part) => part.batchId !== null);
  const kept = useKeepDraft(state, desk, drafts, allSent);
  const only = allSent && parts.length === 1 ? parts[0]!.batchId : null;
  // Navigate in an effect, because the leave guard below must first learn that nothing is unsent.
  useEffect(() => {
    if (!only) return;
    if (run) void reload(SCHEDULES_OUTDATED);
    void navigate(run ? paths.schedule(run.scheduleId) : paths.batch(only), { replace: true });
  }, [only, run, navigate, reload]);
  useStartOfMatch(state.stage);

  const startOver = () => {
    // Discard the draft of the open file. A file that was still being read has no draft.
    if (state.stage === 'review' || state.stage === 'match') putAway();
    desk.cancel();
    setInterrupted(saved.all());
    if (retry && !run) void navigate(paths.newBatch(), { replace: true });
  };
  const isFixing = state.stage === 'review' && !allSent;
  return (
    <div className={isFixing ? classes.full : undefined}>
      <Header state={state} retry={retry} run={run} allSent={allSent} chooseAnother={() => setAsked(true)} />
      {notice}
      {isFixing && (state.source?.retryOf || state.source?.corrects) && (
        <FailedBefore source={state.source} state={state} dispatch={dispatch} setup={setup} />
      )}
      {state.fault && (
        <Fault message={state.fault} close={() => dispatch({ type: 'fault', message: null })} />
      )}
      {state.stage === 'choose' && (
        <ChooseStep
          state={state}
          desk={desk}
          setup={setup}
          interrupted={interrupted}
          left={left ?? null}
          putAway={putAway}
          isRun={run !== undefined}
          forget={(sha256) => {
            saved.forget(sha256);
            setInterrupted(saved.all());
          }}
        />
      )}
      {state.stage === 'reading' && <ReadingStep state={state} cancel={startOver} />}
      {state.stage === 'match' && <MatchStep state={state} desk={desk} />}
      {state.stage === 'review' &&
        (only ? (
          <Text role="status" py="xl">
            {run ? t`The batch is created. Opening the schedule…` : t`Submitted. Opening the batch…`}
          </Text>
        ) : allSent ? (
          <SentList parts={parts} currency={state.choices.currency} another={startOver} />
        ) : (
          <ReviewStep
            state={state}
            dispatch={dispatch}
            desk={desk}
            setup={setup}
            history={history}
            sending={sending}
          />
        ))}
      <LeaveGuard
        unsent={hasUnsentWork(state)}
        asked={asked}
        onAsked={() => setAsked(false)}
        onStartOver={startOver}
        parts={parts}
        kept={kept}
        isRun={run !== undefined}
      />
    </div>
  );
}

/** Opens the rows of an earlier batch, once: as the user left them in this browser, or else as they were. */
function useEarlierRows(
  earlier: Source | null,
  left: Draft | null | undefined,
  { open, goOn }: DeskActions,
): void {
  const opened = useRef(false);
  useEffect(() => {
    if (!earlier || left === undefined || opened.current) return;
    opened.current = true;
    if (left && isSameWork(left.source, earlier)) goOn(left);
    else open(earlier);
  }, [earlier, left, open, goOn]);
}

/**
 * The button that ended the step is gone, so scroll to the top of the next step. The step itself takes the
 * focus, unless part of it is still loading or another question comes first.
 */
function useStartOfMatch(stage: NewBatchState['stage']): void {
  useEffect(() => {
    if (stage !== 'match') return;
    window.scrollTo({ top: 0 });
    const { activeElement } = document;
    const main = document.getElementById('main');
    if (activeElement === null || activeElement === document.body || !main?.contains(activeElement))
      main?.focus({ preventScroll: true });
  }, [stage]);
}

interface HeaderProps {
  state: NewBatchState;
  retry: Source | null;
  run: RunOfSchedule | undefined;
  allSent: boolean;
  chooseAnother: () => void;
}

function Header({ state: { stage, source, sending }, retry, run, allSent, chooseAnother }: HeaderProps) {
  const isOpen = (stage === 'match' || stage === 'review') && !allSent;
  const isFixing = stage === 'review' && !allSent;
  const introduction = run
    ? t`Only this run pays these payments. It needs its own approvals.`
    : stage === 'choose'
      ? t`Upload a file of withdrawals and submit it for approval. No payment is made until a \
different person approves it.`
      : source?.name;
  return (
    <div className={isFixing ? classes.compactHeader : undefined}>
      <PageHeader
        title={run ? runTitle(run) : titleOf(retry)}
        description={isFixing ? undefined : introduction}
        actions={
          isOpen && (
            <>
              {isFixing && (
                <Text size="sm" c="dimmed" truncate maw={320}>
                  {source?.name}
                </Text>
              )}
              <Button
                variant="default"
                size={isFixing ? 'xs' : 'sm'}
                onClick={chooseAnother}
                disabled={sending?.running ?? false}
              >
                {retry ? t`Choose a file instead` : t`Choose another file`}
              </Button>
            </>
          )
        }
      >
        {run && (
          <BackLink to={paths.schedule(run.scheduleId)}>
            <Trans>Back to the schedule</Trans>
          </BackLink>
        )}
      </PageHeader>
    </div>
  );
}

function runTitle({ label, executionDate }: RunOfSchedule): string {
  const day = dayWords(executionDate, true);
  return t`${label}: payments of the run of ${day}`;
}

function titleOf(retry: Source | null): string {
  if (!retry) return t`New batch`;
  if (retry.corrects) return t`Correct a batch`;
  return retry.repeats ? t`Pay again` : t`Retry failed payments`;
}

function Fault({ message, close }: { message: string; close: () => void }) {
  return (
    <Alert
      color="red"
      variant="light"
      mb="md"
      icon={<IconAlertCircle aria-hidden />}
      title={t`Something went wrong`}
      role="alert"
      withCloseButton
      closeButtonLabel={t`Close`}
      onClose={close}
    >
      {message}
    </Alert>
  );
}

/** Whether rows are the payments of this run, or of none without one. */
function isOfRun({ run: of }: Source, run: RunOfSchedule | undefined): boolean {
  return of?.scheduleId === run?.scheduleId && of?.dueOn === run?.dueOn;
}

/** The desk of a page on which every source that the user opens is the payments of a run. */
function useDeskFor(run: RunOfSchedule | undefined, desk: DeskActions): DeskActions {
  return useMemo(
    () =>
      run
        ? {
            ...desk,
            open: (source: Source) => desk.open({ ...source, run }),
            // The schedule may have changed since the draft was left.
            goOn: (draft: Draft) => desk.goOn({ ...draft, source: { ...draft.source, run } }),
          }
        : desk,
    [run, desk],
  );
}

/** Whether both are rows of the same earlier batch, for the same purpose. */
function isSameWork(one: Source, other: Source): boolean {
  return (
    one.retryOf === other.retryOf &&
    one.corrects === other.corrects &&
    one.repeats?.id === other.repeats?.id &&
    one.typed?.startedAt === other.typed?.startedAt &&
    isOfRun(one, other.run)
  );
}
