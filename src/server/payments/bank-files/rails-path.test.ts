import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPain001 } from '../../../domain/bank-files/pain001/read-pain001.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { builtInProfile } from '../../../domain/bank-files/testing/built-in-profile.ts';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { pain002Text, type SampleReply } from '../../../domain/bank-files/testing/pain002-text.ts';
import { USUAL_MARKS } from '../../../shared/payment-types.ts';
import type { Rail } from '../../../shared/terms.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { openBankConnections } from '../paying/registry.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { deliver, named, Statements } from '../reconciling/reconciliation/testing/filed-batch.ts';
import { entry } from '../reconciling/statements/testing/statement-of-day.ts';
import { approvedBatchOf, batchStatus, statusesOf } from '../testing/approved-batch.ts';
import { insertBatch } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import {
  addConnection,
  bankFileEntity,
  connectionSettings,
  type BankFileEntity,
} from './testing/bank-file-entity.ts';
import { uploadReply } from './testing/upload-reply.ts';

const SATURDAY = '2026-11-28';
const MONDAY = '2026-11-30';

let installation: PaymentsInstallation;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse(`${SATURDAY}T08:00:00Z`) };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const painBy = (rail: 'RTC' | 'RTGS' | 'PAYSHAP') => builtInProfile(`ZA-PAIN-${rail}`);
const turn = (id: string) =>
  payBatch(installation.context, openBankConnections(installation.context), id, () => false);

/** An entity whose EFT payments an ACB connection carries, and which has another one for these rails. */
async function entityWith(rails: readonly Rail[], profile: BankFileProfile): Promise<BankFileEntity> {
  const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
  return { ...entity, connectionId: await addConnection(entity, profile, rails) };
}

const create = ({ preparer }: BankFileEntity, rail: Rail, ...amounts: string[]) =>
  preparer.send('POST', BATCHES, {
    body: {
      label: rail,
      currency: 'ZAR',
      rail,
      withdrawals: amounts.map((amount, index) => ({
        beneficiaryName: `Person ${index}`,
        bankCode: 'FNB',
        accountNumber: `6201234567${index}`,
        accountType: 'CURRENT',
        amount,
        beneficiaryReference: 'RENT',
      })),
    },
  });

/** Creates and approves a batch over HTTP, lets the worker write its file, and hands it over. */
async function handedOver(entity: BankFileEntity, rail: Rail, ...amounts: string[]) {
  const { preparer, second } = entity;
  const created = await create(entity, rail, ...amounts);
  expect(created.status, created.text).toBe(200);
  const { id } = created.body;
  const { body: plan } = await preparer.send('GET', `/app/batches/${id}/bank-file-plan`);
  expect(plan.carrier).toMatchObject({ connection: { id: entity.connectionId }, problem: null });
  expect((await second.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
  await turn(id);
  const [file] = (await preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  const { text } = await preparer.send('POST', `/app/bank-files/${file.id}/download`);
  await turn(id);
  expect(await statusesOf(installation.context, id)).toEqual(amounts.map(() => 'SUBMITTED'));
  return { id, file, read: readPain001(Buffer.from(text)) };
}

describe('beside a connection for EFT, a pain.001 connection', () => {
  it.each([
    ['RTC', SATURDAY, ['10.00', '20.00']],
    ['PAYSHAP', SATURDAY, ['50000.00', '0.01']],
    ['RTGS', MONDAY, ['6000000.00', '20.00']],
  ] as const)('carries %s: the file is for %s, and the reply settles it', async (rail, day, amounts) => {
    const entity = await entityWith([rail], painBy(rail));
    const { id, file, read } = await handedOver(entity, rail, ...amounts);
    expect(file).toMatchObject({ format: 'PAIN_001', executionDate: day });
    const [information] = read.information;
    expect(information).toMatchObject({ executionDate: day, paymentType: USUAL_MARKS[rail] });
    const [first, other] = information!.payments.map(({ endToEndId }) => endToEndId);
    const reply = pain002Text({
      fileId: file.id.replaceAll('-', ''),
      groupStatus: 'PART',
      payments: [
        { endToEndId: first!, status: 'ACSC' },
        { endToEndId: other!, status: 'RJCT', reason: { code: 'AC04', text: 'Closed account number' } },
      ],
    });
    expect((await uploadReply(entity, Buffer.from(reply))).body).toMatchObject({ result: 'APPLIED' });
    await turn(id);
    expect(await statusesOf(installation.context, id)).toEqual(['COMPLETE', 'FAILED']);
    expect(await batchStatus(installation.context, id)).toBe('PARTIALLY_COMPLETE');
  });

  it('is matched with the statement as EFT is', async () => {
    const entity = await entityWith(['RTC'], { ...painBy('RTC'), paidBy: 'STATEMENT' });
    const { id, read } = await handedOver(entity, 'RTC', '10.00', '20.00');
    const [first, other] = read.information[0]!.payments;
    const bank = new Statements();
    const shown = ({ amount, endToEndId }: typeof first & object) =>
      named(-amount.minor, SATURDAY, endToEndId);
    await deliver(entity, bank.next(SATURDAY, [shown(first!)]));
    await turn(id);
    expect(await statusesOf(installation.context, id)).toEqual(['COMPLETE', 'SUBMITTED']);
    await deliver(entity, bank.next(SATURDAY, [shown(other!)]));
    await turn(id);
    expect(await batchStatus(installation.context, id)).toBe('COMPLETE');
  });

  it('carries several rails, each in its files', async () => {
    const types = (['RTC', 'RTGS'] as const).flatMap((rail) => painBy(rail).paymentTypes!);
    const entity = await entityWith(['RTC', 'RTGS'], { ...painBy('RTC'), paymentTypes: types });
    for (const [rail, amount] of [
      ['RTC', '10.00'],
      ['RTGS', '11.00'],
    ] as const) {
      const { read } = await handedOver(entity, rail, amount);
      expect(read.information[0]!.paymentType).toEqual(USUAL_MARKS[rail]);
      const path = `/app/bank-connections/${entity.connectionId}/test-file?rail=${rail}`;
      const { text } = await entity.admin.send('POST', path);
      expect(readPain001(Buffer.from(text))).toMatchObject({
        isTest: true,
        information: [{ paymentType: USUAL_MARKS[rail] }],
      });
    }
    const { body: config } = await entity.preparer.send('GET', '/v1/payments/entity/config');
    expect(config.oneRailPerBatch).toBe(true);
    expect(config.rails.map(({ rail, cutOff }: { rail: Rail; cutOff: string }) => [rail, cutOff])).toEqual([
      ['EFT', '15:30'],
      ['RTC', null],
      ['RTGS', '15:00'],
    ]);
  });
});

describe('a pain.001 connection whose files may have several rails', () => {
  const RAILS_OF_FILE: Rail[] = ['EFT', 'RTGS'];
  const profile = (change: Partial<BankFileProfile> = {}): BankFileProfile => ({
    ...painBy('RTGS'),
    severalRailsInFile: true,
    unnamedAreAccepted: true,
    ...change,
  });
  const entityOf = async (change?: Partial<BankFileProfile>) =>
    bankFileEntity(installation, profile(change), 'LIVE', RAILS_OF_FILE);
  /** An approved and handed over batch: an RTGS payment between two by EFT. */
  const mixed = (entity: BankFileEntity) => handedOver(entity, 'EFT', '20.00', '5000000.01', '30.00');
  const blockText = (file: { id: string }, ...blocks: NonNullable<SampleReply['blocks']>[number][]) =>
    Buffer.from(pain002Text({ fileId: file.id.replaceAll('-', ''), groupStatus: 'PART', blocks }));

  it('carries both in one file of one batch, and the reply to each block settles it', async () => {
    const entity = await entityOf();
    const { id, file, read } = await mixed(entity);
    expect(read.information).toMatchObject([
      { paymentType: USUAL_MARKS.EFT, executionDate: MONDAY, payments: [{ amount: { minor: 2_000n } }, {}] },
      { paymentType: USUAL_MARKS.RTGS, payments: [{ amount: { minor: 500_000_001n } }] },
    ]);
    const { body: batch } = await entity.preparer.send('GET', `${BATCHES}/${id}`);
    expect(batch).toMatchObject({ status: 'PROCESSING', withdrawalCount: 3 });
    const rejected = { number: 2, blockStatus: 'RJCT', blockReason: { code: 'AM04', text: null }, count: 1 };
    const reply = blockText(file, rejected, { number: 1, blockStatus: 'ACSC', sum: '50.00' });
    expect((await uploadReply(entity, reply)).body).toMatchObject({ result: 'APPLIED' });
    await turn(id);
    expect(await statusesOf(installation.context, id)).toEqual(['COMPLETE', 'FAILED', 'COMPLETE']);
    expect((await uploadReply(entity, Buffer.concat([reply, Buffer.from('\n')]))).body).toMatchObject({
      result: 'UNCHANGED',
    });
    const changed = blockText(file, { number: 2, blockStatus: 'ACSC' });
    expect((await uploadReply(entity, changed)).body).toMatchObject({
      result: 'QUESTION',
      question: { code: 'PAID_AFTER_REJECTION' },
    });
    const unknown = blockText(file, { number: 3, blockStatus: 'RJCT' });
    expect((await uploadReply(entity, unknown)).body).toMatchObject({
      question: { code: 'UNREADABLE' },
    });
  });

  it('is settled by the debit of each block, as the statement names it', async () => {
    const entity = await entityOf({ paidBy: 'STATEMENT' });
    const { id, file } = await mixed(entity);
    const bank = new Statements();
    const name = file.id.replaceAll('-', '');
    const debit = (minor: bigint, block: number) => entry(-minor, MONDAY, { text: `DEBIT ${name}-${block}` });
    await deliver(entity, bank.next(MONDAY, [debit(500_000_001n, 2)]));
    await turn(id);
    expect(await statusesOf(installation.context, id)).toEqual(['SUBMITTED', 'COMPLETE', 'SUBMITTED']);
    await deliver(entity, bank.next(MONDAY, [debit(5_000n, 1)]));
    await turn(id);
    expect(await batchStatus(installation.context, id)).toBe('COMPLETE');
    const { body } = await entity.preparer.send('GET', `/v1/payments/settlements/${file.id}`);
    expect(body).toMatchObject({ state: 'SETTLED' });
  });

  it('tells the config, the plan and the test file', async () => {
    const entity = await entityOf();
    const { body: config } = await entity.preparer.send('GET', '/v1/payments/entity/config');
    expect(config).toMatchObject({
      oneRailPerBatch: true,
      rails: [
        { rail: 'EFT', sharesFileWith: ['RTGS'] },
        { rail: 'RTGS', sharesFileWith: ['EFT'] },
      ],
    });
    const path = `/app/bank-connections/${entity.connectionId}/test-file`;
    const railsOf = async (query: string) =>
      readPain001(Buffer.from((await entity.admin.send('POST', path + query)).text)).information.map(
        ({ paymentType }) => paymentType,
      );
    expect(await railsOf('')).toEqual([USUAL_MARKS.EFT, USUAL_MARKS.RTGS]);
    expect(await railsOf('?rail=RTGS')).toEqual([USUAL_MARKS.RTGS]);
    const { body } = await entity.admin.send('POST', `/app/bank-connections/${entity.connectionId}/rehearse`);
    expect(body.rehearsal).toMatchObject({ passed: true });
  });

  it('holds an approved batch with both when its files may have one rail only', async () => {
    const entity = await entityOf();
    const created = await create(entity, 'EFT', '20.00', '5000000.01');
    const { currency: _, ...settings } = connectionSettings(profile({ severalRailsInFile: false }));
    const body = { ...settings, rails: RAILS_OF_FILE, version: 1 };
    const { admin, preparer, second, connectionId } = entity;
    const saved = await admin.send('PUT', `/app/bank-connections/${connectionId}`, { body });
    expect(saved.body, saved.text).toMatchObject({ state: 'OFF', certification: null });
    const { id } = created.body;
    expect((await second.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
    await turn(id);
    expect((await preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items).toEqual([]);
  });
});

describe('an own reference', () => {
  it.each([
    [
      'pain.001 with a place for it',
      { ...builtInProfile('ZA-PAIN-001'), ownReferenceIn: 'INSTRUCTION_ID' },
      0,
    ],
    ['pain.001 without one', builtInProfile('ZA-PAIN-001'), 2],
    ['ACB', acbProfile('ZA-ACB-198'), 2],
  ] as const)('in %s: the file has it, or the plan counts it', async (_, profile, unwritten) => {
    const entity = await bankFileEntity(installation, profile);
    const { id } = await approvedBatchOf(installation, entity.entityId, [
      { ownReference: 'PAYROLL MARCH' },
      {},
      { ownReference: 'PAYROLL É' },
    ]);
    const { body: plan } = await entity.preparer.send('GET', `/app/batches/${id}/bank-file-plan`);
    expect(plan.carrier).toMatchObject({ unwrittenOwnReferences: unwritten, problem: null });
    const written = { field: 'ownReference', from: 'PAYROLL É', to: 'PAYROLL E' };
    expect(plan.items).toMatchObject(unwritten === 0 ? [{ rowNumber: 3, substitutions: [written] }] : []);
    await turn(id);
    const [file] = (await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
    const { text } = await entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
    expect(text.includes('<InstrId>PAYROLL MARCH</InstrId>')).toBe(unwritten === 0);
    expect(text.includes('PAYROLL')).toBe(unwritten === 0);
  });
});

describe('a row that no bank file can carry', () => {
  const refusal = async (entity: BankFileEntity, rail: Rail, ...amounts: string[]) => {
    const { status, body } = await create(entity, rail, ...amounts);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    return body.errors as { path: string; code: string; message: string }[];
  };

  it('by a rail without a connection is refused, and says to choose another', async () => {
    const entity = await bankFileEntity(installation, acbProfile('ZA-ACB-198'));
    expect(await refusal(entity, 'PAYSHAP', '10.00')).toMatchObject([
      {
        path: 'withdrawals[0].amount',
        code: 'rail_not_enabled',
        message: expect.stringContaining('by another rail (EFT)'),
      },
    ]);
    const [large] = await refusal(entity, 'EFT', '5000000.01');
    expect(large).toMatchObject({ path: 'withdrawals[0].amount', code: 'amount_above_rail_maximum' });
    // No other rail can carry it, so that only smaller payments help.
    expect(large!.message).toContain('no other rail can carry it. Split it into payments of at most R');
    expect(large!.message).not.toContain('another rail');
  });

  it('above the limit of its rail is refused, and says by which rail it needs another batch', async () => {
    const entity = await entityWith(['RTGS'], painBy('RTGS'));
    const errors = await refusal(entity, 'EFT', '10.00', '5000000.01');
    expect(errors).toMatchObject([{ path: 'withdrawals[1].amount', code: 'amount_above_rail_maximum' }]);
    expect(errors[0]!.message).toContain('Pay this row in another batch by RTGS');
    expect((await create(entity, 'RTGS', '5000000.01')).status).toBe(200);
  });

  it('above the limit of the bank is refused, although the operator allows more', async () => {
    const profile = painBy('PAYSHAP');
    const [type] = profile.paymentTypes!;
    const entity = await entityWith(['PAYSHAP'], {
      ...profile,
      paymentTypes: [{ ...type!, maxAmount: '3000.00' }],
    });
    const errors = await refusal(entity, 'PAYSHAP', '3000.00', '3000.01');
    expect(errors).toMatchObject([{ path: 'withdrawals[1].amount', code: 'amount_above_rail_maximum' }]);
  });

  it('of a batch that is older than the connection holds the batch, and the plan says why', async () => {
    const types = (['RTC', 'RTGS'] as const).flatMap((rail) => painBy(rail).paymentTypes!);
    const entity = await entityWith(['RTC', 'RTGS'], { ...painBy('RTC'), paymentTypes: types });
    const { id } = await insertBatch(installation.context, {
      entityId: entity.entityId,
      createdBy: entity.preparer.user.id,
      rows: [{ rail: 'RTC' }, { rail: 'RTGS' }],
    });
    const { body: plan } = await entity.preparer.send('GET', `/app/batches/${id}/bank-file-plan`);
    expect(plan.carrier.problem).toEqual({ code: 'SEVERAL_RAILS', rowNumbers: [] });
    expect(plan.byRail.map(({ rail }: { rail: Rail }) => rail)).toEqual(['RTC', 'RTGS']);
    expect((await entity.second.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
    await turn(id);
    expect((await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items).toEqual([]);
    const { body: batch } = await entity.preparer.send('GET', `${BATCHES}/${id}`);
    expect(batch).toMatchObject({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
  });
});

describe('a plan', () => {
  it('divides a batch by rail: every payment once, each with the connection and account', async () => {
    const entity = await entityWith(['RTC'], painBy('RTC'));
    const { id } = await insertBatch(installation.context, {
      entityId: entity.entityId,
      createdBy: entity.preparer.user.id,
      rows: [
        { rail: 'RTC', amountMinor: 1_001n },
        { rail: 'EFT', amountMinor: 2_000n },
        { rail: 'PAYSHAP', amountMinor: 30n },
        { rail: 'RTC', amountMinor: 4n },
      ],
    });
    const planOf = async () => (await entity.preparer.send('GET', `/app/batches/${id}/bank-file-plan`)).body;
    const plan = await planOf();
    expect(plan).toMatchObject({
      carrier: { connection: { id: entity.connectionId }, problem: { code: 'SEVERAL_CONNECTIONS' } },
      waitsForConnection: true,
      byRail: [
        { rail: 'RTC', count: 2, totalAmount: '10.05', connection: { id: entity.connectionId } },
        { rail: 'EFT', count: 1, totalAmount: '20.00', connection: {} },
        { rail: 'PAYSHAP', count: 1, totalAmount: '0.30', connection: null, payerAccountNumber: null },
      ],
    });
    const [rtc, eft] = plan.byRail;
    expect(eft.connection.id).not.toBe(rtc.connection.id);
    expect([rtc, eft].map(({ payerAccountNumber }) => payerAccountNumber)).not.toContain(null);
    expect((await entity.preparer.send('POST', `${BATCHES}/${id}/cancel`)).status).toBe(200);
    expect(await planOf()).toMatchObject({ carrier: null, byRail: [] });
  });
});

describe('a connection', () => {
  it.each<[string, Rail[], Partial<BankFileProfile>, string]>([
    ['an ACB profile', ['RTC'], acbProfile('ZA-ACB-198'), 'rails'],
    ['a CSV profile', ['EFT', 'RTGS'], builtInProfile('CSV-COMMA'), 'rails'],
    ['a pain.001 profile that does not name the rail', ['RTGS'], painBy('RTC'), 'rails'],
    [
      'payment types that the bank cannot tell apart',
      ['RTC'],
      { ...painBy('RTC'), paymentTypes: [{ ...painBy('RTC').paymentTypes![0]!, ...USUAL_MARKS.EFT }] },
      'profile.paymentTypes[0].serviceLevel',
    ],
    [
      'payment types of another format',
      ['EFT'],
      { ...builtInProfile('CSV-COMMA'), paymentTypes: painBy('RTC').paymentTypes },
      'profile.paymentTypes',
    ],
  ])('is not created with %s', async (_, rails, profile, path) => {
    const admin = installation.as(await installation.user(await installation.entity(), ['ADMIN']));
    const body = { ...connectionSettings(profile), rails };
    const answer = await admin.send('POST', '/app/bank-connections', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it('for a rail that another one carries is not switched on', async () => {
    const entity = await entityWith(['RTC'], painBy('RTC'));
    await expect(addConnection(entity, painBy('RTC'), ['EFT'])).rejects.toThrow('rail_already_carried');
    await expect(addConnection(entity, painBy('RTC'), ['RTC'])).rejects.toThrow('rail_already_carried');
  });

  it('that loses a rail stays on; one that gets a rail needs a new test file', async () => {
    const types = (['RTC', 'RTGS'] as const).flatMap((rail) => painBy(rail).paymentTypes!);
    const profile = { ...painBy('RTC'), paymentTypes: types };
    const { admin, connectionId } = await entityWith(['RTC', 'RTGS'], profile);
    const change = async (version: number, rails: Rail[]) => {
      const { currency: _, ...settings } = connectionSettings(profile);
      const path = `/app/bank-connections/${connectionId}`;
      const saved = await admin.send('PUT', path, { body: { ...settings, rails, version } });
      expect(saved.status, saved.text).toBe(200);
      return saved.body;
    };
    expect(await change(1, ['RTC'])).toMatchObject({ state: 'LIVE' });
    const changed = { state: 'OFF', certification: null, rehearsal: null };
    expect(await change(2, ['RTC', 'RTGS'])).toMatchObject(changed);
  });
});
