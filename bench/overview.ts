import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import type { BenchInstallation } from './bench-installation.ts';
import { historyInstallation, sizesOf } from './history-data.ts';
import { paymentsApp } from './payments-app.ts';
import { measureInTurns } from './measure-in-turns.ts';
import { fillScheduleHistory, TEN_YEARS_OF_RUNS } from './schedule-history.ts';
import type { BenchOptions, BenchReport, BenchResult } from './report.ts';

const GOAL = 1.5;
/** Each history is ten times as long as the one before it. */
const SIZES = [100_000, 1_000_000, 10_000_000];
const SMALL_SIZES = [1_000, 5_000];
/** The longest history has ten years of runs, the others a part of that. */
const FEWEST_RUNS = 5;

/** The requests of the overview, the navigation, the page of recipients and the schedules. */
const CASES = {
  'payouts of 30 days': '/app/payout-days?days=30',
  'payouts of 180 days': '/app/payout-days?days=180',
  'batches that wait for approval': '/app/waiting-batches',
  'total that waits for approval': '/v1/payments/bulk-withdrawals/pending-total',
  'latest batches': '/v1/payments/bulk-withdrawals/batches?limit=5',
  balances: '/v1/payments/account/balances/FUNDING?currency=ZAR',
  'what needs attention': '/app/attention',
  notifications: '/app/notifications',
  'first steps': '/app/first-steps',
  recipients: '/app/recipients?limit=50',
  'recipients of a common name': '/app/recipients?limit=50&query=nkosi',
  'recipients of an account number': '/app/recipients?query=6200000017',
  schedules: '/v1/payments/scheduled-withdrawals?limit=50',
  'calendar of payments': '/app/payment-calendar',
  'ten years of runs':
    '/v1/payments/scheduled-withdrawals/{schedule}/runs?from=2016-01-01&to=2027-12-31&limit=20',
  'search for a common name': '/app/search?q=nkosi',
  'search for an account number': '/app/search?q=6200000017',
} as const;

interface Server {
  app: FastifyInstance;
  /** The time of one request, in milliseconds. */
  request(path: string): Promise<number>;
  close(): Promise<void>;
}

/** `runs`: how many runs each schedule of the entity has had. */
async function serverOf(installation: BenchInstallation, runs: number): Promise<Server> {
  const { context, entityId } = installation;
  const [approverId] = installation.approverIds;
  await installBanks(context);
  const schedule = await fillScheduleHistory(installation, runs);
  const app = await paymentsApp(context);
  await app.ready();
  const headers = {
    authorization: `Bearer ${tokenFor(approverId, context.clock.nowMs())}`,
    'x-user-unique-id': approverId,
    'x-entity-id': entityId,
  };
  return {
    app,
    request: async (path) => {
      const start = performance.now();
      const answer = await app.inject({ method: 'GET', url: path.replace('{schedule}', schedule), headers });
      const ms = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.body}`);
      return ms;
    },
    close: async () => {
      await app.close();
      await installation.close();
    },
  };
}

/**
 * Requests of the overview with a long history, beside the same with one a hundredth as long. The exponent
 * says how the time grows: 0 is level, 1 grows like the history.
 */
export async function bench({ small, data, most }: BenchOptions): Promise<BenchReport> {
  const sizes = sizesOf(small ? SMALL_SIZES : SIZES, most);
  const servers: Server[] = [];
  try {
    for (const payouts of sizes) {
      const say = (line: string) => process.stderr.write(`${payouts} payouts, ${line}\n`);
      const runs = Math.max(FEWEST_RUNS, Math.round((TEN_YEARS_OF_RUNS * payouts) / sizes.at(-1)!));
      servers.push(await serverOf(await historyInstallation({ payouts, data, say }), runs));
    }
    const results: BenchResult[] = [];
    for (const [title, path] of Object.entries(CASES)) {
      const times = await measureInTurns(servers, path, small ? 5 : 60);
      const [beside, value] = [times[0]!, times.at(-1)!];
      const exponent = Math.log(value / beside) / Math.log(sizes.at(-1)! / sizes[0]!);
      const each = times.map((ms) => ms.toFixed(1)).join(', ');
      results.push({
        case: `${title} (${each} ms of ${sizes.join(', ')} payouts, exponent ${exponent.toFixed(2)})`,
        value,
        unit: 'ms',
        beside,
        ratio: value / beside,
        goal: GOAL,
        holds: value / beside <= GOAL,
      });
    }
    return { name: 'overview', results };
  } finally {
    for (const server of servers) await server.close();
  }
}
