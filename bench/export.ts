import type { AddressInfo } from 'node:net';
import { tokenFor } from '../src/server/payments/testing/test-access.ts';
import { DAY_MS } from '../src/shared/time.ts';
import { roundOf, startContender } from './contender-process.ts';
import type { ExportContenderOptions, ExportRound } from './export-contender.ts';
import { historyInstallation } from './history-data.ts';
import { HISTORY_END_MS } from './history-sql.ts';
import { paymentsApp } from './payments-app.ts';
import { median, percentile } from './percentile.ts';
import type { BenchOptions, BenchReport } from './report.ts';

const MB = 2 ** 20;
const GOAL = 2;
/** The limit of the peak memory, as a ratio to that of exports of a tenth of the payouts. */
const GOAL_MEMORY_RATIO = 1.2;
/** How much more memory the process may take while it exports than before its first export. */
const GOAL_MEGABYTES = 50;
const ROUNDS = 5;
const SAMPLE_MS = 20;
/** The filter finds all payouts of the largest entity but the money that came in. */
const FILTER = 'direction=DEBIT';
/** The history spans seven years, in which the payouts are spread evenly. */
const A_TENTH = `&from=${HISTORY_END_MS - 255 * DAY_MS}`;

/**
 * An export of filtered payouts over HTTP, beside COPY TO of the same rows to another process. Before that,
 * the same process exports a tenth of them as often: its memory must not follow the number of payouts.
 */
export async function bench({ small, data }: BenchOptions): Promise<BenchReport> {
  // Half of the payouts belong to the entity, and nearly all of these go out.
  const installation = await historyInstallation({
    payouts: small ? 10_000 : 2_100_000,
    data,
    say: (line) => process.stderr.write(`${line}\n`),
  });
  const { context, entityId, preparerId } = installation;
  const app = await paymentsApp(context);
  const contender = (options: ExportContenderOptions) => startContender('./export-contender.ts', options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/app/payouts.csv?${FILTER}`;
  const headers = {
    authorization: `Bearer ${tokenFor(preparerId, context.clock.nowMs())}`,
    'x-user-unique-id': preparerId,
    'x-entity-id': entityId,
  };
  const exportingATenth = contender({ contender: 'export', url: url + A_TENTH, headers });
  const exporting = contender({ contender: 'export', url, headers });
  const copying = contender({ contender: 'copy', address: context.database.address, entityId });
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  try {
    const exported: number[] = [];
    const copied: number[] = [];
    let rows = 0;
    const rounds = small ? 1 : ROUNDS;
    let ofATenth = 0;
    for (let round = 0; round <= rounds; round++)
      ofATenth = (await roundOf<ExportRound>(exportingATenth)).rows;
    const peakOfATenth = peak;
    peak = 0;
    for (let round = 0; round <= rounds; round++) {
      const copy = await roundOf<ExportRound>(copying);
      const download = await roundOf<ExportRound>(exporting);
      if (download.rows !== copy.rows)
        throw new Error(`The export has ${download.rows} rows, and COPY ${copy.rows}.`);
      rows = copy.rows;
      // The first round warms both up.
      if (round === 0) continue;
      exported.push(download.ms);
      copied.push(copy.ms);
    }
    if (ofATenth < rows / 20 || ofATenth > rows / 7)
      throw new Error(`The export of a tenth has ${ofATenth} of ${rows} rows.`);
    const most = Math.max(peak, peakOfATenth);
    return {
      name: 'export',
      results: [
        speed(rows, exported, copied),
        memory('of the process, beside that of exports of a tenth', peak, peakOfATenth, GOAL_MEMORY_RATIO),
        memory(
          'that the process took for its exports, beside the limit',
          most - before,
          GOAL_MEGABYTES * MB,
          1,
        ),
      ],
    };
  } finally {
    clearInterval(sampling);
    exportingATenth.kill();
    exporting.kill();
    copying.kill();
    await app.close();
    await installation.close();
  }
}

function speed(rows: number, exported: readonly number[], copied: readonly number[]) {
  const value = median(exported);
  const beside = median(copied);
  const ratios = exported.map((ms, round) => ms / copied[round]!);
  const spread = [0, 1].map((share) => percentile(ratios, share).toFixed(2)).join(' to ');
  const rate = Math.round((rows / value) * 1_000);
  return {
    case: `${rows} payouts as CSV, ${rate} a second, beside COPY TO (rounds from ${spread})`,
    value,
    unit: 'ms',
    beside,
    ratio: value / beside,
    goal: GOAL,
    holds: value / beside <= GOAL,
  };
}

function memory(title: string, bytes: number, beside: number, goal: number) {
  const ratio = bytes / beside;
  return {
    case: `most memory ${title}`,
    value: bytes / MB,
    unit: 'MB',
    beside: beside / MB,
    ratio,
    goal,
    holds: ratio <= goal,
  };
}
