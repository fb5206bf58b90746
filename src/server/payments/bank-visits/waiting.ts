import { MINUTE_MS } from '../../../shared/time.ts';
import { TransportError } from './transport.ts';

/** How long Outlay waits for a bank. Tests wait less. */
export interface Patience {
  /** For the connection, until the server has accepted the key. */
  connectMs: number;
  /**
   * The same for a trial. One that does not find the bank's server takes exactly this long, so that its
   * length does not tell what is there instead.
   */
  trialMs: number;
  /** For the answer to one request. */
  answerMs: number;
  /** After this, a visit leaves further files to the next one. */
  beginFilesMs: number;
  /** For a whole visit, even with a server that answers each request just in time. */
  visitMs: number;
  /** For the request that is under way when the process stops. */
  stopMs: number;
}

export const PATIENCE: Patience = {
  connectMs: 20_000,
  trialMs: 10_000,
  answerMs: 30_000,
  beginFilesMs: 5 * MINUTE_MS,
  visitMs: 10 * MINUTE_MS,
  stopMs: 3_000,
};

/** The patience of one visit. `signal` ends it early; every waiting call rejects with its reason. */
export interface Waiting extends Pick<Patience, 'connectMs' | 'answerMs'> {
  signal: AbortSignal;
}

/**
 * Waits for one answer, for at most `withinMs` and no longer than the visit lasts. `giveUp` is called when
 * the wait ends without the answer, to close what waits for it.
 */
export function answered<T>(
  { signal }: Waiting,
  withinMs: number,
  what: string,
  giveUp: () => void,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      reject(error);
      giveUp();
    };
    const onAbort = () => end(signal.reason as Error);
    const timer = setTimeout(() => end(noAnswer(what, withinMs)), withinMs);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work().then(
      (value) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        reject(error as Error);
      },
    );
  });
}

function noAnswer(what: string, withinMs: number): TransportError {
  return new TransportError('NO_ANSWER', `No answer within ${withinMs / 1_000} seconds: ${what}.`);
}
