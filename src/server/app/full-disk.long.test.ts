import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { programOf, whenReady } from '../platform/testing/program.ts';
import { rounds } from '../platform/testing/rounds.ts';

/** A whole installation on a separate disk that is filled and emptied. Only root may mount one. */

const MIB = 1024 * 1024;
const DISK_MIB = 1_024;
const BATCHES = '/institution/payments/bulk-withdrawals/batches';

let disk: string;
let child: ChildProcess;
let url: string;
const tokens = new Map<string, string>();

describe.runIf(process.getuid?.() === 0)('a disk that fills up', () => {
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'outlay-full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=0711`, 'outlay-test', disk]);
    const [port, tradingPort] = [await freePort(), await freePort()];
    url = `http://localhost:${port}`;
    child = spawn(process.execPath, programOf('main'), {
      env: {
        ...process.env,
        DATA_DIR: join(disk, 'data'),
        PORT: String(port),
        TRADING_PORT: String(tradingPort),
        SEED: 'demo',
        ROLES: 'web,worker',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await whenReady(child);
    for (const user of ['preparer', 'admin'])
      tokens.set(user, await obtainToken(new CookieClient(url, { host: '127.0.0.1', port }), user, user));
  });
  afterAll(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it('accepts batches while there is room', async () => {
    expect((await create()).status).toBe(200);
    expect(await notices('admin')).toEqual([]);
  });

  it('warns only admins when less than 10 % is left', async () => {
    fillTo(0.06);
    await expect.poll(() => notices('admin'), { timeout: 60_000 }).toEqual(['DISK_LOW']);
    expect(await notices('preparer')).toEqual([]);
    expect((await create()).status).toBe(200);
  });

  it('refuses new batches and uploads when less than 2 % is left, and answers everything else', async () => {
    fillTo(0.01);
    await expect.poll(() => notices('admin'), { timeout: 60_000 }).toEqual(['DISK_FULL']);
    const refused = await create();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'storage_full' });
    expect(await codeOf(await uploadStatement())).toBe('storage_full');
    expect((await ask('preparer', BATCHES)).status).toBe(200);
  });

  it('keeps running with no byte left, and recovers by itself once there is room', async () => {
    for (let round = 0; round < rounds(1, 20); round++) await fillAndEmpty();
  });
});

async function fillAndEmpty(): Promise<void> {
  fillTo(0);
  await expect.poll(async () => codeOf(await create()), { timeout: 60_000 }).toBe('storage_full');
  // Labels can change while PostgreSQL has room in its existing files; other writes are refused with a
  // sentence.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { status } = await relabel(`Label ${attempt}`);
    expect([200, 503]).toContain(status);
    const read = await ask('preparer', BATCHES);
    if (read.status !== 200) expect(await codeOf(read)).toBe('storage_full');
  }
  expect(child.exitCode).toBeNull();
  empty();
  await expect.poll(async () => (await create()).status, { timeout: 120_000, interval: 500 }).toBe(200);
  await expect.poll(() => notices('admin'), { timeout: 60_000 }).toEqual([]);
  expect(child.exitCode).toBeNull();
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

function ask(user: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    authorization: `Bearer ${tokens.get(user)!}`,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  return fetch(url + path, { ...init, headers });
}

let rows = 0;

function create(): Promise<Response> {
  const withdrawal = {
    beneficiaryName: 'Thandi Nkosi',
    bankCode: 'FNB',
    accountNumber: `62${String(++rows).padStart(9, '0')}`,
    accountType: 'CURRENT',
    amount: '12.50',
    beneficiaryReference: 'SALARY',
  };
  const body = JSON.stringify({
    label: `Batch ${rows}`,
    currency: 'ZAR',
    duplicateReason: 'A test',
    withdrawals: [withdrawal],
  });
  return ask('preparer', BATCHES, { method: 'POST', body });
}

function uploadStatement(): Promise<Response> {
  const body = JSON.stringify({ fileName: 'S.xml', content: Buffer.from('<Document/>').toString('base64') });
  return ask('admin', '/app/statements', { method: 'POST', body });
}

async function relabel(label: string): Promise<Response> {
  const { items } = (await (await ask('preparer', `${BATCHES}?limit=1`)).json()) as {
    items?: { id: string }[];
  };
  if (!items) return new Response(null, { status: 503 });
  return ask('preparer', `${BATCHES}/${items[0]!.id}/label`, {
    method: 'PUT',
    body: JSON.stringify({ label }),
  });
}

async function notices(user: string): Promise<string[] | null> {
  const answer = await ask(user, '/app/session');
  return answer.ok ? ((await answer.json()) as { notices: string[] }).notices : null;
}

/** Leaves this share of the disk free. */
function fillTo(share: number): void {
  const { bavail, blocks, bsize } = statfsSync(disk);
  const bytes = bavail * bsize - Math.floor(blocks * bsize * share);
  const folder = join(disk, 'filler');
  mkdirSync(folder, { recursive: true });
  for (let left = bytes, part = 0; left > 0; left -= MIB, part++) {
    try {
      writeFileSync(join(folder, `${share}-${part}`), Buffer.alloc(Math.min(left, MIB)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      return;
    }
  }
}

function empty(): void {
  rmSync(join(disk, 'filler'), { recursive: true, force: true });
}
