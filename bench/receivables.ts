import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import { benchInstallation } from './bench-installation.ts';
import { fillReceivables } from './receivables-history.ts';
import { paymentsApp } from './payments-app.ts';
import { measureInTurns } from './measure-in-turns.ts';
import type { BenchOptions, BenchReport, BenchResult } from './report.ts';

const GOAL = 1.5;
/** Requests of a hundredth of the history, and of all of it; twice as many receipts. */
const SIZES = [10_000, 1_000_000] as const;
const SMALL_SIZES = [600, 60_000] as const;

const COLLECTIONS = '/v1/payments/collections';

/** What a receivables clerk opens each day. `{payer}` and the others are of a payer in the middle. */
const CASES = {
  'first page of requests': `${COLLECTIONS}?limit=50`,
  'requests that are overdue': `${COLLECTIONS}?isOverdue=true&limit=50`,
  'requests that are paid': `${COLLECTIONS}?status=PAID&limit=50`,
  'ageing of what is open': `${COLLECTIONS}/totals`,
  'requests of a payer by name': `${COLLECTIONS}?query={name}`,
  'requests by reference': `${COLLECTIONS}?query={reference}`,
  'requests by invoice number': `${COLLECTIONS}?query={invoice}`,
  'first page of payers': `${COLLECTIONS}/payers?limit=50`,
  'statement of a payer': `${COLLECTIONS}/payers/{payer}/statement?currency=ZAR`,
  'first page of receipts': `${COLLECTIONS}/receipts?limit=50`,
  'receipts to allocate': `${COLLECTIONS}/receipts?isOpen=true&limit=50`,
  'receipts that are done': `${COLLECTIONS}/receipts?isOpen=false&limit=50`,
  'receipts of a payer': `${COLLECTIONS}/receipts?payerId={payer}&limit=50`,
  'receipts by words of the bank': `${COLLECTIONS}/receipts?query={words}`,
} as const;

interface Server {
  app: FastifyInstance;
  /** The time of one request, in milliseconds. */
  request(path: string): Promise<number>;
  close(): Promise<void>;
}

async function serverOf(requests: number): Promise<Server> {
  const installation = await benchInstallation();
  const { context, entityId } = installation;
  const [approverId] = installation.approverIds;
  await installBanks(context);
  process.stderr.write(`${requests} requests, filling\n`);
  const ids = await fillReceivables(installation, requests);
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
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => encodeURIComponent(ids[name]));
      const start = performance.now();
      const answer = await app.inject({ method: 'GET', url, headers });
      const ms = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.body}`);
      const body = answer.json<{ total?: number; lines?: unknown[]; currencies?: unknown[] }>();
      if (body.total === 0 || body.lines?.length === 0 || body.currencies?.length === 0)
        throw new Error(`${url} found nothing`);
      return ms;
    },
    close: async () => {
      await app.close();
      await installation.close();
    },
  };
}

/** Getting paid with a long history, beside the same with a hundredth of it. */
export async function bench({ small }: BenchOptions): Promise<BenchReport> {
  const sizes = small ? SMALL_SIZES : SIZES;
  const servers: Server[] = [];
  try {
    for (const requests of sizes) servers.push(await serverOf(requests));
    const results: BenchResult[] = [];
    for (const [title, path] of Object.entries(CASES)) {
      const [beside, value] = await measureInTurns(servers, path, small ? 15 : 60);
      results.push({
        case: `${title} (${sizes.join(' and ')} requests)`,
        value: value!,
        unit: 'ms',
        beside: beside!,
        ratio: value! / beside!,
        goal: GOAL,
        holds: value! / beside! <= GOAL,
      });
    }
    return { name: 'receivables', results };
  } finally {
    for (const server of servers) await server.close();
  }
}
