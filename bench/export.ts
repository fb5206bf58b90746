import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { to as copyTo } from 'pg-copy-streams';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import type { BenchInstallation } from './bench-installation.ts';
import { historyInstallation } from './history-data.ts';
import { paymentsApp } from './payments-app.ts';
import { median } from './percentile.ts';
import type { BenchOptions, BenchReport } from './run.ts';

const GOAL = 2;
/** The process may hold this much more at the end of an export than at its beginning. */
const GOAL_MEGABYTES = 50;
const ROUNDS = 5;
/** The payouts of the largest entity that the filters find: all but the money that came in. */
const FILTER = 'direction=DEBIT';

/** An export of filtered payouts over HTTP, beside COPY TO of the same rows to this process. */
export async function bench({ small, data }: BenchOptions): Promise<BenchReport> {
  // Half of the payouts belong to the entity, and nearly all of these go out.
  const installation = await historyInstallation({
    payouts: small ? 20_000 : 2_100_000,
    data,
    say: (line) => process.stderr.write(`${line}\n`),
  });
  const app = await paymentsApp(installation.context);
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/app/payouts.csv?${FILTER}`;
    const exported: number[] = [];
    const copied: number[] = [];
    let rows = 0;
    let peakMegabytes = 0;
    const before = process.memoryUsage().rss;
    for (let round = 0; round <= (small ? 2 : ROUNDS); round++) {
      const copy = await copyAlone(installation);
      const download = await readExport(installation, url, () => {
        peakMegabytes = Math.max(peakMegabytes, (process.memoryUsage().rss - before) / 2 ** 20);
      });
      if (download.rows !== copy.rows)
        throw new Error(`The export has ${download.rows} rows, and COPY ${copy.rows}.`);
      rows = copy.rows;
      // The first round warms both up.
      if (round === 0) continue;
      exported.push(download.ms);
      copied.push(copy.ms);
    }
    const value = median(exported);
    const beside = median(copied);
    return {
      name: 'export',
      results: [
        {
          case: `${rows} payouts as CSV, ${Math.round((rows / value) * 1_000)} a second, beside COPY TO`,
          value,
          unit: 'ms',
          beside,
          ratio: value / beside,
          goal: GOAL,
          holds: value / beside <= GOAL,
        },
        {
          case: 'memory that the process took meanwhile, beside the limit',
          value: peakMegabytes,
          unit: 'MB',
          beside: GOAL_MEGABYTES,
          ratio: peakMegabytes / GOAL_MEGABYTES,
          goal: 1,
          holds: peakMegabytes <= GOAL_MEGABYTES,
        },
      ],
    };
  } finally {
    await app.close();
    await installation.close();
  }
}

interface Read {
  ms: number;
  rows: number;
}

async function readExport(
  { context, entityId, preparerId }: BenchInstallation,
  url: string,
  onChunk: () => void,
): Promise<Read> {
  const start = performance.now();
  const answer = await fetch(url, {
    headers: {
      authorization: `Bearer ${tokenFor(preparerId, context.clock.nowMs())}`,
      'x-user-unique-id': preparerId,
      'x-entity-id': entityId,
    },
  });
  if (answer.status !== 200) throw new Error(`The export was answered with ${answer.status}.`);
  const lines = await countLines(answer.body!, onChunk);
  return { ms: performance.now() - start, rows: lines - 1 };
}

/** The same rows and columns in the same order, as PostgreSQL writes CSV by itself. */
async function copyAlone({ context, entityId }: BenchInstallation): Promise<Read> {
  const client = await context.database.pool.connect();
  try {
    const start = performance.now();
    const stream = client.query(
      copyTo(
        `COPY (SELECT p.id, p.created_at, p.direction, p.status, p.currency, p.amount_minor, p.fee_minor,
                      w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
                      p.recipient_reference, b.label, p.batch_id, p.withdrawal_id, p.rail, p.failure_code,
                      p.failure_reason, p.updated_at
                 FROM payouts p
                 LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
                 LEFT JOIN batches b ON b.id = p.batch_id
                WHERE p.entity_id = '${entityId}' AND p.direction = 'DEBIT'
                ORDER BY p.created_at DESC, p.id DESC) TO STDOUT (FORMAT csv)`,
      ),
    );
    const rows = await countLines(stream, () => undefined);
    return { ms: performance.now() - start, rows };
  } finally {
    client.release();
  }
}

const LINE_FEED = 0x0a;

async function countLines(chunks: AsyncIterable<Uint8Array>, onChunk: () => void): Promise<number> {
  let lines = 0;
  for await (const chunk of chunks) {
    onChunk();
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  }
  return lines;
}
