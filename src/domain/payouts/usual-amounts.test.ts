import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, judgeInBatch, judgeSum, runsOf, sumUp } from './usual-amounts.ts';

const KINDS: Record<string, boolean | null> = { other: false, foreign: null };
const kindOf = (batchId: string) => KINDS[batchId] ?? (batchId in KINDS ? null : true);
/** Judges the current payments after earlier ones, `[batch, amount]` with the latest first. */
const judge = (now: bigint[], earlier: [string, bigint][]) =>
  judgeSum(
    sumUp(now),
    runsOf(
      earlier.map(([batchId, amountMinor]) => ({ batchId, amountMinor })),
      kindOf,
    ),
    50,
  );

describe('what is usual for a person', () => {
  it('is the sum of a run, not one of its payments', () => {
    const paid: [string, bigint][] = [
      ['a', 600n],
      ['a', 400n],
      ['b', 1_000n],
    ];
    expect(judge([500n, 520n], paid)).toMatchObject({
      usualMinor: 1_000n,
      changePercent: 2,
      isUnusual: false,
    });
  });

  it('comes from runs of the same kind', () => {
    const paid: [string, bigint][] = [
      ['other', 90_000n],
      ['a', 1_000n],
    ];
    expect(judge([1_100n], paid)).toMatchObject({
      usualMinor: 1_000n,
      comparedWith: 'RUN',
      isUnusual: false,
    });
    expect(judge([9_000n], paid)).toMatchObject({ isUnusual: true });
  });

  it('is never compared across currencies', () => {
    expect(judge([900n], [['foreign', 1n]])).toMatchObject({ usualMinor: null, isUnusual: false });
  });

  it('is, in a kind of run that never paid them, exceeded by more than they ever got at once', () => {
    expect(judge([1_200n], [['other', 20_000n]])).toMatchObject({ isUnusual: false, comparedWith: null });
    expect(judge([30_001n], [['other', 20_000n]])).toMatchObject({ isUnusual: true, comparedWith: 'PERSON' });
  });
});

describe('a person who is paid more often', () => {
  const once: [string, bigint][] = [
    ['a', 2_000_000n],
    ['b', 2_000_000n],
  ];
  it.each<[string, bigint[], [string, bigint][], boolean]>([
    ['is found a cent apart', [2_000_000n, 2_000_001n], once, true],
    ['is found with a small second payment', [2_000_000n, 1_000n], once, true],
    ['is not one whose payment is split', [1_200_000n, 800_000n], once, false],
    ['is not one who is always paid so', [7n, 900n], [...once, ['c', 500n], ['c', 9_000_000n]], false],
    [
      'is found a cent apart although often paid twice',
      [500n, 501n],
      [
        ['a', 500n],
        ['a', 900n],
      ],
      true,
    ],
    ['is found without history', [5_000n, 7_000n], [], true],
    ['is not a person who is paid once', [9_000_000n], once, false],
  ])('%s', (_, now, earlier, isFound) => {
    expect(judge(now, earlier).isPaidMoreOften).toBe(isFound);
  });
});

it('an amount that was paid in an earlier run of the kind is never unusual', () => {
  const amounts = fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.nat(), (paid, pick) => {
      const earlier = paid.map((amount, at): [string, bigint] => [`run ${at}`, amount]);
      expect(judge([paid[pick % paid.length]!], earlier).isUnusual).toBe(false);
    }),
  );
});

describe('the amounts of a batch', () => {
  const pool = Array.from({ length: 12 }, (_, i) => BigInt(200_000 + i * 3_700));
  const stranger = { vary: false, thresholdPercent: 50 };

  it('show which of them has a zero too many, or too few', () => {
    const bounds = boundsOf(pool, 50);
    const judged = (amount: bigint) => judgeInBatch(judge([amount], []), amount, bounds, stranger);
    for (const amount of pool) {
      expect(judged(amount).isUnusual).toBe(false);
      expect(judged(amount * 10n)).toMatchObject({ isUnusual: true, comparedWith: 'BATCH' });
      expect(judged(amount / 10n)).toMatchObject({ isUnusual: true, comparedWith: 'BATCH' });
    }
  });

  it('say nothing in a small batch, or about a person whose runs are known', () => {
    expect(boundsOf(pool.slice(0, 7), 50)).toBeNull();
    const director = judge([9_000_000n], [['a', 9_000_000n]]);
    expect(judgeInBatch(director, 9_000_000n, boundsOf(pool, 50), stranger).isUnusual).toBe(false);
  });
});
