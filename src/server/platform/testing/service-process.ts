import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from './program.ts';

/** The process of `npm start` with these settings. Resolves once it prints `line`. */
export function startService(
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
): Promise<ChildProcess> {
  return startProcess(programOf('main'), { SEED: 'none', ...settings }, line, alive);
}

/**
 * A program with these settings and this input, for tests that kill or freeze it. Resolves once it prints
 * `line`. The process is in `alive` until it ends, so that a test's clean-up can kill it.
 */
export function startProgram(
  program: string,
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
  input = '',
): Promise<ChildProcess> {
  return startProcess(['--import', 'tsx', program], settings, line, alive, input);
}

async function startProcess(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
  input = '',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, LOG_LEVEL: 'silent', ...settings },
    stdio: 'pipe',
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  child.stdin.end(input);
  let said = '';
  await new Promise<void>((ready, failed) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes(line)) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The process ended after printing: ${said}`)));
  });
  return child;
}

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test killed a process that was at work; `npm run torture` adds them up. */
    kills?: number;
  }
}

/** Ends a process by SIGKILL. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
