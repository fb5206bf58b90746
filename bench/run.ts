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
}

const NAMES = [
  'api',
  'create',
  'file',
  'grid-browser',
  'matching',
  'overload',
  'proxy',
  'settle',
  'statement',
];

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const name = process.argv.slice(2).find((word) => !word.startsWith('--'));

if (!name || !NAMES.includes(name)) {
  process.stderr.write(`Name a benchmark: npm run bench -- <${NAMES.join(', ')}> [--small] [--json]\n`);
  process.exit(1);
}

const { bench } = (await import(`./${name}.ts`)) as {
  bench: (options: { small: boolean }) => Promise<BenchReport>;
};
const report = await bench({ small: flags.has('--small') });

if (flags.has('--json')) {
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
}
process.exit(report.results.every((result) => result.holds) ? 0 : 1);
