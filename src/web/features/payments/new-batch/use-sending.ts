import { useCallback, type Dispatch } from 'react';
import { createBatch } from '../../../../client/sdk.gen.ts';
import type { CreateBulkWithdrawalBatchRequest, ProblemDetails } from '../../../../client/types.gen.ts';
import { withoutHidden } from '../../../../shared/hidden-characters.ts';
import { problemOf } from '../../../ui/problem.ts';
import { freeBytes } from '../shared/withdrawal-file/free-bytes.ts';
import type { RequestBody } from './desk/protocol.ts';
import { nextRunIn } from './review/next-run.ts';
import { committedParts, planParts, requestHead, sendParts, type Head, type Part } from './sending/parts.ts';
import { sortRefusals } from './sending/refusals.ts';
import { runHead, sendRun } from './sending/send-run.ts';
import type { SavedSendings } from './sending/saved-sending.ts';
import { workKey, type Action, type NewBatchState } from './state.ts';
import type { DeskActions } from './use-desk.ts';

/** Sends the rest of the file. `sendAgain` drops the key of a part that the user found not to exist. */
export function useSending(
  state: NewBatchState,
  dispatch: Dispatch<Action>,
  desk: DeskActions,
  saved: SavedSendings,
): { send: () => void; sendAgain: () => void } {
  const run = useCallback(
    async (before: readonly Part[]) => {
      const { opened, source, desk: rows, form, choices } = state;
      if (!opened || !source || !rows) return;
      const { sha256 } = opened;
      const key = workKey(source, sha256);
      const parts = planParts(rows.batches, before, choices.currency);
      dispatch({ type: 'sending', parts });
      try {
        await desk.call('refuse', { batch: 0, refusals: [] });
        const journal = await desk.call('journal', null);
        const keep = (next: Part[]) => {
          saved.keep({ sha256: key, fileName: source.name, form, choices, journal, parts: next });
          dispatch({ type: 'parts', parts: next });
        };
        const head: Head = {
          label: form.label.trim(),
          currency: choices.currency,
          rail: choices.rail,
          source:
            source.retryOf === null && source.corrects === undefined
              ? { fileName: fileNameOf(source.name), sha256 }
              : null,
          duplicateReason: form.duplicateReason.trim(),
          retryOfBatchId: source.retryOf,
          repeatsBatchId: nextRunIn(state),
          executionDate: form.executionDate,
          ifNotBankingDay: form.ifNotBankingDay,
          ...(source.corrects === undefined ? {} : { correctsBatchId: source.corrects }),
          controlled: form.count.trim() !== '' || form.amount.trim() !== '',
        };
        const tools = {
          body: (batch: number, request: object) => desk.call('body', { batch, head: { ...request } }),
          newKey: () => crypto.randomUUID(),
          keep,
          problemOf,
        };
        const { run: ofSchedule } = source;
        const result = ofSchedule
          ? await sendParts(parts, () => runHead(form), {
              ...tools,
              create: (request, body, id) => sendRun(ofSchedule, request, body, id),
            })
          : await sendParts(parts, (part) => requestHead(head, part), { ...tools, create });
        const committed = committedParts(result.parts);
        const locked = await desk.call('lock', { batches: committed });
        if (result.ok) {
          saved.forget(key);
          dispatch({ type: 'stopped', problem: null, desk: null });
          return;
        }
        if (committed === 0) saved.forget(key);
        const { rows: refusals } = sortRefusals(result.problem);
        let now = locked;
        if (DUPLICATES.has(result.problem.code ?? ''))
          now = await desk.call('lookAgain', {
            batch: result.part,
            indexes: doubtfulRows(result.problem, rows.batches[result.part]?.count ?? 0),
          });
        else if (refusals.length > 0) now = await desk.call('refuse', { batch: result.part, refusals });
        const unknown = refusals.filter(({ code }) => code === STRANGER).map(({ index }) => index);
        const strangers =
          unknown.length === 0 ? [] : await desk.call('payments', { batch: result.part, indexes: unknown });
        dispatch({ type: 'stopped', problem: result.problem, desk: now, strangers });
      } catch (error) {
        dispatch({ type: 'stopped', problem: problemOf(error), desk: null });
      }
    },
    [state, dispatch, desk, saved],
  );

  const parts = state.sending?.parts ?? NO_PARTS;
  return {
    send: useCallback(() => void run(parts), [run, parts]),
    sendAgain: useCallback(
      () =>
        void run(parts.map((part) => (part.batchId === null ? { ...part, key: null, digest: null } : part))),
      [run, parts],
    ),
  };
}

const NO_PARTS: Part[] = [];

/** The refusal of a payment whose account and name are not in the register. */
const STRANGER = 'NOT_REGISTERED';

/** Refusals after which rows are compared with earlier payments again. */
const DUPLICATES: ReadonlySet<string> = new Set(['possible_duplicates', 'not_the_next_run']);

/**
 * The rows to compare again: those of the refusal, or all rows if the refusal concerns the run that they
 * repeat.
 */
function doubtfulRows(problem: ProblemDetails, count: number): number[] {
  if (problem.errors.some(({ path }) => path === 'repeatsBatchId'))
    return Array.from({ length: count }, (_, index) => index);
  return sortRefusals(problem).rows.map(({ index }) => index);
}

/** Sends the JSON text that the worker has written, unchanged. */
async function create(
  head: Omit<CreateBulkWithdrawalBatchRequest, 'withdrawals'>,
  body: RequestBody,
  key: string,
): Promise<string> {
  const { data } = await createBatch({
    body: { ...head, withdrawals: [] },
    bodySerializer: () => body.bytes,
    headers: {
      'Idempotency-Key': key,
      'Content-Type': 'application/json',
      ...(body.gzipped ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
  freeBytes(body.bytes);
  return data.id;
}

/** Removes hidden characters from a file name: the server refuses them, and the user cannot see them. */
function fileNameOf(name: string): string {
  // Do not cut through a surrogate pair.
  return (
    withoutHidden(name)
      .slice(0, 255)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || 'file'
  );
}
