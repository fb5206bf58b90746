import { median, roundOf, startContender } from './contender-process.ts';
import type { ContenderOptions, Round } from './matching-contender.ts';
import type { BenchReport } from './run.ts';

/**
 * Matching: the exchange's engine, with a thousand accounts, balances, fees, rewards and every rule, beside
 * nodejs-order-book, which only matches. Both process the same orders and cancels (60 % cancels) on a book
 * of about 100,000 orders, and take turns in the same run, each in a separate process; the figures are
 * medians. After each round both books must have the same contents.
 */
const GOAL = 10;
const BOOK = 100_000;
const OPERATIONS = 300_000;
/** The average distance of an order from the middle of the book in ticks: a thousandth of the price. */
const MEAN_DISTANCE = 100;
/** Warms the compiler; not counted. */
const WARM_UP_ROUNDS = 1;

/**
 * `small` is for CI: fewer rounds on a smaller book, the same goal. `value` and `beside` are operations a
 * second.
 */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const book = small ? BOOK / 2 : BOOK;
  const operations = small ? OPERATIONS / 2 : OPERATIONS;
  const rounds = small ? 2 : 3;
  const options = { book, operations, meanDistance: MEAN_DISTANCE };
  const start = (contender: ContenderOptions['contender']) =>
    startContender('./matching-contender.ts', { ...options, contender } satisfies ContenderOptions);
  const ours = start('exchange');
  const peer = start('nodejs-order-book');
  const ourTimes: number[] = [];
  const peerTimes: number[] = [];
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      const mine = await roundOf<Round>(ours);
      const other = await roundOf<Round>(peer);
      const [books, others] = [JSON.stringify(mine.resting), JSON.stringify(other.resting)];
      if (books !== others) throw new Error(`The books differ: ${books} and ${others}.`);
      if (round < WARM_UP_ROUNDS) continue;
      ourTimes.push(mine.ms);
      peerTimes.push(other.ms);
    }
  } finally {
    ours.kill();
    peer.kill();
  }
  const perSecond = (times: number[]) => Math.round((operations / median(times)) * 1_000);
  const [value, beside] = [perSecond(ourTimes), perSecond(peerTimes)];
  const ratio = value / beside;
  return {
    name: 'matching',
    results: [
      {
        case: `${operations} operations, 60 % cancels, a book of ${book} orders, against nodejs-order-book`,
        value,
        unit: 'operations/s',
        beside,
        ratio,
        goal: GOAL,
        holds: ratio >= GOAL,
      },
    ],
  };
}
