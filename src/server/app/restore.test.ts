import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRuns, runs } from '../../shared/testing/runs.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import {
  ask,
  oneLine,
  restore,
  ROOT,
  run,
  runningInstallation,
  type RunningInstallation,
} from './testing/running-installation.ts';

/** `npm run restore`, with backups of an installation with demo data, and of earlier versions. */

let installation: RunningInstallation;

beforeAll(async () => {
  installation = await runningInstallation();
  expect(await installation.backup([archive()])).toMatchObject({ code: 0 });
});
afterAll(() => installation.close());

const archive = () => join(installation.folder, 'outlay.tar.gz');

const MIGRATIONS = join(ROOT, 'src/server/migrations');
const JOURNAL = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: object[];
};

/** Makes an empty installation with only the first `count` migrations. */
async function installMigrations(dataDir: string, count: number): Promise<void> {
  const migrationsFolder = join(installation.folder, `migrations-${count}`);
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  const journal = { ...JOURNAL, entries: JOURNAL.entries.slice(0, count) };
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal));
  mkdirSync(dataDir);
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const client = new pg.Client(postgres.address);
  await client.connect();
  await applyMigrations(drizzle(client), { migrationsFolder });
  await client.end();
  await postgres.stop();
}

describe('a restore', () => {
  const versions: [string, number][] = [
    ['an early version', 2],
    ['the version before this one', JOURNAL.entries.length - 1],
  ];
  it.each(versions.slice(runs(1, 0)))('migrates and verifies a backup of %s', async (_, migrations) => {
    const older = join(installation.folder, `older-${migrations}`);
    await installMigrations(older, migrations);
    const file = join(installation.folder, `older-${migrations}.tar.gz`);
    const key = { ENCRYPTION_KEY: readFileSync(installation.keyFile, 'utf8') };
    expect(await installation.backup([file], { DATA_DIR: older, ...key })).toMatchObject({ code: 0 });
    const target = join(installation.folder, `newer-${migrations}`);
    const restored = await restore([file], { DATA_DIR: target, ...key });
    expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('to this version');
    expect(restored.stdout).toContain('0 transfers');
  });

  it('refuses a damaged archive, a missing or wrong key and a used directory, and cleans up', async () => {
    const size = statSync(archive()).size;
    const damaged = (name: string, damage: (file: string) => void) => {
      const file = join(installation.folder, name);
      copyFileSync(archive(), file);
      damage(file);
      return file;
    };
    const truncated = damaged('truncated.tar.gz', (file) => truncateSync(file, size - 1_000));
    const altered = damaged('altered.tar.gz', (file) => {
      const bytes = readFileSync(file);
      bytes[Math.floor(size / 2)]! ^= 1;
      writeFileSync(file, bytes);
    });
    const noArchive = join(installation.folder, 'no-archive.txt');
    writeFileSync(noArchive, 'Not a backup');
    const occupied = join(installation.folder, 'occupied');
    mkdirSync(occupied);
    writeFileSync(join(occupied, 'letter.txt'), 'Dear reader');
    const target = (n: number) => ({ DATA_DIR: join(installation.folder, `target-${n}`) });
    const withKey = ['--key-file', installation.keyFile];
    const cases: [words: string[], settings: Record<string, string>, sentence: RegExp][] = [
      [[truncated, ...withKey], target(1), /truncated\.tar\.gz is damaged .* Nothing was restored/],
      [[altered, ...withKey], target(2), /altered\.tar\.gz is damaged .* Nothing was restored/],
      [[noArchive, ...withKey], target(3), /is not a backup|is damaged/],
      [
        [archive()],
        target(4),
        /does not contain the encryption key\. Provide it with --key-file <file> or ENCRYPTION_KEY/,
      ],
      [
        [archive()],
        { ...target(5), ENCRYPTION_KEY: '5a'.repeat(32) },
        /is not the key of the backup\. It was in /,
      ],
      [[archive(), ...withKey], { DATA_DIR: occupied }, /is not empty \(letter\.txt\)/],
      [[archive(), ...withKey], { DATA_DIR: installation.dataDir }, /in use|is not empty/],
      [[join(installation.folder, 'nothing.tar.gz'), ...withKey], target(6), /There is no file/],
    ];
    for (const [words, settings, sentence] of cases) {
      const refusal = await restore(words, settings);
      expect(refusal.code).toBe(1);
      expect(refusal.stderr).toMatch(sentence);
      expect(oneLine(refusal.stderr)).toBe(1);
      const left = existsSync(settings['DATA_DIR']!) ? readdirSync(settings['DATA_DIR']!) : [];
      if (settings['DATA_DIR']!.includes('target-'))
        expect(left.filter((name) => !['lock', 'run', 'postgres'].includes(name))).toEqual([]);
    }
    expect(readdirSync(occupied)).toContain('letter.txt');
    expect(
      (await ask<{ n: string }>(installation.dataDir, 'SELECT count(*)::text AS n FROM entities'))[0]!.n,
    ).toBe('3');
    expect(installation.server.exitCode).toBeNull();
  });

  inLongRuns(it)('that is killed can be run again, and no server starts in between', async () => {
    const target = join(installation.folder, 'interrupted');
    const { child, ran } = run('restore', [archive(), '--key-file', installation.keyFile], {
      DATA_DIR: target,
    });
    while (!existsSync(join(target, 'postgres.restoring', 'base'))) await sleep(2);
    child.kill('SIGKILL');
    await ran;
    await expect(startEmbeddedPostgres(target, () => undefined)).rejects.toThrow(
      'was interrupted. Run npm run restore again',
    );
    const again = await restore([archive(), '--key-file', installation.keyFile], { DATA_DIR: target });
    expect(again, again.stdout).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(target)).not.toContain('restore-unfinished');
  });
});
