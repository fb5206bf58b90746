import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { readLastBackup } from '../embedded-postgres/backup/last-backup.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { embeddedAddress } from '../embedded-postgres/testing/embedded-address.ts';
import { PLACE_FILE, placesOf } from '../embedded-postgres/places.ts';
import { freePort } from '../platform/testing/free-port.ts';
import { programOf } from '../platform/testing/program.ts';

/**
 * The processes of `npm start`, `npm run backup` and `npm run restore` on an installation with demo data that
 * pays and trades.
 */
const ROOT = join(import.meta.dirname, '../../..');
const ROWS = 5_000;

let folder: string;
let live: string;
let port: number;
let server: ChildProcess;
const servers = new Set<ChildProcess>();
const elsewhere: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync('/tmp/outlay-backup-');
  // Root's PostgreSQL runs as another account, which has to pass through.
  chmodSync(folder, 0o711);
  live = join(folder, 'live');
  port = await freePort();
  server = await startServer(live, port);
});
afterAll(async () => {
  for (const child of servers) await stopServer(child);
  for (const base of elsewhere) rmSync(base, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(dataDir: string, onPort: number): Promise<ChildProcess> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: String(onPort),
    TRADING_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, programOf('main'), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.add(child);
  let said = '';
  await new Promise<void>((ready, failed) => {
    for (const output of [child.stdout!, child.stderr!]) {
      output.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Outlay is ready')) ready();
      });
    }
    child.once('exit', () => failed(new Error(`The server ended: ${said}`)));
  });
  return child;
}

async function stopServer(child: ChildProcess): Promise<void> {
  servers.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

function start(
  name: 'backup' | 'restore' | 'audit-verify',
  words: string[],
  settings: Record<string, string>,
) {
  const args = [...programOf(name), ...words];
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings };
  let child!: ChildProcess;
  const ran = new Promise<Ran>((resolve) => {
    child = execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr });
    });
  });
  return { child, ran };
}

const backup = (words: string[], settings: Record<string, string> = { DATA_DIR: live }) =>
  start('backup', words, settings).ran;
const restore = (words: string[], settings: Record<string, string>) => start('restore', words, settings).ran;

const MIGRATIONS = join(ROOT, 'src/server/migrations');
const JOURNAL = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: object[];
};

/** Makes an empty installation with only the first `count` migrations. */
async function installMigrations(dataDir: string, count: number): Promise<void> {
  const migrationsFolder = join(folder, `migrations-${count}`);
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

async function ask<R extends object>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client(embeddedAddress(dataDir));
  await client.connect();
  try {
    return (await client.query<R & pg.QueryResultRow>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The number of sign-ins that could still be used. */
async function grantsIn(dataDir: string): Promise<string> {
  const [found] = await ask<{ count: string }>(
    dataDir,
    "SELECT count(*) FROM oidc_records WHERE kind = 'Grant'",
  );
  return found!.count;
}

/** Creates and approves a batch, and waits until its first payments are settled. Returns its id. */
async function payABatch(): Promise<string> {
  const url = `http://localhost:${port}`;
  const as = async (user: string) => {
    const token = await obtainToken(new CookieClient(url, { host: '127.0.0.1', port }), user, user);
    return async (path: string, body: unknown) => {
      const answer = await fetch(`${url}/institution/payments/bulk-withdrawals/batches${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, await answer.clone().text()).toBeLessThan(300);
      return (await answer.json()) as { id: string };
    };
  };
  const withdrawals = Array.from({ length: ROWS }, (_, index) => ({
    beneficiaryName: `Person ${index}`,
    bankCode: 'STANDARD_BANK',
    accountNumber: `7${String(index).padStart(5, '0')}1111`,
    accountType: 'CURRENT',
    amount: '1.00',
    beneficiaryReference: `Row ${index}`,
  }));
  const { id } = await (
    await as('preparer')
  )('', { label: 'Paid while a backup is taken', currency: 'ZAR', withdrawals });
  await (
    await as('approver')
  )(`/${id}/approve`, {});
  const settled = async () =>
    (
      await ask(
        live,
        "SELECT 1 FROM batch_counts WHERE batch_id = $1 AND status = 'COMPLETE' AND count > 0",
        [id],
      )
    ).length > 0;
  while (!(await settled())) await sleep(50);
  return id;
}

interface Moment {
  postings: Map<string, string>;
  commands: number;
  audit: Map<string, { seq: number; hash: string }>;
}

async function momentOf(dataDir: string): Promise<Moment> {
  const postings = await ask<{ id: string; text: string }>(
    dataDir,
    "SELECT id::text, concat_ws(' ', transfer_id, account_id, amount_minor) AS text FROM postings",
  );
  const [commands] = await ask<{ last: string }>(
    dataDir,
    'SELECT max(sequence)::text AS last FROM exchange.commands',
  );
  const heads = await ask<{ entity: string; seq: string; hash: string }>(
    dataDir,
    // The restore itself adds rows; the chain before them is that of the backup.
    `SELECT DISTINCT ON (entity_id) entity_id AS entity, seq::text, encode(hash, 'hex') AS hash FROM audit_log
      WHERE details NOT LIKE '%restored from a backup%' ORDER BY entity_id, seq DESC`,
  );
  return {
    postings: new Map(postings.map(({ id, text }) => [id, text])),
    commands: Number(commands!.last),
    audit: new Map(heads.map(({ entity, seq, hash }) => [entity, { seq: Number(seq), hash }])),
  };
}

async function whileStarted<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, { purpose: 'command' });
  try {
    return await work();
  } finally {
    await postgres.stop();
  }
}

const keyFile = () => join(live, 'encryption-key');
const oneLine = (text: string) => text.trim().split('\n').length;

describe('a backup of a running installation', () => {
  const archive = () => join(folder, 'outlay.tar.gz');

  it('restores to one moment while batches are paid and orders trade, and a server starts', async () => {
    const batch = await payABatch();
    const before = await momentOf(live);
    // The market makers pause now and then, so wait until they have traded before the backup begins.
    await expect
      .poll(async () => (await momentOf(live)).commands, { timeout: 300_000 })
      .toBeGreaterThan(before.commands);
    const taken = await backup([archive()]);
    const after = await momentOf(live);
    expect(taken).toMatchObject({ code: 0, stderr: '' });
    expect(taken.stdout).toMatch(
      /^Backup written to .*outlay\.tar\.gz: [\d.]+ MB, \d+ files, in [\d.]+ s \(WAL /,
    );
    expect(taken.stdout).toContain(`The key is in ${keyFile()}. Keep a copy of it apart from the backups:`);
    expect(statSync(archive()).mode & 0o777).toBe(0o600);
    expect(existsSync(`${archive()}.part`)).toBe(false);
    // The backup was really taken under load.
    expect(after.postings.size).toBeGreaterThan(before.postings.size);
    expect(after.commands).toBeGreaterThan(before.commands);

    const restored = join(folder, 'restored');
    const { code, stdout, stderr } = await restore([archive(), '--key-file', keyFile()], {
      DATA_DIR: restored,
    });
    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Ledger: [\d,]+ transfers, .* everything adds up\.$/m);
    expect(stdout).toMatch(/^Audit log: \d+ rows of 3 entities: every chain is intact\.$/m);
    expect(stdout).toMatch(/^Exchange: [\d,]+ commands, .* the replay agrees\.$/m);

    const waiting = () =>
      ask(restored, "SELECT count FROM batch_counts WHERE batch_id = $1 AND status = 'PENDING'", [batch]);
    let waitingThen: object[] = [];
    const moment = await whileStarted(restored, async () => {
      waitingThen = await waiting();
      expect(await ask(restored, 'SELECT DISTINCT payouts_enabled AS on FROM entity_configs')).toEqual([
        { on: false },
      ]);
      expect(await grantsIn(live)).not.toBe('0');
      expect(await grantsIn(restored)).toBe('0');
      return momentOf(restored);
    });
    for (const [id, text] of before.postings) expect(moment.postings.get(id)).toBe(text);
    for (const [id, text] of moment.postings) expect(after.postings.get(id)).toBe(text);
    expect(moment.commands).toBeGreaterThanOrEqual(before.commands);
    expect(moment.commands).toBeLessThanOrEqual(after.commands);
    for (const [entity, { seq, hash }] of moment.audit) {
      expect(seq).toBeGreaterThanOrEqual(before.audit.get(entity)!.seq);
      expect(
        await ask(
          live,
          "SELECT encode(hash, 'hex') AS hash FROM audit_log WHERE entity_id = $1 AND seq = $2",
          [entity, seq],
        ),
      ).toEqual([{ hash }]);
    }

    const other = await freePort();
    const revived = await startServer(restored, other);
    expect((await fetch(`http://localhost:${other}/readyz`)).status).toBe(200);
    // Sealed keys can be opened, and passwords are unchanged.
    const token = await obtainToken(
      new CookieClient(`http://localhost:${other}`, { host: '127.0.0.1', port: other }),
      'viewer',
      'viewer',
    );
    const found = await fetch(
      `http://localhost:${other}/institution/payments/bulk-withdrawals/batches/${batch}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(found.status).toBe(200);
    // The worker is running, and sends nothing that may have been paid since.
    expect(await waiting()).toEqual(waitingThen);
    await stopServer(revived);
  });

  it('tells the server when the last backup succeeded', () => {
    const last = readLastBackup(live)!;
    expect(last).toMatchObject({ file: archive(), bytes: statSync(archive()).size });
    expect(Math.abs(Date.now() - Date.parse(last.finishedAt))).toBeLessThan(3_600_000);
  });

  it('refuses to overwrite a file, to write into the database and to copy a remote database', async () => {
    const inside = join(placesOf(live).data, 'copy.tar.gz');
    const elsewhereSettings = {
      DATABASE_URL: 'postgresql://u:p@localhost/x',
      ENCRYPTION_KEY: '5a'.repeat(32),
    };
    const refusals = await Promise.all([
      backup([archive()]),
      backup([inside]),
      backup([join(folder, 'x.tar.gz')], elsewhereSettings),
      backup([join(folder, 'x.tar.gz')], { DATA_DIR: join(folder, 'nothing') }),
    ]);
    const sentences = [
      /already exists\. Choose another name, or use --overwrite/,
      /inside the database's own directory/,
      /this command backs up only the embedded database/,
      /There is no installation in/,
    ];
    refusals.forEach((refusal, index) => {
      expect(refusal).toMatchObject({ code: 1, stdout: '' });
      expect(refusal.stderr).toMatch(sentences[index]!);
      expect(oneLine(refusal.stderr)).toBe(1);
    });
    expect(existsSync(inside)).toBe(false);
  });

  it('that is killed leaves no replication slot, and the next backup replaces its partial file', async () => {
    const slots = () => ask(live, 'SELECT slot_name FROM pg_replication_slots');
    const file = join(folder, 'killed.tar.gz');
    const { child, ran } = start('backup', [file], { DATA_DIR: live });
    while ((await slots()).length === 0 || !existsSync(`${file}.part`)) await sleep(5);
    child.kill('SIGKILL');
    await ran;
    while ((await slots()).length > 0) await sleep(20);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(`${file}.part`)).toBe(true);
    expect(await backup([file])).toMatchObject({ code: 0 });
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(await slots()).toEqual([]);
  });

  it('that is cancelled by Ctrl-C says so and leaves no file', async () => {
    const file = join(folder, 'cancelled.tar.gz');
    const { child, ran } = start('backup', [file], { DATA_DIR: live });
    while (!existsSync(`${file}.part`)) await sleep(5);
    child.kill('SIGINT');
    expect(await ran).toMatchObject({ code: 1, stderr: 'The backup was cancelled. Nothing was written.\n' });
    expect(readdirSync(folder).filter((name) => name.startsWith('cancelled'))).toEqual([]);
  });

  it('with the key is restored below a private directory, and backed up there without a server', async () => {
    const full = join(folder, 'with-key.tar.gz');
    const taken = await backup([full, '--with-keys']);
    expect(taken.stdout).toContain('It contains the encryption key');
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const first = join(closed, 'first');
    const restored = await restore([full], { DATA_DIR: first });
    expect(restored, restored.stdout).toMatchObject({ code: 0, stderr: '' });
    if (existsSync(join(first, PLACE_FILE))) elsewhere.push(placesOf(first).base);
    expect(elsewhere.length).toBe(process.getuid!() === 0 ? 1 : 0);
    expect(readFileSync(join(first, 'encryption-key'), 'utf8')).toBe(readFileSync(keyFile(), 'utf8'));
    // Commands work before the first start: the server's role has a new password as well.
    const verified = await start('audit-verify', [], { DATA_DIR: first }).ran;
    expect(verified.code, verified.stderr).toBe(0);
    expect(verified.stdout).toContain('The audit log is intact');

    const again = join(folder, 'again.tar.gz');
    expect(await backup([again], { DATA_DIR: first })).toMatchObject({ code: 0 });
    const second = join(folder, 'second');
    const ENCRYPTION_KEY = readFileSync(keyFile(), 'utf8');
    expect(await restore([again], { DATA_DIR: second, ENCRYPTION_KEY })).toMatchObject({ code: 0 });
    expect(existsSync(join(second, 'encryption-key'))).toBe(false);
    const [one, two] = [
      await whileStarted(first, () => momentOf(first)),
      await whileStarted(second, () => momentOf(second)),
    ];
    expect(two).toEqual(one);
  });
});

describe('a restore', () => {
  it.each([
    ['an early version', 2],
    ['the version before this one', JOURNAL.entries.length - 1],
  ])('migrates and verifies a backup of %s', async (_, migrations) => {
    const older = join(folder, `older-${migrations}`);
    await installMigrations(older, migrations);
    const file = join(folder, `older-${migrations}.tar.gz`);
    const key = { ENCRYPTION_KEY: readFileSync(keyFile(), 'utf8') };
    expect(await backup([file], { DATA_DIR: older, ...key })).toMatchObject({ code: 0 });
    const target = join(folder, `newer-${migrations}`);
    const restored = await restore([file], { DATA_DIR: target, ...key });
    expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('to this version');
    expect(restored.stdout).toContain('0 transfers');
  });

  const archive = () => join(folder, 'outlay.tar.gz');

  it('refuses a damaged archive, a missing or wrong key and a used directory, and cleans up', async () => {
    const size = statSync(archive()).size;
    const damaged = (name: string, damage: (file: string) => void) => {
      const file = join(folder, name);
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
    const noArchive = join(folder, 'no-archive.txt');
    writeFileSync(noArchive, 'Not a backup');
    const occupied = join(folder, 'occupied');
    mkdirSync(occupied);
    writeFileSync(join(occupied, 'letter.txt'), 'Dear reader');
    const target = (n: number) => ({ DATA_DIR: join(folder, `target-${n}`) });
    const withKey = ['--key-file', keyFile()];
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
      [[archive(), ...withKey], { DATA_DIR: live }, /in use|is not empty/],
      [[join(folder, 'nothing.tar.gz'), ...withKey], target(6), /There is no file/],
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
    expect((await ask<{ n: string }>(live, 'SELECT count(*)::text AS n FROM entities'))[0]!.n).toBe('3');
    expect(server.exitCode).toBeNull();
  });

  it('that is killed can be run again, and no server starts in between', async () => {
    const target = join(folder, 'interrupted');
    const { child, ran } = start('restore', [archive(), '--key-file', keyFile()], { DATA_DIR: target });
    while (!existsSync(join(target, 'postgres.restoring', 'base'))) await sleep(2);
    child.kill('SIGKILL');
    await ran;
    await expect(startEmbeddedPostgres(target, () => undefined)).rejects.toThrow(
      'was interrupted. Run npm run restore again',
    );
    const again = await restore([archive(), '--key-file', keyFile()], { DATA_DIR: target });
    expect(again, again.stdout).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(target)).not.toContain('restore-unfinished');
  });
});
