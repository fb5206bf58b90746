import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface DemoServer {
  /** The address of the dashboard. */
  base: string;
  /** A temporary folder that is removed with the server. */
  folder: string;
  stop: () => Promise<void>;
}

/** Starts the production build with new demo data on free ports, and waits until it answers. */
export async function startDemoServer(): Promise<DemoServer> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'outlay-demo-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      TRADING_PORT: String(await freePort()),
      PUBLIC_URL: base,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await new Promise((ended) => server.once('close', ended));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return { base, folder, stop };
    await new Promise((done) => setTimeout(done, 1_000));
  }
  await stop();
  throw new Error('The server did not start.');
}

/** Signs in as a demo user, whose name is the password. */
export async function signIn(page: Page, base: string, user: string): Promise<void> {
  await page.goto(base);
  await page.locator('input[autocomplete="username"]').fill(user);
  await page.locator('input[type="password"]').fill(user);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}

/** A free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => done(free));
    });
  });
}
