import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { user } from '../../../identity/admin/user.ts';
import { holiday } from '../../admin/holiday.ts';
import { limits } from '../../admin/limits.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import type { BatchForDisplay } from '../batch-for-display.ts';
import { FUNDED } from '../../testing/approved-batch.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { balanceOf, fund } from '../../testing/fund.ts';
import { through } from '../../testing/instant-bank.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestAnswer,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { digestOfRows } from '../release/digest-of-rows.ts';
import { keepDates } from '../../paying/worker/keep-dates.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';

/**
 * In March 2027 the 20th and 21st are a weekend, Monday the 22nd is a holiday because the 21st is one, Friday
 * the 26th is Good Friday and Monday the 29th Family Day. EFT has a cut-off at 15:30.
 */

const PATH = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

/** Sets the clock to a time in South Africa. */
function goTo(day: string, time: string): void {
  installation.passMs(Date.parse(`${day}T${time}:00+02:00`) - installation.context.clock.nowMs());
}

async function company(config: Partial<PaymentConfig> = {}) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, config);
  await fund(context, entityId, FUNDED);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER', 'ADMIN']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const create = (
    executionDate?: string,
    rail = 'EFT',
    rule: object = {},
  ): Promise<TestAnswer<BatchForDisplay>> =>
    preparer.send('POST', PATH, {
      body: {
        label: 'Salaries March',
        currency: 'ZAR',
        rail,
        ...(executionDate === undefined ? {} : { executionDate }),
        ...rule,
        duplicateReason: 'The same people every month.',
        withdrawals: [
          {
            beneficiaryName: 'Thandi Nkosi',
            bankCode: 'FNB',
            accountNumber: '62012345678',
            accountType: 'CURRENT',
            amount: '1250.00',
            beneficiaryReference: 'SALARY MAR',
          },
        ],
      },
    });
  const created = async (executionDate?: string, rail?: string, rule?: object) => {
    const answer = await create(executionDate, rail, rule);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const approve = (id: string, body?: object) =>
    approver.send<BatchForDisplay>('POST', `${PATH}/${id}/approve`, body ? { body } : {});
  const read = async (id: string) => (await approver.send<BatchForDisplay>('GET', `${PATH}/${id}`)).body;
  const quote = async (id: string) => (await approver.send('GET', `${PATH}/${id}/fee-quote`)).body;
  return { context, entityId, preparer, approver, create, created, approve, read, quote };
}

const turn = (id: string) => payBatch(installation.context, through(installation.context), id, () => false);

async function pay(id: string): Promise<void> {
  for (let turns = 0; turns < 5; turns++) if ((await turn(id)) === 'done') return;
}

async function auditOf(id: string, action: string): Promise<Record<string, unknown>[]> {
  const rows = await installation.context.database.query(
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY seq',
    [id, action],
  );
  return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
}

const switchPayouts = (entityId: string, payouts: 'on' | 'off') =>
  limits.run(installation.context, limits.options.parse({ entity: `Entity ${entityId}`, payouts }));
const runHoliday = (options: Record<string, string>) =>
  holiday.run(installation.context, holiday.options.parse(options));

describe('a batch with an execution date', () => {
  it('waits for that day after its approval, and is then paid', async () => {
    goTo('2027-03-16', '10:00');
    const { created, approve, read, quote } = await company();
    const { id, executionDate, movesOn, moveReasons } = await created('2027-03-24');
    expect({ executionDate, movesOn, moveReasons }).toEqual({
      executionDate: '2027-03-24',
      movesOn: '2027-03-24',
      moveReasons: [],
    });
    expect(await quote(id)).toMatchObject({
      executionDate: '2027-03-24',
      movesOn: '2027-03-24',
      moveReasons: [],
      approveBy: '2027-03-24T13:30:00.000Z',
      submitsAt: '2027-03-23T22:00:00.000Z',
      items: [{ rail: 'EFT', movesOn: '2027-03-24' }],
    });
    expect((await approve(id)).body).toMatchObject({
      status: 'APPROVED',
      releaseAt: '2027-03-23T22:00:00.000Z',
      movesOn: '2027-03-24',
    });
    goTo('2027-03-23', '23:59');
    await turn(id);
    expect((await read(id)).status).toBe('APPROVED');
    goTo('2027-03-24', '00:00');
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-03-24', moveReasons: [] });
    expect(await auditOf(id, 'batch.date_moved')).toEqual([]);
  });

  it('has a digest that covers the date, and another batch none', async () => {
    goTo('2027-03-16', '10:00');
    const { context, created } = await company();
    const dated = await created('2027-03-24');
    expect(await context.database.transaction((tx) => digestOfRows(tx, dated.id))).toBe(dated.contentDigest);
    expect(await created()).toMatchObject({ executionDate: null, movesOn: null, moveReasons: [] });
    await expect(
      context.database.query("UPDATE batches SET execution_date = '2027-03-25' WHERE id = $1", [dated.id]),
    ).rejects.toThrow('the execution date of a batch does not change');
  });

  it('is moved over a holiday and a weekend, and says why', async () => {
    goTo('2027-03-16', '10:00');
    const { created, approve } = await company();
    const { id, movesOn, moveReasons } = await created('2027-03-26');
    expect({ movesOn, moveReasons }).toEqual({
      movesOn: '2027-03-30',
      moveReasons: [
        { code: 'HOLIDAY', date: '2027-03-26', name: 'Good Friday' },
        { code: 'WEEKEND', date: '2027-03-27' },
        { code: 'HOLIDAY', date: '2027-03-29', name: 'Family Day' },
      ],
    });
    expect((await approve(id)).body).toMatchObject({
      movesOn: '2027-03-30',
      releaseAt: '2027-03-29T22:00:00.000Z',
    });
    expect(await auditOf(id, 'batch.approved')).toMatchObject([
      { executionDate: '2027-03-26', movesOn: '2027-03-30', moveReasons },
    ]);
  });

  it('pays on a Sunday by a rail without a cut-off, also when other dates are refused', async () => {
    goTo('2027-03-16', '10:00');
    const { created, approve, read } = await company({ ifNotBankingDay: 'REFUSE' });
    const { id } = await created('2027-03-21', 'RTC');
    await approve(id);
    goTo('2027-03-21', '08:00');
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-03-21' });
  });

  it.each([
    ['in the past', '2027-03-15', '2027-03-15 is in the past'],
    ['on a weekend', '2027-03-20', 'it is a weekend'],
    ['on a holiday', '2027-03-22', 'Human Rights Day (observed)'],
    ['today, after the cut-off', '2027-03-16', 'the cut-off was 15:30'],
  ])('%s is refused at the creation when other days are refused', async (_name, date, words) => {
    goTo('2027-03-16', '16:00');
    const { create } = await company({ ifNotBankingDay: 'REFUSE' });
    const { status, body } = await create(date);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'execution_date_not_possible',
        detail: expect.stringContaining(words),
        errors: [{ path: 'executionDate' }],
      },
    });
  });

  it('more than a year ahead, or not a day, is refused', async () => {
    goTo('2027-03-16', '10:00');
    const { create } = await company();
    expect(await create('2028-03-17')).toMatchObject({
      status: 400,
      body: { code: 'execution_date_too_far' },
    });
    expect((await create('2028-03-16')).status).toBe(200);
    for (const wrong of ['2027-02-30', '24-03-2027', ''])
      expect(await create(wrong)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('an approval that comes after the cut-off', () => {
  it('is refused with the possible day and the reasons, and takes exactly that day', async () => {
    goTo('2027-03-17', '15:00');
    const { created, approve, approver, quote, read } = await company();
    const { id } = await created('2027-03-17');
    expect(await quote(id)).toMatchObject({ movesOn: '2027-03-17', approveBy: '2027-03-17T13:30:00.000Z' });
    goTo('2027-03-17', '15:31');
    const late = {
      movesOn: null,
      possibleOn: '2027-03-18',
      approveBy: '2027-03-18T13:30:00.000Z',
      submitBy: '2027-03-18T13:30:00.000Z',
      moveReasons: [{ code: 'AFTER_CUT_OFF', date: '2027-03-17', cutOff: '15:30' }],
    };
    expect(await quote(id)).toMatchObject(late);
    expect(await read(id)).toMatchObject(late);
    for (const body of [undefined, {}, { acceptDate: '2027-03-17' }, { acceptDate: '2027-03-19' }])
      expect(await approve(id, body)).toMatchObject({
        status: 400,
        body: {
          code: 'execution_date_not_possible',
          detail: expect.stringContaining('2027-03-18'),
          errors: [
            { path: 'acceptDate', code: 'execution_date_not_possible', message: '2027-03-18' },
            { path: 'executionDate', message: expect.stringContaining('the cut-off was 15:30') },
          ],
        },
      });
    expect(await read(id)).toMatchObject({ status: 'PENDING_APPROVAL', approvals: [] });
    expect((await approve(id, { acceptDate: '2027-03-18' })).body).toMatchObject({
      status: 'APPROVED',
      movesOn: '2027-03-18',
      possibleOn: null,
      dateAcceptedBy: { userId: approver.user.id },
      releaseAt: '2027-03-17T22:00:00.000Z',
    });
    expect(await auditOf(id, 'batch.approved')).toMatchObject([
      { movesOn: '2027-03-18', acceptedDate: '2027-03-18' },
    ]);
    goTo('2027-03-18', '09:00');
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-03-18' });
    expect(await auditOf(id, 'batch.released')).toHaveLength(1);
  });

  it('refuses a day on which the money would not move, and any day without a date', async () => {
    goTo('2027-03-17', '10:00');
    const { created, approve } = await company();
    const kept = await created('2027-03-17');
    expect(await approve(kept.id, { acceptDate: '2027-03-18' })).toMatchObject({
      status: 400,
      body: { code: 'execution_date_not_possible', errors: [{ path: 'acceptDate', message: '2027-03-17' }] },
    });
    expect((await approve(kept.id, { acceptDate: '2027-03-17' })).body).toMatchObject({
      status: 'APPROVED',
      dateAcceptedBy: null,
    });
    const undated = await created();
    expect(await approve(undated.id, { acceptDate: '2027-03-17' })).toMatchObject({
      status: 400,
      body: { code: 'execution_date_not_possible' },
    });
    expect(await approve(undated.id, { acceptDat: '2027-03-17' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('asks only the last of two approvers who approve at once after the cut-off', async () => {
    goTo('2027-04-06', '10:00');
    const { entityId, created, approver, read } = await company({
      approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
    });
    const other = installation.as(await installation.user(entityId, ['APPROVER']));
    const { id } = await created('2027-04-06');
    goTo('2027-04-06', '15:31');
    const answers = await Promise.all(
      [approver, other].map((one) => one.send('POST', `${PATH}/${id}/approve`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await read(id)).toMatchObject({ status: 'PENDING_APPROVAL', possibleOn: '2027-04-07' });
    const last = answers[0]!.status === 400 ? approver : other;
    const body = { acceptDate: '2027-04-07' };
    const accepted = await Promise.all(
      [1, 2].map(() => last.send('POST', `${PATH}/${id}/approve`, { body })),
    );
    expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await read(id)).toMatchObject({
      status: 'APPROVED',
      movesOn: '2027-04-07',
      approvals: [{}, {}],
      dateAcceptedBy: { userId: last.user.id },
    });
  });

  it('is announced a day before the last moment, and asked about afterwards', async () => {
    goTo('2027-04-06', '10:00');
    const { created, approver } = await company();
    const { id } = await created('2027-04-08');
    const kinds = async () =>
      (await approver.send('GET', '/app/attention')).body.map(
        ({ kind, until, batch }: { kind: string; until: string | null; batch: { id: string } | null }) =>
          batch?.id === id ? [kind, until] : kind,
      );
    expect(await kinds()).not.toContainEqual(['DATE_AT_RISK', expect.anything()]);
    goTo('2027-04-07', '15:31');
    expect(await kinds()).toContainEqual(['DATE_AT_RISK', '2027-04-08T13:30:00.000Z']);
    goTo('2027-04-08', '15:31');
    expect(await kinds()).toContainEqual(['DATE_MISSED', null]);
  });

  it('is due before the batch expires', async () => {
    goTo('2027-03-16', '10:00');
    const { created, quote } = await company({ approvalExpiryDays: 2 });
    const { id, expiresAt } = await created('2027-03-24');
    expect(await quote(id)).toMatchObject({ movesOn: '2027-03-24', approveBy: expiresAt });
  });

  it('counts the delay before the submission', async () => {
    goTo('2027-03-17', '15:00');
    const { created, quote, approve } = await company({ releaseDelaySeconds: 3_600 });
    const { id } = await created('2027-03-18');
    expect(await quote(id)).toMatchObject({
      approveBy: '2027-03-18T12:30:00.000Z',
      submitsAt: '2027-03-17T22:00:00.000Z',
    });
    goTo('2027-03-18', '14:31');
    expect((await approve(id)).body).toMatchObject({ errors: [{ message: '2027-03-19' }, {}] });
  });

  it('starts the delay again when it replaces a lapsed one', async () => {
    goTo('2027-03-17', '09:00');
    const { created, approve, approver, quote } = await company({ releaseDelaySeconds: 3_600 });
    const { id } = await created();
    const submitsAt = async () => (await quote(id)).submitsAt.slice(0, 16);
    expect(await submitsAt()).toBe('2027-03-17T08:00');
    await approve(id);
    goTo('2027-03-17', '09:30');
    expect(await submitsAt()).toBe('2027-03-17T08:00');
    const { name, entityId } = approver.user;
    await user.run(
      installation.context,
      user.options.parse({ name, entity: `Entity ${entityId}`, state: 'disabled' }),
    );
    expect(await submitsAt()).toBe('2027-03-17T08:30');
  });

  it('is refused before anything is signed when other days are refused', async () => {
    goTo('2027-03-17', '15:00');
    const { context, entityId, created, approve, read } = await company({ ifNotBankingDay: 'REFUSE' });
    const { id } = await created('2027-03-17');
    goTo('2027-03-17', '15:31');
    expect(await read(id)).toMatchObject({ movesOn: null, moveReasons: [{ code: 'AFTER_CUT_OFF' }] });
    expect(await approve(id)).toMatchObject({
      status: 400,
      body: { code: 'execution_date_not_possible' },
    });
    expect(await read(id)).toMatchObject({ status: 'PENDING_APPROVAL', approvals: [] });
    expect((await balanceOf(context, entityId)).reserved).toBe(0n);
  });
});

describe('a batch that the worker reaches too late', () => {
  async function heldBackUntil(day: string, time: string, config: Partial<PaymentConfig> = {}) {
    goTo('2027-03-16', '10:00');
    const setting = await company(config);
    const { id } = await setting.created('2027-03-17');
    await setting.approve(id);
    await switchPayouts(setting.entityId, 'off');
    goTo('2027-03-17', '10:00');
    expect(await turn(id)).toBe('held back');
    goTo(day, time);
    await switchPayouts(setting.entityId, 'on');
    return { id, ...setting };
  }

  it('is paid on its day while the cut-off is not over', async () => {
    const { id, read } = await heldBackUntil('2027-03-17', '15:29');
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-03-17' });
  });

  it('is held back until an approver accepts another day, never later in silence', async () => {
    const { context, id, read, approve, approver, preparer } = await heldBackUntil('2027-03-19', '16:00');
    expect(await turn(id)).toBe('held back');
    expect(await read(id)).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'EXECUTION_DATE',
      movesOn: null,
      possibleOn: '2027-03-23',
      moveReasons: [
        { code: 'IN_THE_PAST', date: '2027-03-17' },
        { code: 'AFTER_CUT_OFF', date: '2027-03-19' },
        { code: 'WEEKEND', date: '2027-03-20' },
        { code: 'HOLIDAY', date: '2027-03-22' },
      ],
    });
    expect(await auditOf(id, 'batch.held_back')).toContainEqual({ waitingFor: 'EXECUTION_DATE' });
    expect((await preparer.send('POST', `${PATH}/${id}/approve`, {})).status).toBe(403);
    expect(await approve(id)).toMatchObject({ status: 400, body: { code: 'execution_date_not_possible' } });
    expect((await approve(id, { acceptDate: '2027-03-23' })).body).toMatchObject({
      status: 'APPROVED',
      waitingFor: null,
      movesOn: '2027-03-23',
      releaseAt: '2027-03-22T22:00:00.000Z',
      dateAcceptedBy: { userId: approver.user.id },
    });
    expect(await auditOf(id, 'batch.date_accepted')).toMatchObject([{ acceptedDate: '2027-03-23' }]);
    const [{ approvals } = { approvals: null }] = await context.database.query(
      'SELECT count(*)::int AS approvals FROM approvals WHERE batch_id = $1',
      [id],
    );
    expect(approvals).toBe(1);
    expect(await approve(id, { acceptDate: '2027-03-23' })).toMatchObject({
      body: { code: 'batch_not_pending' },
    });
    goTo('2027-03-23', '00:01');
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-03-23' });
  });

  it('waits for a decision, and can be cancelled', async () => {
    const { context, entityId, id, read, preparer } = await heldBackUntil('2027-03-17', '16:00', {
      ifNotBankingDay: 'REFUSE',
    });
    expect(await turn(id)).toBe('held back');
    expect(await turn(id)).toBe('held back');
    expect(await read(id)).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'EXECUTION_DATE',
      movesOn: null,
      possibleOn: '2027-03-18',
    });
    expect(await auditOf(id, 'batch.held_back')).toEqual([
      { waitingFor: 'PAYOUTS_OFF' },
      { waitingFor: 'EXECUTION_DATE' },
    ]);
    expect((await preparer.send('POST', `${PATH}/${id}/cancel`)).status).toBe(200);
    expect((await balanceOf(context, entityId)).reserved).toBe(0n);
  });
});

describe('a batch with a rule', () => {
  it('pays on the banking day before, and its digest covers the rule', async () => {
    goTo('2027-03-16', '10:00');
    const { context, created, approve, quote } = await company();
    const { id, ...batch } = await created('2027-03-21', 'EFT', { ifNotBankingDay: 'PRECEDING' });
    const shown = {
      ifNotBankingDay: 'PRECEDING',
      movesOn: '2027-03-19',
      moveReasons: [{ code: 'WEEKEND', date: '2027-03-21' }],
      approveBy: '2027-03-19T13:30:00.000Z',
    };
    expect(batch).toMatchObject(shown);
    expect(await quote(id)).toMatchObject(shown);
    expect(await context.database.transaction((tx) => digestOfRows(tx, id))).toBe(batch.contentDigest);
    expect((await approve(id)).body).toMatchObject({
      movesOn: '2027-03-19',
      releaseAt: '2027-03-18T22:00:00.000Z',
    });
    await expect(
      context.database.query("UPDATE batches SET if_not_banking_day = 'FOLLOWING' WHERE id = $1", [id]),
    ).rejects.toThrow('the execution date of a batch does not change');
    await expect(
      context.database.query("UPDATE batches SET moves_on = '2027-03-23' WHERE id = $1", [id]),
    ).rejects.toThrow('batch_moves_on');
  });

  it('takes the rule of the payment config, and keeps it when that changes', async () => {
    goTo('2027-03-16', '10:00');
    const { context, entityId, created, read } = await company({ ifNotBankingDay: 'MODIFIED_FOLLOWING' });
    const { id, ifNotBankingDay, movesOn } = await created('2027-05-30');
    expect({ ifNotBankingDay, movesOn }).toEqual({
      ifNotBankingDay: 'MODIFIED_FOLLOWING',
      movesOn: '2027-05-31',
    });
    await savePaymentConfig(context, entityId, { ifNotBankingDay: 'REFUSE' });
    expect(await read(id)).toMatchObject({ ifNotBankingDay: 'MODIFIED_FOLLOWING', movesOn: '2027-05-31' });
  });

  it('needs an execution date', async () => {
    const { create } = await company();
    expect(await create(undefined, 'EFT', { ifNotBankingDay: 'PRECEDING' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'ifNotBankingDay' }] },
    });
  });

  it('from before there were rules follows the payment config, with the digest that it had', async () => {
    goTo('2027-03-16', '10:00');
    const { context, entityId, created, read } = await company();
    const { id, contentDigest } = await created('2027-03-21');
    await ownerOf(context.database).transaction(async (tx) => {
      await tx.execute('ALTER TABLE batches DISABLE TRIGGER batches_execution');
      await tx.query('UPDATE batches SET if_not_banking_day = NULL WHERE id = $1', [id]);
      await tx.execute('ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_execution');
    });
    expect(await context.database.transaction((tx) => digestOfRows(tx, id))).toBe(contentDigest);
    expect(await read(id)).toMatchObject({ ifNotBankingDay: 'FOLLOWING', movesOn: '2027-03-23' });
    await savePaymentConfig(context, entityId, { ifNotBankingDay: 'REFUSE' });
    expect(await read(id)).toMatchObject({ ifNotBankingDay: 'REFUSE', movesOn: null });
  });
});

describe("an operator's own days", () => {
  it('move approved batches of that entity, and of no other', async () => {
    goTo('2027-03-16', '10:00');
    const one = await company();
    const other = await company();
    const [mine, theirs] = [(await one.created('2027-03-24')).id, (await other.created('2027-03-24')).id];
    await one.approve(mine);
    await other.approve(theirs);
    const entity = `Entity ${one.entityId}`;
    await runHoliday({ entity, add: '2027-03-24', name: 'Election day' });
    const reason = { code: 'HOLIDAY', date: '2027-03-24', name: 'Election day' };
    expect(await one.read(mine)).toMatchObject({ movesOn: '2027-03-25', moveReasons: [reason] });
    expect(await other.read(theirs)).toMatchObject({ movesOn: '2027-03-24', moveReasons: [] });
    goTo('2027-03-24', '09:00');
    await pay(mine);
    await pay(theirs);
    expect(await one.read(mine)).toMatchObject({ status: 'APPROVED', movesOn: '2027-03-25' });
    expect(await other.read(theirs)).toMatchObject({ status: 'COMPLETE' });
  });

  it('let a batch leave sooner or ask, when they are added after its approval', async () => {
    goTo('2027-04-06', '10:00');
    const { context, entityId, created, approve, read } = await company();
    const preceding = { ifNotBankingDay: 'PRECEDING' };
    const sooner = (await created('2027-04-15', 'EFT', preceding)).id;
    const asked = (await created('2027-04-12', 'EFT', preceding)).id;
    await approve(sooner);
    await approve(asked);
    await keepDates(context);
    expect(await read(sooner)).toMatchObject({ movesOn: '2027-04-15' });
    const entity = `Entity ${entityId}`;
    await runHoliday({ entity, add: '2027-04-15', name: 'Election day' });
    await keepDates(context);
    expect(await read(sooner)).toMatchObject({
      waitingFor: null,
      movesOn: '2027-04-14',
      releaseAt: '2027-04-13T22:00:00.000Z',
    });
    expect(await auditOf(sooner, 'batch.date_moved')).toMatchObject([{ movesOn: '2027-04-14' }]);
    // On the Saturday before, the Monday can only be replaced by the Friday that is over.
    goTo('2027-04-10', '10:00');
    await runHoliday({ entity, add: '2027-04-12', name: 'Mourning day' });
    await keepDates(context);
    await keepDates(context);
    expect(await read(asked)).toMatchObject({
      waitingFor: 'EXECUTION_DATE',
      movesOn: null,
      possibleOn: '2027-04-13',
    });
    expect(await auditOf(asked, 'batch.held_back')).toEqual([{ waitingFor: 'EXECUTION_DATE' }]);
    goTo('2027-04-14', '09:00');
    await pay(sooner);
    expect(await read(sooner)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-04-14' });
  });

  it('have the name that was given for the entity alone, whichever was added first', async () => {
    goTo('2027-03-16', '10:00');
    const { entityId, preparer } = await company();
    const own = { entity: `Entity ${entityId}`, name: 'Own day' };
    await runHoliday({ add: '2027-05-10', ...own });
    await runHoliday({ add: '2027-05-10', name: 'Day of all' });
    await runHoliday({ add: '2027-05-11', name: 'Day of all' });
    await runHoliday({ add: '2027-05-11', ...own });
    const { holidays } = (await preparer.send('GET', '/app/bank-days')).body;
    expect(holidays).toContainEqual({ date: '2027-05-10', name: 'Own day' });
    expect(holidays).toContainEqual({ date: '2027-05-11', name: 'Own day' });
    for (const remove of ['2027-05-10', '2027-05-11']) await runHoliday({ remove });
  });

  it('are added and removed for every entity, and recorded in the audit log of each', async () => {
    goTo('2027-03-16', '10:00');
    const { entityId, preparer } = await company();
    const holidays = async () => (await preparer.send('GET', '/app/bank-days')).body.holidays;
    await runHoliday({ add: '2027-05-05', name: 'Election day' });
    expect(await holidays()).toContainEqual({ date: '2027-05-05', name: 'Election day' });
    await runHoliday({ remove: '2027-05-05' });
    expect(await holidays()).not.toContainEqual({ date: '2027-05-05', name: 'Election day' });
    const log = await installation.context.database.query(
      `SELECT action, actor_kind
         FROM audit_log
        WHERE entity_id = $1 AND subject_type = 'holiday'
        ORDER BY seq`,
      [entityId],
    );
    expect(log).toEqual([
      { action: 'holiday.added', actor_kind: 'OPERATOR' },
      { action: 'holiday.removed', actor_kind: 'OPERATOR' },
    ]);
  });

  it.each([
    ['without a day', {}, 'Say which day'],
    ['without a name', { add: '2027-05-05' }, '--name'],
    ['for a public holiday that should not be one', { remove: '2027-03-26' }, 'cannot be removed'],
  ])('are refused %s', async (_name, options, words) => {
    await expect(runHoliday(options)).rejects.toThrow(words);
  });
});

describe('GET /app/bank-days', () => {
  it('lists the holidays of a year on working days, and the first day of each rail', async () => {
    goTo('2027-03-19', '16:00');
    const { preparer } = await company();
    const { status, body } = await preparer.send('GET', '/app/bank-days');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: '2027-03-19',
      lastDay: '2028-03-19',
      policy: 'MOVE',
      ifNotBankingDay: 'FOLLOWING',
    });
    expect(body.holidays.slice(0, 3)).toEqual([
      { date: '2027-03-22', name: 'Human Rights Day (observed)' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-03-29', name: 'Family Day' },
    ]);
    expect(body.rails.slice(0, 2)).toMatchObject([
      { rail: 'EFT', cutOff: '15:30', firstDay: '2027-03-23', reasons: [{ code: 'AFTER_CUT_OFF' }, {}, {}] },
      { rail: 'RTC', cutOff: null, firstDay: '2027-03-19', reasons: [] },
    ]);
  });

  it('is empty for an entity without a config, which can have no execution dates', async () => {
    const entityId = await installation.entity({ configured: false });
    const caller = installation.as(await installation.user(entityId, ['PREPARER']));
    expect((await caller.send('GET', '/app/bank-days')).status).toBe(204);
  });
});

describe('a batch without an execution date', () => {
  it('is paid as soon as it is approved, and its quote says when each rail moves the money', async () => {
    goTo('2027-03-20', '10:00');
    const { created, approve, quote, read } = await company();
    const { id } = await created();
    expect(await quote(id)).toMatchObject({
      executionDate: null,
      movesOn: '2027-03-23',
      moveReasons: [
        { code: 'WEEKEND', date: '2027-03-20' },
        { code: 'HOLIDAY', date: '2027-03-22' },
      ],
      items: [{ rail: 'EFT', movesOn: '2027-03-23' }],
    });
    const rtc = await created(undefined, 'RTC');
    expect(await quote(rtc.id)).toMatchObject({ movesOn: '2027-03-20', moveReasons: [] });
    await approve(id);
    await pay(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETE', movesOn: null });
    expect(await quote(id)).toMatchObject({ movesOn: null, approveBy: null, submitsAt: null });
  });
});
