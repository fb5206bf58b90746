import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { programOf } from '../platform/testing/program.ts';

/** The whole service, whose embedded PostgreSQL is killed, frozen and crashed while it runs. */

let child: ChildProcess;
let folder: string;
let port: number;
let tradingPort: number;
let said = '';
let exited = false;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-lost-'));
  chmodSync(folder, 0o711);
  [port, tradingPort] = [await freePort(), await freePort()];
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SEED: 'none',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRADING_PORT: String(tradingPort),
    LOG_LEVEL: 'silent',
  };
  child = spawn(process.execPath, programOf('main'), {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  child.once('exit', () => (exited = true));
  await until(async () => said.includes('Outlay is ready'));
});
afterAll(async () => {
  if (!exited) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    if (exited) throw new Error(`The process ended after printing: ${said}`);
    await sleep(50);
  }
}

const ask = (path: string, at = port) =>
  fetch(`http://127.0.0.1:${at}${path}`, {
    redirect: 'manual',
    headers: { cookie: `outlay_session=${'a'.repeat(43)}` },
  });
const statusOf = async (path: string, at = port) => (await ask(path, at)).status;
const isReady = async () =>
  (await statusOf('/readyz')) === 200 && (await statusOf('/readyz', tradingPort)) === 200;

/** The first line of postmaster.pid, which may be anywhere below the data directory. */
function postmaster(): number {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('/postmaster.pid'),
  );
  return Number(readFileSync(join(folder, found!), 'utf8').split('\n', 1)[0]);
}

/** The processes of the PostgreSQL: the postmaster last. */
function processes(): number[] {
  const parent = postmaster();
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid > 0 && Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))![1]) === parent
        );
      } catch {
        return false;
      }
    });
  return [...children, parent];
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The answers to requests that need the database, until it is back. */
async function askUntilReady(): Promise<Map<number, Response>> {
  const answers = new Map<number, Response>();
  do {
    for (const path of [
      '/institution/payments/bulk-withdrawals/batches',
      '/oidc/interaction/none',
      '/app/session',
    ]) {
      const answer = await ask(path);
      answers.set(answer.status, answer);
      await answer.arrayBuffer();
      if (answer.status === 503)
        expect(answer.headers.get('content-type')).toContain(
          path.startsWith('/oidc') ? 'text/html' : 'application/problem+json',
        );
    }
  } while (!(await isReady()) && !exited);
  return answers;
}

function expectNothingWorse(answers: Map<number, Response>): void {
  expect(exited, said).toBe(false);
  expect([...answers.keys()].filter((status) => ![200, 400, 401, 503].includes(status))).toEqual([]);
  const refused = answers.get(503);
  if (refused) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('a service whose database', () => {
  it('is killed restarts it, answers 503 meanwhile, and continues', async () => {
    await until(isReady);
    for (let kill = 0; kill < 3; kill++) {
      const before = postmaster();
      process.kill(before, 'SIGKILL');
      await until(async () => (await statusOf('/readyz')) === 503);
      const refused = await ask('/institution/payments/bulk-withdrawals/batches');
      expect([401, 503]).toContain(refused.status);
      expectNothingWorse(await askUntilReady());
      expect(postmaster()).not.toBe(before);
    }
    expect(said).toContain('The embedded PostgreSQL is running again.');
  });

  inLongRuns(it)('crashes continues once it has recovered', async () => {
    const backend = processes().find((pid) => commandOf(pid).includes('outlay'));
    process.kill(backend!, 'SIGKILL');
    await sleep(100);
    expectNothingWorse(await askUntilReady());
  });

  inLongRuns(it)(
    'is frozen reports within a second that it is not ready, and recovers after the thaw',
    async () => {
      await until(isReady);
      const frozen = processes();
      for (const pid of frozen.toReversed()) process.kill(pid, 'SIGSTOP');
      const times: number[] = [];
      try {
        for (let i = 0; i < 5; i++) {
          const start = performance.now();
          expect(await statusOf('/readyz')).toBe(503);
          times.push(performance.now() - start);
          expect(await statusOf('/healthz')).toBe(200);
        }
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      }
      expect(Math.min(...times)).toBeLessThan(1_000);
      await until(isReady);
      expectNothingWorse(await askUntilReady());
    },
  );
});
