import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { momentOf } from '../../../../shared/calendar-day.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { sendKeptMails } from '../../notices/mails.ts';
import { addressOfRequestMail, sendRequestMail } from '../../notices/notifications/request-mail.ts';
import { deliver } from '../../notices/notifications/undelivered.ts';
import { mailServer, type MailServer } from '../../notices/testing/mail-server.ts';
import { cleanUp } from '../../paying/worker/clean-up.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { collectingCompany } from '../testing/receiving-account.ts';
import { COLLECTIONS, PAYERS, receivingCompany } from '../testing/receiving-company.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;
interface Job {
  entityId: string;
  mailId: string;
}

const ZONE = 'Africa/Johannesburg';
const CONTENT = { label: 'School fees', currency: 'ZAR', amount: '4200.00', dueOn: '2027-03-11' } as const;
const NALEDI = { name: 'Naledi Mokoena', email: 'naledi@example.com' };

let mails: MailServer;
let installation: PaymentsInstallation;
let context: Context;
let company: Company;
let nowMs = momentOf('2027-03-01', '09:30', ZONE);

beforeAll(async () => {
  mails = await mailServer();
  installation = await paymentsInstallation({ SMTP_URL: mails.url }, { clock: { nowMs: () => nowMs } });
  ({ context } = installation);
  company = await collectingCompany(installation);
});
afterAll(async () => {
  await installation.close();
  await mails.close();
});
beforeEach(async () => {
  mails.received.splice(0);
  mails.refuses = false;
  await context.database.query("DELETE FROM pgboss.job WHERE name = 'request-mail'");
  nowMs = momentOf('2027-03-01', '09:30', ZONE);
});

const create = (body: object, by = company.preparer, headers = {}) =>
  by.send('POST', COLLECTIONS, { body: { ...CONTENT, payer: NALEDI, ...body }, headers });
const createMany = (requests: readonly object[]) =>
  company.preparer.send('POST', `${COLLECTIONS}/batch`, {
    body: { requests: requests.map((request) => ({ ...CONTENT, payer: NALEDI, ...request })) },
  });
const mailAgain = (id: string, by: Pick<Company, 'post'> = company) =>
  by.post(`${COLLECTIONS}/${id}/mail`, {});

async function jobs(): Promise<Job[]> {
  const rows = await context.database.query("SELECT data FROM pgboss.job WHERE name = 'request-mail'");
  return rows.map(({ data }) => data as Job);
}

/** Does what the worker does with each job that waits. */
async function work(): Promise<void> {
  for (const job of await jobs()) {
    const to = await addressOfRequestMail(context, job);
    if (to === null) continue;
    const mail = { entityId: job.entityId, queue: 'request-mail', job, address: to } as const;
    await deliver(context, mail, () => sendRequestMail(context, { ...job, to }));
  }
}

const mailsOf = async (id: string) => (await company.read(id)).mails;

describe('a request that is created with a mail', () => {
  it('asks for the money with the amount, the day, the reference, the link and the PDF', async () => {
    const { status, body, text: refusal } = await create({ invoiceNumber: 'INV-9', mailsPayer: true });
    expect(status, refusal).toBe(200);
    expect(body.mails).toMatchObject([
      { address: 'naledi@example.com', on: '2027-03-01', status: 'WAITING', notSentBecause: null },
    ]);
    expect(body.history).toMatchObject([{ event: 'MAILED' }, { event: 'CREATED' }]);
    await work();
    expect(mails.received).toHaveLength(1);
    const [{ to, subject, text, attachments }] = mails.received as [MailServer['received'][number]];
    expect([to, subject]).toEqual([
      'naledi@example.com',
      'School fees: please pay R 4,200.00 by 11 March 2027',
    ]);
    for (const shown of [
      'Dear Naledi Mokoena',
      'Invoice: INV-9',
      'Amount: R 4,200.00',
      'Due on: 11 March 2027',
      `Reference to quote: ${body.reference}`,
      `${body.payUrl}?lang=en`,
      body.payInto.fingerprint,
      'never changes its account',
    ])
      expect(text).toContain(shown);
    // The text names no account: only the page and the PDF have it.
    expect(text).not.toContain(body.payInto.accountNumber);
    expect(attachments).toMatchObject([{ name: `${body.reference}.pdf` }]);
    const pdf = await company.preparer.send('GET', `${COLLECTIONS}/${body.id}/pdf`);
    expect(attachments[0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Math.abs(attachments[0]!.bytes.length - Number(pdf.headers.get('content-length')))).toBeLessThan(
      9,
    );
    expect(await mailsOf(body.id)).toMatchObject([{ status: 'SENT' }]);
  });

  it('speaks Afrikaans to a payer who does', async () => {
    await create({
      payer: { name: 'Annelie Botha', email: 'annelie@example.com', language: 'af' },
      expiresOn: '2027-04-30',
      mailsPayer: true,
    });
    await work();
    expect(mails.received[0]!.subject).toBe('School fees: betaal asseblief R 4 200,00 teen 11 Maart 2027');
    expect(mails.received[0]!.text).toContain('Kan betaal word tot: 30 April 2027');
  });

  it('is created without one unless it is asked for', async () => {
    const { body } = await create({});
    expect([body.mails, await jobs()]).toEqual([[], []]);
  });

  it('is mailed once when the request arrives twice, also at the same time', async () => {
    const headers = { 'idempotency-key': newId(context) };
    const answers = await Promise.all(
      [1, 2, 3].map(() => create({ mailsPayer: true }, company.preparer, headers)),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await create({ mailsPayer: true }, company.preparer, headers)).status).toBe(200);
    expect(await jobs()).toHaveLength(1);
    await work();
    await work();
    expect(mails.received).toHaveLength(1);
  });

  it('is refused for a payer without an address, and nothing is created', async () => {
    const payer = { name: 'No Address' };
    const answer = await create({ payer, mailsPayer: true });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'payer_not_mailed', errors: [{ path: 'mailsPayer' }] },
    });
    const many = await createMany([{ mailsPayer: true }, { payer, mailsPayer: true }, { payer }]);
    expect(many.body).toMatchObject({
      code: 'payer_not_mailed',
      errors: [{ path: 'requests.1.mailsPayer' }],
    });
    expect(await jobs()).toEqual([]);
    const { body: found } = await company.preparer.send('GET', `${PAYERS}?query=No%20Address`);
    expect(found.total).toBe(0);
  });

  it('is mailed to those of a file who have an address, each with its own reference', async () => {
    const requests = Array.from({ length: 40 }, (_, index) => ({
      payer: { name: `Parent ${index}`, email: `parent${index}@example.com` },
      mailsPayer: index % 4 !== 0,
    }));
    const { status, body, text } = await createMany(requests);
    expect(status, text).toBe(200);
    await work();
    expect(mails.received.map(({ to }) => to).toSorted()).toEqual(
      requests.flatMap(({ payer, mailsPayer }) => (mailsPayer ? [payer.email] : [])).toSorted(),
    );
    for (const [index, { reference }] of body.requests.entries()) {
      const mail = mails.received.find(({ to }) => to === `parent${index}@example.com`);
      if (index % 4 !== 0) expect(mail!.text).toContain(`Reference to quote: ${reference}`);
    }
  });

  it('is refused where nothing can be mailed, or no payer could pay', async () => {
    const other = await receivingCompany(installation);
    const answer = await create({ mailsPayer: true }, other.preparer);
    expect(answer).toMatchObject({ status: 400, body: { code: 'no_receiving_account' } });
    expect((await other.preparer.send('GET', '/app/request-mailing')).body).toEqual({
      obstacle: 'NO_ACCOUNT',
    });
    expect((await company.preparer.send('GET', '/app/request-mailing')).body).toEqual({ obstacle: null });
  });
});

describe('a mail that has not left', () => {
  it.each([
    [
      'once it is paid',
      'ENDED',
      (_id: string, reference: string) => company.receive({ text: reference, amountMinor: 420_000n }),
    ],
    [
      'once it is cancelled',
      'ENDED',
      (id: string) => company.post(`${COLLECTIONS}/${id}/cancel`, { reason: 'Left the school.' }),
    ],
    [
      'once its pay page is switched off',
      'CANNOT_BE_PAID',
      (id: string) => company.post(`${COLLECTIONS}/${id}/pay-link/switch-off`, {}),
    ],
  ])('does not leave %s', async (_, reason, happen) => {
    const { body } = await create({ mailsPayer: true });
    await happen(body.id, body.reference);
    await work();
    expect(mails.received).toEqual([]);
    expect(await mailsOf(body.id)).toMatchObject([{ status: 'NOT_SENT', notSentBecause: reason }]);
  });

  it('does not leave to an address that the payer had before, and may be sent to the new one', async () => {
    const { body } = await create({ payer: { name: 'Moved', email: 'old@example.com' }, mailsPayer: true });
    await company.preparer.send('PUT', `${PAYERS}/${body.payer.id}`, {
      body: { name: 'Moved', email: 'new@example.com' },
      headers: { 'if-match': '"1"' },
    });
    expect((await mailAgain(body.id)).status).toBe(200);
    await work();
    expect(mails.received.map(({ to }) => to)).toEqual(['new@example.com']);
    expect(await mailsOf(body.id)).toMatchObject([
      { address: 'new@example.com', status: 'SENT' },
      { address: 'old@example.com', status: 'NOT_SENT', notSentBecause: 'REPLACED' },
    ]);
  });

  it('says what is open when it leaves, not when it was asked for', async () => {
    const { body } = await create({ mailsPayer: true });
    await company.receive({ text: body.reference, amountMinor: 100_000n });
    await work();
    expect(mails.received[0]!.text).toContain('Amount: R 3,200.00');
  });

  it('is kept while the mail server refuses it, and is sent once when it is back', async () => {
    const { body } = await create({ payer: { name: 'Kept', email: 'kept@example.com' }, mailsPayer: true });
    mails.refuses = true;
    await work();
    await work();
    const { body: kept } = await company.admin.send('GET', '/app/undelivered-mails');
    expect(kept).toMatchObject([{ about: 'PAYER', address: 'kept@example.com', attempts: 1 }]);
    nowMs += DAY_MS / 24;
    mails.refuses = false;
    await sendKeptMails(context);
    await sendKeptMails(context);
    expect(mails.received).toHaveLength(1);
    expect(await mailsOf(body.id)).toMatchObject([{ status: 'SENT' }]);
    expect((await company.admin.send('GET', '/app/undelivered-mails')).body).toEqual([]);
  });

  it('is no longer needed when the request was paid while the mail server was away', async () => {
    const { body } = await create({ payer: { name: 'Late', email: 'late@example.com' }, mailsPayer: true });
    mails.refuses = true;
    await work();
    await company.receive({ text: body.reference, amountMinor: 420_000n });
    nowMs += DAY_MS / 24;
    mails.refuses = false;
    await sendKeptMails(context);
    expect(mails.received).toEqual([]);
    expect(await mailsOf(body.id)).toMatchObject([{ notSentBecause: 'ENDED' }]);
  });
});

describe('a mail that a user sends from the page of the request', () => {
  it('is refused a second time on a day, also at the same time, and possible on the next', async () => {
    const { body } = await create({});
    const answers = await Promise.all([1, 2, 3].map(() => mailAgain(body.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await mailAgain(body.id)).body).toMatchObject({ code: 'already_mailed' });
    expect(await jobs()).toHaveLength(1);
    await work();
    nowMs += DAY_MS;
    expect((await mailAgain(body.id)).status).toBe(200);
    await work();
    expect(mails.received).toHaveLength(2);
  });

  it('needs an open request, an address, a pay page, and a user of the company', async () => {
    const { body: paid } = await create({ amount: '10.00' });
    await company.receive({ text: paid.reference, amountMinor: 1_000n });
    expect((await mailAgain(paid.id)).body).toMatchObject({ code: 'wrong_request_status' });
    const { body: silent } = await create({ payer: { name: 'Silent' } });
    expect((await mailAgain(silent.id)).body).toMatchObject({ code: 'payer_not_mailed' });
    const { body: off } = await create({});
    await company.post(`${COLLECTIONS}/${off.id}/pay-link/switch-off`, {});
    expect((await mailAgain(off.id)).body).toMatchObject({ code: 'pay_page_off' });
    const other = await receivingCompany(installation);
    expect((await mailAgain(off.id, other)).status).toBe(404);
    const viewer = installation.as(await installation.user(company.entityId, ['VIEWER']));
    expect((await viewer.send('POST', `${COLLECTIONS}/${off.id}/mail`, { body: {} })).status).toBe(403);
    expect(await jobs()).toEqual([]);
  });
});

describe('a process that dies', () => {
  it('between the mail and its record mails the same message again, and records it once', async () => {
    for (let round = 0; round < rounds(2, 20); round++) {
      mails.received.splice(0);
      await context.database.query("DELETE FROM pgboss.job WHERE name = 'request-mail'");
      const { body } = await create({ mailsPayer: true });
      const [job] = await jobs();
      const to = (await addressOfRequestMail(context, job!))!;
      const dying: Context = {
        ...context,
        database: { ...context.database, execute: () => Promise.reject(new Error('killed')) },
      };
      await expect(sendRequestMail(dying, { ...job!, to })).rejects.toThrow('killed');
      await sendRequestMail(context, { ...job!, to });
      expect(await addressOfRequestMail(context, job!)).toBeNull();
      await sendRequestMail(context, { ...job!, to });
      const id = `<request.${job!.mailId}@outlay>`;
      expect(mails.received.map(({ messageId }) => messageId)).toEqual([id, id]);
      expect(await mailsOf(body.id)).toMatchObject([{ status: 'SENT' }]);
    }
  });

  it('before the transaction ends leaves neither a mail nor a job', async () => {
    const { body } = await create({});
    const dead = context.database.transaction(async (tx) => {
      await tx.execute(
        `INSERT INTO request_mails (id, entity_id, request_id, address, made_on, status, asked_by, created_at)
         SELECT gen_random_uuid(), entity_id, id, 'x@example.com', '2027-03-01', 'WAITING', created_by, now()
           FROM payment_requests WHERE id = $1`,
        [body.id],
      );
      throw new Error('killed');
    });
    await expect(dead).rejects.toThrow('killed');
    expect([await mailsOf(body.id), await jobs()]).toEqual([[], []]);
  });
});

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('a second mail that waits, or to an address on a day, a changed one, and a deleted one', async () => {
    const { body } = await create({ mailsPayer: true });
    const refusalOf = (sql: string) =>
      context.database
        .transaction((tx) => tx.execute(sql, [body.id]))
        .then(
          () => null,
          (error: unknown) => databaseError(error)?.constraint ?? databaseError(error)?.message,
        );
    const copy = (day: string) =>
      `INSERT INTO request_mails (id, entity_id, request_id, address, made_on, status, asked_by, created_at)
       SELECT gen_random_uuid(), entity_id, request_id, address, '${day}', 'WAITING', asked_by, created_at
         FROM request_mails WHERE request_id = $1`;
    expect(await refusalOf(copy('2027-03-02'))).toBe('request_mails_one_waiting');
    await work();
    expect(await refusalOf(copy('2027-03-01'))).toBe('request_mails_one_a_day');
    expect(await refusalOf("UPDATE request_mails SET address = 'x@example.com' WHERE request_id = $1")).toBe(
      'request_mail_kept',
    );
    expect(
      await refusalOf(
        "UPDATE request_mails SET status = 'NOT_SENT', not_sent_because = 'ENDED' WHERE request_id = $1",
      ),
    ).toBe('request_mail_kept');
    expect(await refusalOf('DELETE FROM request_mails WHERE request_id = $1')).toContain('permission denied');
  });

  it.each([
    [
      'a user dismisses it',
      async () => {
        const { body } = await company.admin.send('GET', '/app/undelivered-mails');
        const { status } = await company.admin.send('POST', `/app/undelivered-mails/${body[0].id}/dismiss`);
        expect(status).toBe(200);
      },
    ],
    [
      'Outlay has given it up for a month',
      async () => {
        nowMs += 6 * DAY_MS;
        await sendKeptMails(context);
        nowMs += 31 * DAY_MS;
        await cleanUp(context);
      },
    ],
  ])('waits for the mail server no longer once %s', async (_, forget) => {
    const { body } = await create({ payer: { name: 'Gone', email: 'gone@example.com' }, mailsPayer: true });
    mails.refuses = true;
    await work();
    expect(await mailsOf(body.id)).toMatchObject([{ status: 'WAITING' }]);
    await forget();
    expect(await mailsOf(body.id)).toMatchObject([{ status: 'NOT_SENT', notSentBecause: 'NOT_DELIVERED' }]);
    mails.refuses = false;
    expect((await mailAgain(body.id)).status).toBe(200);
    await work();
    expect(mails.received.map(({ to }) => to)).toEqual(['gone@example.com']);
  });
});
