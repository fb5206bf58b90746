import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../scripts/demo-server.ts';

/** The built program of `npm start`, without demo data, on ports and a data directory that are its own. */
export class NewInstallation {
  readonly base: string;
  /** What its first start printed, for the person at the terminal. */
  readonly said: string;
  private readonly server: ChildProcess;
  private readonly folder: string;

  private constructor(base: string, said: string, server: ChildProcess, folder: string) {
    this.base = base;
    this.said = said;
    this.server = server;
    this.folder = folder;
  }

  static async start(): Promise<NewInstallation> {
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const folder = mkdtempSync(join(tmpdir(), 'outlay-first-'));
    // PostgreSQL of a root runs as another account, which must be able to enter.
    chmodSync(folder, 0o711);
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SEED: 'none',
        PORT: String(port),
        TRADING_PORT: String(await freePort()),
        PUBLIC_URL: base,
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'error',
      },
    });
    let said = '';
    for await (const chunk of server.stdout) {
      said += String(chunk);
      if (/first-start\/[\w-]{43}\n/.test(said)) return new NewInstallation(base, said, server, folder);
    }
    throw new Error(`The server ended: ${said}`);
  }

  /** The link that the start printed. */
  get link(): string {
    return /http\S+\/app\/first-start\/[\w-]{43}/.exec(this.said)![0];
  }

  /** A page in a browser of a person who has never been here. */
  async browserOf(browser: Browser): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.base,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    return context.newPage();
  }

  async stop(): Promise<void> {
    if (this.server.exitCode === null) {
      this.server.kill('SIGTERM');
      await once(this.server, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
