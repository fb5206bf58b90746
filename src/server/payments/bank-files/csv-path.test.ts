import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPaymentCsv } from '../../../domain/bank-files/payment-csv/read-payment-csv.ts';
import { builtInProfile } from '../../../domain/bank-files/testing/built-in-profile.ts';
import { HOUR_MS } from '../../../shared/time.ts';
import { Statements, deliver } from '../reconciling/reconciliation/testing/filed-batch.ts';
import { entry } from '../reconciling/statements/testing/statement-of-day.ts';
import { approvedBatchOf, batchStatus, statusesOf } from '../testing/approved-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { bankFileEntity, connectionSettings } from './testing/bank-file-entity.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PROFILE = { ...builtInProfile('CSV-SEMICOLON'), cutOff: null };

it('a CSV file leaves, the bank is silent, and the statement shows what was paid', async () => {
  const { context } = installation;
  const turn = (id: string) => payBatch(context, openBankConnections(context), id, () => false);
  const entity = await bankFileEntity(installation, PROFILE);
  const { body: connections } = await entity.admin.send('GET', '/app/bank-connections');
  const steps = connections[0].rehearsal.steps.map(({ step }: { step: string }) => step);
  expect(steps).toEqual(['TEXTS', 'WRITTEN', 'READ']);

  const { id } = await approvedBatchOf(installation, entity.entityId, [
    { beneficiaryName: 'Thandi Nkosi', amountMinor: 1_000n, beneficiaryReference: 'WAGE' },
    { beneficiaryName: '+Zoë; Müller', amountMinor: 2_000n, beneficiaryReference: 'WAGE' },
    { beneficiaryName: 'Sipho Dlamini', amountMinor: 2_000n, beneficiaryReference: 'WAGE' },
  ]);
  const { body: plan } = await entity.preparer.send('GET', `/app/batches/${id}/bank-file-plan`);
  const written = { field: 'name', from: '+Zoë; Müller', to: 'Zoe, Muller' };
  expect(plan.items).toMatchObject([{ rowNumber: 2, substitutions: [written] }]);
  await turn(id);
  const [file] = (await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  expect(file).toMatchObject({ format: 'CSV', hashTotal: null, fileNumber: 1, totalAmount: '50.00' });
  const { text } = await entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
  expect(readPaymentCsv(Buffer.from(text), PROFILE.csv!, 'ZAR')).toMatchObject({
    executionDate: file.executionDate,
    payments: [
      { name: 'Thandi Nkosi', amountMinor: 1_000n },
      { name: 'Zoe, Muller', amountMinor: 2_000n },
      { name: 'Sipho Dlamini', amountMinor: 2_000n },
    ],
  });
  await turn(id);
  expect(await statusesOf(context, id)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED']);

  const bank = new Statements();
  const shown = (amountMinor: bigint, reference: string) =>
    entry(-amountMinor, file.executionDate, { text: `EFT ${reference}`, bankReference: reference });
  await deliver(
    entity,
    bank.next(file.executionDate, [shown(1_000n, '0001-000001'), shown(2_000n, '0001-000003')]),
  );
  await turn(id);
  expect(await statusesOf(context, id)).toEqual(['COMPLETE', 'SUBMITTED', 'COMPLETE']);
  installation.passMs((PROFILE.silentAfterHours + 1) * HOUR_MS);
  await turn(id);
  expect(await statusesOf(context, id)).toEqual(['COMPLETE', 'UNCONFIRMED', 'COMPLETE']);
  await deliver(entity, bank.next(file.executionDate, [shown(2_000n, '0001-000002')]));
  await turn(id);
  expect(await batchStatus(context, id)).toBe('COMPLETE');
});

it.each([
  ['paidBy', { paidBy: 'REPLY' }],
  ['csv', { csv: undefined }],
  ['csv.columns', { csv: { ...PROFILE.csv!, columns: PROFILE.csv!.columns.slice(0, 3) } }],
  ['csv', { format: 'PAIN_001' }],
] as const)('refuses a profile with a wrong %s', async (path, change) => {
  const admin = installation.as(await installation.user(await installation.entity(), ['ADMIN']));
  const body = connectionSettings({ ...PROFILE, ...(change as object) });
  const answer = await admin.send('POST', '/app/bank-connections', { body });
  expect(answer.status).toBe(400);
  const paths = answer.body.errors.map((error: { path: string }) => error.path);
  expect(new Set(paths)).toEqual(new Set([`profile.${path}`]));
});
