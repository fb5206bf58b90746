import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listColumnMappingsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { ChooseStep } from './choose/choose-step.tsx';
import { ReadingStep } from './choose/reading-step.tsx';
import { FailedBefore } from './failed-before.tsx';
import { Drafts } from './draft/drafts.ts';
import { useKeepDraft, useLeftDraft } from './draft/use-draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { MatchStep } from './match/match-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import classes from './review/workbench.module.css';
import { SentList } from './sending/sent-list.tsx';
import { SavedSendings } from './sending/saved-sending.ts';
import { defaultChoices, type Setup } from './setup.ts';
import { hasUnsentWork, initialState, reduce, type Source } from './state.ts';
import { useDesk } from './use-desk.ts';
import { useHistoryCheck } from './use-history-check.ts';
import { useSending } from './use-sending.ts';

interface WorkbenchProps {
  setup: Setup;
  /** The rows of an earlier batch; null if the user chooses a file. */
  retry: Source | null;
  /** Why a rejected batch was sent back; shown in every step. */
  notice?: ReactNode;
}

/** The page once the entity's rules are loaded, with its steps: choose, match, review, send. */
export function Workbench({ setup, retry, notice }: WorkbenchProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  usePrefetchQuery(listColumnMappingsOptions());
  const [state, dispatch] = useReducer(reduce, setup, (given) =>
    initialState({
      ...defaultChoices(given),
      ...(retry?.repeats ? { currency: retry.repeats.currency } : {}),
      // A retry is sent by the rail of the failed payments, as long as the entity may use it.
      ...(retry?.rail && given.entity.rails.some(({ rail }) => rail === retry.rail)
        ? { rail: retry.rail }
        : {}),
    }),
  );
  const saved = useMemo(() => new SavedSendings(window.sessionStorage, user.id), [user.id]);
  const desk = useDesk(state, dispatch, setup, saved);
  const history = useHistoryCheck(state, dispatch, desk);
  const sending = useSending(state, dispatch, desk, saved);
  const drafts = useMemo(() => new Drafts(user.id), [user.id]);
  const { left, putAway } = useLeftDraft(drafts);
  const [interrupted, setInterrupted] = useState(() => saved.all());
  const [asked, setAsked] = useState(false);

  const { open, goOn } = desk;
  const opened = useRef(false);
  useEffect(() => {
    if (!retry || left === undefined || opened.current) return;
    opened.current = true;
    if (left && isSameWork(left.source, retry)) goOn(left);
    else open(retry);
  }, [retry, left, open, goOn]);

  const parts = state.sending?.parts ?? [];
  const allSent = parts.length > 0 && !state.sending!.running && parts.every((part) => part.batchId !== null);
  const kept = useKeepDraft(state, desk, drafts, allSent);
  const only = allSent && parts.length === 1 ? parts[0]!.batchId : null;
  useEffect(() => {
    if (only) void navigate(paths.batch(only), { replace: true });
  }, [only, navigate]);

  // The button that ended the step is gone, so scroll to the top of the next step. The step itself takes the
  // focus, unless something of it is still loading or another question comes first.
  const { stage } = state;
  useEffect(() => {
    if (stage !== 'match') return;
    window.scrollTo({ top: 0 });
    const { activeElement } = document;
    const main = document.getElementById('main');
    if (activeElement === null || activeElement === document.body || !main?.contains(activeElement))
      main?.focus({ preventScroll: true });
  }, [stage]);

  const startOver = () => {
    // Discard the draft of the open file. A file that was still being read has none.
    if (state.stage === 'review' || state.stage === 'match') putAway();
    desk.cancel();
    setInterrupted(saved.all());
    if (retry) void navigate(paths.newBatch(), { replace: true });
  };
  const title = retry?.corrects
    ? t`Correct a batch`
    : retry?.repeats
      ? t`Pay again`
      : retry
        ? t`Retry failed payments`
        : t`New batch`;
  const isFixing = state.stage === 'review' && !allSent;
  return (
    <div className={isFixing ? classes.full : undefined}>
      <div className={isFixing ? classes.compactHeader : undefined}>
        <PageHeader
          title={title}
          description={
            state.stage === 'choose'
              ? t`Upload a file of withdrawals and submit it for approval. No payment is made until a \
different person approves it.`
              : isFixing
                ? undefined
                : state.source?.name
          }
          actions={
            (state.stage === 'match' || state.stage === 'review') &&
            !allSent && (
              <>
                {isFixing && (
                  <Text size="sm" c="dimmed" truncate maw={320}>
                    {state.source?.name}
                  </Text>
                )}
                <Button
                  variant="default"
                  size={isFixing ? 'xs' : 'sm'}
                  onClick={() => setAsked(true)}
                  disabled={state.sending?.running ?? false}
                >
                  {retry ? t`Choose a file instead` : t`Choose another file`}
                </Button>
              </>
            )
          }
        />
      </div>
      {notice}
      {isFixing && state.source?.retryOf && (
        <FailedBefore source={state.source} state={state} dispatch={dispatch} setup={setup} />
      )}
      {state.fault && (
        <Alert
          color="red"
          variant="light"
          mb="md"
          icon={<IconAlertCircle aria-hidden />}
          title={t`Something went wrong`}
          role="alert"
          withCloseButton
          closeButtonLabel={t`Close`}
          onClose={() => dispatch({ type: 'fault', message: null })}
        >
          {state.fault}
        </Alert>
      )}
      {state.stage === 'choose' && (
        <ChooseStep
          state={state}
          desk={desk}
          setup={setup}
          interrupted={interrupted}
          left={left ?? null}
          putAway={putAway}
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
            <Trans>Submitted. Opening the batch…</Trans>
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
      />
    </div>
  );
}

/** Whether both are rows of the same earlier batch, for the same purpose. */
function isSameWork(one: Source, other: Source): boolean {
  return (
    one.retryOf === other.retryOf &&
    one.corrects === other.corrects &&
    one.repeats?.id === other.repeats?.id &&
    one.typed?.startedAt === other.typed?.startedAt
  );
}
