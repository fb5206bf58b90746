import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { datedBatches } from './testing/dated-batches.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { digestOfRows } from '../release/digest-of-rows.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const { goTo, company, turn, pay, auditOf } = datedBatches(() => installation);

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
