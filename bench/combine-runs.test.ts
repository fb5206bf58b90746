import { expect, it } from 'vitest';
import { combineRuns } from './combine-runs.ts';
import type { BenchReport } from './report.ts';

/** A run with two cases: one whose ratio is given, and one that is always 1. */
function run(ratio: number): BenchReport {
  const shared = { unit: 'ms', beside: 10, goal: 2 };
  return {
    name: 'create',
    results: [
      { ...shared, case: 'rows', value: 10 * ratio, ratio, holds: ratio <= 2 },
      { ...shared, case: 'others', value: 10, ratio: 1, holds: true },
    ],
  };
}

it('several runs are reported by the one in the middle, with the spread of their ratios', () => {
  const { name, results } = combineRuns([run(3), run(1.5), run(1.9)]);
  expect(name).toBe('create');
  expect(results[0]).toMatchObject({ case: 'rows', value: 19, ratio: 1.9, holds: true, spread: [1.5, 3] });
  expect(results[1]).toMatchObject({ case: 'others', ratio: 1, spread: [1, 1] });
});

it('a goal that the run in the middle misses is missed', () => {
  expect(combineRuns([run(3), run(1.5), run(2.1)]).results[0]).toMatchObject({ ratio: 2.1, holds: false });
});
