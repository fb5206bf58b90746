import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WithdrawalRequest } from '../../src/contract/batches.ts';
import { paymentsDocument } from '../../src/contract/documents.ts';
import { digestChunks } from '../../src/domain/payouts/digest.ts';
import { withdrawalsTemplate } from '../../src/domain/withdrawal/samples.ts';
import { fileOf, readText, rulesWith } from '../../src/domain/withdrawal-file/testing/fixture.ts';
import type { WithdrawalFile } from '../../src/domain/withdrawal-file/withdrawal-file.ts';
import { installBanks } from '../../src/server/payments/entity/banks/install-banks.ts';
import { balanceOf, fund } from '../../src/server/payments/testing/fund.ts';
import { instantBank, through } from '../../src/server/payments/testing/instant-bank.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../../src/server/payments/testing/payments-installation.ts';
import { savePaymentConfig } from '../../src/server/payments/testing/save-payment-config.ts';
import { digestOfRows } from '../../src/server/payments/batches/release/digest-of-rows.ts';
import { payBatch } from '../../src/server/payments/paying/worker/pay-batch.ts';
import { GRID_COLUMNS } from '../../src/web/features/payments/new-batch/grid/grid-columns.ts';
import { retrySource } from '../../src/web/features/payments/new-batch/earlier-source.ts';
import { fieldWords } from '../../src/web/features/payments/shared/withdrawal-file/field-words.ts';

/*
 * The journey of the added field, run by additions.test.ts in a copy of the sources that has it: from a
 * file, through the API and the database, to the retry of a failed payment and the export of the payouts.
 */

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
// The account that ends in 0001 is refused by the sandbox bank.
const FILE = `name,bank,account no,account type,amount,reference,Cost Center
Thandi,FNB,62012345678,CURRENT,12.50,SALARY,CC-7
Sipho,FNB,62000000001,CURRENT,20.00,SALARY,=CC-8
Lerato,FNB,62012345679,CURRENT,30.00,SALARY,
`;

type Fields = Record<string, unknown>;
const costCentres = (rows: readonly object[]) => rows.map((row) => (row as Fields)['costCentre']);

let installation: PaymentsInstallation;
let file: WithdrawalFile;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  const mapping = fileOf(FILE).mapping();
  file = fileOf(FILE, {
    overrides: Object.fromEntries(
      mapping.ambiguous.map(({ field, choices, suggestion }) => [field, choices[suggestion ?? 0]![0]!]),
    ),
  });
});
afterAll(() => installation.close());

it('is read from the file, shown in the grid, and has its own column in the template', () => {
  expect(file.summary()).toMatchObject({ accepted: 3, rejected: 0, blockers: [] });
  const [first] = file.rows({ offset: 0, limit: 1 }).items;
  const column = GRID_COLUMNS.findIndex(({ field }) => fieldWords(field) === 'Cost centre');
  expect(first!.cells[column]).toBe('CC-7');
  expect(costCentres([first!.withdrawal!])).toEqual(['CC-7']);
  expect(withdrawalsTemplate()).toContain(',external_id,cost_centre\r\n');
  expect(readFileSync('public/withdrawals-template.csv', 'utf8')).toBe(withdrawalsTemplate());
});

it('is checked by its own maximum, in the file and in the contract', () => {
  const row = FILE.split('\n')[1]!.replace('CC-7', 'x'.repeat(21));
  const long = fileOf(`${FILE.split('\n')[0]}\n${row}\n`, { overrides: {} });
  const field = 'cost_centre' as string;
  expect(long.summary().errors).toContainEqual({ code: 'too_long', field, count: 1, suggestible: false });
  const [request] = [...file.withdrawals(0)].flat();
  expect(WithdrawalRequest.safeParse(request).success).toBe(true);
  expect(WithdrawalRequest.safeParse({ ...request, costCentre: 'x'.repeat(21) }).success).toBe(false);
  expect(JSON.stringify(paymentsDocument())).toContain('"costCentre"');
});

it('travels from the file to the database, the answers, the digest, the retry and the export', async () => {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, 1_000_000n);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const withdrawals = [...file.withdrawals(0)].flat();
  expect(costCentres(withdrawals)).toEqual(['CC-7', '=CC-8', undefined]);

  const created = await preparer.send('POST', BATCHES, {
    body: { label: 'March', currency: 'ZAR', withdrawals },
  });
  expect(created.status, created.text).toBe(200);
  const { id, contentDigest } = created.body;
  const listed = await preparer.send('GET', `${BATCHES}/${id}/withdrawals`);
  expect(costCentres(listed.body.items)).toEqual(['CC-7', '=CC-8', null]);

  expect(await context.database.transaction((tx) => digestOfRows(tx, id))).toBe(contentDigest);
  await expect(
    context.database.execute('UPDATE withdrawals SET cost_centre = $2 WHERE batch_id = $1', [id, 'CC-9']),
  ).rejects.toThrow('does not change');

  expect((await approver.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
  const banks = through(context, instantBank(context));
  for (let turn = 0; turn < 50; turn++)
    await payBatch(context, banks, id, () => false).catch(() => undefined);
  expect((await balanceOf(context, entityId)).reserved).toBe(0n);

  const failed = await preparer.send('GET', `/app/batches/${id}/retry-rows`);
  expect(costCentres(failed.body.map(({ withdrawal }: { withdrawal: object }) => withdrawal))).toEqual([
    '=CC-8',
  ]);
  const retry = readText(await retrySource({ id, label: 'March' }, failed.body, []).blob.text(), {
    rules: rulesWith(),
  });
  expect(retry.ok && costCentres([...retry.file.withdrawals(0)].flat())).toEqual(['=CC-8']);

  const exported = await preparer.send('GET', '/app/payouts.csv');
  const { data } = Papa.parse<Record<string, string>>(exported.text, { header: true, skipEmptyLines: true });
  expect(data.map((row) => row['cost_centre'] ?? '').sort()).toEqual(['', "'=CC-8", 'CC-7'].sort());
});

it('is in the digest of a batch that has it, and changes no other digest', () => {
  const row = {
    rowNumber: 1,
    beneficiaryName: 'Zoë "Z" van der Merwe',
    bankCode: 'FNB',
    branchCode: '250655',
    accountNumber: '062012345678',
    accountType: 'CURRENT' as const,
    amountMinor: 125_000n,
    unitFeeMinor: 250n,
    vatMinor: 38n,
    rail: 'EFT' as const,
    beneficiaryReference: 'SALARY MAR',
    ownReference: null,
    externalId: 'E-7',
  };
  const digest = (costCentre: string | null) => {
    const batch = {
      id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
      entityId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
      currency: 'ZAR' as const,
      withdrawalCount: 1,
      totalAmountMinor: 125_000n,
      totalFeeMinor: 288n,
    };
    const hash = createHash('sha256');
    for (const chunk of digestChunks(batch, [Object.assign({ costCentre }, row)])) hash.update(chunk);
    return hash.digest('hex');
  };
  // The digest of the same batch in domain/payouts/digest.test.ts.
  expect(digest(null)).toBe('bcc5c7f2a583eecf25f40f5d8b13b63700a5816077ca58a644268f8bd64168f2');
  expect(digest('CC-7')).not.toBe(digest(null));
});
