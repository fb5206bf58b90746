import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const END_WITH_PARENT = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href];

/**
 * Runs a contender in a separate process. `file` is beside this module and answers each message with the
 * result of a round.
 */
export function startContender(file: string, options: object): ChildProcess {
  return fork(pathOf(file), [JSON.stringify(options)], {
    execArgv: [...process.execArgv, ...END_WITH_PARENT],
  });
}

/** Runs one round. */
export function roundOf<T>(contender: ChildProcess): Promise<T> {
  return ask(contender, 'round');
}

/** Starts a program beside this module in its own process. */
export function child(file: string): ChildProcess {
  return fork(pathOf(file), { execArgv: [...END_WITH_PARENT] });
}

/** Sends a message to a child process and returns its answer. */
export async function ask<T>(process: ChildProcess, message: Serializable): Promise<T> {
  const answer = nextAnswer<T>(process);
  process.send(message);
  return answer;
}

/** The next message of a child process. Throws when the process ends first. */
export async function nextAnswer<T>(process: ChildProcess): Promise<T> {
  const over = new AbortController();
  const options = { signal: over.signal };
  const answered = once(process, 'message', options) as Promise<[T]>;
  const ended = once(process, 'exit', options).then(() =>
    Promise.reject(new Error('A child process ended before it answered.')),
  );
  try {
    return (await Promise.race([answered, ended]))[0];
  } finally {
    for (const promise of [answered, ended]) promise.catch(() => undefined);
    over.abort();
  }
}
