import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once, setMaxListeners } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts';
import { approvedBatchOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import {
  bankFileEntity,
  connectionSettings,
  switchOn,
  type BankFileEntity,
} from '../bank-files/testing/bank-file-entity.ts';
import type { Misbehaviour } from './testing/file-server.ts';
import { LOOPBACK, startNodeServer } from './testing/ssh-server.ts';
import { openSftp } from './sftp.ts';
import { visitBank } from './visit-bank.ts';
import { startVisits } from './visits.ts';
import { PATIENCE, type Patience } from './waiting.ts';

/** A bank's server that stops answering, answers without end, or answers nonsense delays no other bank. */

const SHORT: Patience = { ...PATIENCE, connectMs: 1_500, trialMs: 1_500, answerMs: 400, stopMs: 200 };
/** A visit to a silent server, from connecting to closing, ends within this time. */
const SOON_MS = 6_000;

let root: string;
let installation: PaymentsInstallation;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-silent-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root, BANK_NETWORKS: LOOPBACK.join() });
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

/** The banks of one test. Later tests do not visit them. */
const banks: Bank[] = [];
afterEach(async () => {
  const never = new Date(installation.context.clock.nowMs() + 365 * DAY_MS);
  for (const { connectionId } of banks.splice(0))
    await installation.context.database.query(
      'UPDATE bank_file_transports SET next_visit_at = $2 WHERE connection_id = $1',
      [connectionId, never],
    );
});

interface Bank extends BankFileEntity {
  at: (...names: string[]) => string;
  misbehaviour: Misbehaviour;
}

/** A live connection by SFTP to a server that misbehaves as the test says. */
async function bank(): Promise<Bank> {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' }));
  const misbehaviour: Misbehaviour = {};
  const { settings, folder, stop } = await startNodeServer(misbehaviour);
  stops.push(stop);
  const { folders, ...server } = settings;
  await live(entity, { transport: 'SFTP', folders, server });
  const made = { ...entity, misbehaviour, at: (...names: string[]) => join(folder, ...names) };
  banks.push(made);
  return made;
}

const setTransport = ({ admin, connectionId }: BankFileEntity, body: object) =>
  admin.send('PUT', `/app/bank-connections/${connectionId}/transport`, { body });

async function live(entity: BankFileEntity, body: object): Promise<void> {
  const { status, text } = await setTransport(entity, body);
  expect(status, text).toBe(200);
  expect((await switchOn(entity.second, entity.connectionId)).status).toBe(200);
}

const detailsOf = async ({ admin, connectionId }: BankFileEntity) => {
  const { body } = await admin.send('GET', '/app/bank-connections');
  const found = (body as { id: string; transportDetails: any }[]).find(({ id }) => id === connectionId);
  return found!.transportDetails;
};

/** A batch whose file may leave, and a file of the bank. */
async function withFiles(of: Bank): Promise<{ batchId: string }> {
  const rows = [{ accountNumber: '62000001111', amountMinor: 10_000n }];
  const { id } = await approvedBatchOf(installation, of.entityId, rows);
  await payBatch(installation.context, openBankConnections(installation.context), id, () => false);
  send(of, 'REPLY.txt', 'Dear customer');
  return { batchId: id };
}

function send(of: Bank, name: string, text: string): void {
  writeFileSync(of.at('inbox', name), text);
  const then = (installation.context.clock.nowMs() - MINUTE_MS) / 1_000;
  utimesSync(of.at('inbox', name), then, then);
}

const sent = (of: Bank) => readdirSync(of.at('outbox')).filter((name) => !name.startsWith('.'));

/** Visits a bank that is due, and returns how long it took. */
async function visit(of: Bank, patience = SHORT): Promise<number> {
  const started = performance.now();
  await visitBank(installation.context, of.connectionId, { patience });
  return performance.now() - started;
}

/** The bank is due, after all that are due already. */
async function announceAgain(of: Bank): Promise<void> {
  const path = `/app/bank-connections/${of.connectionId}/transport/visit`;
  expect((await of.admin.send('POST', path)).status).toBe(200);
}

async function whenDue(of: Bank): Promise<void> {
  const { nextVisitAt } = await detailsOf(of);
  installation.passMs(Date.parse(nextVisitAt) - installation.context.clock.nowMs());
}

const REQUESTS = 'STAT LSTAT OPEN READ WRITE CLOSE OPENDIR READDIR RENAME'.split(' ');

it.each(['AUTH', 'SFTP', ...REQUESTS])(
  'a server that is silent at %s is left with a fault, and the files travel once it answers',
  async (step) => {
    const of = await bank();
    const { batchId } = await withFiles(of);
    of.misbehaviour.silentAt = step;
    expect(await visit(of)).toBeLessThan(SOON_MS);
    const { fault, nextVisitAt, visitedAt } = await detailsOf(of);
    expect(fault).toMatchObject({ code: step === 'AUTH' ? 'UNREACHABLE' : 'NO_ANSWER', attempts: 1 });
    expect(nextVisitAt > visitedAt).toBe(true);
    delete of.misbehaviour.silentAt;
    await whenDue(of);
    await visit(of);
    expect((await detailsOf(of)).fault).toBe(null);
    const [{ bytes }] = (await installation.context.database.query(
      'SELECT bytes FROM bank_files WHERE batch_id = $1',
      [batchId],
    )) as [{ bytes: Buffer }];
    expect(sent(of)).toHaveLength(1);
    expect(readFileSync(of.at('outbox', sent(of)[0]!)).equals(bytes)).toBe(true);
    expect(readdirSync(of.at('archive'))).toEqual(['REPLY.txt']);
  },
);

it.each([
  ['says nothing', ''],
  ['is silent once it has greeted', 'SSH-2.0-silent\r\n'],
])('a port that accepts connections and %s is left with a fault', async (_what, greeting) => {
  const of = await bank();
  const listener = createServer((socket) => socket.on('error', () => undefined).write(greeting));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const { folders, server } = await detailsOf(of);
  const { publicKey: _, ...address } = server;
  await setTransport(of, { transport: 'SFTP', folders, server: { ...address, port } });
  expect(await visit(of)).toBeLessThan(SOON_MS);
  expect((await detailsOf(of)).fault).toMatchObject({ code: 'UNREACHABLE' });
  listener.close();
});

it('a process that stops leaves a bank that is silent at any step', async () => {
  const steps = ['AUTH', 'SFTP', ...REQUESTS];
  const silent = await Promise.all(steps.map(() => bank()));
  for (const [index, of] of silent.entries()) {
    await withFiles(of);
    of.misbehaviour.silentAt = steps[index]!;
  }
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const patience = { ...PATIENCE, stopMs: 200 };
  const visits = silent.map(({ connectionId }) =>
    visitBank(installation.context, connectionId, { patience, stopping: stopping.signal }),
  );
  await pause(2_000);
  const started = performance.now();
  stopping.abort();
  await Promise.all(visits);
  expect(performance.now() - started).toBeLessThan(SOON_MS);
  // No fault is noted, so the next process begins with this bank.
  for (const of of silent) expect((await detailsOf(of)).fault).toBe(null);
});

it('a server that sends without end before it is known is left at once', async () => {
  const of = await bank();
  const line = Buffer.from(`${'x'.repeat(1_000)}\r\n`.repeat(1_000));
  let isLeft = false;
  const listener = createServer((socket) => {
    const more = () => {
      let hasRoom = true;
      while (hasRoom && !isLeft) hasRoom = socket.write(line);
    };
    socket.on('error', () => undefined);
    socket.on('close', () => (isLeft = true));
    socket.on('drain', more);
    more();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { folders, server } = await detailsOf(of);
  const { publicKey: _, ...address } = server;
  const { port } = listener.address() as AddressInfo;
  await setTransport(of, { transport: 'SFTP', folders, server: { ...address, port } });
  expect(await visit(of, { ...PATIENCE, trialMs: 1_000 })).toBeLessThan(SOON_MS);
  expect((await detailsOf(of)).fault).toMatchObject({ code: 'UNREACHABLE' });
  expect(isLeft).toBe(true);
  listener.close();
});

it('a server that never ends its side of a connection keeps no socket open', async () => {
  const server = await startNodeServer();
  stops.push(server.stop);
  let noteReset: () => void = () => undefined;
  const reset = new Promise<void>((done) => (noteReset = done));
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far: Socket = connect(server.settings.port, '127.0.0.1');
    far.on('error', () => undefined).on('data', (bytes) => near.write(bytes));
    near.on('data', (bytes) => far.write(bytes));
    near.once('close', noteReset);
    near.on('error', () => undefined);
    near.once('end', () => setInterval(() => near.destroyed || near.write('x'), 100).unref());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const waiting = { ...PATIENCE, signal: new AbortController().signal };
  const transport = await openSftp({ ...server.settings, port }, LOOPBACK, waiting);
  await transport.close();
  // Only a closed socket answers data with a reset.
  await reset;
  proxy.close();
});

it('a server that answers each request just in time does not make a visit last', async () => {
  const of = await bank();
  of.misbehaviour.slowMs = 300;
  expect(await visit(of, { ...SHORT, visitMs: 1_000 })).toBeLessThan(SOON_MS);
  expect((await detailsOf(of)).fault).toMatchObject({ code: 'NO_ANSWER' });
});

describe('what has no end', () => {
  it.each([
    ['a file', { isEndless: true }, 'FILE_CHANGES'],
    ['a folder', { endlessNames: 50 }, 'TOO_MANY_FILES'],
    ['a folder without names', { endlessNames: 0 }, 'TOO_MANY_FILES'],
    ['the names of the archive', { takenIn: '/archive/' }, 'ARCHIVE_FULL'],
  ] as const)('%s is bounded, and has its fault', async (_, misbehaviour, code) => {
    const of = await bank();
    send(of, 'REPLY.txt', '0123456789');
    Object.assign(of.misbehaviour, misbehaviour);
    await visit(of, { ...SHORT, answerMs: 5_000 });
    const { fault } = await detailsOf(of);
    expect(fault, fault?.detail).toMatchObject({ code });
    expect(readdirSync(of.at('inbox'))).toEqual(['REPLY.txt']);
  });

  it.each([
    ['in words that no database holds', { refusesWith: 'no\0way' }, 'FAILED'],
    ['without a size and a time', { hidesAttributes: true }, 'FAILED'],
  ] as const)('a folder that is listed %s has its fault', async (_, misbehaviour, code) => {
    const of = await bank();
    send(of, 'REPLY.txt', 'Dear customer');
    Object.assign(of.misbehaviour, misbehaviour);
    await visit(of);
    const { fault } = await detailsOf(of);
    expect(fault, fault?.detail).toMatchObject({ code });
    expect(readdirSync(of.at('inbox'))).toEqual(['REPLY.txt']);
  });

  it('a file that no transport carries has its fault, and the others travel every minute', async () => {
    const of = await bank();
    for (const name of ['A.txt', 'kwitansie één.txt', '.hidden', 'B.txt.part'])
      send(of, name, 'Dear customer');
    for (let round = 0; round < 3; round++) {
      await visit(of);
      const { fault, nextVisitAt, visitedAt } = await detailsOf(of);
      expect(fault).toMatchObject({ code: 'NAME_NOT_ALLOWED', attempts: round + 1 });
      expect(fault.detail).toContain('kwitansie');
      expect(Date.parse(nextVisitAt) - Date.parse(visitedAt)).toBeLessThan(MINUTE_MS);
      await whenDue(of);
    }
    expect(readdirSync(of.at('archive'))).toEqual(['A.txt']);
  });

  it('a file that is listed and cannot be read hides no other file', async () => {
    const of = await bank();
    for (const name of ['A.txt', 'C.txt']) send(of, name, 'Dear customer');
    symlinkSync(of.at('nowhere'), of.at('inbox', 'B.txt'));
    await visit(of);
    expect((await detailsOf(of)).fault).toMatchObject({ code: 'FAILED' });
    expect(readdirSync(of.at('archive')).sort()).toEqual(['A.txt', 'C.txt']);
  });

  it('a file that grows while it is read is left for the next visit', async () => {
    const of = await bank();
    send(of, 'A.txt', 'x'.repeat(100_000));
    send(of, 'B.txt', 'Dear customer');
    of.misbehaviour.slowMs = 50;
    const visiting = visit(of);
    for (const until = Date.now() + SOON_MS; Date.now() < until && !of.misbehaviour.hasListed;)
      await pause(5);
    writeFileSync(of.at('inbox', 'A.txt'), 'y', { flag: 'a' });
    await visiting;
    expect((await detailsOf(of)).fault).toMatchObject({ code: 'FILE_CHANGES' });
    expect(readdirSync(of.at('inbox'))).toEqual(['A.txt']);
    expect(readdirSync(of.at('archive'))).toEqual(['B.txt']);
  });
});

describe('while a bank is silent', () => {
  it('the banks of other companies are visited, and a stop does not wait for it', async () => {
    const [silent, other] = [await bank(), await bank()];
    silent.misbehaviour.silentAt = 'STAT';
    const visits = startVisits(installation.context);
    visits.wake();
    for (const until = Date.now() + SOON_MS; Date.now() < until && !(await detailsOf(other)).visitedAt;)
      await pause(50);
    expect((await detailsOf(other)).visitedAt).not.toBe(null);
    expect((await detailsOf(silent)).visitedAt).toBe(null);
    const started = performance.now();
    await visits.stop();
    expect(performance.now() - started).toBeLessThan(SOON_MS);
    // The visit stays due, so that the next process begins with it.
    expect((await detailsOf(silent)).fault).toBe(null);
  });

  it('a company with very many of them delays no other company', async () => {
    const [many, other] = [await bank(), await bank()];
    const due = await installation.context.database.query(
      'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1',
      [new Date(installation.context.clock.nowMs())],
    );
    const { folders, server } = await detailsOf(many);
    const { publicKey: _, ...address } = server;
    for (let index = due.length; index < 102; index++) {
      const { body } = await many.admin.send('POST', '/app/bank-connections', { body: connectionSettings() });
      const { status, text } = await setTransport(
        { ...many, connectionId: body.id },
        { transport: 'SFTP', folders, server: { ...address, port: index + 1 } },
      );
      expect(status, text).toBe(200);
    }
    installation.passMs(2_000);
    await announceAgain(other);
    const visits = startVisits(installation.context);
    visits.wake();
    for (const until = Date.now() + SOON_MS; Date.now() < until && !(await detailsOf(other)).visitedAt;)
      await pause(50);
    expect((await detailsOf(other)).visitedAt).not.toBe(null);
    await visits.stop();
  });

  it('another transport of the same connection is visited at once', async () => {
    const of = await bank();
    of.misbehaviour.silentAt = 'STAT';
    const visiting = visitBank(installation.context, of.connectionId);
    await pause(500);
    installation.passMs(1_000);
    for (const name of ['outbox', 'inbox', 'archive'])
      mkdirSync(join(root, of.entityId, name), { recursive: true });
    const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
    expect((await setTransport(of, { transport: 'FOLDER', folders })).status).toBe(200);
    const started = performance.now();
    await visiting;
    expect(performance.now() - started).toBeLessThan(SOON_MS);
    await visit(of);
    expect(await detailsOf(of)).toMatchObject({ fault: null, visitedAt: expect.any(String) });
  });
});
