import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { builtInProfile } from '../../../domain/bank-files/testing/built-in-profile.ts';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { batchStatus, statusesOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { bankFileEntity, type BankFileEntity } from './testing/bank-file-entity.ts';

/**
 * Texts and days of a batch that a bank file carries, from its creation until the file leaves. In March 2027
 * the 17th is a Wednesday, and Monday the 22nd is a holiday. The operator's cut-off of EFT is 15:30.
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

const carried = (change: Partial<BankFileProfile> = {}) =>
  bankFileEntity(installation, { ...acbProfile('ZA-ACB-198'), cutOff: null, ...change });

const row = (more: object = {}) => ({
  beneficiaryName: 'Thandi Nkosi',
  bankCode: 'FNB',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
  amount: '1250.00',
  beneficiaryReference: 'SALARY MAR',
  ...more,
});
const create = ({ preparer }: BankFileEntity, more: object = {}) =>
  preparer.send('POST', PATH, {
    body: {
      label: 'Salaries March',
      currency: 'ZAR',
      rail: 'EFT',
      duplicateReason: 'The same people every month.',
      withdrawals: [row()],
      ...more,
    },
  });

/** An approved batch, after one turn of the worker, and its files, the newest first. */
async function approved(entity: BankFileEntity, more: object = {}) {
  const created = await create(entity, more);
  expect(created.status, created.text).toBe(200);
  const { id } = created.body;
  const approver = installation.as(await installation.user(entity.entityId, ['APPROVER']));
  const { status, text } = await approver.send('POST', `${PATH}/${id}/approve`);
  expect(status, text).toBe(200);
  await turn(id);
  const files = async () => (await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  return { id, files };
}

const turn = (id: string) =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);
const download = ({ preparer }: BankFileEntity, fileId: string) =>
  preparer.send('POST', `/app/bank-files/${fileId}/download`);

describe('a text that a bank file cannot hold', () => {
  it('is an error of its row at creation; one that is only written differently is not', async () => {
    const entity = await carried();
    const withdrawals = [
      row({ beneficiaryName: 'Zoë Müller' }),
      row({ beneficiaryName: '李明', accountNumber: '62012345679' }),
      row({ beneficiaryReference: '(+)', accountNumber: '62012345680' }),
    ];
    const refused = await create(entity, { withdrawals });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(refused.body.errors).toMatchObject([
      { path: 'withdrawals[1].beneficiaryName', code: 'text_not_writable' },
      { path: 'withdrawals[2].beneficiaryReference', code: 'text_empty' },
    ]);
    expect(refused.body.errors[0].message).toContain('李 明');
    expect((await create(entity, { withdrawals: [withdrawals[0]] })).status).toBe(200);
    await entity.admin.send('PUT', `/app/bank-connections/${entity.connectionId}/state`, {
      body: { state: 'OFF' },
    });
    expect((await create(entity, { withdrawals })).status).toBe(200);
  });
});

describe("the bank's own cut-off", () => {
  it("counts when it is earlier than the operator's", async () => {
    const entity = await carried({ cutOff: '10:00' });
    goTo('2027-03-17', '10:30');
    const { body } = await create(entity, { executionDate: '2027-03-17' });
    expect(body).toMatchObject({
      movesOn: null,
      possibleOn: '2027-03-18',
      moveReasons: [{ code: 'AFTER_CUT_OFF', cutOff: '10:00' }],
    });
    const { body: days } = await entity.preparer.send('GET', '/app/bank-days');
    expect(days.rails[0]).toMatchObject({ rail: 'EFT', cutOff: '10:00', firstDay: '2027-03-18' });
    const later = await carried({ cutOff: '18:00' });
    goTo('2027-03-17', '16:00');
    expect((await create(later, { executionDate: '2027-03-17' })).body).toMatchObject({
      moveReasons: [{ code: 'AFTER_CUT_OFF', cutOff: '15:30' }],
    });
  });

  it('gives a file that has not left before it the next banking day', async () => {
    goTo('2027-03-19', '09:30');
    const entity = await carried({ cutOff: '10:00' });
    const { id, files } = await approved(entity);
    const [early] = await files();
    expect(early).toMatchObject({ executionDate: '2027-03-19' });
    goTo('2027-03-19', '10:01');
    expect((await download(entity, early.id)).body).toMatchObject({ code: 'bank_file_not_live' });
    await turn(id);
    const [file] = await files();
    expect(file).toMatchObject({ state: 'SEALED', executionDate: '2027-03-23' });
    expect((await download(entity, file.id)).status).toBe(200);
  });
});

describe('an execution date that the bank no longer takes', () => {
  it('keeps the file here and asks about the batch, at the download too', async () => {
    goTo('2027-03-23', '09:30');
    const entity = await carried({ cutOff: '10:00' });
    const { id, files } = await approved(entity, { executionDate: '2027-03-23' });
    const [file] = await files();
    goTo('2027-03-23', '10:01');
    expect((await download(entity, file.id)).body).toMatchObject({ code: 'bank_file_day_passed' });
    const { body } = await entity.preparer.send('GET', `${PATH}/${id}`);
    expect(body).toMatchObject({
      status: 'APPROVED',
      waitingFor: 'EXECUTION_DATE',
      movesOn: null,
      possibleOn: '2027-03-24',
    });
    expect(await files()).toMatchObject([{ state: 'WITHDRAWN', leftAt: null }]);
  });
});

const { acb } = acbProfile('ZA-ACB-198');

describe.each<[string, Partial<BankFileProfile>]>([
  ['ACB', { acb: { ...acb!, service: 'ONE DAY' } }],
  ['pain.001', { ...builtInProfile('ZA-PAIN-001'), leadDays: 1 }],
  ['CSV', { ...builtInProfile('CSV-COMMA'), leadDays: 1 }],
])('the service of the bank for %s files', (_format, profile) => {
  const oneDay = { ...profile, cutOff: '15:00' };

  it('lets a file of ONE DAY leave one banking day before its action date', async () => {
    goTo('2027-03-18', '09:00');
    const entity = await carried(oneDay);
    // The day before Tuesday the 23rd is a holiday, and a weekend is before that.
    const { id, files } = await approved(entity, { executionDate: '2027-03-23' });
    expect(await files()).toEqual([]);
    const { body } = await entity.preparer.send('GET', `${PATH}/${id}`);
    expect(body).toMatchObject({
      movesOn: '2027-03-23',
      releaseAt: '2027-03-18T22:00:00.000Z',
      submitBy: '2027-03-19T13:00:00.000Z',
    });
    goTo('2027-03-19', '00:00');
    await turn(id);
    const [file] = await files();
    expect(file).toMatchObject({ state: 'SEALED', executionDate: '2027-03-23' });
    goTo('2027-03-19', '14:59');
    expect((await download(entity, file.id)).status).toBe(200);
  });

  it('refuses the approval of a file of ONE DAY on its action date, and names the next day', async () => {
    goTo('2027-03-24', '09:00');
    const entity = await carried(oneDay);
    const created = await create(entity, { executionDate: '2027-03-24' });
    const path = `${PATH}/${created.body.id}`;
    const approver = installation.as(await installation.user(entity.entityId, ['APPROVER']));
    goTo('2027-03-24', '10:00');
    expect(await approver.send('POST', `${path}/approve`)).toMatchObject({
      status: 400,
      body: {
        code: 'execution_date_not_possible',
        errors: [
          { path: 'acceptDate', message: '2027-03-25' },
          { path: 'executionDate', message: expect.stringContaining('by 2027-03-23, 15:00') },
        ],
      },
    });
    const { body } = await approver.send('POST', `${path}/approve`, { body: { acceptDate: '2027-03-25' } });
    expect(body).toMatchObject({
      status: 'APPROVED',
      movesOn: '2027-03-25',
      submitBy: '2027-03-24T13:00:00.000Z',
    });
  });

  it('is kept back at the worker when the file did not leave in time', async () => {
    goTo('2027-03-24', '09:00');
    const entity = await carried(oneDay);
    const { id, files } = await approved(entity, { executionDate: '2027-03-25' });
    expect(await files()).toMatchObject([{ executionDate: '2027-03-25' }]);
    goTo('2027-03-24', '15:01');
    await turn(id);
    const { body } = await entity.preparer.send('GET', `${PATH}/${id}`);
    expect(body).toMatchObject({ waitingFor: 'EXECUTION_DATE', movesOn: null, possibleOn: '2027-03-30' });
    expect(await files()).toMatchObject([{ state: 'WITHDRAWN' }]);
  });

  it('gives a file without an execution date the first action date that it can have', async () => {
    goTo('2027-03-24', '16:00');
    const { files } = await approved(await carried(oneDay));
    expect(await files()).toMatchObject([{ executionDate: '2027-03-30' }]);
  });
});

describe('two lead days', () => {
  it('are kept by a pain.001 file, and never hold back payments by another rail', async () => {
    goTo('2027-03-22', '09:00');
    const pain = builtInProfile('ZA-PAIN-001');
    const entity = await carried({ ...pain, leadDays: 2, cutOff: '15:00' });
    // Monday the 22nd is a holiday, and a weekend is before it.
    const created = await create(entity, { executionDate: '2027-03-25' });
    expect(created.body).toMatchObject({ movesOn: '2027-03-25', submitBy: '2027-03-23T13:00:00.000Z' });
    const { body: days } = await entity.preparer.send('GET', '/app/bank-days');
    const leadDays = days.rails.map((one: { rail: string; leadDays: number }) => [one.rail, one.leadDays]);
    expect(Object.fromEntries(leadDays)).toMatchObject({ EFT: 2, RTC: 0 });
  });

  it('are no setting of an ACB profile, which has a service', async () => {
    await expect(carried({ leadDays: 1 })).rejects.toThrow();
  });
});

describe('a bank that works on Saturdays', () => {
  it('takes a file until its cut-off of the Saturday, for that day', async () => {
    goTo('2026-11-27', '17:00');
    const entity = await carried({ cutOff: '15:30', saturdayCutOff: '10:15' });
    const { id, files } = await approved(entity, { executionDate: '2026-11-28' });
    const { body } = await entity.preparer.send('GET', `${PATH}/${id}`);
    expect(body).toMatchObject({ movesOn: '2026-11-28', submitBy: '2026-11-28T08:15:00.000Z' });
    goTo('2026-11-28', '09:00');
    await turn(id);
    const [file] = await files();
    expect(file).toMatchObject({ state: 'SEALED', executionDate: '2026-11-28' });
    expect((await download(entity, file.id)).status).toBe(200);
    const { body: days } = await entity.preparer.send('GET', '/app/bank-days');
    expect(days.rails[0]).toMatchObject({ rail: 'EFT', cutOff: '15:30', saturdayCutOff: '10:15' });
  });

  it('refuses a Saturday cut-off after that of the other days', async () => {
    await expect(carried({ cutOff: '15:30', saturdayCutOff: '16:00' })).rejects.toThrow();
  });
});

describe('a file for a later day', () => {
  it('is written as soon as the batch is approved when the bank takes it ahead', async () => {
    goTo('2027-03-24', '09:00');
    const entity = await carried({ daysAhead: 7 });
    const { id, files } = await approved(entity, { executionDate: '2027-03-31' });
    const [file] = await files();
    expect(file).toMatchObject({ state: 'SEALED', executionDate: '2027-03-31' });
    await turn(id);
    expect(await files()).toEqual([file]);
    expect((await download(entity, file.id)).status).toBe(200);
    await turn(id);
    expect(await statusesOf(entity.context, id)).toEqual(['SUBMITTED']);
  });

  it('is written as many days ahead as the bank takes it, and else on its day', async () => {
    goTo('2027-04-05', '09:00');
    const ahead = await carried({ daysAhead: 2 });
    const onTheDay = await carried();
    const first = await approved(ahead, { executionDate: '2027-04-09' });
    const second = await approved(onTheDay, { executionDate: '2027-04-09' });
    for (const [time, files] of [
      ['2027-04-06T23:59', [0, 0]],
      ['2027-04-07T00:00', [1, 0]],
      ['2027-04-08T23:59', [1, 0]],
      ['2027-04-09T00:00', [1, 1]],
    ] as const) {
      goTo(time.slice(0, 10), time.slice(11));
      await turn(first.id);
      await turn(second.id);
      expect([(await first.files()).length, (await second.files()).length], time).toEqual(files);
    }
  });

  it('is no reason to pay early through another connection', async () => {
    goTo('2027-04-12', '09:00');
    const entity = await carried({ daysAhead: 7 });
    const { id } = await approved(entity, { executionDate: '2027-04-16' });
    await entity.admin.send('PUT', `/app/bank-connections/${entity.connectionId}/state`, {
      body: { state: 'OFF' },
    });
    await turn(id);
    expect(await batchStatus(entity.context, id)).toBe('APPROVED');
    goTo('2027-04-16', '00:00');
    await turn(id);
    expect(await batchStatus(entity.context, id)).toBe('APPROVED');
    expect(await statusesOf(entity.context, id)).toEqual(['PENDING']);
  });
});
