import { spawn, type ChildProcess } from 'node:child_process';

const MAIN = 'src/server/app/main.ts';

/**
 * The process of `npm start` with these settings, for tests that kill or freeze it. Resolves once it prints
 * `line`. The process is in `alive` until it ends, so that a test's clean-up can kill it.
 */
export async function startService(
  settings: NodeJS.ProcessEnv,
  line: string,
  alive: Set<ChildProcess>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, SEED: 'none', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
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
