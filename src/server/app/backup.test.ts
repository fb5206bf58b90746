import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inLongRuns } from '../../shared/testing/runs.ts';
import { readLastBackup } from '../embedded-postgres/backup/last-backup.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { PLACE_FILE, placesOf } from '../embedded-postgres/places.ts';
import { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { freePort } from '../platform/testing/free-port.ts';
import {
  ask,
  oneLine,
  restore,
  run,
  runningInstallation,
  type RunningInstallation,
} from './testing/running-installation.ts';

/** `npm run backup` on an installation with demo data that pays and trades. */

const ROWS = 5_000;

let installation: RunningInstallation;
const elsewhere: string[] = [];

beforeAll(async () => {
  installation = await runningInstallation();
});
afterAll(async () => {
  await installation.close();
  for (const base of elsewhere) rmSync(base, { recursive: true, force: true });
});

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
  const url = `http://localhost:${installation.port}`;
  const as = async (user: string) => {
    // In its first minute, a busy server sometimes answers 503.
    const token = await vi.waitFor(
      () => obtainToken(new CookieClient(url, { host: '127.0.0.1', port: installation.port }), user, user),
      { timeout: 120_000, interval: 500 },
    );
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
        installation.dataDir,
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

describe('a backup of a running installation', () => {
  const archive = () => join(installation.folder, 'outlay.tar.gz');

  it('restores to one moment while batches are paid and orders trade, and a server starts', async () => {
    const batch = await payABatch();
    const before = await momentOf(installation.dataDir);
    // The market makers pause now and then, so wait until they have traded before the backup begins.
    await expect
      .poll(async () => (await momentOf(installation.dataDir)).commands, { timeout: 300_000 })
      .toBeGreaterThan(before.commands);
    const taken = await installation.backup([archive()]);
    const after = await momentOf(installation.dataDir);
    expect(taken).toMatchObject({ code: 0, stderr: '' });
    expect(taken.stdout).toMatch(
      /^Backup written to .*outlay\.tar\.gz: [\d.]+ MB, \d+ files, in [\d.]+ s \(WAL /,
    );
    expect(taken.stdout).toContain(
      `The key is in ${installation.keyFile}. Keep a copy of it apart from the backups:`,
    );
    expect(statSync(archive()).mode & 0o777).toBe(0o600);
    expect(existsSync(`${archive()}.part`)).toBe(false);
    // The backup was really taken under load.
    expect(after.postings.size).toBeGreaterThan(before.postings.size);
    expect(after.commands).toBeGreaterThan(before.commands);

    const restored = join(installation.folder, 'restored');
    const { code, stdout, stderr } = await restore([archive(), '--key-file', installation.keyFile], {
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
      expect(await grantsIn(installation.dataDir)).not.toBe('0');
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
          installation.dataDir,
          "SELECT encode(hash, 'hex') AS hash FROM audit_log WHERE entity_id = $1 AND seq = $2",
          [entity, seq],
        ),
      ).toEqual([{ hash }]);
    }

    const other = await freePort();
    const revived = await installation.startServer(restored, other);
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
    // The worker is running, and submits nothing that may have been paid since.
    expect(await waiting()).toEqual(waitingThen);
    await installation.stopServer(revived);
  });

  it('tells the server when the last backup succeeded', () => {
    const last = readLastBackup(installation.dataDir)!;
    expect(last).toMatchObject({ file: archive(), bytes: statSync(archive()).size });
    expect(Math.abs(Date.now() - Date.parse(last.finishedAt))).toBeLessThan(3_600_000);
  });

  it('refuses to overwrite a file, to write into the database and to copy a remote database', async () => {
    const inside = join(placesOf(installation.dataDir).data, 'copy.tar.gz');
    const elsewhereSettings = {
      DATABASE_URL: 'postgresql://u:p@localhost/x',
      ENCRYPTION_KEY: '5a'.repeat(32),
    };
    const refusals = await Promise.all([
      installation.backup([archive()]),
      installation.backup([inside]),
      installation.backup([join(installation.folder, 'x.tar.gz')], elsewhereSettings),
      installation.backup([join(installation.folder, 'x.tar.gz')], {
        DATA_DIR: join(installation.folder, 'nothing'),
      }),
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

  inLongRuns(it)(
    'that is killed leaves no replication slot, and the next backup replaces its partial file',
    async () => {
      const slots = () => ask(installation.dataDir, 'SELECT slot_name FROM pg_replication_slots');
      const file = join(installation.folder, 'killed.tar.gz');
      const { child, ran } = run('backup', [file], { DATA_DIR: installation.dataDir });
      while ((await slots()).length === 0 || !existsSync(`${file}.part`)) await sleep(5);
      child.kill('SIGKILL');
      await ran;
      while ((await slots()).length > 0) await sleep(20);
      expect(existsSync(file)).toBe(false);
      expect(existsSync(`${file}.part`)).toBe(true);
      expect(await installation.backup([file])).toMatchObject({ code: 0 });
      expect(existsSync(`${file}.part`)).toBe(false);
      expect(await slots()).toEqual([]);
    },
  );

  it('that is cancelled by Ctrl-C says so and leaves no file', async () => {
    const file = join(installation.folder, 'cancelled.tar.gz');
    const { child, ran } = run('backup', [file], { DATA_DIR: installation.dataDir });
    while (!existsSync(`${file}.part`)) await sleep(5);
    child.kill('SIGINT');
    expect(await ran).toMatchObject({ code: 1, stderr: 'The backup was cancelled. Nothing was written.\n' });
    expect(readdirSync(installation.folder).filter((name) => name.startsWith('cancelled'))).toEqual([]);
  });

  inLongRuns(it)(
    'with the key is restored below a private directory, and backed up there without a server',
    async () => {
      const full = join(installation.folder, 'with-key.tar.gz');
      const taken = await installation.backup([full, '--with-keys']);
      expect(taken.stdout).toContain('It contains the encryption key');
      const closed = join(installation.folder, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const first = join(closed, 'first');
      const restored = await restore([full], { DATA_DIR: first });
      expect(restored, restored.stdout).toMatchObject({ code: 0, stderr: '' });
      if (existsSync(join(first, PLACE_FILE))) elsewhere.push(placesOf(first).base);
      expect(elsewhere.length).toBe(process.getuid!() === 0 ? 1 : 0);
      expect(readFileSync(join(first, 'encryption-key'), 'utf8')).toBe(
        readFileSync(installation.keyFile, 'utf8'),
      );
      // Commands work before the first start, because the restore also sets a new password for the server's
      // role.
      const verified = await run('audit-verify', [], { DATA_DIR: first }).ran;
      expect(verified.code, verified.stderr).toBe(0);
      expect(verified.stdout).toContain('The audit log is intact');

      const again = join(installation.folder, 'again.tar.gz');
      expect(await installation.backup([again], { DATA_DIR: first })).toMatchObject({ code: 0 });
      const second = join(installation.folder, 'second');
      const ENCRYPTION_KEY = readFileSync(installation.keyFile, 'utf8');
      expect(await restore([again], { DATA_DIR: second, ENCRYPTION_KEY })).toMatchObject({ code: 0 });
      expect(existsSync(join(second, 'encryption-key'))).toBe(false);
      const [one, two] = [
        await whileStarted(first, () => momentOf(first)),
        await whileStarted(second, () => momentOf(second)),
      ];
      expect(two).toEqual(one);
    },
  );
});
