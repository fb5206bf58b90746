import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tortureBackup } from './backup.ts';
import { connections } from './connections.ts';

/**
 * `npm run torture -- [part …] [--minutes <n>]`: runs the long form of the failure tests in `npm test`.
 * Prints one result on each line, and exits with 1 when one of them is wrong. All parts take about an hour.
 */

interface Figure {
  name: string;
  value: number | string;
  holds: boolean;
  /** How often the test killed a process, if it counts that. */
  kills?: number;
}

const ROOT = join(import.meta.dirname, '..');

/** How often bank files, replies, statements and postings must have been interrupted. */
const LEAST_KILLS = 50;

/** The parts. Those that are tests run with TORTURE set, which lengthens their rounds. */
const PARTS: Record<string, (minutes: number) => Promise<Figure[]>> = {
  kills: () =>
    tests([
      'src/server/payments/paying/worker/killed.test.ts',
      'src/server/trading/killed.test.ts',
      'src/server/payments/connections.test.ts',
    ]),
  'bank-files': async () => {
    const figures = await tests([
      'src/server/payments/bank-files/killed.long.test.ts',
      'src/server/payments/bank-visits/recall-in-time.test.ts',
      'src/server/payments/reconciling/reading/killed.test.ts',
      'src/server/payments/reconciling/reconciliation/killed.long.test.ts',
    ]);
    const kills = figures.reduce((sum, figure) => sum + (figure.kills ?? 0), 0);
    const holds = kills >= LEAST_KILLS && figures.every((figure) => figure.holds);
    const proven = 'no file was written twice, no payment was paid or posted twice, and nothing was lost';
    return [...figures, { name: proven, value: `${kills} kills`, holds }];
  },
  namespaces: () =>
    tests(['src/server/embedded-postgres/namespaces.test.ts', 'src/server/app/commands.test.ts']),
  histories: () => tests(['simulate/simulate.test.ts']),
  schedules: () => tests(['simulate/schedules/year.long.test.ts']),
  receipts: () =>
    tests([
      'src/server/payments/collections/allocated-at-once.test.ts',
      'src/server/payments/collections/receipt-histories.test.ts',
      'src/server/payments/collections/killed.long.test.ts',
      'src/server/payments/collections/refunds/killed.long.test.ts',
    ]),
  connections: (minutes) => connections(minutes),
  frozen: () =>
    tests(['src/server/app/database-lost.test.ts', 'src/server/payments/paying/worker/frozen.long.test.ts']),
  disk: () => tests(['src/server/app/full-disk.long.test.ts']),
  backup: async () =>
    (await tortureBackup()).map(({ case: name, tried, failed }) => ({
      name,
      value: `${tried} tried, ${failed} failed`,
      holds: failed === 0,
    })),
};

const words = process.argv.slice(2);
const minutesAt = words.indexOf('--minutes');
const minutes = minutesAt === -1 ? 10 : Number(words.splice(minutesAt, 2)[1]);
const unknown = words.filter((word) => !(word in PARTS));
if (unknown.length > 0 || !(minutes > 0)) {
  process.stderr.write(`npm run torture -- [${Object.keys(PARTS).join('] [')}] [--minutes <n>]\n`);
  process.exit(1);
}

let wrong = 0;
for (const part of words.length > 0 ? words : Object.keys(PARTS)) {
  process.stdout.write(`${part}\n`);
  const figures = await PARTS[part]!(minutes).catch((error: unknown) => [
    { name: error instanceof Error ? error.message : String(error), value: 'did not end', holds: false },
  ]);
  for (const { name, value, holds } of figures)
    process.stdout.write(`  ${holds ? 'ok   ' : 'WRONG'}  ${name}: ${value}\n`);
  wrong += figures.filter(({ holds }) => !holds).length;
}
process.stdout.write(wrong === 0 ? 'No failures.\n' : `${wrong} failures.\n`);
process.exit(wrong === 0 ? 0 : 1);

/** Runs test files with long rounds. Returns one result for each test. */
async function tests(files: string[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-torture-'));
  const output = join(folder, 'result.json');
  try {
    await ended(join(ROOT, 'node_modules/.bin/vitest'), [
      'run',
      ...files,
      '--reporter=json',
      `--outputFile=${output}`,
    ]);
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
      testResults: {
        name: string;
        message: string;
        assertionResults: {
          title: string;
          status: string;
          duration?: number;
          meta?: { kills?: number; found?: string };
        }[];
      }[];
    };
    return testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [{ name, value: message, holds: false }]
        : assertionResults.map(({ title, status, duration, meta }) => ({
            name: title,
            value: [
              status,
              `${Math.round((duration ?? 0) / 1_000)} s`,
              ...(meta?.kills === undefined ? [] : [`${meta.kills} kills`]),
              ...(meta?.found === undefined ? [] : [meta.found]),
            ].join(', '),
            holds: status === 'passed',
            ...(meta?.kills === undefined ? {} : { kills: meta.kills }),
          })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ended(command: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'ignore', env: { ...process.env, TORTURE: '1' } });
    child.once('error', failed);
    child.once('close', () => done());
  });
}
