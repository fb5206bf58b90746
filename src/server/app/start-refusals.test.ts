import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { programOf } from '../platform/testing/program.ts';
import {
  administer,
  testDatabase,
  testServerUrl,
  type TestDatabase,
} from '../platform/testing/test-database.ts';

const KEY = 'ab'.repeat(32);
let folder: string;
let database: TestDatabase;
let latin: string;
let taken: Server;
let takenPort: string;

beforeAll(async () => {
  folder = mkdtempSync('/var/tmp/outlay-refusals-');
  chmodSync(folder, 0o711);
  database = await testDatabase();
  latin = new URL(database.url).pathname.slice(1).concat('_latin');
  await administer(
    testServerUrl(),
    `CREATE DATABASE ${latin} ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`,
  );
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  takenPort = String((taken.address() as { port: number }).port);
});
afterAll(async () => {
  taken.close();
  await administer(testServerUrl(), `DROP DATABASE ${latin}`);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  said: string;
}

/** Starts it and waits for its end. A start that succeeds is stopped; its output is returned too. */
async function start(settings: Record<string, string>): Promise<Ended> {
  const environment = {
    ...process.env,
    SEED: 'none',
    ROLES: 'worker',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    ENCRYPTION_KEY: '',
    ...settings,
  };
  const child = spawn(process.execPath, programOf('main'), {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  child.stdout.on('data', (chunk) => {
    if (!/^Outlay is (working|ready)/m.test(String(chunk))) return;
    said += String(chunk);
    child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.toString();
}

describe('a refused start', () => {
  const external = (change: (url: URL) => void) => ({ DATABASE_URL: changed(change), ENCRYPTION_KEY: KEY });
  const cases: [string, () => Record<string, string> | Promise<Record<string, string>>, RegExp][] = [
    [
      'DATA_DIR is a file',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return { DATA_DIR: join(folder, 'file') };
      },
      /file.* is a file or is below one\. Name a directory with DATA_DIR\.$/,
    ],
    [
      'DATA_DIR is below a file',
      () => ({ DATA_DIR: '/etc/passwd/data' }),
      /is below one\. Name a directory with DATA_DIR\.$/,
    ],
    [
      'DATA_DIR cannot be written',
      () => ({ DATA_DIR: '/sys/outlay' }),
      /\/sys\/outlay.*[Nn]ame another directory with DATA_DIR\.$/,
    ],
    [
      'the password is wrong',
      () => external((url) => (url.password = 'wrong')),
      /refuses the password\. Correct the user and the password\.$/,
    ],
    [
      'the database is missing',
      () => external((url) => (url.pathname = '/nowhere')),
      /nowhere\) does not exist\. Create the database/,
    ],
    [
      'the database has another encoding',
      () => external((url) => (url.pathname = `/${latin}`)),
      /encoding of this database is LATIN1\. Create one with/,
    ],
    [
      'the database cannot be reached',
      async () => ({
        DATABASE_URL: `postgresql://outlay:secret@127.0.0.1:${await freePort()}/outlay`,
        ENCRYPTION_KEY: KEY,
      }),
      /^The database of DATABASE_URL \(127\.0\.0\.1:\d+\/outlay\) cannot be reached \(.*\)\. Check/,
    ],
    [
      'the port is in use',
      () => ({ ...external(() => undefined), ROLES: 'web', PORT: takenPort }),
      /^Port \d+ on 127\.0\.0\.1 is in use\. Stop the program/,
    ],
    [
      'the port of the exchange is in use',
      () => ({ ...external(() => undefined), ROLES: 'exchange', TRADING_PORT: takenPort }),
      /^Port \d+ on 127\.0\.0\.1 is in use\. .*set TRADING_PORT/,
    ],
    [
      'the address is not of this machine',
      async () => ({
        ...external(() => undefined),
        ROLES: 'web',
        HOST: '192.0.2.1',
        PORT: String(await freePort()),
      }),
      /^HOST is 192\.0\.2\.1, which is not an address of this machine/,
    ],
  ];
  it.each(cases)('says what to do when %s', async (_, settings, sentence) => {
    const { code, said } = await start(await settings());
    expect(said.trim()).toMatch(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });
});

inLongRuns(describe)('a start on an installation that lost something', () => {
  const WORKING = /Outlay is working\./;
  it('names what is missing or wrong, and starts once it is put back', async () => {
    const dataDir = join(folder, 'data');
    const settings = { DATA_DIR: dataDir, ROLES: 'worker,exchange', TRADING_PORT: String(await freePort()) };
    const again = async (sentence: RegExp, others: Record<string, string> = {}) => {
      const { said } = await start({ ...settings, ...others });
      expect(said.trim()).toMatch(sentence);
      expect(said).not.toMatch(/^ {4}at /m);
    };
    await again(WORKING);
    const kept = (name: string) => join(dataDir, name);
    const key = readFileSync(kept('encryption-key'), 'utf8');
    const password = readFileSync(kept('database-password'), 'utf8');

    rmSync(kept('encryption-key'));
    await again(/^.*encryption-key, the key of the secrets in the database, is missing\. Restore it/);
    writeFileSync(kept('encryption-key'), 'short');
    await again(/^.*encryption-key does not contain a key of 64 hexadecimal digits/);
    writeFileSync(kept('encryption-key'), KEY);
    await again(/^The key in .*encryption-key is not the key that this database was set up with/);
    writeFileSync(kept('encryption-key'), key);
    await again(/^ENCRYPTION_KEY is not the key .*: unset it to use the key in .*encryption-key/, {
      ENCRYPTION_KEY: KEY,
    });

    rmSync(kept('database-password'));
    await again(
      /^.*database-password is missing\. Restore the password of the database in .* from a backup\.$/,
    );
    writeFileSync(kept('database-password'), '');
    await again(/^.*database-password is empty\. Restore the password/);
    writeFileSync(kept('database-password'), 'wrong');
    await again(
      /^The password in .*-password is not the password of the database beside it\. Restore the right one/,
    );
    writeFileSync(kept('database-password'), password);

    renameSync(kept('postgres'), kept('away'));
    await again(/^.*database-password belongs to a database that is not in .*\. Restore that database/);
    rmSync(kept('postgres'), { recursive: true, force: true });
    renameSync(kept('away'), kept('postgres'));

    // PostgreSQL refuses an empty postmaster.pid. Outlay removes it once it is certain that no PostgreSQL
    // runs.
    writeFileSync(kept('postgres/postmaster.pid'), '');
    await again(WORKING);
  });
});
