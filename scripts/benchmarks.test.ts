import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { BenchReport } from '../bench/run.ts';

/** A busy machine misses goals, so this only shows that the benchmarks still measure. */
const NAMES = ['api', 'proxy'];

const ROOT = resolve(import.meta.dirname, '..');

it.each(NAMES)('the benchmark %s runs and reports its figures', async (name) => {
  const run = spawn(join(ROOT, 'node_modules/.bin/tsx'), ['bench/run.ts', name, '--small', '--json'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  expect(printed, errors).not.toBe('');
  const report = JSON.parse(printed) as BenchReport;
  expect(report.name).toBe(name);
  expect(report.results.length).toBeGreaterThan(0);
  for (const { case: title, value, beside } of report.results) {
    expect(value, title).toBeGreaterThan(0);
    expect(beside, title).toBeGreaterThan(0);
  }
});
