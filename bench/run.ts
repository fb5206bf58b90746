import { parseArgs } from 'node:util';

/** A measured case beside its peer or limit. `holds`: the ratio meets the goal. */
export interface BenchResult {
  case: string;
  value: number;
  unit: string;
  /** The peer's or the limit's value, in the same unit. */
  beside: number;
  /** value / beside. */
  ratio: number;
  goal: number;
  holds: boolean;
}

export interface BenchReport {
  name: string;
  results: BenchResult[];
  /** Measurements without a goal. */
  notes?: string[];
}

/** What the command line asks for. */
export interface BenchOptions {
  /** Less work with the same goals where they hold, for CI. */
  small: boolean;
  /** A folder that keeps the databases of the benchmarks of a long history; null to remove them. */
  data: string | null;
  /** The most payouts of a long history; those of the smaller sizes shrink with it. */
  most: number;
}

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
  'proxy',
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
  },
});
const [name = ''] = positionals;

if (!NAMES.includes(name)) {
  process.stderr.write(
    `Name a benchmark: npm run bench -- <${NAMES.join(', ')}>\n` +
      '  [--small] [--json] [--data <folder>] [--most <payouts>]\n',
  );
  process.exit(1);
}

const { bench } = (await import(`./${name}.ts`)) as {
  bench: (options: BenchOptions) => Promise<BenchReport>;
};
const report = await bench({
  small: flags.small ?? false,
  data: flags.data ?? null,
  most: Number(flags.most ?? Infinity),
});

if (flags.json) {
  process.stdout.write(`${JSON.stringify(report)}\n`);
} else {
  process.stdout.write(`${report.name}\n`);
  const round = (value: number) => Math.round(value * 100) / 100;
  for (const { case: title, value, unit, beside, ratio, goal, holds } of report.results) {
    process.stdout.write(
      `  ${title}: ${round(value)} ${unit} beside ${round(beside)}, ` +
        `a ratio of ${round(ratio)}; goal ${goal}: ${holds ? 'met' : 'MISSED'}\n`,
    );
  }
  for (const note of report.notes ?? []) process.stdout.write(`  ${note}\n`);
}
process.exit(report.results.every((result) => result.holds) ? 0 : 1);
