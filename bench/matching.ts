import { roundOf, startContender } from './contender-process.ts';
import type { ContenderOptions, Round } from './matching-contender.ts';
import { median } from './percentile.ts';
import type { BenchReport } from './report.ts';

/**
 * Matching: the exchange's engine, with a thousand accounts, balances, fees, rewards and every rule, beside
 * nodejs-order-book, which only matches, and beside the engine's own books without any rule, which is the
 * limit. All process the same orders and cancels (60 % cancels) on a book of about 100,000 orders, and take
 * turns in the same run, each in a separate process; the figures are medians. After each round the books must
 * have the same contents.
 *
 * A dense book has its orders 100 ticks from the middle on average, a sparse one 1,000 ticks.
 */
const BOOKS = [
  { title: 'dense', meanDistance: 100, goal: 50 },
  { title: 'sparse', meanDistance: 1_000, goal: 20 },
];
const GOAL_OF_LIMIT = 0.3;
const LIMIT_US = 100;
const BOOK = 100_000;
const OPERATIONS = 300_000;
/** Warms the compiler; not counted. */
const WARM_UP_ROUNDS = 2;

type Contender = ContenderOptions['contender'];
type Rounds = Record<Contender, Round[]>;

/** `small` is for CI: fewer rounds on a smaller book, the same goals. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const book = small ? BOOK / 20 : BOOK;
  const operations = small ? OPERATIONS / 20 : OPERATIONS;
  const results: BenchReport['results'] = [];
  for (const { title, meanDistance, goal } of BOOKS) {
    const rounds = await compare({ book, operations, meanDistance }, small ? 2 : 5);
    const perSecond = (contender: Contender) =>
      Math.round((operations / median(rounds[contender].map(({ ms }) => ms))) * 1_000);
    const value = perSecond('exchange');
    const work = `a ${title} book of ${book} orders, ${operations} operations, 60 % cancels`;
    for (const [beside, name, least] of [
      [perSecond('nodejs-order-book'), 'nodejs-order-book', goal],
      [perSecond('books alone'), 'the books without rules', GOAL_OF_LIMIT],
    ] as const) {
      const ratio = value / beside;
      results.push({
        case: `${work}, beside ${name}`,
        value,
        unit: 'operations/s',
        beside,
        ratio,
        goal: least,
        holds: ratio >= least,
      });
    }
    const p999Us = median(rounds.exchange.map((round) => round.p999Us!));
    results.push({
      case: `${work}: p99.9 of one, beside the limit`,
      value: p999Us,
      unit: 'us',
      beside: LIMIT_US,
      ratio: p999Us / LIMIT_US,
      goal: 1,
      holds: p999Us <= LIMIT_US,
    });
  }
  return { name: 'matching', results };
}

async function compare(options: Omit<ContenderOptions, 'contender'>, counted: number): Promise<Rounds> {
  const rounds: Rounds = { exchange: [], 'books alone': [], 'nodejs-order-book': [] };
  const contenders = (Object.keys(rounds) as Contender[]).map(
    (contender) =>
      [
        contender,
        startContender('./matching-contender.ts', { ...options, contender } satisfies ContenderOptions),
      ] as const,
  );
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + counted; round++) {
      const books = new Set<string>();
      for (const [contender, running] of contenders) {
        const one = await roundOf<Round>(running);
        books.add(JSON.stringify(one.resting));
        if (round >= WARM_UP_ROUNDS) rounds[contender].push(one);
      }
      if (books.size > 1) throw new Error(`The books differ: ${[...books].join(' and ')}.`);
    }
  } finally {
    for (const [, running] of contenders) running.kill();
  }
  return rounds;
}
