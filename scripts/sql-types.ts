/**
 * Generates the `statements.gen.ts` files: the parameters and rows of every SQL text that the sources run, as
 * PostgreSQL describes them with all migrations applied. `npm run generate` writes them. `npm run types`
 * checks with --check that they are up to date, and that every `tables.ts` agrees with the migrations.
 */
import { resolve } from 'node:path';
import { fingerprintOf, passedBefore, rememberPassed } from './sql-types/checked-before.ts';
import { generateStatements } from './sql-types/generate-statements.ts';

const root = resolve(import.meta.dirname, '..');

async function check(): Promise<string[]> {
  const fingerprint = fingerprintOf(root);
  if (passedBefore(root, fingerprint)) return [];
  const { faults, stale } = await generateStatements(root, { isCheck: true });
  if (faults.length === 0 && stale.length === 0) rememberPassed(root, fingerprint);
  return [
    ...faults,
    ...stale.map((file) => `${file} is stale: run \`npm run generate\` and commit what it writes`),
  ];
}

const faults = process.argv.includes('--check')
  ? await check()
  : (await generateStatements(root, { isCheck: false })).faults;
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
