import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Scripts that `npm test` runs in a separate step, or whose program has its own tests. */
const RUN_ELSEWHERE = [
  'start',
  'test',
  'admin',
  'token',
  'trading-key',
  'backup',
  'restore',
  'audit:verify',
  'verify-approvals',
  'samples',
  'bench',
  'generate',
  'format',
  'lint',
  'lint:documents',
  'types',
];
/** Scripts that serve until they are stopped, measure for minutes, or write files that are committed. */
const RUN_BY_HAND = [
  'demo:bank',
  'dev',
  'test:long',
  'test:nodes',
  'torture',
  'ha',
  'simulate',
  'lighthouse',
  'screens',
  'looks',
  'shifts',
  'texts',
];
const RUN_HERE = ['counts'];

it('every script of package.json is run by the tests, or named as one that people run', () => {
  expect(Object.keys(scripts).toSorted()).toEqual([...RUN_ELSEWHERE, ...RUN_BY_HAND, ...RUN_HERE].toSorted());
});

it.each(RUN_HERE)('npm run %s ends well', (name) => {
  expect(execFileSync('npm', ['run', '--silent', name], { cwd: ROOT, encoding: 'utf8' })).not.toBe('');
});
