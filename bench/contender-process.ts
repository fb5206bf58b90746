import { fork, type ChildProcess, type Serializable } from 'node:child_process';
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

/** Runs one round. */
export function roundOf<T>(contender: ChildProcess): Promise<T> {
  return ask(contender, 'round');
}

/** Starts a program beside this module in its own process. */
export function child(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [] });
}

/** Sends a message to a child process and returns its answer. Throws when it ended instead of answering. */
export async function ask<T>(process: ChildProcess, message: Serializable): Promise<T> {
  const over = new AbortController();
  const options = { signal: over.signal };
  const answered = once(process, 'message', options) as Promise<[T]>;
  const ended = once(process, 'exit', options).then(() =>
    Promise.reject(new Error('A child process ended before it answered.')),
  );
  process.send(message);
  try {
    return (await Promise.race([answered, ended]))[0];
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}
