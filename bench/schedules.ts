import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type ChildProcess, fork } from 'node:child_process';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { makeRuns } from '../src/server/payments/schedules/make-runs.ts';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import { weekdayOf } from '../src/shared/calendar-day.ts';
import { WEEKDAYS } from '../src/shared/schedule-terms.ts';
import { DAY_MS } from '../src/shared/time.ts';
import { benchInstallation, type BenchInstallation } from './bench-installation.ts';
import { paymentsApp } from './payments-app.ts';
import { median, percentile } from './percentile.ts';
import { forgetPeakRss, peakRssMb } from './process-memory.ts';
import type { BenchReport } from './report.ts';

const ROWS = 500;
const GOAL_RATIO = 2;
const GOAL_P99_MS = 100;
/** The most that the process may grow while it makes the runs, however many there are. */
const GOAL_MB = 512;
/** How long other requests are measured while nothing else happens, in milliseconds. */
const QUIET_MS = 30_000;
const CREATED = 20;
const WARM_UP = 5;
/** The runs are due this many days from now, and their batches are created five days ahead. */
const DUE_IN_DAYS = 3;

const LISTED = '/v1/payments/bulk-withdrawals/batches?limit=20';

/** Active schedules whose first run is due on one day, each with its own people. */
async function insertSchedules(
  { context, entityId, preparerId, approverIds }: BenchInstallation,
  count: number,
): Promise<void> {
  const { database } = context;
  const dueOn = new Date(context.clock.nowMs() + DUE_IN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const weekday = WEEKDAYS[(weekdayOf(dueOn) + 6) % 7]!;
  await database.query(
    `INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, $3::date, now(), now()
       FROM generate_series(1, $2::int)`,
    [entityId, count, dueOn],
  );
  await database.query(
    `INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, $3, $5::date,
            'FOLLOWING', 5, 'WAIT', $4::int, $4::bigint * 100, repeat('0', 64), 100, 1, $2, now(),
            now() + interval '1 day'
       FROM schedules s
      WHERE s.entity_id = $1`,
    [entityId, preparerId, weekday, ROWS, dueOn],
  );
  await database.query(
    `INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT s.id, 1, $1, i, 'Thandi Nkosi ' || n.number, 'FNB', '250655', n.number::text, 'CURRENT', 100,
            'EFT',
            jsonb_build_object('beneficiaryName', 'Thandi Nkosi ' || n.number, 'bankCode', 'FNB',
              'branchCode', '250655', 'accountNumber', n.number::text, 'accountType', 'CURRENT',
              'amount', '1.00', 'beneficiaryReference', 'WEEK')
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM schedules WHERE entity_id = $1) s,
            generate_series(1, $2::int) AS i,
            LATERAL (SELECT 6000000000 + s.at * $2 + i AS number) n`,
    [entityId, ROWS],
  );
  await database.query(
    `INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     SELECT s.id, 1, $2, $1, repeat('0', 64), now() FROM schedules s WHERE s.entity_id = $1`,
    [entityId, approverIds[0]],
  );
  await database.query(`UPDATE schedule_versions SET status = 'IN_FORCE' WHERE entity_id = $1`, [entityId]);
  await database.query(`UPDATE schedules SET version = 1, status = 'ACTIVE' WHERE entity_id = $1`, [
    entityId,
  ]);
}

/** A batch as large as a run, of people that were never paid before. */
function bodyOf(round: number): string {
  const withdrawals = Array.from({ length: ROWS }, (_, i) => ({
    beneficiaryName: `Sipho Dlamini ${round} ${i}`,
    bankCode: 'FNB',
    branchCode: '250655',
    accountNumber: String(7_000_000_000 + round * ROWS + i),
    accountType: 'CURRENT',
    amount: '1.00',
    beneficiaryReference: 'WEEK',
  }));
  return JSON.stringify({ label: `Round ${round}`, currency: 'ZAR', withdrawals });
}

/** The times of creating batches as large as a run over HTTP, in milliseconds. */
async function createBatches(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < CREATED; round++) {
    const body = bodyOf(round + 3);
    const start = performance.now();
    const answer = await fetch(`${url}/v1/payments/bulk-withdrawals/batches`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`The creation was answered with ${answer.status}: ${text}`);
    // The first rounds warm up.
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** Makes a number of schedules without a run due. */
async function makeDue({ context, entityId }: BenchInstallation, count: number): Promise<void> {
  await context.database.query(
    `UPDATE schedules
        SET next_at = now()
      WHERE id IN (SELECT s.id
                     FROM schedules s
                    WHERE s.entity_id = $1
                      AND NOT EXISTS (SELECT FROM schedule_runs n WHERE n.schedule_id = s.id)
                    ORDER BY s.id
                    LIMIT $2)`,
    [entityId, count],
  );
}

/** The result of work, and the latencies of the requests that another process sends meanwhile. */
async function besideRequests<T>(client: ChildProcess, work: () => Promise<T>) {
  client.send('start');
  await once(client, 'message');
  const result = await work();
  client.send('stop');
  const [latenciesMs] = (await once(client, 'message')) as [number[]];
  return { result, latenciesMs };
}

/** Makes the runs of the schedules that are due. */
async function makeAll(installation: BenchInstallation, count: number) {
  const { context, entityId } = installation;
  forgetPeakRss(process.pid);
  const beforeMb = peakRssMb(process.pid);
  const start = performance.now();
  await makeRuns(context);
  const ms = performance.now() - start;
  const peakMb = peakRssMb(process.pid);
  const [made] = await context.database.query(
    `SELECT count(*)::int AS batches FROM batches WHERE entity_id = $1 AND schedule_id IS NOT NULL`,
    [entityId],
  );
  if (made!.batches !== count + WARM_UP) throw new Error(`${made!.batches} of ${count} runs were created.`);
  return { ms, peakMb, grownMb: peakMb - beforeMb };
}

/**
 * 1,000 schedules with 500 withdrawals each that are due on the same day: the time of a run beside a batch of
 * as many rows over HTTP in the same run, the memory of the process, and the latency of other requests
 * beside that of a quiet time.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const count = small ? 30 : 1_000;
  const installation = await benchInstallation();
  const { context, entityId, preparerId } = installation;
  const app = await paymentsApp(context);
  try {
    await installBanks(context);
    await context.database.query(
      `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
         max_batch_withdrawals, max_batch_amounts, rails, updated_at)
       VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 100000, '[]',
         '[{"rail":"EFT","maxAmountMinor":"500000000","unitFeeMinor":"250","cutOff":null}]', now())`,
      [entityId],
    );
    await insertSchedules(installation, count + WARM_UP);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const headers = {
      authorization: `Bearer ${tokenFor(preparerId, context.clock.nowMs())}`,
      'x-user-unique-id': preparerId,
      'x-entity-id': entityId,
    };
    // A process of the client alone, so that its memory is not counted.
    const file = new URL('./probe-client.mjs', import.meta.url);
    const client = fork(file, [JSON.stringify({ url, headers, probe: LISTED })], { execArgv: [] });
    const quiet = await besideRequests(client, () => setTimeout(small ? QUIET_MS / 6 : QUIET_MS));
    const created = await besideRequests(client, () => createBatches(url, headers));
    const beside = median(created.result);
    await makeDue(installation, WARM_UP);
    await makeRuns(context);
    await makeDue(installation, count);
    const { result, latenciesMs } = await besideRequests(client, () => makeAll(installation, count));
    const { ms, peakMb, grownMb } = result;
    client.kill();
    const value = ms / count;
    const p99 = percentile(latenciesMs, 0.99);
    const quietP99 = percentile(quiet.latenciesMs, 0.99);
    const p99OfCreate = percentile(created.latenciesMs, 0.99);
    return {
      name: 'schedules',
      notes: [`Other requests during the batches over HTTP: p99 ${p99OfCreate.toFixed(1)} ms.`],
      results: [
        {
          case: `a run of ${ROWS} withdrawals, of ${count} due on one day, beside such a batch over HTTP`,
          value,
          unit: 'ms',
          beside,
          ratio: value / beside,
          goal: GOAL_RATIO,
          holds: value / beside <= GOAL_RATIO,
        },
        {
          case: `memory that the process grew by (peak RSS ${peakMb.toFixed(0)} MB), beside the limit`,
          value: grownMb,
          unit: 'MB',
          beside: GOAL_MB,
          ratio: grownMb / GOAL_MB,
          goal: 1,
          holds: grownMb <= GOAL_MB,
        },
        {
          case: `p99 of ${latenciesMs.length} other requests, beside a quiet time (limit ${GOAL_P99_MS} ms)`,
          value: p99,
          unit: 'ms',
          beside: quietP99,
          ratio: p99 / quietP99,
          goal: GOAL_P99_MS / quietP99,
          holds: p99 < GOAL_P99_MS,
        },
      ],
    };
  } finally {
    await app.close();
    await installation.close();
  }
}
