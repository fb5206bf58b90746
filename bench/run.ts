import { parseArgs } from 'node:util';
import { combineRuns } from './combine-runs.ts';
import type { BenchOptions, BenchReport } from './report.ts';

const NAMES = [
  'api',
  'create',
  'exchange',
  'export',
  'file',
  'file-browser',
  'grid-browser',
  'history',
  'matching',
  'million',
  'overload',
  'overview',
  'pay',
  'proxy',
  'receivables',
  'reconcile',
  'schedules',
  'settle',
  'start',
  'statement',
  'stream',
];

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean' },
    json: { type: 'boolean' },
    data: { type: 'string' },
    most: { type: 'string' },
    runs: { type: 'string' },
  },
});
const [name = ''] = positionals;

const runs = Number(flags.runs ?? 1);

if (!NAMES.includes(name) || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write(
    `Name a benchmark: npm run bench -- <${NAMES.join(', ')}>\n` +
      '  [--small] [--json] [--data <folder>] [--most <payouts>] [--runs <count>]\n',
  );
  process.exit(1);
}

const { bench } = (await import(`./${name}.ts`)) as {
  bench: (options: BenchOptions) => Promise<BenchReport>;
};
const reports: BenchReport[] = [];
for (let run = 0; run < runs; run++) {
  reports.push(
    await bench({
      small: flags.small ?? false,
      data: flags.data ?? null,
      most: Number(flags.most ?? Infinity),
    }),
  );
}
const report = reports.length === 1 ? reports[0]! : combineRuns(reports);

if (flags.json) {
  process.stdout.write(`${JSON.stringify(report)}\n`);
} else {
  process.stdout.write(`${report.name}\n`);
  const round = (value: number) => Math.round(value * 100) / 100;
  for (const { case: title, value, unit, beside, ratio, goal, holds, spread } of report.results) {
    const range = spread ? ` (${reports.length} runs from ${round(spread[0])} to ${round(spread[1])})` : '';
    process.stdout.write(
      `  ${title}: ${round(value)} ${unit} beside ${round(beside)}, ` +
        `a ratio of ${round(ratio)}${range}; goal ${goal}: ${holds ? 'met' : 'MISSED'}\n`,
    );
  }
  for (const note of report.notes ?? []) process.stdout.write(`  ${note}\n`);
}
process.exit(report.results.every((result) => result.holds) ? 0 : 1);
