import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { camtText } from '../../../domain/bank-files/testing/camt-text.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import { approvedBatchOf, batchStatus, statusesOf } from '../testing/approved-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { statementOf } from '../reconciling/statements/testing/statement-of-day.ts';
import { readStatementFile } from '../reconciling/reading/read-statement-file.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { openBankConnections } from '../paying/registry.ts';
import { readReply } from '../bank-files/read-reply.ts';
import { acceptedExcept, readAtBank } from '../bank-files/testing/acb-bank.ts';
import {
  bankFileEntity,
  makeReady,
  switchOn as switchOnAsSeen,
  type BankFileEntity,
} from '../bank-files/testing/bank-file-entity.ts';
import { LOOPBACK, SSH_SERVERS } from './testing/ssh-server.ts';
import { leftStagings } from './send-file.ts';
import { visitBank, visitDueBanks } from './visit-bank.ts';

/** Files travel to a bank and back without a user, over SFTP and through folders of the operator. */

const FOLDERS = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
const ROWS = [1, 2].map((row) => ({ accountNumber: `6200000${row}111`, amountMinor: BigInt(row) * 10_000n }));

let root: string;
let installation: PaymentsInstallation;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-bank-files-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root, BANK_NETWORKS: LOOPBACK.join() });
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

interface Bank extends BankFileEntity {
  /** A path at the bank. */
  at: (...names: string[]) => string;
}

const setTransport = ({ admin, connectionId }: BankFileEntity, body: object) =>
  admin.send('PUT', `/app/bank-connections/${connectionId}/transport`, { body });
const switchOn = ({ connectionId }: BankFileEntity, caller: TestCaller, updatedAt?: string) =>
  updatedAt === undefined
    ? switchOnAsSeen(caller, connectionId)
    : caller.send('PUT', `/app/bank-connections/${connectionId}/state`, {
        body: { state: 'LIVE', updatedAt },
      });

/** An admin chooses a transport, and another user switches it on. */
async function carriedBy(entity: BankFileEntity, body: object): Promise<void> {
  const { status, text } = await setTransport(entity, body);
  expect(status, text).toBe(200);
  expect((await switchOn(entity, entity.second)).status).toBe(200);
}

async function byFolder(): Promise<Bank> {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }));
  for (const name of ['outbox', 'inbox', 'archive'])
    mkdirSync(join(root, entity.entityId, name), { recursive: true });
  await carriedBy(entity, { transport: 'FOLDER', folders: FOLDERS });
  return { ...entity, at: (...names) => join(root, entity.entityId, ...names) };
}

async function bySftp(): Promise<Bank> {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }));
  const { settings, folder, stop } = await SSH_SERVERS[0]![1]();
  stops.push(stop);
  const { folders, ...server } = settings;
  await carriedBy(entity, { transport: 'SFTP', folders, server });
  return { ...entity, at: (...names) => join(folder, ...names) };
}

const connectionOf = async ({ admin }: BankFileEntity) =>
  (await admin.send('GET', '/app/bank-connections')).body[0];
const turn = (id: string) =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);

/** A batch whose file the worker has written. */
async function sealed(bank: Bank, context = installation.context) {
  const { id } = await approvedBatchOf(installation, bank.entityId, ROWS);
  await turn(id);
  const file = async () => (await bank.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items[0];
  return { id, file, visit: () => visitBank(context, bank.connectionId) };
}

/** The bank puts a file into its folder, some time ago. */
function send(bank: Bank, name: string, bytes: Uint8Array | string, inbox = 'inbox'): void {
  writeFileSync(bank.at(inbox, name), bytes);
  const then = (installation.context.clock.nowMs() - MINUTE_MS) / 1_000;
  utimesSync(bank.at(inbox, name), then, then);
}

async function actionsOf(fileId: string): Promise<string[]> {
  const rows = await installation.context.database.query(
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq',
    [fileId],
  );
  return rows.map(({ action }) => action);
}

async function nextVisit(bank: Bank): Promise<void> {
  const { transportDetails } = await connectionOf(bank);
  installation.passMs(Date.parse(transportDetails.nextVisitAt) - installation.context.clock.nowMs());
  await visitBank(installation.context, bank.connectionId);
}

describe.each([
  ['SFTP', bySftp],
  ['a folder', byFolder],
] as const)('over %s', (_, open) => {
  it('a file leaves and arrives by itself, and replies and statements are fetched once', async () => {
    const { context } = installation;
    const bank = await open();
    const { id, file, visit } = await sealed(bank);
    await visit();
    const { fileName, sha256, ...arrived } = await file();
    expect(arrived).toMatchObject({ state: 'LEFT', leftBy: null, arrivedAt: expect.any(String) });
    expect(await batchStatus(context, id)).toBe('PROCESSING');
    expect(readdirSync(bank.at('outbox'))).toEqual([fileName]);
    expect(await actionsOf(arrived.id)).toEqual(['bank_file.sealed', 'bank_file.left', 'bank_file.arrived']);
    const [left] = await context.database.query(
      `SELECT actor_kind, actor_name, details
         FROM audit_log
        WHERE action = 'bank_file.left' AND subject_id = $1`,
      [arrived.id],
    );
    expect(left).toMatchObject({ actor_kind: 'SYSTEM', actor_name: 'Outlay' });
    expect(left!.details).toContain(sha256);

    await turn(id);
    const reply = acceptedExcept(readAtBank(readFileSync(bank.at('outbox', fileName))), [2]);
    send(bank, 'REPLY.txt', reply);
    send(bank, 'AGAIN.txt', reply);
    send(bank, 'STATEMENT.xml', camtText([statementOf(1)]));
    writeFileSync(bank.at('inbox', 'STATEMENT.part'), 'half');
    await nextVisit(bank);
    expect(readdirSync(bank.at('inbox'))).toEqual(['STATEMENT.part']);
    expect(readdirSync(bank.at('archive')).sort()).toEqual(['AGAIN.txt', 'REPLY.txt', 'STATEMENT.xml']);
    const { body: replies } = await bank.preparer.send('GET', '/app/bank-replies');
    expect(replies.items).toMatchObject([{ result: 'STORED', receivedBy: null }]);
    await readReply(context, replies.items[0].id);
    await turn(id);
    expect(await statusesOf(context, id)).toEqual(['COMPLETE', 'FAILED']);
    const [statement] = await context.database.query(
      'SELECT id FROM statement_files WHERE entity_id = $1 AND received_by IS NULL',
      [bank.entityId],
    );
    await readStatementFile(context, statement!.id);
    expect((await bank.preparer.send('GET', '/app/statements')).body.total).toBe(1);
    expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
  });

  it('files of the bank wait while the disk of Outlay is nearly full', async () => {
    const bank = await open();
    send(bank, 'STATEMENT.xml', camtText([statementOf(1)]));
    const reading = { state: 'full', freeBytes: 1, sizeBytes: 100 } as const;
    const diskSpace = { current: () => reading, stop: () => undefined };
    await visitBank({ ...installation.context, diskSpace }, bank.connectionId);
    expect(readdirSync(bank.at('inbox'))).toEqual(['STATEMENT.xml']);
    const { fault } = (await connectionOf(bank)).transportDetails;
    expect(fault).toMatchObject({ code: 'FAILED', detail: expect.stringContaining('nearly full') });
    await nextVisit(bank);
    expect(readdirSync(bank.at('archive'))).toEqual(['STATEMENT.xml']);
  });

  it('a file that a user takes to the bank is not carried there as well', async () => {
    const bank = await open();
    const { file, visit } = await sealed(bank);
    const { id } = await file();
    expect((await bank.preparer.send('POST', `/app/bank-files/${id}/download`)).status).toBe(200);
    await visit();
    expect(readdirSync(bank.at('outbox'))).toEqual([]);
    expect(await file()).toMatchObject({ leftBy: { userId: bank.preparer.user.id }, arrivedAt: null });
  });
});

/** A context whose process is killed when it uses the database for the nth time. */
function killedAt(uses: number): Context {
  let left = uses;
  return killedWhen(() => left-- <= 0);
}

/** A context whose process is killed when it uses the database and `isOver` says so of the call before. */
function killedWhen(isOver: (before: readonly unknown[]) => boolean): Context {
  const { context } = installation;
  let before: readonly unknown[] = [];
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query' && name !== 'transaction') return value;
      return async (...given: unknown[]) => {
        if (isOver(before)) throw new Error('killed');
        before = given;
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  return { ...context, database };
}

it('a process killed at each step carries a file once, although the bank takes it away', async () => {
  const bank = await byFolder();
  const { file } = await sealed(bank);
  const taken: string[] = [];
  let uses = 0;
  for (let isKilled = true; isKilled; uses++) {
    isKilled = await visitBank(killedAt(uses), bank.connectionId).then(
      () => false,
      () => true,
    );
    for (const name of readdirSync(bank.at('outbox')).filter((found) => !found.startsWith('.'))) {
      taken.push(readFileSync(bank.at('outbox', name), 'latin1'));
      rmSync(bank.at('outbox', name));
    }
  }
  expect(uses).toBeGreaterThan(5);
  // No account number stays there under a name that the bank ignores.
  expect(readdirSync(bank.at('outbox'))).toEqual([]);
  const { id, byteCount } = await file();
  expect(taken.map((text) => text.length)).toEqual([byteCount]);
  expect(await actionsOf(id)).toEqual(['bank_file.sealed', 'bank_file.left', 'bank_file.arrived']);
});

it('a file that another visit has given up before it was published is sent by the next one', async () => {
  const bank = await byFolder();
  const { file } = await sealed(bank);
  const { context } = installation;
  let isGivenUp = false;
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return value;
      return async (...given: unknown[]) => {
        if (!isGivenUp && String(given[0]).includes('SET staged_as = $2')) {
          isGivenUp = true;
          expect(await leftStagings(context, bank.connectionId)).toHaveLength(1);
        }
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  await visitBank({ ...context, database }, bank.connectionId);
  expect(isGivenUp).toBe(true);
  expect(readdirSync(bank.at('outbox'))).toEqual([]);
  expect(await file()).toMatchObject({ arrivedAt: null });
  await nextVisit(bank);
  const { fileName, arrivedAt } = await file();
  expect(readdirSync(bank.at('outbox'))).toEqual([fileName]);
  expect(arrivedAt).not.toBe(null);
});

it('a file that lies beside its place at the bank is not given to users as well', async () => {
  const bank = await byFolder();
  const { file, visit } = await sealed(bank);
  const isStaged = ([sql]: readonly unknown[]) => String(sql).includes('SET staged_as');
  await expect(visitBank(killedWhen(isStaged), bank.connectionId)).rejects.toThrow('killed');
  expect((await file()).arrivedAt).toBe(null);
  const refused = await setTransport(bank, { transport: 'DOWNLOAD' });
  expect(refused.body).toMatchObject({ code: 'bank_file_on_the_way', errors: [{ path: 'transport' }] });
  await visit();
  expect((await file()).arrivedAt).not.toBe(null);
  expect((await setTransport(bank, { transport: 'DOWNLOAD' })).status).toBe(200);
});

it('a file that is recalled on its way is not carried any further', async () => {
  const bank = await byFolder();
  const { file, visit } = await sealed(bank);
  for (let uses = 0; (await file()).state === 'SEALED'; uses++)
    await visitBank(killedAt(uses), bank.connectionId).catch(() => undefined);
  const { id, arrivedAt } = await file();
  expect(arrivedAt).toBe(null);
  const body = { reason: 'The total is wrong.', confirmedBy: 'Lerato at the bank' };
  const recalled = await bank.second.send('POST', `/app/bank-files/${id}/recall`, { body });
  expect(recalled.status, recalled.text).toBe(200);
  await visit();
  expect(readdirSync(bank.at('outbox')).filter((name) => !name.startsWith('.'))).toEqual([]);
  expect(await file()).toMatchObject({ arrivedAt: null });
});

it('a bank that cannot be reached gets no file, and is tried again after growing pauses', async () => {
  const bank = await byFolder();
  const { file, visit } = await sealed(bank);
  rmSync(bank.at('outbox'), { recursive: true });
  await visit();
  const failed = (await connectionOf(bank)).transportDetails;
  expect(failed.fault).toMatchObject({ code: 'FOLDER_MISSING', attempts: 1, since: failed.visitedAt });
  expect(await file()).toMatchObject({ state: 'SEALED' });
  mkdirSync(bank.at('outbox'));
  await visit();
  expect((await connectionOf(bank)).transportDetails).toEqual(failed);
  chmodSync(bank.at('outbox'), 0o755);
  rmSync(bank.at('outbox'), { recursive: true });
  for (let attempt = 2; attempt <= 8; attempt++) await nextVisit(bank);
  const later = (await connectionOf(bank)).transportDetails;
  expect(later.fault).toMatchObject({ attempts: 8, since: failed.fault.since });
  expect(Date.parse(later.nextVisitAt) - Date.parse(later.visitedAt)).toBe(HOUR_MS / 2);
  mkdirSync(bank.at('outbox'));
  await nextVisit(bank);
  expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
});

it('another file of the same name keeps a file from leaving, and nothing from being fetched', async () => {
  const bank = await byFolder();
  const { file, visit } = await sealed(bank);
  const { fileName } = await file();
  writeFileSync(bank.at('outbox', fileName), 'of another program');
  send(bank, 'REPLY.txt', 'Dear customer');
  await visit();
  expect((await connectionOf(bank)).transportDetails.fault).toMatchObject({ code: 'NAME_TAKEN' });
  expect(await file()).toMatchObject({ state: 'SEALED' });
  expect(readFileSync(bank.at('outbox', fileName), 'utf8')).toBe('of another program');
  expect(readdirSync(bank.at('archive'))).toEqual(['REPLY.txt']);
});

it('a bank is announced when it is due, and no entity reaches the folders of another', async () => {
  const [bank, other] = [await byFolder(), await byFolder()];
  const announced = async () => {
    const rows = await installation.context.database.query(
      `SELECT data ->> 'connectionId' AS "connectionId" FROM pgboss.job WHERE name = 'visit-bank'`,
    );
    return rows.filter(({ connectionId }) => connectionId === bank.connectionId).length;
  };
  const before = await announced();
  await visitDueBanks(installation.context);
  expect(await announced()).toBe(before + 1);
  await visitBank(installation.context, bank.connectionId);
  await visitDueBanks(installation.context);
  expect(await announced()).toBe(before + 1);
  for (const inbox of [`../${bank.entityId}/inbox`, '/etc', 'a/../../b', '.', '.hidden'])
    expect(
      (await setTransport(other, { transport: 'FOLDER', folders: { ...FOLDERS, inbox } })).body,
      inbox,
    ).toMatchObject({ code: 'bank_folder_not_allowed', errors: [{ path: 'folders.inbox' }] });
});

describe('the key of a connection', () => {
  const server = {
    host: 'sftp.bank.example',
    port: 22,
    username: 'acme',
    hostKeyFingerprint: `SHA256:${'A'.repeat(43)}`,
  };

  it('is made when none is given, kept, and never returned', async () => {
    const entity = await bankFileEntity(installation);
    const set = async (more: object = {}) =>
      setTransport(entity, { transport: 'SFTP', folders: FOLDERS, server: { ...server, ...more } });
    const { body, text } = await set();
    const { publicKey } = body.transportDetails.server;
    expect(publicKey).toMatch(/^ssh-ed25519 [A-Za-z0-9+/]{60,}=*$/);
    expect(text).not.toMatch(/private/i);
    expect((await set({ port: 2222 })).body.transportDetails.server).toMatchObject({ port: 2222, publicKey });
    const [row] = await installation.context.database.query(
      'SELECT private_key FROM bank_file_transports WHERE connection_id = $1',
      [entity.connectionId],
    );
    expect(row!.private_key!.toString('latin1')).not.toContain('PRIVATE');
    const [audited] = await installation.context.database.query(
      `SELECT details FROM audit_log WHERE entity_id = $1 AND action = 'bank_connection.transport_set'`,
      [entity.entityId],
    );
    expect(audited!.details).toContain(publicKey);
    expect(audited!.details).not.toMatch(/private/i);
    await setTransport(entity, { transport: 'DOWNLOAD' });
    expect((await connectionOf(entity)).transportDetails).toBe(null);
    expect((await set()).body.transportDetails.server.publicKey).not.toBe(publicKey);
    const before = (await connectionOf(entity)).transportDetails.server.publicKey;
    const made = await setTransport(entity, { transport: 'SFTP', folders: FOLDERS, server, makeKey: true });
    expect(made.body.transportDetails.server.publicKey).toMatch(/^ssh-ed25519 /);
    expect(made.body.transportDetails.server.publicKey).not.toBe(before);
    expect((await set({ privateKey: 'no key' })).body).toMatchObject({
      code: 'private_key_not_usable',
      errors: [{ path: 'server.privateKey' }],
    });
  });
});

describe('another transport', () => {
  const ELSEWHERE = { outbox: 'outbox2', inbox: 'inbox2', archive: 'archive2' };
  const elsewhere = { transport: 'FOLDER', folders: ELSEWHERE };

  /** A bank by folder whose files an admin takes elsewhere. */
  async function movedElsewhere() {
    const bank = await byFolder();
    for (const name of Object.values(ELSEWHERE)) mkdirSync(bank.at(name));
    const file = await sealed(bank);
    const moved = await setTransport(bank, elsewhere);
    expect(moved.body, moved.text).toMatchObject({
      state: 'OFF',
      unconfirmedBy: [{ userId: bank.admin.user.id }],
      transportDetails: { isConfirmed: false },
    });
    return { bank, ...file, moved: moved.body };
  }

  it('switches a live connection off, and is only tried until another user switches it on', async () => {
    const { bank, id, file, visit } = await movedElsewhere();
    const forged = acceptedExcept(readAtBank(Buffer.from(await bytesOf(id), 'latin1')), []);
    send(bank, 'FORGED.txt', forged, 'inbox2');
    await visit();
    expect(readdirSync(bank.at('outbox2'))).toEqual([]);
    expect(readdirSync(bank.at('inbox2'))).toEqual(['FORGED.txt']);
    expect((await connectionOf(bank)).transportDetails).toMatchObject({
      fault: null,
      visitedAt: expect.any(String),
    });
    expect(await file()).toMatchObject({ state: 'SEALED' });
    expect((await switchOn(bank, bank.admin)).body).toMatchObject({ code: 'own_connection_change' });
    rmSync(bank.at('inbox2', 'FORGED.txt'));
    expect((await switchOn(bank, bank.second)).body).toMatchObject({
      state: 'LIVE',
      unconfirmedBy: [],
      transportDetails: { isConfirmed: true },
    });
    await turn(id);
    await nextVisit(bank);
    expect(readdirSync(bank.at('outbox2'))).toHaveLength(1);
    expect(readdirSync(bank.at('outbox'))).toEqual([]);
  });

  it('is not switched on by a user who saw the one before, nor by one who changed the profile', async () => {
    const { bank, moved } = await movedElsewhere();
    installation.passMs(1_000);
    await setTransport(bank, { ...elsewhere, folders: { ...ELSEWHERE, outbox: 'outbox' } });
    expect((await switchOn(bank, bank.second, moved.updatedAt)).body).toMatchObject({
      code: 'stale_version',
    });
    const editor = installation.as(await installation.user(bank.entityId, ['ADMIN', 'APPROVER']));
    const { currency: _, ...settings } = bank.settings;
    const profile = { ...(settings['profile'] as object), silentAfterHours: 48 };
    const path = `/app/bank-connections/${bank.connectionId}`;
    const { version } = await connectionOf(bank);
    const changed = await editor.send('PUT', path, { body: { ...settings, profile, version } });
    expect(changed.body.unconfirmedBy).toHaveLength(2);
    await makeReady(bank.admin, bank.connectionId);
    for (const changer of [editor, bank.admin])
      expect((await switchOn(bank, changer)).body).toMatchObject({
        code: 'own_connection_change',
        detail: expect.stringContaining(bank.second.user.name) as string,
      });
    expect((await switchOn(bank, bank.second)).status).toBe(200);
  });

  it('takes a fresh sign-in; the same one once more takes none and changes nothing', async () => {
    const bank = await byFolder();
    await installation.context.database.query(
      'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1',
      [bank.entityId],
    );
    const admin = installation.as(bank.admin.user, 120_000);
    const set = (body: object) =>
      admin.send('PUT', `/app/bank-connections/${bank.connectionId}/transport`, { body });
    expect((await set({ transport: 'DOWNLOAD' })).body).toMatchObject({ code: 'fresh_sign_in_required' });
    expect((await set({ transport: 'FOLDER', folders: FOLDERS })).body).toMatchObject({ state: 'LIVE' });
  });

  it('is refused by the database while the connection is live, and so is a confirmed one', async () => {
    const { connectionId } = await byFolder();
    const owner = ownerOf(installation.context.database);
    const change = (table: string, set: string, column = 'connection_id') =>
      owner.execute(`UPDATE ${table} SET ${set} WHERE ${column} = $1`, [connectionId]);
    await expect(change('bank_file_transports', `folders = '{}'`)).rejects.toThrow();
    await expect(change('bank_file_connections', `transport = 'SFTP'`, 'id')).rejects.toThrow();
    await expect(change('bank_file_connections', `unconfirmed_by = ARRAY[id]`, 'id')).rejects.toThrow();
    await change('bank_file_connections', `state = 'OFF'`, 'id');
    await expect(change('bank_file_transports', 'confirmed_at = now()')).rejects.toThrow();
  });
});

it('a user has a bank visited at once, although its visits fail', async () => {
  const bank = await byFolder();
  rmSync(bank.at('outbox'), { recursive: true });
  await visitBank(installation.context, bank.connectionId);
  mkdirSync(bank.at('outbox'));
  const path = `/app/bank-connections/${bank.connectionId}/transport/visit`;
  expect((await bank.preparer.send('POST', path)).status).toBe(200);
  await visitBank(installation.context, bank.connectionId);
  expect((await connectionOf(bank)).transportDetails.fault).toBe(null);
  await setTransport(bank, { transport: 'DOWNLOAD' });
  expect((await bank.preparer.send('POST', path)).body).toMatchObject({ code: 'bank_not_visited' });
});

it('a visit that is asked for during another one follows it at once', async () => {
  const bank = await byFolder();
  const { context } = installation;
  const path = `/app/bank-connections/${bank.connectionId}/transport/visit`;
  let asked = 0;
  const during = async () => {
    if (asked++ > 0) return;
    installation.passMs(1_000);
    expect((await bank.preparer.send('POST', path)).status).toBe(200);
  };
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return value;
      return async (...given: unknown[]) => {
        if (String(given[0]).includes('FROM bank_files f')) await during();
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  await visitBank({ ...context, database }, bank.connectionId);
  const jobs = await context.database.query(
    `SELECT data ->> 'connectionId' AS "connectionId" FROM pgboss.job WHERE name = 'visit-bank'`,
  );
  // The transport, its confirmation, the user, and the visit that followed.
  expect(jobs.filter(({ connectionId }) => connectionId === bank.connectionId)).toHaveLength(4);
  expect((await connectionOf(bank)).transportDetails.visitedAt).toBe(null);
  await visitBank(context, bank.connectionId);
  expect((await connectionOf(bank)).transportDetails.visitedAt).not.toBe(null);
});

it('a server with another host key is not trusted, and its key is shown beside the pinned one', async () => {
  const entity = await bankFileEntity(installation);
  const { settings, stop } = await SSH_SERVERS[0]![1]();
  stops.push(stop);
  const { folders, ...server } = settings;
  const hostKeyFingerprint = `SHA256:${'A'.repeat(43)}`;
  await carriedBy(entity, { transport: 'SFTP', folders, server: { ...server, hostKeyFingerprint } });
  await visitBank(installation.context, entity.connectionId);
  expect((await connectionOf(entity)).transportDetails).toMatchObject({
    server: { hostKeyFingerprint },
    fault: { code: 'HOST_KEY_CHANGED', presentedHostKey: settings.hostKeyFingerprint },
  });
});

async function bytesOf(batchId: string): Promise<string> {
  const [file] = await installation.context.database.query(
    `SELECT bytes FROM bank_files WHERE batch_id = $1`,
    [batchId],
  );
  return file!.bytes.toString('latin1');
}
