import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITS, type Edit } from './add-a-field/edits.ts';

/*
 * Adds a field to a copy of the sources by the edits that a person would make, runs the field's journey
 * there, and counts the files that were touched.
 */

const ROOT = resolve(import.meta.dirname, '..');
const MOST_FILES = 8;
const CONFIGURATION = ['package.json', 'tsconfig.json', 'lingui.config.ts', 'vite.texts.ts'];
const JOURNEY = 'scripts/add-a-field/journey.ts';

const VITEST = `import { defineConfig } from 'vitest/config';
import { texts } from './vite.texts.ts';
export default defineConfig({ plugins: [texts()], test: {
  pool: 'forks',
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 120_000,
  include: ['${JOURNEY}'],
  setupFiles: ['src/web/ui/testing/texts.ts'],
  globalSetup: ['src/server/app/testing/global-setup.ts'],
} });
`;

let copy: string;

function apply({ file, before, text }: Edit): void {
  const path = join(copy, file);
  if (before === undefined) return writeFileSync(path, text, { flag: 'wx' });
  const original = readFileSync(path, 'utf8');
  const at = before.endsWith('$') ? original.lastIndexOf(before.slice(0, -1)) : original.indexOf(before);
  if (at < 0) throw new Error(`${file} no longer contains: ${before}`);
  writeFileSync(path, original.slice(0, at) + text + original.slice(at));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'outlay-field-'));
  for (const name of ['src', 'public', 'scripts', ...CONFIGURATION])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'vitest.config.ts'), VITEST);
  for (const edit of EDITS) apply(edit);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a field that is only carried along', () => {
  it(`is added by touching at most ${MOST_FILES} production files`, () => {
    expect(new Set(EDITS.map(({ file }) => file)).size).toBeLessThanOrEqual(MOST_FILES);
  });

  it('is then preserved from the file to the export', () => {
    const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin/vitest'), ['run'], {
      cwd: copy,
      encoding: 'utf8',
      // A separate PostgreSQL: the schema of the copy differs from that of the other tests.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' },
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });
});
