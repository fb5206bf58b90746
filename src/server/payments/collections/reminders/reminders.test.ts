import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../shared/time.ts';
import { momentOf } from '../../../../shared/calendar-day.ts';
import type { Context } from '../../../platform/context.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { addressOfReminder, sendReminder } from '../../notices/notifications/reminder-mail.ts';
import { mailServer, type MailServer } from '../../notices/testing/mail-server.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { collectingCompany } from '../testing/receiving-account.ts';
import { COLLECTIONS, PAYERS, receivingCompany } from '../testing/receiving-company.ts';
import { remindDue } from './remind-due.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

/** Thursday; Monday 22 March is a holiday, and Good Friday is 26 March. */
const DUE = '2027-03-11';
const ZONE = 'Africa/Johannesburg';

let mails: MailServer;
let installation: PaymentsInstallation;
let context: Context;
let company: Company;
let nowMs = 0;

/** Sets the clock to a time of a day in the zone of the company. */
function goTo(day: string, time = '09:30'): void {
  nowMs = momentOf(day, time, ZONE);
}

beforeAll(async () => {
  mails = await mailServer();
  goTo('2027-03-01');
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
  await context.database.query("DELETE FROM pgboss.job WHERE name = 'reminder-mail'");
  goTo('2027-03-01');
});

const remind = (id: string, by: Company = company) => by.post(`${COLLECTIONS}/${id}/remind`, {});

/** The jobs that wait, as the worker takes them. */
async function jobs(): Promise<{ entityId: string; reminderId: string }[]> {
  const rows = await context.database.query("SELECT data FROM pgboss.job WHERE name = 'reminder-mail'");
  return rows.map(({ data }) => data as { entityId: string; reminderId: string });
}

/** Mails everything that waits. */
async function mailAll(): Promise<void> {
  for (const job of await jobs()) {
    const to = await addressOfReminder(context, job);
    if (to !== null) await sendReminder(context, { ...job, to });
  }
}

/** The kinds of automatic reminders that a request has, in their order. */
async function kindsOf(id: string): Promise<string[]> {
  const { reminders } = await company.read(id);
  return reminders.map(({ kind, on }) => `${kind} ${on}`).reverse();
}

describe('a reminder by hand', () => {
  it('mails what is open, the reference and the link, and never an account', async () => {
    const { id, reference, payUrl, payInto } = await company.asked({ dueOn: DUE, invoiceNumber: 'INV-9' });
    goTo('2027-03-01', '10:00');
    const answer = await remind(id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.reminders).toMatchObject([{ kind: 'BY_HAND', on: '2027-03-01', status: 'WAITING' }]);
    await mailAll();
    expect(mails.received).toHaveLength(1);
    const [{ to, subject, text }] = mails.received as [MailServer['received'][number]];
    expect([to, subject]).toEqual(['naledi@example.com', 'School fees: R 4,200.00 is due on 11 March 2027']);
    for (const shown of [
      'School fees (invoice INV-9)',
      reference,
      `${payUrl}?lang=en`,
      'never changes its account',
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain(payInto!.accountNumber);
    expect(await company.read(id)).toMatchObject({
      reminders: [{ status: 'SENT' }],
      history: [{ event: 'REMINDED' }, { event: 'CREATED' }],
    });
  });

  it('speaks Afrikaans to a payer who does', async () => {
    const payer = { name: 'Annelie Botha', email: 'annelie@example.com', language: 'af' as const };
    const { id } = await company.asked({ payer, dueOn: DUE });
    goTo('2027-03-15');
    await remind(id);
    await mailAll();
    expect(mails.received[0]!.subject).toBe('School fees: R 4 200,00 was op 11 Maart 2027 betaalbaar');
    expect(mails.received[0]!.text).toContain('verander nooit sy rekening');
  });

  it('is refused a second time on a day, also at the same time, and possible on the next', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    const answers = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await remind(id)).body).toMatchObject({ code: 'already_reminded' });
    expect(await jobs()).toHaveLength(1);
    goTo('2027-03-02');
    expect((await remind(id)).status).toBe(200);
  });

  it('needs an open request, an address, and a payer who gets reminders', async () => {
    const { id: paid, reference } = await company.asked({ amount: '10.00', dueOn: DUE });
    await company.receive({ text: reference, amountMinor: 1_000n });
    expect((await remind(paid)).body).toMatchObject({ code: 'wrong_request_status' });
    const { id: silent } = await company.asked({ payer: { name: 'No Address' }, dueOn: DUE });
    expect((await remind(silent)).body).toMatchObject({ code: 'payer_not_mailed' });
    const off = { name: 'Rather Not', email: 'not@example.com', sendsReminders: false };
    const { id: quiet } = await company.asked({ payer: off, dueOn: DUE });
    expect((await remind(quiet)).body).toMatchObject({
      code: 'payer_not_mailed',
      detail: expect.stringContaining('switched off'),
    });
    expect(await jobs()).toEqual([]);
  });

  it('is refused to a user of another company', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    const other = await receivingCompany(installation);
    expect((await remind(id, other as Company)).status).toBe(404);
  });

  it('is not mailed once the payer has paid, or has switched reminders off', async () => {
    const { id, reference } = await company.asked({ amount: '11.00', dueOn: DUE });
    await remind(id);
    await company.receive({ text: reference, amountMinor: 1_100n });
    const { id: second, payer } = await company.asked({
      payer: { name: 'Changed Mind', email: 'changed@example.com' },
      dueOn: DUE,
    });
    await remind(second);
    const changed = await company.preparer.send('PUT', `${PAYERS}/${payer.id}`, {
      body: { name: 'Changed Mind', email: 'changed@example.com', sendsReminders: false },
      headers: { 'if-match': '"1"' },
    });
    expect(changed.body).toMatchObject({ sendsReminders: false });
    await mailAll();
    expect(mails.received).toEqual([]);
    for (const one of [id, second])
      expect((await company.read(one)).reminders).toMatchObject([{ status: 'NOT_SENT' }]);
  });
});

describe('a process that dies', () => {
  it('between the mail and its record mails the same message again, and records it once', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    await remind(id);
    const [job] = await jobs();
    const to = (await addressOfReminder(context, job!))!;
    const dying: Context = {
      ...context,
      database: { ...context.database, execute: () => Promise.reject(new Error('killed')) },
    };
    await expect(sendReminder(dying, { ...job!, to })).rejects.toThrow('killed');
    await sendReminder(context, { ...job!, to });
    // A third try finds it recorded.
    expect(await addressOfReminder(context, job!)).toBeNull();
    await sendReminder(context, { ...job!, to });
    expect(mails.received.map(({ messageId }) => messageId)).toEqual([
      `<reminder.${job!.reminderId}@outlay>`,
      `<reminder.${job!.reminderId}@outlay>`,
    ]);
    expect((await company.read(id)).reminders).toHaveLength(1);
  });
});

describe('automatic reminders', () => {
  /** A worker that turns every hour from the first day to the last. */
  async function workFrom(first: string, last: string): Promise<void> {
    for (let ms = momentOf(first, '00:05', ZONE); ms < momentOf(last, '23:59', ZONE); ms += 3 * HOUR_MS) {
      nowMs = ms;
      await remindDue(context);
    }
  }

  it('come three days before, on the day, 7 and 14 days after, each once', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    await workFrom('2027-03-01', '2027-04-10');
    expect(await kindsOf(id)).toEqual([
      'BEFORE_DUE 2027-03-08',
      'ON_DUE 2027-03-11',
      'DAYS_7 2027-03-18',
      'DAYS_14 2027-03-25',
    ]);
  });

  it('leave out days on which banks are closed, and nights', async () => {
    // Due on Easter Sunday.
    const { id } = await company.asked({ dueOn: '2027-03-28' });
    await workFrom('2027-03-01', '2027-04-20');
    expect(await kindsOf(id)).toEqual(['ON_DUE 2027-03-25', 'DAYS_7 2027-04-05', 'DAYS_14 2027-04-12']);
    const { reminders } = await company.read(id);
    for (const { at } of reminders) {
      const hour = new Date(Date.parse(at) + 2 * HOUR_MS).getUTCHours();
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThan(18);
    }
  });

  it('stop with the payment', async () => {
    const { id, reference } = await company.asked({ amount: '12.00', dueOn: DUE });
    await workFrom('2027-03-07', '2027-03-09');
    expect(await kindsOf(id)).toEqual(['BEFORE_DUE 2027-03-08']);
    await company.receive({ text: reference, amountMinor: 1_200n, name: 'N MOKOENA', bankReference: 'R-1' });
    await workFrom('2027-03-10', '2027-03-16');
    expect(await kindsOf(id)).toHaveLength(1);
  });

  it('resume once the bank has taken the payment back', async () => {
    const { id, reference } = await company.asked({ amount: '13.00', dueOn: DUE });
    await workFrom('2027-03-07', '2027-03-08');
    await company.receive({ text: reference, amountMinor: 1_300n, bankReference: 'R-2' });
    await workFrom('2027-03-09', '2027-03-12');
    expect(await kindsOf(id)).toEqual(['BEFORE_DUE 2027-03-08']);
    await company.receive({ text: `BACK ${reference}`, amountMinor: -1_300n, isReversal: true });
    expect(await company.read(id)).toMatchObject({ status: 'OPEN', openAmount: '13.00' });
    await workFrom('2027-03-13', '2027-03-26');
    // The one of the due day is not made up for: its day is over.
    expect(await kindsOf(id)).toEqual(['BEFORE_DUE 2027-03-08', 'DAYS_7 2027-03-18', 'DAYS_14 2027-03-25']);
    await mailAll();
    expect(mails.received.at(-1)!.text).toContain(reference);
  });

  it('leave out requests without a pay page or an address, and those made after their day', async () => {
    const { id: off } = await company.asked({ dueOn: DUE });
    await company.post(`${COLLECTIONS}/${off}/pay-link/switch-off`, {});
    const { id: silent } = await company.asked({ payer: { name: 'Still No Address' }, dueOn: DUE });
    goTo('2027-03-24');
    const { id: late } = await company.asked({ dueOn: DUE });
    await workFrom('2027-03-07', '2027-03-12');
    await workFrom('2027-03-24', '2027-03-24');
    for (const id of [off, silent, late]) expect(await kindsOf(id)).toEqual([]);
  });

  it('are made once by two workers at the same time, and not on the day of one by hand', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    goTo(DUE);
    await Promise.all([remindDue(context), remindDue(context), remindDue(context)]);
    expect(await kindsOf(id)).toEqual([`ON_DUE ${DUE}`]);
    const { id: asked } = await company.asked({ dueOn: '2027-03-12' });
    goTo('2027-03-12');
    expect((await remind(asked)).status).toBe(200);
    await remindDue(context);
    expect(await kindsOf(asked)).toEqual(['BY_HAND 2027-03-12']);
  });

  it('follow a due day that moves', async () => {
    const { id, version } = await company.asked({ dueOn: DUE });
    await workFrom('2027-03-07', '2027-03-08');
    goTo('2027-03-09');
    await company.change(id, version, { label: 'School fees', amount: '4200.00', dueOn: '2027-04-15' });
    await workFrom('2027-03-09', '2027-04-13');
    expect(await kindsOf(id)).toEqual(['BEFORE_DUE 2027-03-08', 'BEFORE_DUE 2027-04-12']);
  });

  it('are not made without a mail server', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    goTo(DUE);
    const without = { ...context, configuration: { ...context.configuration, smtpUrl: null } };
    await remindDue(without);
    expect(await kindsOf(id)).toEqual([]);
  });
});

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('a second reminder on a day, a changed one, and a deleted one', async () => {
    const { id } = await company.asked({ dueOn: DUE });
    await remind(id);
    const refusalOf = (sql: string) =>
      context.database
        .transaction((tx) => tx.execute(sql, [id]))
        .then(
          () => null,
          (error: unknown) => databaseError(error)?.constraint ?? databaseError(error)?.message,
        );
    expect(
      await refusalOf(
        `INSERT INTO payment_reminders
         SELECT gen_random_uuid(), entity_id, request_id, kind, due_on, made_on, 'WAITING', asked_by,
                created_at
           FROM payment_reminders WHERE request_id = $1`,
      ),
    ).toBe('payment_reminders_one_a_day');
    expect(await refusalOf("UPDATE payment_reminders SET made_on = '2027-03-02' WHERE request_id = $1")).toBe(
      'payment_reminder_kept',
    );
    expect(await refusalOf('DELETE FROM payment_reminders WHERE request_id = $1')).toContain(
      'permission denied',
    );
  });
});
