import { startTransition, type Dispatch } from 'react';
import type { WithdrawalRules } from '../../../../domain/withdrawal-file/withdrawal-rules.ts';
import type { DeskClient } from './desk/desk-client.ts';
import type { Draft } from './draft/drafts.ts';
import type { SavedSendings } from './sending/saved-sending.ts';
import { workKey, type Action, type Source } from './state.ts';

interface Opening {
  source: Source;
  rules: WithdrawalRules;
  /** The user's work on the source; null without one. */
  draft: Draft | null;
  saved: SavedSendings;
  /** Whether the user has not opened another source meanwhile. */
  isWanted: () => boolean;
}

/**
 * Reads a source in its worker. Repeats interrupted work on it, from an unfinished sending or else from a
 * draft.
 */
export async function openSource(
  worker: DeskClient,
  { source, rules, draft, saved, isWanted }: Opening,
  dispatch: Dispatch<Action>,
): Promise<void> {
  const answer = await worker.call('open', {
    file: source.blob,
    rules,
    ...(source.overrides ? { overrides: source.overrides } : {}),
    ...(source.sheet === undefined ? {} : { sheet: source.sheet }),
    ...(source.typed ? { emptyRows: source.typed.rows } : {}),
  });
  if (!isWanted()) return;
  if (!answer.ok) {
    dispatch({ type: 'unreadable', problem: answer.problem });
    return;
  }
  const opened: Action = {
    type: 'opened',
    sha256: answer.sha256,
    dialect: answer.dialect,
    desk: answer.state,
    label: labelFrom(source),
  };
  const key = workKey(source, answer.sha256);
  const half = saved.find(key);
  const left = draft?.sha256 === key ? draft.work : null;
  const before = half ?? (left && { ...left, parts: [] });
  // Interruptible, so that the page stays responsive while the rows and panels are drawn.
  if (!before) {
    startTransition(() => dispatch(opened));
    return;
  }
  await worker.call('replay', before.journal);
  const committed = before.parts.findIndex((part) => part.batchId === null && part.key === null);
  const desk = await worker.call('lock', { batches: committed < 0 ? before.parts.length : committed });
  const { form, choices, parts } = before;
  const isMatching = !half && left?.isMatching === true;
  // Applied together, so that the rows are never shown without their corrections.
  startTransition(() => {
    dispatch(opened);
    dispatch({ type: 'resumed', desk, form, choices, parts, isMatching });
  });
}

/** The initial label: the file's name without its extension. */
function labelFrom({ name, retryOf, corrects, repeats, run }: Source): string {
  if (run) return run.label;
  return retryOf === null && corrects === undefined && repeats === undefined
    ? name
        .replace(/\.[a-z]{3,4}$/i, '')
        .replace(/[_-]+/g, ' ')
        .trim()
        .slice(0, 100)
    : name.slice(0, 100);
}
