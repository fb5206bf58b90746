import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServerUrl } from '../src/server/platform/testing/test-database.ts';

const ROOT = resolve(import.meta.dirname, '..');
const USER = 'src/server/identity/admin/user.ts';

/** A fault that is planted in a copy of the project. */
type Planted = readonly [file: string, text: string, replacement: string];
/** The output lists this fault without the faults of statements, which would only repeat it. */
const FAULT_OF_A_TABLE: Planted = [
  'src/server/payments/batches/tables.ts',
  "text('held_for')",
  "text('waits_for')",
];
const OTHER_FAULTS: readonly Planted[] = [
  [USER, 'UPDATE logins SET issuer = $2', 'UPDATE logins SET issued_by = $2'],
  ['src/server/audit/tables.ts', 'actorName: text', 'nameOfActor: text'],
];

let copy: string;
let printedOfTable: string;
let printedOfOthers: string;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'outlay-renamed-'));
  for (const name of [
    'src',
    'bench',
    'e2e',
    'scripts',
    'torture',
    'simulate',
    'package.json',
    'tsconfig.json',
    'package-lock.json',
  ])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // The copy shares the packages, but not the record of checks that passed.
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readPackages())
    symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  plant(FAULT_OF_A_TABLE);
  printedOfTable = await checkOf(copy);
  cpSync(join(ROOT, FAULT_OF_A_TABLE[0]), join(copy, FAULT_OF_A_TABLE[0]));
  for (const planted of OTHER_FAULTS) plant(planted);
  printedOfOthers = await checkOf(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function plant([file, text, replacement]: Planted): void {
  const before = readFileSync(join(copy, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(join(copy, file), before.replace(text, replacement));
}

/** The exit code and the output of the part of `npm run types` that is about SQL, in a copy. */
function checkOf(folder: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sql-types.ts', '--check'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TEST_DATABASE_URL: testServerUrl() },
    });
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => done(`${code}\n${Buffer.concat(said).toString()}`));
  });
}

function readPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: object;
    devDependencies: object;
  };
  const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  return [...new Set(names.map((name) => name.split('/')[0]!))];
}

describe('npm run types', () => {
  it('fails for a column whose name in the database is changed in tables.ts alone', () => {
    expect(printedOfTable).toMatch(/^1\n/);
    expect(printedOfTable).toContain(
      'batches.heldFor: public.batches.waits_for is not in the migrated database',
    );
    expect(printedOfTable).toContain(
      'public.batches.held_for is in the migrated database and in no tables.ts',
    );
  });

  it('fails for a column that a statement names differently', () => {
    expect(printedOfOthers).toContain(USER);
    expect(printedOfOthers).toContain('column "issued_by" of relation "logins" does not exist');
  });

  it('fails for a property of tables.ts that is renamed, as the generated row types are stale', () => {
    expect(printedOfOthers).toContain('src/server/audit/statements.gen.ts is stale');
  });
});
