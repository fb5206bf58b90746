import { setMaxListeners } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import type { TransportRow } from './open-transport.ts';
import { TransportError } from './transport.ts';
import type { Patience, Waiting } from './waiting.ts';

/** How often a visit checks that its transport was not replaced. */
const LOOK_EVERY_MS = 1_000;

/** A visit that ended through no fault of the bank. Nothing is noted, so the visit stays due. */
export class VisitAbandoned extends Error {
  /** Whether the connection has another transport now. */
  readonly isReplaced: boolean;

  constructor(message: string, isReplaced = false) {
    super(message);
    this.name = 'VisitAbandoned';
    this.isReplaced = isReplaced;
  }
}

export interface EndOfVisit {
  waiting: Waiting;
  /** Whether no further step may begin. The request under way may still end. */
  halted: () => boolean;
  /** Whether no further file may begin. The file under way is finished. */
  isLate: () => boolean;
  /** Stops watching a visit that is over. */
  over: () => void;
}

/**
 * Ends a visit that lasts too long, whose process stops, which has lost its lock, or whose transport was
 * replaced.
 */
export function endOfVisit(
  context: Context,
  visited: TransportRow,
  patience: Omit<Patience, 'trialMs'>,
  { stopping, lostLock }: { stopping: AbortSignal | null; lostLock: AbortSignal },
): EndOfVisit {
  const ended = new AbortController();
  // Every waiting request adds a listener, so many of them are not a leak.
  setMaxListeners(0, ended.signal);
  const timers: NodeJS.Timeout[] = [];
  const after = (ms: number, work: () => void) => void timers.push(setTimeout(work, ms));
  let isLate = false;
  after(patience.beginFilesMs, () => (isLate = true));
  after(patience.visitMs, () => ended.abort(tooSlow(patience.visitMs)));

  const onLost = () => ended.abort(new VisitAbandoned('The visit has lost its lock.'));
  lostLock.addEventListener('abort', onLost);
  const onStop = () =>
    after(patience.stopMs, () => ended.abort(new VisitAbandoned('The process is stopping.')));
  if (stopping?.aborted) onStop();
  stopping?.addEventListener('abort', onStop);

  const halted = () => ended.signal.aborted || (stopping?.aborted ?? false);
  const look = setInterval(() => {
    void isStillOf(context, visited)
      .then((isCurrent) => {
        if (!isCurrent) ended.abort(new VisitAbandoned('The transport was replaced.', true));
      })
      .catch(() => undefined);
  }, LOOK_EVERY_MS);
  timers.push(look);
  return {
    waiting: { connectMs: patience.connectMs, answerMs: patience.answerMs, signal: ended.signal },
    halted,
    isLate: () => isLate || halted(),
    over: () => {
      timers.forEach(clearTimeout);
      lostLock.removeEventListener('abort', onLost);
      stopping?.removeEventListener('abort', onStop);
    },
  };
}

function tooSlow(visitMs: number): TransportError {
  return new TransportError('NO_ANSWER', `The visit did not end within ${visitMs / 1_000} seconds.`);
}

async function isStillOf(context: Context, visited: TransportRow): Promise<boolean> {
  const [row] = await context.database.query(
    'SELECT folders, server, private_key FROM bank_file_transports WHERE connection_id = $1',
    [visited.connectionId],
  );
  return (
    row !== undefined &&
    isDeepStrictEqual(row.folders, visited.folders) &&
    isDeepStrictEqual(row.server, visited.server) &&
    isDeepStrictEqual(row.private_key, visited.privateKey)
  );
}
