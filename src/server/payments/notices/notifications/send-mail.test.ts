import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation } from '../../../identity/invitations/accept-invitation.ts';
import type { PasskeyMailJob } from '../../../identity/passkeys/announce.ts';
import type { Context } from '../../../platform/context.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { tamper } from '../../../platform/testing/test-database.ts';
import { loadBatchForDisplay } from '../../batches/batch-for-display.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../../testing/payments-installation.ts';
import { ONE_APPROVAL, savePaymentConfig } from '../../testing/save-payment-config.ts';
import type { ConfigMailJob, ControlMailJob, LowBalanceMailJob, MailJob } from '../../base/queues.ts';
import { addressConfigMail, sendConfigMail } from './config-mail.ts';
import { addressControlMail, sendControlMail } from './control-mail.ts';
import { addressPasskeyMail, sendPasskeyMail } from './passkey-mail.ts';
import { addressLowBalanceMail, sendLowBalanceMail } from './low-balance-mail.ts';
import { addressMail, sendMail } from './send-mail.ts';

const PASSWORD = 'a new and longer password';

/** A mail server that accepts and keeps every mail. */
const received: { to: string; text: string }[] = [];
let mailServer: Server;
let installation: PaymentsInstallation;
let context: Context;
let entityId: string;
let preparer: TestUser;

function listenForMail(): Promise<Server> {
  const server = createServer((socket) => {
    let to = '';
    let data: string | null = null;
    socket.setEncoding('utf8').write('220 test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n')) {
        if (data !== null) {
          if (line === '.') {
            received.push({ to, text: data });
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
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

beforeAll(async () => {
  mailServer = await listenForMail();
  installation = await paymentsInstallation();
  const smtpUrl = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}?ignoreTLS=true`;
  context = { ...installation.context, configuration: { ...installation.context.configuration, smtpUrl } };
  entityId = await installation.entity();
  preparer = await withEmail(['PREPARER', 'APPROVER'], 'preparer@example.com');
  await withEmail(['APPROVER'], 'approver@example.com');
  await withEmail(['VIEWER'], 'viewer@example.com');
  await withEmail(['APPROVER'], 'elsewhere@example.com', await installation.entity());
  await savePaymentConfig(context, entityId, {
    approvalRules: ONE_APPROVAL,
    notificationEmails: ['finance@example.com'],
  });
});
afterAll(async () => {
  await installation.close();
  await new Promise((done) => mailServer.close(done));
});
beforeEach(() => void received.splice(0));

async function withEmail(
  roles: Parameters<PaymentsInstallation['user']>[1],
  email: string,
  of = entityId,
): Promise<TestUser> {
  const user = await installation.user(of, roles);
  await installation.context.database.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, email]);
  return user;
}

/** Handles a job as the worker does: enqueues one job for each recipient, then sends them. */
async function work(mail: MailJob): Promise<void> {
  await addressMail(context, mail);
  const jobs = await context.database.query(
    "DELETE FROM pgboss.job WHERE name = 'mail' AND data ? 'to' RETURNING data",
  );
  for (const { data } of jobs) await sendMail(context, data as Required<MailJob>);
}

const recipients = () => received.map(({ to }) => to).toSorted();

/** The subject as a mail program shows it. */
function subjectOf(mail: string): string {
  const header = /^Subject: (.*(?:\n .*)*)/m.exec(mail)![1]!;
  return header
    .replace(/\?=\n =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString());
}

/** The body as a mail program shows it: quoted-printable, in UTF-8. */
function bodyOf(mail: string): string {
  return decodeURIComponent(
    mail
      .replaceAll('=\n', '')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );
}

describe('a mail about a batch', () => {
  it('goes to its approvers and the configured addresses, but not to its creator', async () => {
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      label: 'Salaries',
      rows: [{ amountMinor: 125_000n, accountNumber: '62001234567' }],
    });
    await work({ kind: 'batch-waits', batchId: id });
    expect(recipients()).toEqual(['approver@example.com', 'finance@example.com']);
    expect(received[0]!.text).toContain('Salaries');
    expect(received[0]!.text).toContain('R 1,250.00 to 1 person');
    expect(received[0]!.text.replaceAll('=\n', '')).toContain(`/batches/${id}`);
    expect(received[0]!.text).not.toContain('62001234567');
  });

  it('is in the language that its reader chose, and in English for an address of the config', async () => {
    const reader = await withEmail(['APPROVER'], 'goedkeurder@example.com');
    await context.database.query("UPDATE users SET language = 'af' WHERE id = $1", [reader.id]);
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      label: 'Salarisse',
      rows: [{ amountMinor: 125_000_000n }],
    });
    await work({ kind: 'batch-waits', batchId: id });
    const [afrikaans, english] = ['goedkeurder@example.com', 'finance@example.com'].map((address) =>
      received.find(({ to }) => to === address)!,
    );
    expect(subjectOf(afrikaans!.text)).toBe('Salarisse wag op jou goedkeuring');
    expect(bodyOf(afrikaans!.text)).toContain('R\u00a01\u00a0250\u00a0000,00 aan 1 persoon');
    expect(subjectOf(english!.text)).toBe('Salarisse needs your approval');
    await context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [reader.id]);
  });

  /** A batch for a day so many days from now. */
  async function dated(days: number) {
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id });
    const day = new Date(context.clock.nowMs() + days * DAY_MS).toISOString().slice(0, 10);
    await tamper(
      context.database,
      'batches',
      'batches_execution',
      `UPDATE batches SET execution_date = $2, execution_rails = '{EFT}', if_not_banking_day = 'FOLLOWING'
        WHERE id = $1`,
      [id, day],
    );
    return { id, day };
  }

  it('names the possible day when the day of the batch can no longer be kept', async () => {
    const { id, day } = await dated(-7);
    const reader = await withEmail(['APPROVER'], 'aanvaar@example.com');
    await context.database.query("UPDATE users SET language = 'af' WHERE id = $1", [reader.id]);
    await work({ kind: 'batch-waits', batchId: id });
    const { possibleOn } = await loadBatchForDisplay(
      context.database,
      entityId,
      id,
      new Date(context.clock.nowMs()),
    );
    expect(possibleOn).not.toBeNull();
    const textTo = (address: string) => bodyOf(received.find(({ to }) => to === address)!.text);
    expect(textTo('finance@example.com')).toMatch(
      new RegExp(
        `Its execution date, ${day}, can no longer be kept\\. It needs your approval by ${possibleOn} ` +
          `15:30:00 \\+02:00 to be paid on ${possibleOn}, which the last approver accepts\\.`,
      ),
    );
    expect(textTo('aanvaar@example.com')).toContain(`om op ${possibleOn} betaal te word.`);
    await context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [reader.id]);
  });

  it('says until when a batch can be approved for its day', async () => {
    const { id } = await dated(5);
    await work({ kind: 'batch-waits', batchId: id });
    expect(bodyOf(received[0]!.text)).toMatch(
      /It needs your approval by .+15:30:00 \+02:00 to be paid on its day\./,
    );
  });

  it('is not sent for a batch that no longer needs approval', async () => {
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id, status: 'CANCELLED' });
    await work({ kind: 'batch-waits', batchId: id });
    expect(received).toEqual([]);
  });

  it('is not sent for an old event', async () => {
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      status: 'COMPLETE',
      createdAt: new Date(context.clock.nowMs() - 3 * 86_400_000),
    });
    await work({ kind: 'batch-ended', batchId: id });
    expect(received).toEqual([]);
  });

  it('says how the batch ended', async () => {
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      status: 'FAILED',
      label: 'Suppliers',
    });
    await work({ kind: 'batch-ended', batchId: id });
    expect(subjectOf(received[0]!.text)).toBe('Suppliers: This batch failed.');
  });

  it('about a comment goes to the users whom it mentions and to the creator, not to its author', async () => {
    const author = await withEmail(['ADMIN'], 'author@example.com');
    const reader = await withEmail(['VIEWER'], 'reader@example.com');
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id, label: 'Suppliers' });
    const commentId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c51';
    await context.database.query(
      `INSERT INTO batch_comments (id, batch_id, author_id, entity_id, text, row_number, mentioned_ids,
         created_at)
       VALUES ($1, $2, $3, $5, 'Is this right?', 1, $4, now())`,
      [commentId, id, author.id, [reader.id, author.id], entityId],
    );
    await work({ kind: 'batch-comment', batchId: id, commentId });
    expect(recipients()).toEqual(['preparer@example.com', 'reader@example.com']);
    expect(received[0]!.text).toContain('row 1: Is this right?');
  });

  it('tells the creator alone that the batch was sent back, and why', async () => {
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id, label: 'Suppliers' });
    const [approver] = await context.database.query(
      "SELECT id FROM users WHERE entity_id = $1 AND email = 'approver@example.com'",
      [entityId],
    );
    await context.database.query(
      `UPDATE batches
          SET status = 'REJECTED', rejected_by = $2, rejected_at = updated_at,
              rejection_reason = 'Old account <b>'
        WHERE id = $1`,
      [id, approver!.id],
    );
    await work({ kind: 'batch-rejected', batchId: id });
    expect(recipients()).toEqual(['preparer@example.com']);
    expect(subjectOf(received[0]!.text)).toBe('Suppliers was sent back to you');
    expect(received[0]!.text.replaceAll('=\n', '')).toContain('Old account <b>');
    expect(received[0]!.text.replaceAll('=\n', '')).toContain('Old account &lt;b&gt;');
  });

  it('does not let a label add a header or markup', async () => {
    const { id } = await insertBatch(context, {
      entityId,
      createdBy: preparer.id,
      label: 'Pay\r\nBcc: thief@example.com\r\n<img src=x>',
    });
    await work({ kind: 'batch-waits', batchId: id });
    expect(recipients()).not.toContain('thief@example.com');
    expect(received[0]!.text).not.toMatch(/^Bcc:/im);
    expect(received[0]!.text.replaceAll('=\n', '')).not.toMatch(/<p>[^]*<img/);
  });

  it.each([
    '=?utf-8?B?UGF5IE1hbGxvcnk=?=',
    '=?utf-8?Q?Approved_by_your_bank?= Salaries',
    'Löhne für März ',
    'A label of more than one hundred letters, longer than a header line and than an encoded word may be, 😀',
  ])('shows the label %s in its subject as text', async (label) => {
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id, label });
    await work({ kind: 'batch-waits', batchId: id });
    const header = /^Subject: (.*(?:\n .*)*)/m.exec(received[0]!.text)![1]!;
    for (const line of header.split('\n ')) expect(line).toMatch(/^=\?UTF-8\?B\?[A-Za-z0-9+/=]{1,60}\?=$/);
    expect(subjectOf(received[0]!.text)).toBe(`${label} needs your approval`);
  });

  it('is skipped without a mail server, and fails when that is unreachable', async () => {
    const { id } = await insertBatch(context, { entityId, createdBy: preparer.id });
    const mail = { kind: 'batch-waits' as const, batchId: id, to: 'finance@example.com' };
    await sendMail(installation.context, mail);
    expect(received).toEqual([]);
    const nowhere = {
      ...context,
      configuration: { ...context.configuration, smtpUrl: 'smtp://127.0.0.1:1' },
    };
    await expect(sendMail(nowhere, mail)).rejects.toThrow('ECONNREFUSED');
  });
});

it('mails preparers, administrators and the addresses of the config about a low balance', async () => {
  await withEmail(['ADMIN'], 'admin@example.com');
  const { database } = context;
  await database.query("INSERT INTO low_balances (entity_id, currency, fell_at) VALUES ($1, 'ZAR', $2)", [
    entityId,
    new Date(context.clock.nowMs()),
  ]);
  const handle = async () => {
    await addressLowBalanceMail(context, { entityId, currency: 'ZAR' });
    const jobs = await database.query(
      "DELETE FROM pgboss.job WHERE name = 'low-balance-mail' AND data ? 'to' RETURNING data",
    );
    for (const { data } of jobs) await sendLowBalanceMail(context, data as Required<LowBalanceMailJob>);
  };
  await handle();
  const preparers = ['author@example.com', 'preparer@example.com'];
  expect(recipients()).toEqual(['admin@example.com', 'finance@example.com', ...preparers].toSorted());
  expect(received[0]!.text).toContain('The funding balance is low: R 0.00 is available to pay out.');
  expect(received[0]!.text).toContain('/funding-records');
  await database.query('DELETE FROM low_balances WHERE entity_id = $1', [entityId]);
  await handle();
  expect(received).toHaveLength(4);
});

it('tells approvers and admins of a looser payment config, and that it was cancelled', async () => {
  const { database } = context;
  const other = await installation.entity();
  await savePaymentConfig(context, other, { approvalRules: [], notificationEmails: ['books@example.com'] });
  const admin = installation.as(await withEmail(['ADMIN'], 'loosens@example.com', other));
  const approver = installation.as(await withEmail(['APPROVER'], 'watches@example.com', other));
  await withEmail(['PREPARER'], 'prepares@example.com', other);
  const path = '/v1/payments/config';
  const body = { ...(await admin.send('GET', path)).body, notificationEmails: [] };
  const rules = [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 1 }];
  const saved = await admin.send('PUT', path, { body: { ...body, approvalRules: rules } });
  const { id } = saved.body.pendingChange;
  const handle = async () => {
    const announced = await database.query(
      "DELETE FROM pgboss.job WHERE name = 'config-mail' AND NOT data ? 'to' RETURNING data",
    );
    for (const { data } of announced) await addressConfigMail(context, data as ConfigMailJob);
    const addressed = await database.query(
      "DELETE FROM pgboss.job WHERE name = 'config-mail' AND data ? 'to' RETURNING data",
    );
    for (const { data } of addressed) await sendConfigMail(context, data as Required<ConfigMailJob>);
  };
  await handle();
  const everyone = ['books@example.com', 'loosens@example.com', 'watches@example.com'];
  expect(recipients()).toEqual(everyone);
  expect(received[0]!.text).toContain(`${admin.user.name} saved a looser payment config of`);
  expect(received[0]!.text).toContain('/payment-config');
  await addressConfigMail(context, { entityId: other, changeId: id, state: 'PENDING' });
  expect((await approver.send('POST', `${path}/changes/${id}/cancel`)).status).toBe(200);
  received.splice(0);
  await handle();
  // Mails about the waiting change are no longer sent.
  expect(recipients()).toEqual(everyone);
});

/** Two admins, an approver and a preparer with addresses, and who gets the mails about their changes. */
async function controlled() {
  const { database } = context;
  const own = await installation.entity();
  const asCaller = async (...args: [Parameters<typeof withEmail>[0], string]) =>
    installation.as(await withEmail(...args, own));
  const first = await asCaller(['ADMIN'], 'first@example.com');
  const second = await asCaller(['ADMIN'], 'second@example.com');
  const third = await asCaller(['ADMIN'], 'third@example.com');
  await asCaller(['APPROVER'], 'approves@example.com');
  const preparer = await asCaller(['PREPARER'], 'prepares@example.com');
  const mailed = async () => {
    received.splice(0);
    const announced = await database.query(
      `DELETE FROM pgboss.job
        WHERE name = 'control-mail' AND NOT data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`,
      [own],
    );
    for (const { data } of announced) await addressControlMail(context, data as ControlMailJob);
    const addressed = await database.query(
      `DELETE FROM pgboss.job
        WHERE name = 'control-mail' AND data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`,
      [own],
    );
    for (const { data } of addressed) await sendControlMail(context, data as Required<ControlMailJob>);
    return recipients();
  };
  return { own, first, second, third, preparer, mailed };
}

const ADMINS_LEFT = ['first@example.com', 'third@example.com'];

it('tells an admin whose access ended, and every approver, though other admins are left', async () => {
  const { first, second, preparer, mailed } = await controlled();
  await first.send('POST', `/app/access/users/${preparer.user.id}/disable`);
  expect(await mailed()).toEqual([...ADMINS_LEFT, 'second@example.com'].toSorted());
  await first.send('POST', `/app/access/users/${second.user.id}/disable`);
  expect(await mailed()).toEqual(['approves@example.com', ...ADMINS_LEFT, 'second@example.com'].toSorted());
  expect(received[0]!.text).toContain('ended the access of');
});

it('tells a user that a reset of the sign-in was confirmed, and not before', async () => {
  const { first, second, preparer, mailed } = await controlled();
  const admins = [...ADMINS_LEFT, 'second@example.com'].toSorted();
  const { body } = await first.send('POST', '/app/control-changes', {
    body: { kind: 'RESET_SIGN_IN', userId: preparer.user.id, reason: 'The phone is lost.' },
  });
  expect(await mailed()).toEqual(admins);
  await second.send('POST', `/app/control-changes/${body.id}/confirm`);
  expect(await mailed()).toEqual([...admins, 'prepares@example.com'].toSorted());
});

it('tells a user and every admin that the link of a reset was used, once', async () => {
  const { own, first, second, preparer } = await controlled();
  const { database } = context;
  const { body } = await first.send('POST', '/app/control-changes', {
    body: { kind: 'RESET_SIGN_IN', userId: preparer.user.id, reason: 'The password is lost.' },
  });
  await second.send('POST', `/app/control-changes/${body.id}/confirm`);
  const link = await second.send('POST', `/app/access/invitations/${body.id}/link`);
  const token = link.body.url.slice(link.body.url.lastIndexOf('/') + 1);
  const use = () => acceptInvitation(context, token, { name: '', password: PASSWORD, again: PASSWORD });
  const mailed = async () => {
    received.splice(0);
    const announced = await database.query(
      `DELETE FROM pgboss.job
        WHERE name = 'passkey-mail' AND NOT data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`,
      [own],
    );
    for (const { data } of announced) await addressPasskeyMail(context, data as PasskeyMailJob);
    const addressed = await database.query(
      `DELETE FROM pgboss.job
        WHERE name = 'passkey-mail' AND data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`,
      [own],
    );
    for (const { data } of addressed) await sendPasskeyMail(context, data as Required<PasskeyMailJob>);
    return recipients();
  };
  expect(await mailed()).toEqual([]);
  expect([await use(), await use()]).toEqual([null, 'GONE']);
  expect(await mailed()).toEqual([...ADMINS_LEFT, 'prepares@example.com', 'second@example.com'].toSorted());
  for (const mail of received) {
    const text = mail.text.replaceAll('=\n', '');
    expect(text).toContain(`A new password was chosen for ${preparer.user.name}`);
    expect(text).toContain(`with the link that ${first.user.name} had asked for`);
    expect(text).not.toContain(PASSWORD);
  }
});
