import { percentile } from './percentile.ts';
import type { BenchReport, BenchResult } from './report.ts';

/**
 * One report of several runs: for each case the run whose ratio is the median, and the least and the largest
 * ratio. The cases of every run are in the same order. Notes are those of the last run.
 */
export function combineRuns(reports: readonly BenchReport[]): BenchReport {
  const last = reports.at(-1)!;
  return { ...last, results: last.results.map((_, index) => combine(reports.map((r) => r.results[index]!))) };
}

function combine(runs: readonly BenchResult[]): BenchResult {
  const ratios = runs.map(({ ratio }) => ratio);
  const middle = percentile(ratios, 0.5);
  const spread: [number, number] = [Math.min(...ratios), Math.max(...ratios)];
  return { ...runs.find(({ ratio }) => ratio === middle)!, spread };
}
