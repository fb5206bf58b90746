import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { copyDemoData } from '../../src/server/platform/testing/demo-data.ts';
import { dayOf } from '../../src/shared/calendar-day.ts';
import { freePort } from '../../scripts/demo-server.ts';
import { signIn } from './sign-in.ts';

/** A separate server, whose clock a journey moves. The product cannot move its clock. */
export class MovedClock {
  readonly base: string;
  private readonly server: ChildProcess;
  private readonly folder: string;
  private readonly env: NodeJS.ProcessEnv;
  private ms = Date.now();

  private constructor(base: string, server: ChildProcess, folder: string, env: NodeJS.ProcessEnv) {
    this.base = base;
    this.server = server;
    this.folder = folder;
    this.env = env;
  }

  /** With demo data, unless `settings` has SEED=none. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<MovedClock> {
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const folder = mkdtempSync(join(tmpdir(), 'outlay-clock-'));
    // PostgreSQL of a root runs as another account, which must be able to enter.
    chmodSync(folder, 0o711);
    const dataDir = join(folder, 'data');
    if (settings['SEED'] === undefined) copyDemoData(dataDir);
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TRADING_PORT: String(await freePort()),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
    };
    const server = fork('e2e/pages/clock-server.ts', {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env,
    });
    await Promise.race([
      once(server, 'message'),
      once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    ]);
    return new MovedClock(base, server, folder, env);
  }

  /** Runs a command of the operator, such as `user --name thandi`, beside the server. */
  async admin(args: readonly string[], input = ''): Promise<void> {
    const command = spawn(process.execPath, ['scripts/command.mjs', 'admin', ...args], {
      env: this.env,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    command.stdin.end(input);
    const [code] = (await once(command, 'exit')) as [number];
    if (code !== 0) throw new Error(`admin ${args[0]} ended with ${code}.`);
  }

  /** The day in South Africa. */
  get today(): string {
    return dayOf(this.ms, 'Africa/Johannesburg');
  }

  /** Moves the clock forward to a time in South Africa; the worker then makes the runs that are due. */
  async goTo(day: string, time: string): Promise<void> {
    this.ms = Date.parse(`${day}T${time}:00+02:00`);
    const done = once(this.server, 'message');
    this.server.send({ ms: this.ms });
    await done;
  }

  /**
   * A page of a user who has just signed in, in a browser whose clock is the server's. The password is the
   * name, as that of a demo user.
   */
  async pageOf(browser: Browser, user: string, width = 1440): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.base,
      extraHTTPHeaders: { origin: this.base },
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.clock.setSystemTime(this.ms);
    await signIn(page, user);
    return page;
  }

  async stop(): Promise<void> {
    const ended = once(this.server, 'exit');
    this.server.disconnect();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
