import { HOUR_MS, MINUTE_MS } from '../src/shared/time.ts';
import { approval, crashOf, personOf, together, turn } from './draw-parts.ts';
import type { Draws } from './draws.ts';
import {
  WORKERS,
  type HistoryEvent,
  type PersonEvent,
  type SingleEvent,
  type StatementFate,
  type WorkerEvent,
} from './history.ts';
import type { FileFate } from './parts-of-events.ts';

/** Events around the bank files of entity B, drawn by a seed. */

export function fileOf(draws: Draws, isInFile: boolean): { file?: FileFate } {
  if (!isInFile) return {};
  const file = {
    isRejected: draws.chance(0.15),
    repliesAfterMs: draws.chance(0.5) ? 0 : draws.whole(1, 40 * HOUR_MS),
    copies: draws.chance(0.25) ? 2 : 1,
    isAfterWrongReply: draws.chance(0.1),
    ...(draws.chance(0.04) ? { isSilent: true } : {}),
    ...(draws.chance(0.15) ? { isReplyInPortal: true } : {}),
    ...(draws.chance(0.2)
      ? { debitFault: draws.oneOf(['WRONG_AMOUNT', 'TWICE', 'REJECTED_TOO'] as const) }
      : {}),
  };
  return { file };
}

/** An event around the files of entity B. */
export function aboutFiles(draws: Draws, batch: string): HistoryEvent {
  const by = draws.oneOf(WORKERS);
  const crash = draws.chance(0.3) ? { crash: crashOf(draws, 25) } : {};
  const recalls = ['recall', 'confirm recall', 'confirm recall', 'withdraw recall'] as const;
  return draws.weighted<() => HistoryEvent>([
    [4, () => ({ what: 'visit', by, ...crash })],
    [3, () => ({ what: 'bank', by: 'file bank' })],
    [2, () => ({ what: 'sweep', by, sweep: 'read-left-replies', ...crash })],
    [
      2,
      () => ({
        what: draws.oneOf(recalls),
        ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']),
        batch,
      }),
    ],
    [2, () => together(draws, [{ what: 'visit', by, ...crash }, recallOf(draws, batch)])],
    [3, () => ({ what: 'statement', by: 'file bank', fate: statementFate(draws) })],
    [1, () => deposit(draws)],
    [0.5, () => ({ what: 'charge', by: 'file bank', amountMinor: draws.whole(100, 50_000) })],
    [3, () => statementJobs(draws, by)],
    [1, () => upload(draws)],
    [1, () => ({ what: 'confirm statement', ...personOf(draws, 'B', STATEMENT_READERS) })],
    [2, () => decision(draws)],
    [2, () => aboutReplies(draws)],
    [0.5, () => ({ what: 'way', by: 'network', to: 'FOLDER', state: draws.oneOf(['UP', 'UP', 'DOWN']) })],
    [2, () => together(draws, [statementJobs(draws, by), aboutStatements(draws), turn(draws, batch)])],
  ])();
}

/** A file leaves, and then something happens that only matters once it has left. */
export function takenToTheBank(draws: Draws, batch: string): HistoryEvent[] {
  const by = draws.oneOf(WORKERS);
  const visit = { what: 'visit', by } as const;
  const bank = { what: 'bank', by: 'file bank' } as const;
  const minutes = { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS } as const;
  const approver = () => personOf(draws, 'B', ['approver 1', 'approver 2', 'approver 3']);
  const then = draws.weighted<() => HistoryEvent[]>([
    [
      2,
      () => [
        // The process is killed after the file counts as left, but before it has reached any folder.
        { ...visit, crash: { statement: draws.whole(1, 12), isAfter: true, isAtCommit: true } },
        { what: 'recall', ...approver(), batch },
        { what: 'confirm recall', ...approver(), batch },
        visit,
        bank,
      ],
    ],
    [
      2,
      () => [
        visit,
        bank,
        { what: 'statement', by: 'file bank', fate: statementFate(draws) },
        minutes,
        visit,
        statementJobs(draws, by),
      ],
    ],
    [1, () => [visit, bank, { ...upload(draws), isForged: true }, statementJobs(draws, by)]],
    [
      1,
      () => {
        const [one, other, third] = ['B approver 1', 'B approver 2', 'B approver 3'] as const;
        return [
          visit,
          bank,
          { what: 'upload reply', by: one, isForged: true },
          { what: 'close reply', by: other },
          { what: 'confirm reply', by: third, isStale: true },
        ];
      },
    ],
  ])();
  return [approval(draws, batch), turn(draws, batch), ...then];
}

const STATEMENT_READERS = ['approver 1', 'approver 2', 'approver 3', 'admin 1', 'preparer 1'];

function aboutStatements(draws: Draws): SingleEvent {
  return draws.weighted<() => SingleEvent>([
    [2, () => statementJobs(draws, draws.oneOf(WORKERS))],
    [1, () => upload(draws)],
    [2, () => ({ what: 'confirm statement', ...personOf(draws, 'B', STATEMENT_READERS) })],
    [2, () => decision(draws)],
    [1, () => aboutReplies(draws)],
  ])();
}

function decision(draws: Draws): PersonEvent {
  const by = personOf(draws, 'B', STATEMENT_READERS);
  return { what: 'decide entry', ...by, pick: draws.whole(0, 9) };
}

function aboutReplies(draws: Draws): PersonEvent {
  const by = personOf(draws, 'B', STATEMENT_READERS);
  return draws.weighted<() => PersonEvent>([
    [3, () => ({ what: 'upload reply', ...by, ...(draws.chance(0.4) ? { isForged: true } : {}) })],
    [3, () => ({ what: 'confirm reply', ...by, ...(draws.chance(0.3) ? { isStale: true } : {}) })],
    [3, () => ({ what: 'close reply', ...by })],
  ])();
}

function statementJobs(draws: Draws, by: string): WorkerEvent {
  const crash = draws.chance(0.25) ? { crash: crashOf(draws, 40) } : {};
  const sweep = draws.chance(0.75) ? 'statement jobs' : 'read-left-statements';
  return { what: 'sweep', by, sweep, ...crash };
}

function upload(draws: Draws): PersonEvent & { what: 'upload statement' } {
  const isForged = draws.chance(0.3);
  return {
    what: 'upload statement',
    ...personOf(draws, 'B', STATEMENT_READERS),
    ...(isForged ? { isForged } : {}),
  };
}

function deposit(draws: Draws): HistoryEvent {
  return {
    what: 'deposit',
    by: 'file bank',
    amountMinor: draws.whole(100, 5_000_000),
    isNamed: draws.chance(0.7),
  };
}

function statementFate(draws: Draws): StatementFate {
  return {
    isSent: draws.weighted([
      [5, 'NOW' as const],
      [2, 'NEXT' as const],
      [1, 'PORTAL' as const],
    ]),
    copies: draws.weighted([
      [4, []],
      [1, ['SAME' as const]],
      [1, ['ISSUED_AGAIN' as const]],
      [1, ['RENAMED' as const]],
      [1, ['CHANGED' as const]],
    ]),
  };
}

function recallOf(draws: Draws, batch: string): PersonEvent {
  const what = draws.oneOf(['recall', 'confirm recall', 'withdraw recall'] as const);
  return { what, ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']), batch };
}
