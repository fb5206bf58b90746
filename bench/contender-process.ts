import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs a contender in a separate process. `file` is beside this module and answers each message with the
 * result of a round.
 */
export function startContender(file: string, options: object): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(options)], {
    execArgv: process.execArgv,
  });
}

/** Runs one round. Throws when the contender ended instead of answering. */
export async function roundOf<T>(contender: ChildProcess): Promise<T> {
  const over = new AbortController();
  const options = { signal: over.signal };
  const answered = once(contender, 'message', options) as Promise<[T]>;
  const ended = once(contender, 'exit', options).then(() =>
    Promise.reject(new Error('A contender ended before it answered.')),
  );
  contender.send('round');
  try {
    return (await Promise.race([answered, ended]))[0];
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}
