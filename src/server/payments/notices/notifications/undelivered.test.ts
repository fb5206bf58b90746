import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob, startJobs, type Jobs } from '../../../platform/jobs.ts';
import { MAIL } from '../../base/queues.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { cleanUp } from '../../paying/worker/clean-up.ts';
import { sendKeptMails, workOnMails } from '../mails.ts';

/** Mails outlast the outage of a mail server: every approver is notified in the end. */

/** How the mail server answers: 'down' refuses every connection at the greeting. */
let mode: 'up' | 'down' | 'refuses' | 'silent' = 'up';
const received: string[] = [];
const sockets = new Set<Socket>();
let mailServer: Server;
let installation: PaymentsInstallation;
let context: Context;
let jobs: Jobs;
let entityId: string;
let admin: TestCaller;
let viewer: TestCaller;
let createdBy: string;

function answer(socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  if (mode === 'silent') return;
  if (mode === 'down') return void socket.end('421 closing\r\n');
  let isData = false;
  let to = '';
  socket.setEncoding('utf8').write('220 test ESMTP\r\n');
  socket.on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      if (isData) {
        if (line !== '.') continue;
        isData = false;
        received.push(to);
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)![1]!;
        socket.write(mode === 'refuses' ? '550 no such mailbox\r\n' : '250 ok\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}

beforeAll(async () => {
  mailServer = createServer(answer);
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  installation = await paymentsInstallation();
  const smtpUrl = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}?ignoreTLS=true`;
  context = { ...installation.context, configuration: { ...installation.context.configuration, smtpUrl } };
  jobs = await startJobs(context.database.address, context.log);
  await workOnMails(context, jobs);
});
afterAll(async () => {
  await jobs.stop(5_000);
  for (const socket of sockets) socket.destroy();
  await installation.close();
  await new Promise((done) => mailServer.close(done));
});
beforeEach(async () => {
  entityId = await installation.entity();
  admin = installation.as(await installation.user(entityId, ['ADMIN']));
  viewer = installation.as(await installation.user(entityId, ['VIEWER']));
  createdBy = (await installation.user(entityId, ['PREPARER'])).id;
  const approver = await installation.user(entityId, ['APPROVER']);
  await context.database.query("UPDATE users SET email = name || '@example.com' WHERE id = $1", [
    approver.id,
  ]);
  received.length = 0;
});
afterEach(async () => {
  mode = 'up';
  await context.database.query('DELETE FROM undelivered_mails');
});

const kept = () =>
  context.database.query(
    `SELECT attempts, error, next_try_at, given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1`,
    [entityId],
  );
const attentionOf = async (user: TestCaller) =>
  (await user.send('GET', '/app/attention')).body.filter(
    ({ kind }: { kind: string }) => kind === 'MAIL_UNDELIVERED',
  );

/** A batch waits for approval while the mail server is in its current mode. */
async function announce(status?: 'CANCELLED'): Promise<string> {
  const { id } = await insertBatch(context, { entityId, createdBy });
  await sendJob(context.database, MAIL, { kind: 'batch-waits', batchId: id });
  if (status === undefined) await expect.poll(kept, { timeout: 120_000 }).toHaveLength(1);
  return id;
}

async function after(ms: number): Promise<void> {
  installation.passMs(ms);
  await sendKeptMails(context);
}

describe('a mail that the mail server does not take', () => {
  it.each(['down', 'refuses'] as const)('is sent once the server is back (%s)', async (how) => {
    mode = how;
    await announce();
    for (let i = 0; i < 12; i++) await after(HOUR_MS + MINUTE_MS);
    const [mail] = await kept();
    expect(mail).toMatchObject({ attempts: 13, given_up_at: null });
    expect(mail!.error).toMatch(how === 'down' ? /421|closing|Connection/i : /550 no such mailbox/);
    mode = 'up';
    await after(HOUR_MS + MINUTE_MS);
    expect(received).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  it('is tried after pauses that grow to an hour', async () => {
    mode = 'down';
    await announce();
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = context.clock.nowMs();
      const [mail] = await kept();
      pauses.push(Math.round((mail!.next_try_at.getTime() - before) / MINUTE_MS));
      await after(mail!.next_try_at.getTime() - before + 1_000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is given up after five days, and an admin sends it again', async () => {
    mode = 'down';
    await announce();
    await after(4 * DAY_MS);
    expect((await kept())[0]!.given_up_at).toBeNull();
    await after(DAY_MS + HOUR_MS);
    expect((await kept())[0]!.given_up_at).not.toBeNull();
    await after(DAY_MS);
    mode = 'up';
    await after(DAY_MS);
    expect(received).toEqual([]);
    expect((await viewer.send('POST', '/app/undelivered-mails/send-again')).status).toBe(403);
    const { status, body } = await admin.send('POST', '/app/undelivered-mails/send-again');
    expect([status, body]).toEqual([200, { count: 1 }]);
    await after(MINUTE_MS);
    expect(received).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });

  it('needs the attention of admins after ten minutes, and of no other user', async () => {
    mode = 'down';
    await announce();
    expect(await attentionOf(admin)).toEqual([]);
    await after(11 * MINUTE_MS);
    expect(await attentionOf(admin)).toMatchObject([{ kind: 'MAIL_UNDELIVERED', count: 1 }]);
    expect(await attentionOf(viewer)).toEqual([]);
    const { body } = await admin.send('GET', '/app/undelivered-mails');
    expect(body).toMatchObject([{ about: 'BATCH', attempts: 2, error: expect.any(String) }]);
  });

  it('is of no use once the batch waits no more', async () => {
    mode = 'down';
    const id = await announce();
    await context.database.query("UPDATE batches SET status = 'CANCELLED' WHERE id = $1", [id]);
    mode = 'up';
    await after(HOUR_MS);
    expect([received, await kept()]).toEqual([[], []]);
  });

  it('can be dismissed, by an admin of its entity alone, and leaves an audit row', async () => {
    mode = 'refuses';
    await announce();
    const { body } = await admin.send('GET', '/app/undelivered-mails');
    const path = `/app/undelivered-mails/${body[0].id}/dismiss`;
    const stranger = installation.as(await installation.user(await installation.entity(), ['ADMIN']));
    expect((await stranger.send('POST', path)).status).toBe(404);
    expect((await stranger.send('GET', '/app/undelivered-mails')).body).toEqual([]);
    expect((await admin.send('POST', path)).status).toBe(200);
    expect(await kept()).toEqual([]);
    const audit = await context.database.query(
      "SELECT actor_id FROM audit_log WHERE action = 'mail.dismissed' AND entity_id = $1",
      [entityId],
    );
    expect(audit).toEqual([{ actor_id: admin.user.id }]);
  });

  it('is tried at once when its next time is one of a wrong clock', async () => {
    mode = 'down';
    await announce();
    await context.database.query(
      "UPDATE undelivered_mails SET next_try_at = next_try_at + interval '9 days' WHERE entity_id = $1",
      [entityId],
    );
    mode = 'up';
    await after(MINUTE_MS);
    expect(received).toHaveLength(1);
  });

  it('is kept 30 days after it was given up', async () => {
    mode = 'down';
    await announce();
    await after(5 * DAY_MS + HOUR_MS);
    installation.passMs(29 * DAY_MS);
    await cleanUp(context);
    expect(await kept()).toHaveLength(1);
    installation.passMs(2 * DAY_MS);
    await cleanUp(context);
    expect(await kept()).toEqual([]);
  });

  it('holds up the others for seconds when the server is silent', { timeout: 300_000 }, async () => {
    mode = 'silent';
    const start = performance.now();
    await announce();
    expect(performance.now() - start).toBeLessThan(25_000);
  });
});
