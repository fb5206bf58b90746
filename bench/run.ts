import { readdirSync } from 'node:fs';

/** One measured case beside its peer or limit: `holds` says whether the ratio keeps to the goal. */
export interface BenchResult {
  case: string;
  value: number;
  unit: string;
  beside: string;
  ratio: number;
  goal: string;
  holds: boolean;
}

export interface BenchReport {
  name: string;
  results: BenchResult[];
}

const names = readdirSync(import.meta.dirname).flatMap((file) => (file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-') ? [file.slice(0, -3)] : []));
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const name = process.argv.slice(2).find((word) => !word.startsWith('--'));

if (!name || !names.includes(name)) {
  process.stderr.write(`Name a benchmark: npm run bench -- <${names.join(', ')}> [--small] [--json]\n`);
  process.exit(1);
}

const { bench } = (await import(`./${name}.ts`)) as { bench(options: { small: boolean }): Promise<BenchReport> };
const report = await bench({ small: flags.has('--small') });

if (flags.has('--json')) {
  process.stdout.write(`${JSON.stringify(report)}\n`);
} else {
  process.stdout.write(`${report.name}\n`);
  for (const result of report.results) {
    const value = `${Math.round(result.value * 100) / 100} ${result.unit}`;
    const ratio = Math.round(result.ratio * 100) / 100;
    process.stdout.write(`  ${result.case}: ${value}, ${ratio} beside ${result.beside}; goal ${result.goal}: ${result.holds ? 'holds' : 'MISSED'}\n`);
  }
}
process.exit(report.results.every((result) => result.holds) ? 0 : 1);
