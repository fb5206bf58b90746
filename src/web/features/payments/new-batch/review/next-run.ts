import { repeatsMost } from '../../../../../domain/business-days/next-run.ts';
import type { RunInterval } from '../../../../../shared/terms.ts';
import type { DeskState } from '../desk/protocol.ts';
import type { NewBatchState } from '../state.ts';

type Run = DeskState['runs'][number];

/** The earlier batch whose next run the file seems to be, as the server decides it, and the interval. */
function earlierRunOf({ desk, form, source }: NewBatchState): (Run & { interval: RunInterval }) | null {
  // The run of a schedule belongs to its other runs; what repeats another batch is a duplicate.
  if (source?.run) return null;
  // Each part of a divided file is a batch, and may repeat another one.
  if (!desk || desk.batches.length !== 1) return null;
  const withdrawals = desk.summary.accepted;
  for (const run of desk.runs) {
    if (!repeatsMost({ repeated: run.rows, withdrawals, earlier: run.withdrawals })) continue;
    const interval = intervalOn(run, form.executionDate);
    if (interval) return { ...run, interval };
  }
  return null;
}

/** The run that the user is asked about, with the answer; null when there is nothing to ask. */
export type AskedRun = NonNullable<ReturnType<typeof earlierRunOf>> & { answer: boolean | null };

export function askedRun(state: NewBatchState): AskedRun | null {
  const run = earlierRunOf(state);
  const { run: answered } = state.form;
  if (!run || (state.desk!.earlierRows === 0 && state.desk!.nextRunOf === null)) return null;
  return { ...run, answer: answered?.batchId === run.id ? answered.isNext : null };
}

/**
 * The earlier batch whose next run this is, according to the user's answer; null unless the user said yes and
 * that still fits.
 */
export function nextRunIn(state: NewBatchState): string | null {
  const { run } = state.form;
  return run?.isNext === true && earlierRunOf(state)?.id === run.batchId ? run.batchId : null;
}

function intervalOn({ next, now }: Run, executionDate: string | undefined): RunInterval | null {
  if (executionDate === undefined) return now;
  return next.find(({ from, to }) => from <= executionDate && executionDate <= to)?.interval ?? null;
}
