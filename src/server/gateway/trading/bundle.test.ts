import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { API_KEY, API_SECRET } from './testing/trading-installation.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Names that only the signing of requests needs. */
const OF_THE_SERVER = ['apiSecret', 'exchange_credentials', 'sha512'];

describe('the bundle of the dashboard', () => {
  it('holds no exchange key, even when it is built with the keys in the environment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outlay-bundle-'));
    const before = { ...process.env };
    Object.assign(process.env, { TRADING_API_KEY: API_KEY, TRADING_API_SECRET: API_SECRET });
    try {
      await build({
        root: ROOT,
        configFile: join(ROOT, 'vite.config.ts'),
        mode: 'production',
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true },
      });
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      expect(files.some(({ name }) => /^index-.*\.js$/.test(name))).toBe(true);
      for (const file of files) {
        const text = readFileSync(join(file.parentPath, file.name), 'latin1');
        for (const secret of [API_KEY, API_SECRET, ...OF_THE_SERVER])
          expect(text.includes(secret), `${secret} in ${file.name}`).toBe(false);
      }
    } finally {
      for (const name of ['TRADING_API_KEY', 'TRADING_API_SECRET']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
