import type { ChildProcess } from 'node:child_process';
import { getAccountBalances } from '../src/server/payments/ledger/balances/get-account-balances.ts';
import { listBatches } from '../src/server/payments/batches/list-batches.ts';
import { getPaymentConfig } from '../src/server/payments/entity/config/get-payment-config.ts';
import { getPayout } from '../src/server/payments/payouts/history/get-payout.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import type { Context } from '../src/server/platform/context.ts';
import type { BenchInstallation } from './bench-installation.ts';
import { ask } from './contender-process.ts';
import { makeCredentials, type Load, type Target } from './http-readers.ts';
import { median } from './percentile.ts';
import { recordingInto } from './recording.ts';
import type { BenchReport, BenchResult } from './report.ts';
import { servedInstallation } from './served-installation.ts';

const GOAL_THROUGHPUT = 0.5;
const GOAL_P99 = 2;
const CONNECTIONS = 10;
const BATCHES = 100;

interface Read {
  name: string;
  path: string;
  statements: { text: string; values: readonly unknown[] }[];
}

/**
 * Reads of the payments interface, authenticated and through the gateway, beside bare Fastify routes that run
 * the same SQL statements on the same database. Server, bare server and clients are separate processes, and
 * the two servers take turns.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const { installation, port, origin, app, bare, load, close } = await servedInstallation();
  const { context } = installation;
  try {
    const reads = await prepareReads(installation);
    const credentials = await makeCredentials(installation);
    await app.listen({ port, host: '127.0.0.1' });
    const barePort = await ask<number>(bare, {
      address: context.database.address,
      max: context.database.pool.options.max,
      routes: reads.map(({ path, statements }) => ({ path: path.split('?')[0], statements })),
    });
    const results: BenchResult[] = [];
    for (const read of reads) {
      for (const kind of small ? (['session'] as const) : (['bearer', 'session'] as const)) {
        const requests = credentials[kind].map((headers) => ({ path: `/institution${read.path}`, headers }));
        const targets = {
          outlay: { url: origin, requests },
          bare: { url: `http://127.0.0.1:${barePort}`, requests: [{ path: read.path }] },
        };
        results.push(...(await compare(`${read.name} by ${kind}`, load, targets, small)));
      }
    }
    return { name: 'api', results };
  } finally {
    await close();
  }
}

async function compare(
  name: string,
  load: ChildProcess,
  targets: Record<'outlay' | 'bare', Target>,
  small: boolean,
): Promise<BenchResult[]> {
  const rounds = small ? 1 : 3;
  const seconds = small ? 0.3 : 3;
  const measured: Record<'outlay' | 'bare', Load[]> = { outlay: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const who of ['outlay', 'bare'] as const) {
      const warm = round === 0;
      const loaded = await ask<Load>(load, {
        ...targets[who],
        connections: CONNECTIONS,
        seconds: warm ? seconds / 2 : seconds,
      });
      if (loaded.failed > 0)
        throw new Error(`${name}: ${loaded.failed} answers of ${who}: ${JSON.stringify(loaded.statuses)}`);
      if (!warm) measured[who].push(loaded);
    }
  }
  return [
    result(
      measured,
      `${name}, requests`,
      'a second',
      'perSecond',
      GOAL_THROUGHPUT,
      (ratio) => ratio >= GOAL_THROUGHPUT,
    ),
    result(measured, `${name}, p99`, 'ms', 'p99Ms', GOAL_P99, (ratio) => ratio < GOAL_P99),
  ];
}

function result(
  { outlay, bare }: Record<'outlay' | 'bare', Load[]>,
  title: string,
  unit: string,
  figure: 'perSecond' | 'p99Ms',
  goal: number,
  holds: (ratio: number) => boolean,
): BenchResult {
  const value = median(outlay.map((load) => load[figure]));
  const beside = median(bare.map((load) => load[figure]));
  const ratio = value / beside;
  return { case: title, value, unit, beside, ratio, goal, holds: holds(ratio) };
}

/** The reads with the SQL statements that their verbs run, recorded from the verbs themselves. */
async function prepareReads(installation: BenchInstallation): Promise<Read[]> {
  const { context, entityId, preparerId } = installation;
  const { database } = context;
  for (let batch = 0; batch < BATCHES; batch++) {
    await insertBatch(context, {
      entityId,
      createdBy: preparerId,
      rows: [{ accountNumber: `62${batch}1111` }],
    });
  }
  await database.query(
    `INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules, approval_expiry_days,
       release_delay_seconds, default_rail, duplicate_window_days, unusual_amount_percent, timezone,
       notification_emails, low_balance_thresholds, settlement_limit_currency, settlement_limit_minor,
       updated_at, updated_by)
     VALUES ($1, 1, 'ZAR', '[{"currency":"ZAR","upToAmountMinor":null,"approvalsRequired":2}]', 14, 0, 'EFT',
       30, 50, 'Africa/Johannesburg', '{}', '[]', 'ZAR', 0, now(), $2)`,
    [entityId, preparerId],
  );
  await database.query('ANALYZE');
  const [payout] = await database.query('SELECT id FROM payouts WHERE entity_id = $1 LIMIT 1', [entityId]);
  const caller = { entityId, userId: preparerId };
  const recorded = async (name: string, path: string, verb: (recording: Context) => Promise<unknown>) => {
    const statements: Read['statements'] = [];
    await verb({ ...context, database: recordingInto(database, statements) });
    if (statements.length === 0) throw new Error(`${name} ran no SQL statement.`);
    return { name, path, statements };
  };
  return [
    await recorded('payment config', '/payments/config', (recording) =>
      getPaymentConfig(recording)({ caller } as never),
    ),
    await recorded('balances', '/payments/account/balances/FUNDING?currency=ZAR', (recording) =>
      getAccountBalances(recording)({
        caller,
        params: { type: 'FUNDING' },
        query: { currency: 'ZAR' },
      } as never),
    ),
    await recorded('20 batches', '/payments/bulk-withdrawals/batches?limit=20', (recording) =>
      listBatches(recording)({ caller, query: { limit: 20, offset: 0 } } as never),
    ),
    await recorded('one payout', `/payments/payout/history/${payout!.id}`, (recording) =>
      getPayout(recording)({ caller, params: { id: payout!.id } } as never),
    ),
  ];
}
