import { afterAll, beforeAll, expect, it } from 'vitest';
import { BankFileProfile } from '../../src/contract/dashboard/bank-file-profiles.ts';
import { dashboardDocument } from '../../src/contract/documents.ts';
import { BUILT_IN_PROFILES } from '../../src/domain/bank-files/profiles/built-in.ts';
import { bankFileEntity } from '../../src/server/payments/bank-files/testing/bank-file-entity.ts';
import { installBanks } from '../../src/server/payments/entity/banks/install-banks.ts';
import { openBankConnections } from '../../src/server/payments/paying/registry.ts';
import { payBatch } from '../../src/server/payments/paying/worker/pay-batch.ts';
import { statusesOf } from '../../src/server/payments/testing/approved-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../../src/server/payments/testing/payments-installation.ts';
import { formatName, templateUse } from '../../src/web/features/payments/bank-connections/words.ts';
import { messages } from '../../src/web/features/payments/bank-connections/texts/af.po';

/*
 * The journey of the added bank-file format, run by additions.test.ts in a copy of the sources that has it:
 * from the profile and its rehearsal to a file with the payments of an approved batch.
 */

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const FORMAT = 'LINES' as 'CSV';
const PROFILE = BUILT_IN_PROFILES.find(({ format }) => format === FORMAT)!;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

it('is a profile to start from, in the documents, and has a name and a use in both languages', () => {
  expect(BankFileProfile.safeParse(PROFILE).success).toBe(true);
  expect(JSON.stringify(dashboardDocument())).toContain('LINES: lines of fixed width.');
  expect([formatName(FORMAT), templateUse({ format: FORMAT })]).toEqual([
    'Lines of fixed width',
    'For a bank that takes neither ACB files nor XML.',
  ]);
  expect(Object.values(messages)).toContainEqual(['Reëls van vaste breedte']);
});

it('carries the payments of an approved batch', async () => {
  const { context } = installation;
  const entity = await bankFileEntity(installation, { ...PROFILE, cutOff: null });
  const { body: connections } = await entity.admin.send('GET', '/app/bank-connections');
  const { steps } = connections[0].rehearsal;
  expect(steps.map(({ step, passed }: { step: string; passed: boolean }) => [step, passed])).toEqual([
    ['TEXTS', true],
    ['WRITTEN', true],
    ['READ', true],
  ]);

  const withdrawal = (beneficiaryName: string, accountNumber: string, amount: string) => ({
    beneficiaryName,
    bankCode: 'FNB',
    accountNumber,
    accountType: 'CURRENT',
    amount,
    beneficiaryReference: 'WAGE',
  });
  const created = await entity.preparer.send('POST', BATCHES, {
    body: {
      label: 'March',
      currency: 'ZAR',
      withdrawals: [
        withdrawal('Zoë Nkosi', '62012345678', '12.34'),
        withdrawal('Sipho Dlamini', '62098765432', '20.00'),
      ],
    },
  });
  expect(created.status, created.text).toBe(200);
  const { id } = created.body;
  const approver = installation.as(await installation.user(entity.entityId, ['APPROVER']));
  expect((await approver.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
  const turn = () => payBatch(context, openBankConnections(context), id, () => false);
  await turn();
  const [file] = (await entity.preparer.send('GET', `/app/bank-files?batchId=${id}`)).body.items;
  expect(file).toMatchObject({ format: FORMAT, totalAmount: '32.34' });
  const { text } = await entity.preparer.send('POST', `/app/bank-files/${file.id}/download`);
  const lines = text.split('\r\n').map((line) => [line.slice(24, 41), line.slice(41, 71).trimEnd()]);
  expect(lines).toEqual([
    ['00000000000001234', 'Zoe Nkosi'],
    ['00000000000002000', 'Sipho Dlamini'],
    ['', ''],
  ]);
  await turn();
  expect(await statusesOf(context, id)).toEqual(['SUBMITTED', 'SUBMITTED']);
});
