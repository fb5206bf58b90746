import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { programOf } from './program.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Bundles of programs that only tests start. */
export const PROGRAMS = join(ROOT, 'dist', 'server', 'programs');

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
 * `line`; `hear` gets what it has said. The process is in `alive` until it ends, so that a test's
 * clean-up can kill it.
 */
export async function startProgram(
  program: string,
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
  input = '',
  hear?: (said: string) => void,
): Promise<ChildProcess> {
  const isBuilt = process.env['OUTLAY_BUILT'] !== undefined;
  const words = isBuilt ? [await bundled(program)] : ['--import', 'tsx', program];
  return startProcess(words, settings, line, alive, input, hear);
}

const bundles = new Map<string, Promise<string>>();

/**
 * The file of a program's bundle, which is made once in a process of tests; the global set-up removes it at
 * the end. It starts in a fraction of the time of the sources. It lies below the built server, where it finds
 * its worker threads.
 */
function bundled(program: string): Promise<string> {
  const made = bundles.get(program) ?? makeBundle(program);
  bundles.set(program, made);
  return made;
}

async function makeBundle(program: string): Promise<string> {
  const name = basename(program, '.ts');
  const outDir = join(PROGRAMS, `${name}-${process.pid}`);
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: program, outDir, target: 'node20', emptyOutDir: false },
  });
  return join(outDir, `${name}.js`);
}

async function startProcess(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
  input = '',
  onHeard: (said: string) => void = () => undefined,
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
      if (!said.includes(line)) return;
      onHeard(said);
      ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The process ended after printing: ${said}`)));
  });
  return child;
}

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test killed a process that was at work; `npm run torture` adds up these counts. */
    kills?: number;
  }
}

/** Ends a process by SIGKILL. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
