import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../src/server/app/compose.ts';
import type { Context } from '../src/server/platform/context.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { benchInstallation } from './bench-installation.ts';
import { ask, child, nextAnswer } from './contender-process.ts';
import { makeCredentials, type Load, type Target } from './http-readers.ts';
import { median } from './percentile.ts';
import type { BenchReport } from './report.ts';

const GOAL_ADDED_MS = 1;
const READERS = 100;
/** Enough that no user reaches its rate limit. */
const SIGNED_READERS = 20;
const SIGNED = '/v1/orders/open';
/** Longer than the proxy shares an answer. */
const SHARED_MS = 1_100;
const BOOK = '/trading/v1/public/BTCZAR/orderbook/full';

/**
 * Signed reads through the trading proxy, one at a time, beside the upstream asked directly in the same run;
 * and how many calls the upstream gets for many readers of a public order book.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const installation = await benchInstallation();
  const [upstream, load] = [child('./upstream-server.mjs'), child('./http-load.mjs')];
  const upstreamPort = await nextAnswer<number>(upstream);
  const apiUrl = `http://127.0.0.1:${upstreamPort}`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = installation.context;
  const context: Context = {
    ...installation.context,
    configuration: {
      ...configuration,
      port,
      publicUrl: origin,
      trustedProxies: ['127.0.0.1'],
      // Admits all readers at once, on any machine.
      inFlight: { ...configuration.inFlight, requests: 2 * READERS },
      trading: { ...configuration.trading, apiUrl, apiKey: 'bench', apiSecret: 'bench' },
    },
  };
  const app = await buildApp(context);
  try {
    const { bearer } = await makeCredentials({ ...installation, context });
    await app.listen({ port, host: '127.0.0.1' });
    const through = {
      url: origin,
      requests: bearer.slice(0, small ? 5 : SIGNED_READERS).map((headers) => ({
        path: `/trading${SIGNED}`,
        headers,
      })),
    };
    const direct = { url: apiUrl, requests: [{ path: SIGNED }] };
    const addedMs = await measureAdded(load, through, direct, small);
    const calls = await callsForReaders(upstream, origin + BOOK, bearer.slice(0, READERS));
    return {
      name: 'proxy',
      results: [
        {
          case: 'p50 that the proxy adds to a signed read, beside the limit',
          value: addedMs,
          unit: 'ms',
          beside: GOAL_ADDED_MS,
          ratio: addedMs / GOAL_ADDED_MS,
          goal: 1,
          holds: addedMs < GOAL_ADDED_MS,
        },
        {
          case: `calls of the upstream for ${READERS} readers of a public book`,
          value: calls,
          unit: 'calls',
          beside: 1,
          ratio: calls,
          goal: 1,
          holds: calls === 1,
        },
      ],
    };
  } finally {
    upstream.kill();
    load.kill();
    await app.close();
    await installation.close();
  }
}

/** The calls of the upstream while every reader asks once, after the answer of a first round has expired. */
async function callsForReaders(
  upstream: ChildProcess,
  url: string,
  readers: readonly Record<string, string>[],
): Promise<number> {
  const readAll = async () => {
    const books = await Promise.all(readers.map((headers) => fetch(url, { headers })));
    const refused = books.find(({ status }) => status !== 200);
    if (refused) throw new Error(`A reader got ${refused.status}: ${await refused.text()}`);
  };
  await readAll();
  await sleep(SHARED_MS);
  await ask<number>(upstream, {});
  await readAll();
  return ask<number>(upstream, {});
}

/** The median of the rounds: p50 through the proxy minus p50 of the upstream. */
async function measureAdded(
  load: ChildProcess,
  through: Target,
  direct: Target,
  small: boolean,
): Promise<number> {
  const rounds = small ? 1 : 5;
  const seconds = small ? 0.5 : 2;
  const addedMs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const p50: number[] = [];
    for (const target of [through, direct]) {
      const loaded = await ask<Load>(load, { ...target, connections: 1, seconds });
      if (loaded.failed > 0) throw new Error(`Signed reads failed: ${JSON.stringify(loaded.statuses)}`);
      p50.push(loaded.p50Ms);
    }
    // The first round warms both up.
    if (round > 0) addedMs.push(p50[0]! - p50[1]!);
  }
  return median(addedMs);
}
