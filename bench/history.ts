import { performance } from 'node:perf_hooks';
import { findPayouts } from '../src/server/payments/payouts/history/find-payouts.ts';
import { getPayoutTotals } from '../src/server/payments/payouts/history/get-payout-totals.ts';
import { historyInstallation, sizesOf } from './history-data.ts';
import { handWritten, randomSearches, type HistorySearch } from './history-searches.ts';
import { percentile } from './percentile.ts';
import type { BenchOptions, BenchReport, BenchResult } from './report.ts';

/** p99 of our searches beside that of the hand-written statements for the same rows. */
const GOAL_RATIO = 2;
const GOAL_PAGE_MS = 20;
const GOAL_LEVEL = 1.5;
const SIZES = [100_000, 1_000_000, 10_000_000];
const SMALL_SIZES = [500, 2_000];

/** The slowest searches of each size that are listed. */
const LISTED = 8;

/** The times of one size, in milliseconds. */
interface Times {
  ours: number[];
  peer: number[];
}

/** The properties that decide how a search is answered: its filters, and whether its page is deep. */
function classOf(search: HistorySearch): string {
  const hasAmount = [search.minAmount, search.maxAmount, search.exactAmount].some(Boolean);
  if (search.beneficiaryId ?? search.batchId) return 'one recipient or batch';
  if (search.query && hasAmount) return 'text and amount';
  if (search.query) return search.offset < DEEP ? 'text' : 'text, deep';
  if (hasAmount) return search.offset < DEEP ? 'amount' : 'amount, deep';
  return search.offset < DEEP ? 'period, direction, status' : 'period, direction, status, deep';
}

const DEEP = 20_000;

/**
 * Random searches of the largest of 200 entities: each filter and mixtures, sorted either way, first and deep
 * pages, and totals, beside the best statement that we could write by hand. Both take turns on one database.
 * The growth of our time with the history is measured first, without the peer.
 */
export async function bench({ small, data, most }: BenchOptions): Promise<BenchReport> {
  const sizes = sizesOf(small ? SMALL_SIZES : SIZES, most);
  const searches = small ? 20 : 1_000;
  const results: BenchResult[] = [];
  const medians: number[] = [];
  for (const payouts of sizes) {
    const { alone, pages, totals, classes } = await measure(payouts, data, searches);
    const value = percentile(pages.ours, 0.99);
    const beside = percentile(pages.peer, 0.99);
    for (const share of [50, 99])
      results.push(
        result(`${payouts} payouts: p${share} of ${searches} searches`, {
          value: percentile(pages.ours, share / 100),
          beside: percentile(pages.peer, share / 100),
          goal: GOAL_RATIO,
        }),
      );
    results.push(
      result(`${payouts} payouts: p99 of totals`, {
        value: percentile(totals.ours, 0.99),
        beside: percentile(totals.peer, 0.99),
        goal: GOAL_RATIO,
      }),
      result(`${payouts} payouts: p95 of searches beside 20 ms`, {
        value: percentile(pages.ours, 0.95),
        beside: GOAL_PAGE_MS,
        goal: 1,
      }),
      ...[0.95, 0.99].map((share) =>
        result(`${payouts} payouts: p${share * 100} of what a search takes beyond its statement by hand`, {
          value: percentile(pages.beyond, share),
          beside: GOAL_PAGE_MS,
          goal: 1,
        }),
      ),
    );
    for (const [name, times] of [...classes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      for (const share of [50, 95])
        results.push(
          result(`${payouts} payouts: p${share} of ${times.ours.length} searches by ${name}`, {
            value: percentile(times.ours, share / 100),
            beside: percentile(times.peer, share / 100),
            goal: GOAL_RATIO,
          }),
        );
    medians.push(percentile(alone, 0.5));
    process.stderr.write(`${payouts}: ${value.toFixed(1)} ms beside ${beside.toFixed(1)} ms\n`);
  }
  const growth = medians.at(-1)! / medians[0]!;
  const exponent = Math.log(growth) / Math.log(sizes.at(-1)! / sizes[0]!);
  results.push(
    result(`p50 of searches alone, the largest beside the smallest, exponent ${exponent.toFixed(3)}`, {
      value: medians.at(-1)!,
      beside: medians[0]!,
      goal: GOAL_LEVEL,
    }),
  );
  return { name: 'history', results };
}

function result(title: string, measured: { value: number; beside: number; goal: number }): BenchResult {
  const { value, beside, goal } = measured;
  const ratio = value / beside;
  return { case: title, value, unit: 'ms', beside, ratio, goal, holds: ratio <= goal };
}

async function measure(payouts: number, data: string | null, count: number) {
  const installation = await historyInstallation({
    payouts,
    data,
    say: (line) => process.stderr.write(`${payouts}: ${line}\n`),
  });
  const { context, entityId } = installation;
  /** The times of searches without the peer, whose slow statements push our pages out of the cache. */
  const alone: number[] = [];
  const pages: Times = { ours: [], peer: [] };
  const classes = new Map<string, Times>();
  const totals: Times = { ours: [], peer: [] };
  const totalsOf = getPayoutTotals(context);
  try {
    const searches = await randomSearches(context.database, entityId, count);
    for (const search of searches) {
      const start = performance.now();
      await findPayouts(context.database, entityId, search);
      alone.push(performance.now() - start);
    }
    for (const [index, search] of searches.entries()) {
      const isOursFirst = index % 2 === 0;
      const ours = async () => {
        const start = performance.now();
        const page = await findPayouts(context.database, entityId, search);
        pages.ours.push(performance.now() - start);
        return page.items.map(({ id }) => id);
      };
      const peer = () => handWritten(context.database, entityId, search, pages.peer);
      const first = await (isOursFirst ? ours() : peer());
      const second = await (isOursFirst ? peer() : ours());
      if (first.join() !== second.join())
        throw new Error(`Both find different payouts: ${JSON.stringify(search)}`);
      const name = classOf(search);
      if (!classes.has(name)) classes.set(name, { ours: [], peer: [] });
      for (const side of ['ours', 'peer'] as const) classes.get(name)![side].push(pages[side].at(-1)!);
      if (index % 10 === 0) await measureTotals(search);
    }
    listSlowest(searches, pages);
  } finally {
    await installation.close();
  }
  const beyond = pages.ours.map((ms, index) => Math.max(ms - pages.peer[index]!, 0.001));
  return { alone, pages: { ...pages, beyond }, totals, classes };

  async function measureTotals({ direction, status, from, to }: HistorySearch): Promise<void> {
    const query = { direction, status, from, to };
    const start = performance.now();
    await totalsOf({ caller: { entityId }, query } as Parameters<typeof totalsOf>[0]);
    const middle = performance.now();
    await context.database.query(
      `SELECT p.currency, p.direction, p.status, count(*) AS count, sum(p.amount_minor) AS amount
         FROM payouts p
        WHERE p.entity_id = $1 AND ($2::text IS NULL OR p.direction = $2)
          AND ($3::text IS NULL OR p.status = $3)
          AND p.created_at >= $4 AND p.created_at <= $5
        GROUP BY 1, 2, 3`,
      [entityId, direction ?? null, status ?? null, new Date(from ?? 0), new Date(to ?? 4e12)],
    );
    totals.ours.push(middle - start);
    totals.peer.push(performance.now() - middle);
  }
}

function listSlowest(searches: readonly HistorySearch[], { ours, peer }: Times): void {
  const slowest = searches
    .map((search, index) => ({ search, ours: ours[index]!, peer: peer[index]! }))
    .toSorted((a, b) => b.ours - a.ours)
    .slice(0, LISTED);
  for (const { search, ours: ms, peer: beside } of slowest)
    process.stderr.write(`${ms.toFixed(0)} ms beside ${beside.toFixed(0)} ms: ${JSON.stringify(search)}\n`);
}
