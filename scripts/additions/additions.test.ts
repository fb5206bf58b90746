import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../src/shared/testing/runs.ts';
import { AREA_EDITS } from './area-edits.ts';
import type { Edit } from './edit.ts';
import { FIELD_EDITS } from './field-edits.ts';
import { FORMAT_EDITS } from './format-edits.ts';
import { PAGE_EDITS } from './page-edits.ts';
import { READ_EDITS } from './read-edits.ts';

/*
 * Measures what a change costs. In a copy of the sources, each addition is made by the edits that a person
 * would make. The test counts the files that they touch; the long run also plays the journey of the addition.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
  'vite.icons.ts',
  'vite.texts.ts',
  'oxlint.config.mjs',
];

const ADDITIONS: readonly {
  title: string;
  edits: readonly Edit[];
  most: number;
  /** How many of these files may be lists: files that exist, and only name the addition. */
  mostLists?: number;
  journeys: readonly string[];
}[] = [
  {
    title: 'a field that is only carried along',
    edits: FIELD_EDITS,
    most: 8,
    journeys: ['field-journey.ts'],
  },
  { title: 'a bank-file format', edits: FORMAT_EDITS, most: 10, journeys: ['format-journey.ts'] },
  { title: 'a page below an entry', edits: PAGE_EDITS, most: 3, journeys: ['page-journey.tsx'] },
  {
    title: 'a read operation with a page',
    edits: READ_EDITS,
    most: 7,
    mostLists: 3,
    journeys: ['read-journey.ts', 'read-page-journey.tsx'],
  },
  {
    title: 'an area with a table, operations, a job and a page',
    edits: AREA_EDITS,
    most: 20,
    journeys: ['area-journey.ts', 'area-page-journey.tsx'],
  },
];

const VITEST = `import { defineConfig } from 'vitest/config';
import { dashboardIcons } from './vite.icons.ts';
import { texts } from './vite.texts.ts';
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 120_000 };
export default defineConfig({ test: { pool: 'forks', projects: [
  { plugins: [texts(), dashboardIcons()], test: {
    ...PATIENCE,
    name: 'node',
    include: ['scripts/additions/*-journey.ts'],
    setupFiles: ['src/web/ui/testing/texts.ts'],
    globalSetup: ['src/server/app/testing/global-setup.ts'],
  } },
  { plugins: [texts(), dashboardIcons()], test: {
    ...PATIENCE,
    name: 'components',
    include: ['scripts/additions/*-journey.tsx'],
    environment: 'happy-dom',
    setupFiles: ['src/web/ui/testing/setup.ts'],
  } },
] } });
`;

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

let copy: string;
let report: Report;
let printed: string;

function apply({ file, before, text }: Edit): void {
  const path = join(copy, file);
  if (before === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, text, { flag: 'wx' });
  }
  const original = readFileSync(path, 'utf8');
  const at = before.endsWith('$') ? original.lastIndexOf(before.slice(0, -1)) : original.indexOf(before);
  if (at < 0) throw new Error(`${file} no longer contains: ${before}`);
  writeFileSync(path, original.slice(0, at) + text + original.slice(at));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'outlay-additions-'));
  for (const name of ['src', 'public', 'scripts', ...CONFIGURATION])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'vitest.config.ts'), VITEST);
  for (const edit of ADDITIONS.flatMap(({ edits }) => edits)) apply(edit);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

inLongRuns(beforeAll)(() => {
  // The client of the operations that were added, as `npm run generate` makes it.
  const generated = spawnSync(join(copy, 'node_modules/.bin/tsx'), ['scripts/generate.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (generated.status !== 0) throw new Error(generated.stderr);
  const file = join(copy, 'report.json');
  const { stdout, stderr } = spawnSync(
    join(copy, 'node_modules/.bin/vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      cwd: copy,
      encoding: 'utf8',
      // A separate PostgreSQL: the schema of the copy differs from that of the other tests.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' },
    },
  );
  printed = `${stdout}\n${stderr}`;
  report = JSON.parse(readFileSync(file, 'utf8')) as Report;
});

describe.each(ADDITIONS)('$title', ({ edits, most, mostLists, journeys }) => {
  it(`is added by touching at most ${most} production files`, () => {
    expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(most);
  });

  if (mostLists !== undefined)
    it(`is named in at most ${mostLists} files that list such things`, () => {
      const lists = edits.filter(({ before, isSubject }) => before !== undefined && !isSubject);
      expect(new Set(lists.map(({ file }) => file)).size).toBeLessThanOrEqual(mostLists);
    });

  inLongRuns(it.each(journeys))('then works: %s', (journey) => {
    const results = report.testResults.find(({ name }) => name.endsWith(`/${journey}`))?.assertionResults;
    expect(results?.length, printed).toBeGreaterThan(0);
    expect(new Set(results!.map(({ status }) => status)), printed).toEqual(new Set(['passed']));
  });
});
