import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { NotificationMailJob } from '../../base/queues.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { expireVersions } from '../../schedules/expire-versions.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  standing,
} from '../../schedules/testing/schedule-company.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { sendNotificationMail } from './notification-mail.ts';
import type { Notification } from './load-notifications.ts';
import { sendDueMails } from './send-due-mails.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
let mails: MailServer;
let mailing: Context;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
  mails = await mailServer();
  const { context } = installation;
  mailing = { ...context, configuration: { ...context.configuration, smtpUrl: mails.url } };
});
afterAll(async () => {
  await installation.close();
  await mails.close();
});

async function told(caller: TestCaller): Promise<Notification[]> {
  const { body } = await caller.send<{ items: Notification[] }>('GET', '/app/notifications');
  return body.items.filter(({ kind }) => kind.startsWith('SCHEDULE_') && kind !== 'SCHEDULE_TO_APPROVE');
}

describe('what others decide about a schedule', () => {
  it('reaches its author: approved, paused, stopped, with who and why', async () => {
    goTo('2027-01-29', '10:00');
    const { preparer, approver, second, active } = await scheduleCompany(installation);
    const { id } = await active(rent());
    expect(await told(preparer)).toMatchObject([
      {
        kind: 'SCHEDULE_APPROVED',
        actorName: approver.user.name,
        approvalsMissing: 0,
        schedule: { id, label: 'Rent' },
      },
    ]);
    installation.passMs(1_000);
    await second.send('POST', `${SCHEDULES}/${id}/pause`, { body: { reason: 'We move.' } });
    installation.passMs(1_000);
    await second.send('POST', `${SCHEDULES}/${id}/cancel`, { body: { reason: 'We moved.' } });
    const both = [
      { kind: 'SCHEDULE_CANCELLED', actorName: second.user.name, comment: 'We moved.' },
      { kind: 'SCHEDULE_PAUSED', actorName: second.user.name, comment: 'We move.' },
    ];
    expect(await told(preparer)).toMatchObject([...both, { kind: 'SCHEDULE_APPROVED' }]);
    expect(await told(approver)).toMatchObject(both);
    expect(await told(second)).toEqual([]);
  });

  it('reaches the author of the version only: sent back, expired, approved in part', async () => {
    goTo('2027-01-29', '10:00');
    const { preparer, approver, second, created, approve, active, entityId, context } = await scheduleCompany(
      installation,
      {
        ...ALLOWS_STANDING,
        approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
      },
    );
    const other = installation.as(await installation.user(entityId, ['PREPARER']));
    const { id } = await active(rent());
    const version = await other.send<{ latestVersion: number }>('PUT', `${SCHEDULES}/${id}`, {
      body: rent({ withdrawals: [row('9.00')] }),
      headers: { 'if-match': '"1"' },
    });
    expect(version.status, version.text).toBe(200);
    installation.passMs(1_000);
    await approver.send('POST', `${SCHEDULES}/${id}/reject`, { body: { reason: 'Too little.' } });
    expect(await told(other)).toMatchObject([{ kind: 'SCHEDULE_REJECTED', comment: 'Too little.' }]);
    expect((await told(preparer)).map(({ kind }) => kind)).toEqual(['SCHEDULE_APPROVED']);

    const shop = await created(standing({ label: 'Shop' }));
    expect((await approve(shop.id, shop.contentDigest)).status).toBe(200);
    expect((await told(preparer))[0]).toMatchObject({ kind: 'SCHEDULE_APPROVED', approvalsMissing: 1 });
    installation.passMs(60 * DAY_MS);
    await expireVersions(context);
    const expired = { kind: 'SCHEDULE_EXPIRED', actorName: null, schedule: { label: 'Shop' } };
    expect(await told(preparer)).toMatchObject([expired]);
    expect(await told(approver)).toMatchObject([expired]);
    expect(await told(second)).toEqual([]);
  });

  it('never reaches a user of another entity', async () => {
    goTo('2027-01-29', '10:00');
    const { active } = await scheduleCompany(installation);
    const elsewhere = await scheduleCompany(installation);
    await active(rent());
    expect(await told(elsewhere.preparer)).toEqual([]);
  });
});

describe('runs whose time passes in a pause', () => {
  it('need attention with those that are recorded, until the schedule is resumed', async () => {
    goTo('2027-01-29', '10:00');
    const { active, preparer, makeRuns } = await scheduleCompany(installation);
    const weekly = { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-02-01', ifNotBankingDay: 'PRECEDING' };
    const { id } = await active(rent({ label: 'Cleaning', calendar: weekly as never }));
    await preparer.send('POST', `${SCHEDULES}/${id}/pause`, { body: { reason: 'Renovation.' } });
    const open = async () => {
      const { body } = await preparer.send<Notification[]>('GET', '/app/attention');
      return body.filter(({ kind }) => kind === 'RUN_OPEN');
    };
    goTo('2027-02-05', '15:29');
    expect(await open()).toEqual([]);
    goTo('2027-02-13', '10:00');
    await makeRuns();
    const missed = { count: 2, until: null, schedule: { id, dueOn: '2027-02-05', run: 'MISSED' } };
    expect(await open()).toMatchObject([{ at: '2027-02-12T13:30:00.000Z', ...missed }]);

    const file = await active(
      rent({
        label: 'Wages',
        source: 'NEW_FILE',
        createDaysAhead: 5,
        calendar: { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-02-14', ifNotBankingDay: 'PRECEDING' },
      }),
    );
    goTo('2027-02-24', '10:00');
    await makeRuns();
    expect(await open()).toMatchObject([{ ...missed, count: 4 }]);
    const resumed = await preparer.send('POST', `${SCHEDULES}/${id}/resume`, { body: { missed: 'SKIP' } });
    expect(resumed.status, resumed.text).toBe(200);
    expect(await open()).toMatchObject([
      { count: 1, until: '2027-02-25T13:30:00.000Z', schedule: { id: file.id, run: 'WAITING_FOR_FILE' } },
    ]);
  });
});

describe('the mail about a schedule', () => {
  async function mailTo(caller: TestCaller): Promise<string> {
    mails.received.splice(0);
    await sendDueMails(mailing);
    const jobs = await mailing.database.query(
      "DELETE FROM pgboss.job WHERE name = 'notification-mail' RETURNING data",
    );
    for (const { data } of jobs) await sendNotificationMail(mailing, data as NotificationMailJob);
    const [mail, ...more] = mails.received.filter(({ to }) => to === `${caller.user.name}@example.com`);
    expect(more).toEqual([]);
    return mail?.text ?? '';
  }

  async function wantsMail(caller: TestCaller): Promise<void> {
    const address = `${caller.user.name}@example.com`;
    await mailing.database.query('UPDATE users SET email = $2 WHERE id = $1', [caller.user.id, address]);
    await caller.send('PUT', '/app/notification-settings', { body: { mail: 'IMMEDIATELY' } });
    installation.passMs(1_000);
  }

  it('names it, links to its page, says the last moment, and names no beneficiary', async () => {
    goTo('2027-01-29', '10:00');
    const { approver, preparer, created, active, approve, makeRuns } = await scheduleCompany(installation);
    await wantsMail(approver);
    await wantsMail(preparer);
    const { id, contentDigest } = await created(rent());
    installation.passMs(1_000);
    const waits = await mailTo(approver);
    expect(waits).toMatch(/The schedule “Rent” waits for approval. “Rent” needs it by 2027-02-\d\d/);
    expect(waits).toContain(`/schedules/${id}`);
    expect(waits).not.toContain('Thandi');

    await approve(id, contentDigest);
    installation.passMs(1_000);
    expect(await mailTo(preparer)).toContain(`“Rent” was approved by ${approver.user.name}`);

    const file = await active(rent({ label: 'Wages', source: 'NEW_FILE' }));
    goTo('2027-02-23', '10:00');
    await makeRuns();
    installation.passMs(1_000);
    const open = await mailTo(preparer);
    expect(open).toMatch(/The run of “Wages” of 2027-02-25 waits for its file until 2027-02-25 15:30/);
    expect(open).toContain(`/schedules/${file.id}`);
    goTo('2027-02-26', '10:00');
    await makeRuns();
    installation.passMs(1_000);
    expect(await mailTo(preparer)).toContain('The run of “Wages” of 2027-02-25 was missed');
  });

  it('says by when a batch with an execution date needs the approval', async () => {
    goTo('2027-01-29', '10:00');
    const { approver, active, makeRuns } = await scheduleCompany(installation);
    await active(rent());
    goTo('2027-02-25', '08:00');
    await wantsMail(approver);
    await makeRuns();
    installation.passMs(1_000);
    const mail = await mailTo(approver);
    expect(mail).toMatch(/needs your approval by 2027-02-25 15:30:00 \+02:00 \(1 payment/);
    expect(mail).toMatch(/must be approved by 2027-02-25 15:30:00 \+02:00 to be paid on its day/);
  });
});
