import { useEffect, useRef, type Dispatch } from 'react';
import { checkAgainstHistory } from '../../../../client/sdk-review.gen.ts';
import type { HistoryCheck } from '../../../../client/types.gen.ts';
import { freeBytes } from '../shared/withdrawal-file/free-bytes.ts';
import type { HistoryFindings } from './desk/protocol.ts';
import { nextRunIn } from './review/next-run.ts';
import type { Action, NewBatchState, RunOfSchedule } from './state.ts';
import type { DeskActions } from './use-desk.ts';

const PAUSE_MS = 400;

/**
 * Looks up new and changed rows in the payment history, slice by slice. A failure is shown but blocks
 * nothing: the server checks again on submission.
 */
export function useHistoryCheck(
  state: NewBatchState,
  dispatch: Dispatch<Action>,
  desk: DeskActions,
): { again: () => void } {
  const { stage, history, opened } = state;
  const unchecked = state.desk?.unchecked ?? 0;
  const currency = state.choices.currency;
  const run = state.source?.run;
  const idle = !state.sending?.running;
  /** The file that is being looked up; answers for another file are ignored. */
  const looking = useRef<object | null>(null);

  useEffect(() => {
    if (stage !== 'review' || unchecked === 0 || history === 'failed' || !idle || looking.current === opened)
      return;
    const timer = setTimeout(() => {
      looking.current = opened;
      const wanted = () => looking.current === opened;
      const tell = (action: Action) => {
        if (wanted()) dispatch(action);
      };
      void checkAll(desk, { currency, run }, tell, wanted).then((last) => {
        if (!wanted()) return;
        looking.current = null;
        dispatch(last);
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [stage, unchecked, history, idle, currency, run, opened, desk, dispatch]);

  const nextRunOf = nextRunIn(state);
  const known = state.desk?.nextRunOf;
  useEffect(() => {
    if (stage !== 'review' || known === undefined || known === nextRunOf || !idle) return;
    desk.call('answerRun', nextRunOf).then(
      (changed) => dispatch({ type: 'history found', desk: changed }),
      // The file was closed meanwhile.
      () => undefined,
    );
  }, [stage, known, nextRunOf, idle, desk, dispatch]);

  // Runs after a row was excluded too, although that needs no look-up.
  const file = state.desk;
  const usual = run?.usual;
  useEffect(() => {
    if (stage !== 'review' || !file || !idle) return;
    let wanted = true;
    const timer = setTimeout(() => {
      desk.call('inFile', null).then(
        (found) => wanted && dispatch({ type: 'found in file', found }),
        // The file was closed meanwhile.
        () => undefined,
      );
      if (!usual) return;
      desk.call('differences', usual).then(
        (differences) => wanted && dispatch({ type: 'run compared', differences }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [stage, file, idle, usual, desk, dispatch]);

  return { again: () => dispatch({ type: 'history', status: 'waiting' }) };
}

async function checkAll(
  desk: DeskActions,
  { currency, run }: { currency: NewBatchState['choices']['currency']; run: RunOfSchedule | undefined },
  tell: Dispatch<Action>,
  wanted: () => boolean,
): Promise<Action> {
  tell({ type: 'history', status: 'checking' });
  try {
    for (
      let slice = await desk.call('historyRequest', currency);
      slice && wanted();
      slice = await desk.call('historyRequest', currency)
    ) {
      const { rows, bytes, gzipped } = slice;
      const { data } = await checkAgainstHistory({
        body: { currency, rows: [] },
        query: run ? { scheduleId: run.scheduleId, executionDate: run.executionDate } : {},
        bodySerializer: () => bytes,
        headers: {
          'Content-Type': 'application/json',
          ...(gzipped ? { 'Content-Encoding': 'gzip' } : {}),
        },
      });
      freeBytes(bytes);
      if (!wanted()) break;
      tell({ type: 'history found', desk: await desk.call('recordHistory', findingsOf(rows, data)) });
    }
    return { type: 'history', status: 'done' };
  } catch (error) {
    return { type: 'history', status: 'failed', error };
  }
}

function findingsOf(rows: number[], found: HistoryCheck): HistoryFindings {
  const row = (index: number) => rows[index]!;
  return {
    rows,
    earlier: found.duplicates.map(({ index, batch, rowNumber, status, createdAt }) => ({
      row: row(index),
      payment: { batch, rowNumber, status, createdAt },
    })),
    changed: found.changedDetails.map(({ index, earlier }) => ({ row: row(index), account: earlier })),
    runs: found.runs.map(({ batch, day, withdrawalCount, next, now, repeatedBy }) => ({
      run: { ...batch, day, withdrawals: withdrawalCount, next, now },
      rows: repeatedBy.map(row),
    })),
  };
}
