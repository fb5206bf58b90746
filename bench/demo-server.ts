import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const READY_TIMEOUT_MS = 180_000;

export interface DemoServer {
  url: string;
  folder: string;
  dataDir: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The product with its demo data, in a directory that is deleted afterwards. */
export async function startDemoServer(settings: NodeJS.ProcessEnv = {}): Promise<DemoServer> {
  const folder = mkdtempSync('/tmp/outlay-bench-demo-');
  const dataDir = join(folder, 'data');
  const [port, tradingPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      TRADING_PORT: String(tradingPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(`${url}/readyz`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, dataDir, pid: child.pid!, stop };
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_TIMEOUT_MS; Date.now() < until; await pause(250)) {
    if (child.exitCode !== null) throw new Error('The server could not start.');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('The server was not ready in time.');
}
