/**
 * Generates the `statements.gen.ts` files: the parameters and rows of every SQL text that the sources run, as
 * PostgreSQL describes them with all migrations applied. `npm run generate` writes them; `npm run types` checks
 * with --check that they are fresh, and that every `tables.ts` agrees with the migrations.
 */
import { resolve } from 'node:path';
import { generateStatements } from './sql-types/generate-statements.ts';

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const { faults, stale } = await generateStatements(root, { isCheck });
if (faults.length > 0) {
  console.error(
    `These statements and tables cannot be described:\n${faults.map((f) => `  ${f}`).join('\n')}`,
  );
  process.exitCode = 1;
} else if (isCheck && stale.length > 0) {
  console.error(
    `The row types of SQL statements are stale; run \`npm run generate\` and commit them:\n${stale.map((file) => `  ${file}`).join('\n')}`,
  );
  process.exitCode = 1;
}
