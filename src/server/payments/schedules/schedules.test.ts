import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireVersions } from './expire-versions.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  rent,
  row,
  scheduleCompany,
  SCHEDULES,
  standing,
} from './testing/schedule-company.ts';

/** EFT has a cut-off at 15:30. 25 April 2027 is a Sunday, and 27 April a holiday. */

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

async function audits(id: string): Promise<string[]> {
  const rows = await installation.context.database.query(
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq',
    [id],
  );
  return rows.map(({ action }) => action);
}

describe('a schedule', () => {
  it('makes a batch of each run, which is approved and paid as any other', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id, nextRuns, approvalsRequired, status } = await company.active(rent());
    expect({ status, approvalsRequired, runs: nextRuns }).toMatchObject({
      status: 'ACTIVE',
      approvalsRequired: 1,
      runs: [
        { dueOn: '2027-02-25', paysOn: '2027-02-25', createsOn: '2027-02-20', status: 'PLANNED' },
        { dueOn: '2027-03-25', paysOn: '2027-03-25' },
        { dueOn: '2027-04-25', paysOn: '2027-04-23', reasons: [{ code: 'WEEKEND', date: '2027-04-25' }] },
      ],
    });
    await company.makeRuns();
    expect(await company.run(id, '2027-02-25')).toMatchObject({ status: 'PLANNED', batchId: null });
    goTo('2027-02-20', '06:00');
    await company.makeRuns();
    await company.makeRuns();
    const run = await company.run(id, '2027-02-25');
    expect(run).toMatchObject({ status: 'CREATED', batchStatus: 'PENDING_APPROVAL', version: 1 });
    const batch = await company.batch(run.batchId!);
    expect(batch).toMatchObject({
      label: 'Rent 2027-02',
      executionDate: '2027-02-25',
      ifNotBankingDay: 'PRECEDING',
      totalAmount: '1250.00',
      createdBy: { userId: company.preparer.user.id },
    });
    expect((await company.approveBatch(batch.id!)).body).toMatchObject({ status: 'APPROVED' });
    goTo('2027-02-25', '09:00');
    await company.pay(batch.id!);
    expect(await company.run(id, '2027-02-25')).toMatchObject({ batchStatus: 'COMPLETE' });
    expect((await company.read(id)).nextRuns.map(({ dueOn }) => dueOn)).toEqual([
      '2027-03-25',
      '2027-04-25',
      '2027-05-25',
    ]);
    // The same people and amounts a month later are no duplicates of the run before.
    goTo('2027-03-22', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-03-25')).toMatchObject({ status: 'CREATED', problem: null });
    expect(await audits(id)).toEqual([
      'schedule.created',
      'schedule.approved',
      'schedule.run_created',
      'schedule.run_created',
    ]);
  });

  it('pays up to 10,000 people, whose request is larger than others may be', async () => {
    goTo('2027-03-23', '10:00');
    const company = await scheduleCompany(installation);
    const withdrawals = Array.from({ length: 10_000 }, (_, index) =>
      row('1.00', `Thandi Nkosi ${index}`, `62${String(100_000_000 + index)}`),
    );
    const start = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-01' } as const;
    const request = rent({ withdrawals, calendar: start });
    const { withdrawalCount, totalAmount } = await company.created(request);
    expect([withdrawalCount, totalAmount]).toEqual([10_000, '10000.00']);
  });

  it('is not approved by its author, nor with another digest, nor twice', async () => {
    goTo('2027-03-23', '10:00');
    const company = await scheduleCompany(installation);
    const start = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-01' } as const;
    const { id, contentDigest } = await company.created(rent({ calendar: start }));
    const both = installation.as(await installation.user(company.entityId, ['PREPARER', 'APPROVER']));
    const own = await both.send('POST', SCHEDULES, { body: rent({ calendar: start, label: 'Own' }) });
    const answers = [
      await company.approve(id, '0'.repeat(64)),
      await company.approve(own.body.id, own.body.contentDigest, both),
      await company.approve(id, contentDigest),
      await company.approve(id, contentDigest, company.second),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
      [400, 'digest_mismatch'],
      [400, 'own_schedule'],
      [200, undefined],
      [400, 'not_pending'],
    ]);
    const missing = await company.approver.send('POST', `${SCHEDULES}/${id}/approve`);
    expect(missing.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'if-match' }] });
  });

  it('keeps its version until the next one is approved', async () => {
    const company = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 'LAST', startsOn: '2027-04-01' } as const;
    const { id } = await company.active(rent({ calendar }));
    const put = (version: number, body: object) =>
      company.preparer.send('PUT', `${SCHEDULES}/${id}`, { headers: { 'if-match': `"${version}"` }, body });
    expect((await put(2, rent({ calendar }))).body).toMatchObject({ code: 'stale_version' });
    const more = rent({ calendar, withdrawals: [row('1300.00')] });
    expect((await put(1, more)).body).toMatchObject({
      version: 1,
      pendingVersion: 2,
      latestVersion: 2,
      totalAmount: '1250.00',
      status: 'ACTIVE',
    });
    const evenMore = rent({ calendar, withdrawals: [row('1400.00'), row('10.00', 'Sipho', '62087654321')] });
    expect((await put(2, evenMore)).status).toBe(200);
    const versions = await company.approver.send('GET', `${SCHEDULES}/${id}/versions?limit=20`);
    expect(versions.body).toMatchObject({
      total: 3,
      items: [
        { version: 3, status: 'PENDING_APPROVAL', withdrawalCount: 2, withdrawals: [row('1400.00'), {}] },
        { version: 2, status: 'REPLACED', totalAmount: '1300.00' },
        { version: 1, status: 'IN_FORCE', approvals: [{ by: { userId: company.approver.user.id } }] },
      ],
    });
    const { contentDigest } = versions.body.items[0];
    expect((await company.approve(id, contentDigest)).body).toMatchObject({
      version: 3,
      pendingVersion: null,
      totalAmount: '1410.00',
    });
    const rejected = await put(3, more);
    expect(rejected.status).toBe(200);
    const reject = await company.approver.send('POST', `${SCHEDULES}/${id}/reject`, {
      body: { reason: 'Not agreed.' },
    });
    expect(reject.body).toMatchObject({ status: 'ACTIVE', version: 3, pendingVersion: null });
  });

  it('is decided once when two approvers decide at the same time', async () => {
    const company = await scheduleCompany(installation);
    const { second } = company;
    const calendar = { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-04-01' } as const;
    for (let round = 0; round < 5; round++) {
      const sent = await company.created(rent({ calendar, label: `Rent ${round}` }));
      const path = `${SCHEDULES}/${sent.id}/reject`;
      const body = { reason: 'Another day.' };
      const answers = await Promise.all(
        [company.approver, second, company.approver, second].map((who) => who.send('POST', path, { body })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
      for (const { status, body: told } of answers) if (status === 400) expect(told.code).toBe('not_pending');
    }
  });

  it('expires, is sent back or is stopped before it ever runs', async () => {
    const company = await scheduleCompany(installation, { approvalExpiryDays: 2 });
    const calendar = { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-04-01' } as const;
    const late = await company.created(rent({ calendar, label: 'Late' }));
    const sent = await company.created(rent({ calendar, label: 'Sent back' }));
    const stopped = await company.created(rent({ calendar, label: 'Stopped' }));
    const reason = { body: { reason: 'Not agreed.' } };
    await company.approver.send('POST', `${SCHEDULES}/${sent.id}/reject`, reason);
    await company.preparer.send('POST', `${SCHEDULES}/${stopped.id}/cancel`, reason);
    installation.passMs(2 * 86_400_000 + 1_000);
    expect((await company.approve(late.id, late.contentDigest)).body).toMatchObject({ code: 'not_pending' });
    await expireVersions(installation.context);
    for (const [{ id }, status] of [
      [late, 'EXPIRED'],
      [sent, 'REJECTED'],
      [stopped, 'CANCELLED'],
    ] as const)
      expect(await company.read(id), status).toMatchObject({ status, nextRuns: [], pendingVersion: null });
    const again = await company.preparer.send('PUT', `${SCHEDULES}/${sent.id}`, {
      headers: { 'if-match': '"1"' },
      body: rent({ calendar }),
    });
    expect(again.body).toMatchObject({ code: 'wrong_schedule_status' });
  });

  it('refuses content that does not fit together, and names the field', async () => {
    goTo('2027-03-31', '10:00');
    const company = await scheduleCompany(installation);
    const monthly = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-01' } as const;
    const cases: [string, object][] = [
      ['calendar.weekday', rent({ calendar: { every: 'WEEK', startsOn: '2027-04-01' } })],
      ['calendar.dayOfMonth', rent({ calendar: { every: 'MONTH', startsOn: '2027-04-01' } })],
      ['calendar.runs', rent({ calendar: { ...monthly, endsOn: '2027-12-31', runs: 3 } })],
      ['calendar.startsOn', rent({ calendar: { ...monthly, startsOn: '2027-03-30' } })],
      ['calendar.endsOn', rent({ calendar: { ...monthly, endsOn: '2027-04-24' } })],
      [
        'createDaysAhead',
        rent({ calendar: { every: 'WEEK', weekday: 'MONDAY', startsOn: '2027-04-01' }, createDaysAhead: 6 }),
      ],
      ['withdrawals', { ...rent({ calendar: monthly }), withdrawals: undefined }],
      ['withdrawals', { ...rent({ calendar: monthly }), source: 'NEW_FILE' }],
      ['fromBatchId', { ...rent({ calendar: monthly }), fromBatchId: crypto.randomUUID() }],
      ['limits', { ...rent({ calendar: monthly }), approvalMode: 'STANDING' }],
      ['limits', { ...rent({ calendar: monthly }), limits: { perRun: '1.00', validUntil: '2027-12-31' } }],
    ];
    for (const [path, body] of cases) {
      const answer = await company.preparer.send('POST', SCHEDULES, { body });
      expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path], path).toEqual([
        400,
        'invalid_schedule',
        path,
      ]);
    }
    const wrongRow = rent({ calendar: monthly, withdrawals: [row('0.00')] });
    expect((await company.create(wrongRow)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'withdrawals[0].amount' }],
    });
    const [counted] = await installation.context.database.query(
      'SELECT count(*) AS count FROM schedules WHERE entity_id = $1',
      [company.entityId],
    );
    expect(counted).toEqual({ count: 0n });
  });

  it('belongs to its entity alone', async () => {
    const company = await scheduleCompany(installation);
    const other = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-01' } as const;
    const { id, contentDigest } = await company.created(rent({ calendar }));
    const reason = { body: { reason: 'Not ours.' } };
    const answers = [
      await other.approver.send('GET', `${SCHEDULES}/${id}`),
      await other.approver.send('GET', `${SCHEDULES}/${id}/versions`),
      await other.approver.send('GET', `${SCHEDULES}/${id}/runs`),
      await other.approve(id, contentDigest),
      await other.approver.send('POST', `${SCHEDULES}/${id}/reject`, reason),
      await other.approver.send('POST', `${SCHEDULES}/${id}/pause`, reason),
      await other.approver.send('POST', `${SCHEDULES}/${id}/cancel`, reason),
      await other.approver.send('POST', `${SCHEDULES}/${id}/runs/2027-04-25/skip`, reason),
      await other.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-04-25`, {
        body: { executionDate: '2027-04-26' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await other.approver.send('GET', SCHEDULES)).body).toMatchObject({ total: 0 });
    expect((await company.approver.send('GET', `${SCHEDULES}?status=PENDING_APPROVAL`)).body.total).toBe(1);
  });

  it('that an earlier build ended takes no approval of a version that waits, and says why', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation);
    const { id } = await company.active(rent());
    const { body: changed } = await company.preparer.send('PUT', `${SCHEDULES}/${id}`, {
      body: rent({ withdrawals: [row('9.00')] }),
      headers: { 'if-match': '"1"' },
    });
    expect(changed).toMatchObject({ pendingVersion: 2 });
    const { body } = await company.approver.send('GET', `${SCHEDULES}/${id}/versions`);
    await company.context.database.query("UPDATE schedules SET status = 'ENDED' WHERE id = $1", [id]);
    const refused = await company.approve(id, body.items[0].contentDigest);
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_schedule_status' } });
    expect(refused.text).toContain('has ended');
    const { body: attention } = await company.approver.send<{ kind: string }[]>('GET', '/app/attention');
    expect(attention.filter(({ kind }) => kind === 'SCHEDULE_TO_APPROVE')).toEqual([]);
    const rejected = await company.approver.send('POST', `${SCHEDULES}/${id}/reject`, {
      body: { reason: 'It has ended.' },
    });
    expect(rejected).toMatchObject({ status: 200, body: { status: 'ENDED', pendingVersion: null } });
  });

  it('previews runs that no standing approval covers, and counts none that would be missed', async () => {
    goTo('2027-01-29', '16:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const calendar = { every: 'MONTH' as const, dayOfMonth: 29, startsOn: '2027-01-29' };
    const request = standing({ calendar, limits: { perRun: '1250.00', validUntil: '2027-03-31' } });
    const { body } = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: request });
    const [missed, second, third, after] = body.runs;
    expect(body).toMatchObject({ runCount: 2, allRunsAmount: '2500.00', approvalsPerRun: 0 });
    expect([missed, second, third, after]).toMatchObject([
      { dueOn: '2027-01-29', isMissed: true, balanceAfter: body.availableBalance },
      { dueOn: '2027-02-28', isMissed: false, needsApproval: false },
      { dueOn: '2027-03-29', isMissed: false, needsApproval: false },
      { dueOn: '2027-04-29', isMissed: false, needsApproval: true },
    ]);
  });

  it('says of each run whether it needs its own approvals', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const { id } = await company.active(
      standing({ limits: { perRun: '1250.00', validUntil: '2027-03-31' } }),
    );
    const needs = async () =>
      (await company.runs(id, '?to=2027-04-30')).map(({ dueOn, needsApproval }) => [dueOn, needsApproval]);
    const covered = [
      ['2027-02-25', false],
      ['2027-03-25', false],
      ['2027-04-25', true],
    ];
    expect(await needs()).toEqual(covered);
    const changed = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/2027-02-25`, {
      body: { executionDate: '2027-02-24' },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await needs()).toEqual([['2027-02-25', true], ...covered.slice(1)]);
  });

  it('previews its runs, what it costs and what is left', async () => {
    goTo('2027-04-06', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-06', runs: 3 } as const;
    const request = rent({ calendar: { ...calendar, ifNotBankingDay: 'PRECEDING' } });
    const { body } = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: request });
    expect(body).toMatchObject({
      withdrawalCount: 1,
      totalAmount: '1250.00',
      totalFee: '2.88',
      approvalsRequired: 1,
      approvalsPerRun: 1,
      runCount: 3,
      allRunsAmount: '3750.00',
      runs: [
        { dueOn: '2027-04-25', paysOn: '2027-04-23', createsOn: '2027-04-18' },
        { dueOn: '2027-05-25', paysOn: '2027-05-25' },
        { dueOn: '2027-06-25', paysOn: '2027-06-25' },
      ],
    });
    const left = (run: number) =>
      BigInt(body.availableBalance.replace('.', '')) - BigInt(body.runs[run].balanceAfter.replace('.', ''));
    expect([left(0), left(1), left(2)]).toEqual([125_288n, 250_576n, 375_864n]);
  });

  it('does not count the version that a new one replaces', async () => {
    goTo('2027-04-07', '10:00');
    const company = await scheduleCompany(installation);
    const calendar = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-04-07' } as const;
    const { id } = await company.active(rent({ calendar }));
    const preview = async (query: string) =>
      (await company.preparer.send('POST', `${SCHEDULES}/preview${query}`, { body: rent({ calendar }) }))
        .body;
    const left = ({ availableBalance, runs }: any) =>
      BigInt(availableBalance.replace('.', '')) - BigInt(runs[0].balanceAfter.replace('.', ''));
    expect(left(await preview(''))).toBe(250_576n);
    expect(left(await preview(`?replaces=${id}`))).toBe(125_288n);
  });
});
