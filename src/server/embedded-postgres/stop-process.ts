import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './left-behind.ts';

const STOP_TIMEOUT_MS = 60_000;

/**
 * Stops a PostgreSQL. SIGINT is its fast shutdown: sessions end, committed data is written, and the next
 * start has nothing to recover.
 */
export async function stopProcess(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  signal(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    if (!isRunning(pid)) return;
  }
  signal(pid, 'SIGQUIT');
}

/** Ignores that the process has already ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
