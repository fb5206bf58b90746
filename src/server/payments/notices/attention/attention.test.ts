import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/terms.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { tamper } from '../../../platform/testing/test-database.ts';
import type { NotificationMailJob } from '../../base/queues.ts';
import { fund } from '../../testing/fund.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { sendNotificationMail } from './notification-mail.ts';
import { sendDueMails } from './send-due-mails.ts';

let installation: PaymentsInstallation;
let context: Context;
beforeAll(async () => {
  installation = await paymentsInstallation();
  context = installation.context;
});
afterAll(() => installation.close());

/** An entity with a preparer and an approver, which has every role that it needs. */
async function scene() {
  const entityId = await installation.entity();
  await installation.user(entityId, ['APPROVER']);
  await installation.user(entityId, ['ADMIN']);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  return { entityId, preparer, approver, createdBy: preparer.user.id };
}

/** Links a batch to the one whose failed payments it pays again. */
const makeRetryOf = (id: string, retryId: string) =>
  tamper(
    context.database,
    'batches',
    'batches_guard',
    'UPDATE batches SET retry_of_batch_id = $2 WHERE id = $1',
    [retryId, id],
  );

const ago = (ms: number) => new Date(context.clock.nowMs() - ms);
const kindsOf = async (caller: TestCaller) =>
  (await caller.send<{ kind: string }[]>('GET', '/app/attention')).body.map(({ kind }) => kind);
const notified = async (caller: TestCaller) =>
  (
    await caller.send<{ unread: number; items: { kind: string; isRead: boolean; at: string }[] }>(
      'GET',
      '/app/notifications',
    )
  ).body;

describe('people who are missing', () => {
  /** An entity whose users have these roles, and what its first user sees. */
  async function withUsers(...roles: Role[][]) {
    const entityId = await installation.entity();
    const users = [];
    for (const own of roles) users.push(await installation.user(entityId, own));
    return { entityId, users, caller: installation.as(users[0]!) };
  }

  it.each<[string, Role[][], object[]]>([
    ['one approver where two are needed', [['PREPARER'], ['APPROVER'], ['ADMIN']], [{ count: 1 }]],
    ['only the creator can approve', [['PREPARER', 'APPROVER', 'ADMIN']], [{ count: 2 }]],
    [
      'two approvers of whom one always creates',
      [['PREPARER', 'APPROVER', 'ADMIN'], ['APPROVER']],
      [{ count: 1 }],
    ],
    [
      'two approvers, of whom one may create',
      [['PREPARER', 'APPROVER', 'ADMIN'], ['APPROVER'], ['PREPARER']],
      [],
    ],
    ['no preparer', [['VIEWER'], ['ADMIN']], []],
  ])('approvers: %s', async (_, roles, expected) => {
    const { caller } = await withUsers(...roles);
    const { body } = await caller.send('GET', '/app/attention');
    expect(body).toMatchObject(expected.map((item) => ({ kind: 'APPROVERS_MISSING', ...item })));
    expect(body).toHaveLength(expected.length);
  });

  it('are counted by the rules of the entity, and without disabled users', async () => {
    const { entityId, users, caller } = await withUsers(['PREPARER'], ['APPROVER'], ['ADMIN']);
    await savePaymentConfig(context, entityId, {
      approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 1 }],
    });
    expect(await kindsOf(caller)).toEqual([]);
    const disable = (id: string) =>
      context.database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [id, ago(0)]);
    await disable(users[1]!.id);
    expect(await kindsOf(caller)).toEqual(['APPROVERS_MISSING']);
    await disable(users[2]!.id);
    expect((await kindsOf(caller)).toSorted()).toEqual(['ADMIN_MISSING', 'APPROVERS_MISSING']);
  });
});

describe('what needs attention', () => {
  it('is nothing in an entity where all is well', async () => {
    const { entityId, createdBy, preparer } = await scene();
    await fund(context, entityId, 1_000_000n);
    await insertBatch(context, { entityId, createdBy, status: 'COMPLETE', rows: [{ status: 'COMPLETE' }] });
    await insertBatch(context, { entityId, createdBy });
    expect(await kindsOf(preparer)).toEqual([]);
  });

  it('is failed and returned payments, with their count and total, until they are paid again', async () => {
    const { entityId, createdBy, preparer } = await scene();
    const { id } = await insertBatch(context, {
      entityId,
      createdBy,
      label: 'Salaries',
      status: 'PARTIALLY_COMPLETE',
      rows: [
        { status: 'FAILED', amountMinor: 150n },
        { status: 'FAILED', amountMinor: 50n },
        { status: 'REVERSED', amountMinor: 7n },
        { status: 'COMPLETE' },
      ],
    });
    const { body } = await preparer.send('GET', '/app/attention');
    expect(body).toMatchObject([
      { kind: 'PAYMENTS_FAILED', count: 2, amount: '2.00', batch: { id, label: 'Salaries' } },
      { kind: 'PAYMENTS_RETURNED', count: 1, amount: '0.07' },
    ]);
    const retry = await insertBatch(context, { entityId, createdBy });
    await makeRetryOf(id, retry.id);
    await fund(context, entityId, 10_000_000n);
    expect(await kindsOf(preparer)).toEqual([]);
  });

  it.each(['CANCELLED', 'REJECTED', 'EXPIRED'] as const)(
    'is failed payments again once their retry is %s',
    async (status) => {
      const { entityId, createdBy, preparer } = await scene();
      await fund(context, entityId, 10_000_000n);
      const { id } = await insertBatch(context, {
        entityId,
        createdBy,
        status: 'FAILED',
        rows: [{ status: 'FAILED' }],
      });
      const retry = await insertBatch(context, { entityId, createdBy, status });
      await makeRetryOf(id, retry.id);
      expect(await kindsOf(preparer)).toContain('PAYMENTS_FAILED');
    },
  );

  it('is a batch that expires within two days', async () => {
    const { entityId, createdBy, preparer } = await scene();
    await fund(context, entityId, 10_000_000n);
    await insertBatch(context, { entityId, createdBy, expiresAt: ago(-47 * HOUR_MS) });
    await insertBatch(context, { entityId, createdBy, expiresAt: ago(-49 * HOUR_MS) });
    await insertBatch(context, { entityId, createdBy, expiresAt: ago(MINUTE_MS) });
    expect(await kindsOf(preparer)).toEqual(['BATCH_EXPIRING']);
  });

  it('is a batch that was sent back, until another one corrects it', async () => {
    const { entityId, createdBy, preparer } = await scene();
    await fund(context, entityId, 10_000_000n);
    const { id } = await insertBatch(context, { entityId, createdBy, status: 'REJECTED' });
    expect(await kindsOf(preparer)).toEqual(['BATCH_SENT_BACK']);
    const correction = await insertBatch(context, { entityId, createdBy });
    await tamper(
      context.database,
      'batches',
      'batches_guard',
      'UPDATE batches SET corrects_batch_id = $2 WHERE id = $1',
      [correction.id, id],
    );
    expect(await kindsOf(preparer)).toEqual([]);
  });

  it('is the money that is missing for the batches that wait', async () => {
    const { entityId, createdBy, preparer } = await scene();
    const batch = await insertBatch(context, { entityId, createdBy, rows: [{ amountMinor: 100_000n }] });
    await fund(context, entityId, batch.totalDebitMinor - 1n);
    const { body } = await preparer.send('GET', '/app/attention');
    expect(body).toMatchObject([{ kind: 'LOW_BALANCE', amount: '0.01', currency: 'ZAR', batch: null }]);
  });

  it('is a batch whose approvals no longer suffice', async () => {
    const { entityId, createdBy, preparer } = await scene();
    await insertBatch(context, { entityId, createdBy, status: 'APPROVED', approvalsRequired: 1 });
    expect(await kindsOf(preparer)).toEqual(['APPROVAL_LAPSED']);
  });

  it('is a payment that the bank has not confirmed for a quarter of an hour', async () => {
    const { entityId, createdBy, preparer } = await scene();
    const batch = await insertBatch(context, {
      entityId,
      createdBy,
      status: 'PROCESSING',
      rows: [{ status: 'UNCONFIRMED' }],
    });
    const submitted = (ms: number) =>
      context.database.query('UPDATE withdrawals SET submitted_at = $2 WHERE batch_id = $1', [
        batch.id,
        ago(ms),
      ]);
    await submitted(14 * MINUTE_MS);
    expect(await kindsOf(preparer)).toEqual([]);
    await submitted(16 * MINUTE_MS);
    expect(await kindsOf(preparer)).toEqual(['PAYMENTS_UNCONFIRMED']);
  });

  it('is never about another entity', async () => {
    const { entityId, createdBy } = await scene();
    await insertBatch(context, { entityId, createdBy, status: 'FAILED', rows: [{ status: 'FAILED' }] });
    expect(await kindsOf((await scene()).preparer)).toEqual([]);
  });
});

describe('notifications', () => {
  it('tell an approver of a batch to approve, and its preparer of the approval', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await savePaymentConfig(context, entityId, {});
    await fund(context, entityId, 10_000_000n);
    const { id } = await insertBatch(context, { entityId, createdBy });
    expect(await notified(approver)).toMatchObject({ unread: 1, items: [{ kind: 'APPROVAL_NEEDED' }] });
    expect(await notified(preparer)).toEqual({ unread: 0, items: [] });
    await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/approve`);
    expect(await notified(approver)).toEqual({ unread: 0, items: [] });
    expect(await notified(preparer)).toMatchObject({
      unread: 1,
      items: [{ kind: 'BATCH_APPROVED', actorName: approver.user.name, batch: { id }, approvalsMissing: 0 }],
    });
  });

  it('tell a preparer how many approvals a batch still needs', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await savePaymentConfig(context, entityId, {});
    await fund(context, entityId, 10_000_000n);
    await installation.user(entityId, ['APPROVER']);
    const { id } = await insertBatch(context, { entityId, createdBy, approvalsRequired: 2 });
    await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/approve`);
    expect(await notified(preparer)).toMatchObject({
      items: [{ kind: 'BATCH_APPROVED', approvalsMissing: 1 }],
    });
  });

  it('tell an approver that a batch was paid, or cancelled by another user', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    const other = installation.as(await installation.user(entityId, ['APPROVER']));
    await savePaymentConfig(context, entityId, {});
    await fund(context, entityId, 10_000_000n);
    const { id } = await insertBatch(context, { entityId, createdBy, approvalsRequired: 2 });
    await approver.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/approve`);
    await preparer.send('POST', `/v1/payments/bulk-withdrawals/batches/${id}/cancel`);
    expect(await notified(approver)).toMatchObject({
      items: [{ kind: 'BATCH_CANCELLED', actorName: preparer.user.name, batch: { id } }],
    });
    expect((await notified(other)).items).toEqual([]);
    const paid = await insertBatch(context, {
      entityId,
      createdBy,
      status: 'COMPLETE',
      rows: [{ status: 'COMPLETE' }],
    });
    await context.database.query('UPDATE batches SET completed_at = created_at WHERE id = $1', [paid.id]);
    await context.database.query(
      `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       SELECT id, $2, entity_id, content_digest, created_at FROM batches WHERE id = $1`,
      [paid.id, approver.user.id],
    );
    expect((await notified(approver)).items).toContainEqual(
      expect.objectContaining({ kind: 'BATCH_PAID', batch: expect.objectContaining({ id: paid.id }) }),
    );
  });

  it('tell a comment to those who approved the batch, can approve it, or commented before', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await fund(context, entityId, 10_000_000n);
    const other = installation.as(await installation.user(entityId, ['PREPARER']));
    const outsider = installation.as(await installation.user(entityId, ['PREPARER']));
    const { id } = await insertBatch(context, { entityId, createdBy });
    const say = (caller: TestCaller, text: string) =>
      caller.send('POST', `/app/batches/${id}/comments`, { body: { text } });
    await say(other, 'Is row 6 right?');
    await say(preparer, 'STOP: row 6 is wrong.');
    const told = { kind: 'BATCH_COMMENTED', comment: 'STOP: row 6 is wrong.' };
    expect((await notified(approver)).items).toContainEqual(expect.objectContaining(told));
    expect((await notified(other)).items).toMatchObject([told]);
    expect((await notified(outsider)).items).toEqual([]);
  });

  it('tell a comment to the users whom it mentions and to the preparer, but not to its author', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await fund(context, entityId, 10_000_000n);
    const other = installation.as(await installation.user(entityId, ['PREPARER']));
    const { id } = await insertBatch(context, { entityId, createdBy, status: 'COMPLETE' });
    const answer = await approver.send('POST', `/app/batches/${id}/comments`, {
      body: { text: 'Confirmed by phone.', mentions: [other.user.id] },
    });
    expect(answer.status).toBe(200);
    const comment = { comment: 'Confirmed by phone.', actorName: approver.user.name, batch: { id } };
    expect(await notified(other)).toMatchObject({ unread: 1, items: [{ kind: 'MENTIONED', ...comment }] });
    expect(await notified(preparer)).toMatchObject({
      unread: 1,
      items: [{ kind: 'BATCH_COMMENTED', ...comment }],
    });
    expect((await notified(approver)).items).toEqual([]);
    const stranger = await scene();
    expect((await notified(stranger.preparer)).items).toEqual([]);
  });

  it('stay read for the user who read them, and only for that user', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await insertBatch(context, { entityId, createdBy, status: 'FAILED', rows: [{ status: 'FAILED' }] });
    const { items } = await notified(preparer);
    const until = items[0]!.at;
    expect((await preparer.send('PUT', '/app/notifications/read', { body: { until } })).status).toBe(200);
    expect((await notified(preparer)).unread).toBe(0);
    expect((await notified(approver)).unread).toBe(1);
    // An older mark does not make it unread again.
    await preparer.send('PUT', '/app/notifications/read', { body: { until: ago(DAY_MS).toISOString() } });
    expect((await notified(preparer)).unread).toBe(0);
  });
});

describe('the mail', () => {
  const received: { to: string; text: string }[] = [];
  let server: Server;
  let mailing: Context;
  beforeAll(async () => {
    server = createServer((socket) => {
      let to = '';
      let data: string | null = null;
      socket.setEncoding('utf8').write('220 test ESMTP\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk: string) => {
        for (const line of chunk.split('\r\n')) {
          if (data !== null) {
            if (line === '.') {
              received.push({ to, text: data.replaceAll('=\n', '') });
              data = null;
              socket.write('250 kept\r\n');
            } else data += `${line}\n`;
          } else if (/^DATA/i.test(line)) {
            data = '';
            socket.write('354 go on\r\n');
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else if (line) {
            to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
            socket.write('250 ok\r\n');
          }
        }
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
    mailing = { ...context, configuration: { ...context.configuration, smtpUrl } };
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => void received.splice(0));

  /** Runs the job of the worker and everything that it enqueues. */
  async function work(): Promise<void> {
    await sendDueMails(mailing);
    const jobs = await context.database.query(
      "DELETE FROM pgboss.job WHERE name = 'notification-mail' RETURNING data",
    );
    for (const { data } of jobs) await sendNotificationMail(mailing, data as NotificationMailJob);
  }

  async function chooses(caller: TestCaller, mail: string): Promise<void> {
    await context.database.query('UPDATE users SET email = $2 WHERE id = $1', [
      caller.user.id,
      `${caller.user.name}@example.com`,
    ]);
    expect((await caller.send('PUT', '/app/notification-settings', { body: { mail } })).status).toBe(200);
  }

  it('tells within minutes what is new, once, and nothing of what was before the choice', async () => {
    const { entityId, createdBy, preparer } = await scene();
    const failed = { entityId, createdBy, status: 'FAILED' as const, rows: [{ status: 'FAILED' as const }] };
    await insertBatch(context, { ...failed, label: 'Before' });
    installation.passMs(1_000);
    await chooses(preparer, 'IMMEDIATELY');
    await work();
    expect(received).toEqual([]);
    installation.passMs(1_000);
    await insertBatch(context, { ...failed, label: 'Suppliers' });
    installation.passMs(1_000);
    await work();
    await work();
    expect(received).toHaveLength(1);
    expect(received[0]!.to).toBe(`${preparer.user.name}@example.com`);
    expect(received[0]!.text).toContain('Suppliers');
    expect(received[0]!.text).not.toContain('Before');
  });

  it('sums up each day what needs attention still, and is not sent when there is nothing', async () => {
    const { entityId, createdBy, preparer } = await scene();
    await chooses(preparer, 'DAILY');
    installation.passMs(DAY_MS);
    await work();
    expect(received).toEqual([]);
    await insertBatch(context, {
      entityId,
      createdBy,
      label: 'Rent',
      status: 'FAILED',
      rows: [{ status: 'FAILED' }],
    });
    await work();
    expect(received).toEqual([]);
    for (const expected of [1, 2]) {
      installation.passMs(DAY_MS);
      await work();
      expect(received).toHaveLength(expected);
      expect(received.at(-1)!.text).toContain('Rent');
    }
  });

  it('is not sent to users who chose none or have lost access', async () => {
    const { entityId, createdBy, preparer, approver } = await scene();
    await chooses(preparer, 'IMMEDIATELY');
    await chooses(approver, 'OFF');
    installation.passMs(1_000);
    await insertBatch(context, { entityId, createdBy, status: 'FAILED', rows: [{ status: 'FAILED' }] });
    await context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [preparer.user.id]);
    installation.passMs(1_000);
    await work();
    expect(received).toEqual([]);
  });
});
