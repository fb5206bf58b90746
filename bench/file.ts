import { roundOf, startContender } from './contender-process.ts';
import type { ContenderOptions } from './file-contender.ts';
import { median } from './percentile.ts';
import type { BenchReport } from './report.ts';

/**
 * The withdrawal file: from bytes to checked columns with duplicates found, beside papaparse alone
 * splitting the decoded text into arrays. Both take turns in the same run; the figures are medians. Each
 * has its own heap, like the file in the browser's worker: in one heap V8 would learn from papaparse, which
 * keeps every cell, and move the other's short-lived cells to its old generation.
 */
const GOAL = 1.3;
/** Warms the compiler; not counted. */
const WARM_UP_ROUNDS = 4;

/** `small`: fewer rows and rounds with the same goal, for CI. `value` and `beside` are milliseconds. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const rows = small ? 5_000 : 100_000;
  const rounds = small ? 3 : 15;
  const results: BenchReport['results'] = [];
  for (const quoteAll of [false, true]) {
    const { value, beside } = await compare(rows, rounds, quoteAll);
    const ratio = Math.round((value / beside) * 100) / 100;
    results.push({
      case: `${rows} rows, 9 columns, ${quoteAll ? 'every cell' : 'names'} quoted, against papaparse alone`,
      value,
      unit: 'ms',
      beside,
      ratio,
      goal: GOAL,
      holds: ratio <= GOAL,
    });
  }
  return { name: 'file', results };
}

async function compare(
  rows: number,
  rounds: number,
  quoteAll: boolean,
): Promise<{ value: number; beside: number }> {
  const ours = startContender('./file-contender.ts', {
    contender: 'withdrawal file',
    rows,
    quoteAll,
  } satisfies ContenderOptions);
  const alone = startContender('./file-contender.ts', {
    contender: 'papaparse',
    rows,
    quoteAll,
  } satisfies ContenderOptions);
  const ourTimes: number[] = [];
  const aloneTimes: number[] = [];
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      const [first, second] = round % 2 === 0 ? [ours, alone] : [alone, ours];
      const times = new Map([[first, await roundOf<number>(first)]]);
      times.set(second, await roundOf<number>(second));
      if (round < WARM_UP_ROUNDS) continue;
      ourTimes.push(times.get(ours)!);
      aloneTimes.push(times.get(alone)!);
    }
  } finally {
    ours.kill();
    alone.kill();
  }
  return { value: median(ourTimes), beside: median(aloneTimes) };
}
