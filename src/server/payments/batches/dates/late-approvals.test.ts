import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { user } from '../../../identity/admin/user.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { balanceOf } from '../../testing/fund.ts';
import {
  addPasskey,
  answerTo,
  askToApprove,
  installationWithPasskeys,
} from '../../testing/passkey-company.ts';
import type { PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { datedBatches, PATH } from './testing/dated-batches.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await installationWithPasskeys();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const { goTo, company, turn, pay, auditOf, switchPayouts } = datedBatches(() => installation);

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

  it('says of an approved batch when the worker submits it, whenever it is asked', async () => {
    goTo('2027-03-15', '09:00');
    const { context, entityId, created, approve, quote } = await company({ releaseDelaySeconds: 3_600 });
    const { id } = await created('2027-03-18');
    await approve(id);
    goTo('2027-03-15', '11:00');
    expect((await quote(id)).submitsAt).toBe('2027-03-17T22:00:00.000Z');
    const undated = await created();
    goTo('2027-03-15', '12:00');
    await approve(undated.id);
    await savePaymentConfig(context, entityId, { releaseDelaySeconds: 0 });
    goTo('2027-03-15', '12:30');
    expect((await quote(undated.id)).submitsAt.slice(0, 16)).toBe('2027-03-15T11:00');
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

  it('takes the day of an approver without an approval, whose passkey the audit log names', async () => {
    goTo('2027-03-16', '10:00');
    const { context, entityId, created, approver, read } = await company({
      passkeyAbove: { currency: 'ZAR', amountMinor: 0n },
    });
    const other = installation.as(await installation.user(entityId, ['APPROVER']));
    const { passkey } = await addPasskey(installation, approver);
    const { passkey: otherPasskey, id: otherId } = await addPasskey(installation, other, { name: 'Phone' });
    const batch = await created('2027-03-17');
    const send = (who: typeof other, body: object) =>
      who.send('POST', `${PATH}/${batch.id}/approve`, { body });
    const signed = { passkey: answerTo(passkey, await askToApprove(approver, batch)) };
    expect((await send(approver, signed)).status).toBe(200);
    await switchPayouts(entityId, 'off');
    goTo('2027-03-17', '16:00');
    await switchPayouts(entityId, 'on');
    expect(await turn(batch.id)).toBe('held back');
    const acceptDate = '2027-03-18';
    expect(await send(other, { acceptDate })).toMatchObject({
      status: 401,
      body: { code: 'passkey_required' },
    });
    const body = { acceptDate, passkey: answerTo(otherPasskey, await askToApprove(other, batch)) };
    const answers = await Promise.all([send(other, body), send(other, body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await read(batch.id)).toMatchObject({
      status: 'APPROVED',
      movesOn: acceptDate,
      dateAcceptedBy: { userId: other.user.id },
      approvals: [{ userId: approver.user.id }],
    });
    expect(await auditOf(batch.id, 'batch.date_accepted')).toMatchObject([
      { acceptedDate: acceptDate, passkey: 'Phone', passkeyId: otherId },
    ]);
    const kept = await context.database.query('SELECT user_id FROM approval_assertions WHERE batch_id = $1', [
      batch.id,
    ]);
    expect(kept).toEqual([{ user_id: approver.user.id }]);
    const challenges = await context.database.query(
      'SELECT purpose FROM passkey_challenges WHERE user_id = $1',
      [other.user.id],
    );
    expect(challenges).toEqual([]);
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
