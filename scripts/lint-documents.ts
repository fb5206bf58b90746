/**
 * Checks the OpenAPI documents with the recommended rules of Redocly. A warning fails like an error.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dashboardDocument, paymentsDocument } from '../src/contract/documents.ts';
import { exchangeDocument, tradingDocument } from '../src/contract/trading/document.ts';

const ROOT = resolve(import.meta.dirname, '..');
const QUIET = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
};

/** A word beside the ids of payment requests. An id is a UUID, so that no path is read in two ways. */
const BESIDE_IDS = '`/payments/collections/payers/{id}` and `/payments/collections/{id}/';

/** Runs a linter of node_modules and returns its standard output, whatever its exit code. */
function output(tool: string, args: string[]): string {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: ROOT,
      env: QUIET,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (!stdout) throw new Error(`${tool} did not run: ${stderr}`);
    return stdout;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'outlay-documents-'));
let problems = 0;
try {
  for (const [name, build] of Object.entries({
    payments: paymentsDocument,
    dashboard: dashboardDocument,
    trading: tradingDocument,
    exchange: exchangeDocument,
  })) {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(build()));
    const redocly = JSON.parse(
      output('redocly', ['lint', '--format=json', '--config=.redocly.yaml', file]),
    ) as {
      problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
    };
    const found = redocly.problems.filter(({ message }) => !message.includes(BESIDE_IDS));
    for (const { ruleId, message, location } of found)
      console.error(`${name}: redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
    problems += found.length;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems > 0) process.exit(1);
