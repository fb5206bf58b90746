import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testServerUrl } from '../src/server/platform/testing/test-database.ts';

const ROOT = resolve(import.meta.dirname, '..');
const copies: string[] = [];
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true, force: true })));

/** Changes one text in a copy of the project and returns the output of `npm run types` about it. */
async function checkAfter(file: string, text: string, replacement: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'outlay-renamed-'));
  copies.push(copy);
  for (const name of [
    'src',
    'bench',
    'e2e',
    'scripts',
    'torture',
    'package.json',
    'tsconfig.json',
    'package-lock.json',
  ])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // Packages are shared, but not the memory of checks that passed.
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readPackages())
    symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, replacement));
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sql-types.ts', '--check'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TEST_DATABASE_URL: testServerUrl() },
    });
    const printed: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => done(`${code}\n${Buffer.concat(printed).toString()}`));
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
  it('fails for a column whose name in the database is changed in tables.ts alone', async () => {
    const printed = await checkAfter(
      'src/server/payments/tables.ts',
      "text('held_for')",
      "text('waits_for')",
    );
    expect(printed).toMatch(/^1\n/);
    expect(printed).toContain('batches.heldFor: public.batches.waits_for is not in the migrated database');
    expect(printed).toContain('public.batches.held_for is in the migrated database and in no tables.ts');
  });

  it('fails for a column that a statement names differently', async () => {
    const file = 'src/server/identity/admin/user.ts';
    const printed = await checkAfter(file, 'WHERE issuer = $1', 'WHERE issued_by = $1');
    expect(printed).toMatch(/^1\n/);
    expect(printed).toContain(file);
    expect(printed).toContain('column "issued_by" does not exist');
  });

  it('fails for a property of tables.ts that is renamed, as the generated row types are stale', async () => {
    const printed = await checkAfter('src/server/audit/tables.ts', 'actorName: text', 'nameOfActor: text');
    expect(printed).toMatch(/^1\n/);
    expect(printed).toContain('src/server/audit/statements.gen.ts is stale');
  });
});
