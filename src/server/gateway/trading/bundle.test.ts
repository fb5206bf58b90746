import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLANTED_KEYS } from '../../../../scripts/planted-keys.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Names that only the signing of requests needs. */
const OF_THE_SERVER = ['apiSecret', 'exchange_credentials', 'sha512'];

// `npm test` has built the dashboard with the keys in the environment.
beforeAll(() => {
  if (process.env['OUTLAY_BUILT'] !== undefined) return;
  const source = "(await import('./scripts/prepare.mjs')).build(() => undefined)";
  execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: ROOT,
    env: { ...process.env, ...PLANTED_KEYS },
  });
});

describe('the bundle of the dashboard', () => {
  it('holds no exchange key, even when it is built with the keys in the environment', () => {
    const files = readdirSync(join(ROOT, 'dist', 'web'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    expect(files.some(({ name }) => /^index-.*\.js$/.test(name))).toBe(true);
    for (const file of files) {
      const text = readFileSync(join(file.parentPath, file.name), 'latin1');
      for (const secret of [...Object.values(PLANTED_KEYS), ...OF_THE_SERVER])
        expect(text.includes(secret), `${secret} in ${file.name}`).toBe(false);
    }
  });
});
