import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmasterFile } from '../src/server/embedded-postgres/left-behind.ts';
import {
  reachEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/server/embedded-postgres/embedded-postgres.ts';
import { placesOf } from '../src/server/embedded-postgres/places.ts';
import { openDatabase, type DatabaseAddress } from '../src/server/platform/database/pool.ts';
import { newBenchFolder } from './bench-installation.ts';
import { freePort } from './free-port.ts';
import { historyFolder, sizesOf } from './history-data.ts';
import { median } from './percentile.ts';
import type { BenchOptions, BenchReport } from './report.ts';

/** Ours may take this much longer than PostgreSQL alone. */
const LIMIT_MS = 1_500;
const SIZES = [0, 10_000_000];
const SMALL_SIZES = [0, 2_000];
const WRITTEN_ROWS = 50_000;

type End = 'a clean stop' | 'a kill';
const ENDS: readonly End[] = ['a clean stop', 'a kill'];

/**
 * From the built clone to the line that Outlay is ready, on an empty database and on one with ten million
 * payouts, after a clean stop and after a kill of every process; beside the start of its PostgreSQL alone on
 * the same folder after the same end. Before each end, rows are written, so that a kill leaves a log to
 * replay.
 */
export async function bench({ small, data, most }: BenchOptions): Promise<BenchReport> {
  const results: BenchReport['results'] = [];
  for (const payouts of sizesOf(small ? SMALL_SIZES : SIZES, most)) {
    const { folder, kept } = await folderOf(payouts, data);
    const installation = {
      dataDir: join(folder, 'data'),
      port: await freePort(),
      tradingPort: await freePort(),
    };
    try {
      // The first start writes what an installation writes once.
      await endOutlay(installation, (await startOutlay(installation)).server, 'a clean stop');
      for (const end of ENDS) {
        const { ours, alone } = await compare(installation, end, small ? 1 : 5);
        const beside = alone + LIMIT_MS;
        results.push({
          case: `${payouts} payouts, ready after ${end}, beside PostgreSQL alone and ${LIMIT_MS} ms`,
          value: ours,
          unit: 'ms',
          beside,
          ratio: ours / beside,
          goal: 1,
          holds: ours <= beside,
        });
      }
    } finally {
      if (!kept) rmSync(folder, { recursive: true, force: true });
    }
  }
  return { name: 'start', results };
}

async function folderOf(payouts: number, data: string | null): Promise<{ folder: string; kept: boolean }> {
  if (payouts === 0) return { folder: newBenchFolder(), kept: false };
  const say = (line: string) => process.stderr.write(`${line}\n`);
  return { folder: await historyFolder({ payouts, data, say }), kept: data !== null };
}

interface Installation {
  dataDir: string;
  port: number;
  tradingPort: number;
}

/** Medians in milliseconds. Both take turns, and each starts after the same kind of end. */
async function compare(
  installation: Installation,
  end: End,
  rounds: number,
): Promise<{ ours: number; alone: number }> {
  const ours: number[] = [];
  const alone: number[] = [];
  // The first round is not counted: it only produces the kind of end that the next one starts after.
  for (let round = 0; round <= rounds; round++) {
    const outlay = await startOutlay(installation);
    await endOutlay(installation, outlay.server, end);
    const postgres = await startPostgres(installation);
    await endPostgres(installation, postgres, end);
    if (round === 0) continue;
    ours.push(outlay.ms);
    alone.push(postgres.ms);
  }
  return { ours: median(ours), alone: median(alone) };
}

/**
 * Starts everything that serves people, but not the worker, which would expire batches of a history that
 * other benchmarks read.
 */
async function startOutlay({ dataDir, port, tradingPort }: Installation) {
  const start = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      TRADING_PORT: String(tradingPort),
      ROLES: 'web,exchange',
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
  });
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('Outlay is ready')) return { server, ms: performance.now() - start };
  throw new Error('Outlay ended before it was ready.');
}

async function endOutlay({ dataDir }: Installation, server: ChildProcess, end: End): Promise<void> {
  const reached = await reachEmbeddedPostgres(dataDir, () => undefined);
  await writeRows(reached.address);
  const exited = once(server, 'exit');
  if (end === 'a clean stop') server.kill('SIGTERM');
  else {
    server.kill('SIGKILL');
    await killPostgres(dataDir);
  }
  await exited;
}

async function startPostgres({ dataDir }: Installation) {
  const start = performance.now();
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  return { ...postgres, ms: performance.now() - start };
}

async function endPostgres(
  { dataDir }: Installation,
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  end: End,
): Promise<void> {
  await writeRows(postgres.address);
  if (end === 'a kill') await killPostgres(dataDir);
  await postgres.stop();
}

/** Kills the postmaster and waits until its children, which notice that, are gone. */
async function killPostgres(dataDir: string): Promise<void> {
  const { pid } = readPostmasterFile(placesOf(dataDir).data)!;
  process.kill(pid, 'SIGKILL');
  for (let waits = 0; waits < 100 && existsSync(`/proc/${pid}`); waits++) await pause(50);
  await pause(500);
}

async function writeRows(address: DatabaseAddress): Promise<void> {
  const database = openDatabase(address, { max: 1, name: 'outlay-bench-start' });
  try {
    await database.execute('CREATE TABLE IF NOT EXISTS public.bench_rows (n bigint, words text)');
    await database.execute(
      "INSERT INTO public.bench_rows SELECT n, repeat('payroll ', 10) FROM generate_series(1, $1::int) n",
      [WRITTEN_ROWS],
    );
    await database.execute('TRUNCATE public.bench_rows');
  } finally {
    await database.close();
  }
}
