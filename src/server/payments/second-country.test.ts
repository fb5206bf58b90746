import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Adds a made-up country to a copy of the sources: its folder, and the two registrations that a country
 * needs. A process of that copy then pays a batch in it.
 */

const ROOT = resolve(import.meta.dirname, '../../..');

/** Account numbers with letters, a short branch code, a domestic rail, no VAT, another currency. */
const ATLANTIS = `
import type { Country } from '../country.ts';
import { vatHalfUp } from '../vat.ts';

export const ATLANTIS: Country = {
  code: 'XA',
  currency: 'EUR',
  timezone: 'Atlantic/Azores',
  banks: {
    sourceDate: '2026-01-01',
    shipped: [
      {
        code: 'POSEIDON',
        displayName: 'Poseidon Bank',
        defaultBranchCode: '0042',
        accountNumberMinLength: 10,
        accountNumberMaxLength: 12,
      },
    ],
    aliases: {},
    commonWords: ['BANK'],
  },
  branchCodeDigits: 4,
  accountNumbers: { minLength: 8, maxLength: 16, letters: true },
  accountTypes: { spellings: { CURRENT: ['CURRENT'] }, choices: 'Write current.' },
  rails: {
    all: [
      {
        rail: 'SEAPAY',
        name: 'SeaPay',
        speed: 'with the tide',
        maxAmountMinor: 1_000_000n,
        cutOff: null,
      },
    ],
    forLargeAmounts: null,
    returnWindowMs: 3_600_000,
  },
  vat: vatHalfUp(0n),
  taxYearMonth: 4,
  holidays: null,
};
`;

/** The registrations: file, text, and its replacement. */
const REGISTRATIONS = [
  [
    'src/domain/countries/registry.ts',
    '[SOUTH_AFRICA];',
    "[SOUTH_AFRICA, ATLANTIS];\nimport { ATLANTIS } from './xa/atlantis.ts';",
  ],
  ['src/shared/terms.ts', "'RTGS'] as const", "'RTGS', 'SEAPAY'] as const"],
] as const;

/** Pays a batch of the made-up country over HTTP, and prints each answer as JSON. */
const PROGRAM = `
import { entity } from './admin/entity.ts';
import { fees } from './admin/fees.ts';
import { fund } from './admin/fund.ts';
import { installBanks } from './banks/install-banks.ts';
import { paymentsInstallation } from './testing/payments-installation.ts';
import { through } from './testing/instant-bank.ts';
import { payBatch } from './worker/pay-batch.ts';

const installation = await paymentsInstallation();
const { context } = installation;
const admin = (command, options) => command.run(context, command.options.parse(options));
try {
  await installBanks(context);
  const id = await installation.entity({ configured: false });
  const name = 'Entity ' + id;
  await admin(entity, { name, country: 'XA' });
  await admin(fees, { entity: name, rail: 'SEAPAY', fee: '2.50' });
  await admin(fund, { entity: name, amount: '5000.00' });
  const preparer = installation.as(await installation.user(id, ['PREPARER']));
  const approvers = [await installation.user(id, ['APPROVER']), await installation.user(id, ['APPROVER'])];
  const BATCHES = '/v1/payments/bulk-withdrawals/batches';
  const get = async (path) => (await preparer.send('GET', path)).body;
  const payment = (accountNumber, amount = '1250.00') => ({
    beneficiaryName: 'Kleito', bankCode: 'POSEIDON', accountNumber, accountType: 'CURRENT', amount,
    beneficiaryReference: 'PEARLS',
  });
  const create = (withdrawals, currency = 'EUR') =>
    preparer.send('POST', BATCHES, { body: { label: 'Atlantis', currency, withdrawals } });
  const refused = [
    await create([payment('XA12/345678')]),
    await create([payment('XA12345678', '10000.01')]),
    await create([{ ...payment('XA12345678'), bankCode: 'FNB' }]),
    await create([payment('XA12345678')], 'ZAR'),
  ].map(({ status, body }) => [status, body.code, body.errors?.[0]?.code ?? null]);
  const created = await create([payment('XA12345678'), payment('XA00009999')]);
  const path = BATCHES + '/' + created.body.id;
  const quote = await get(path + '/fee-quote');
  for (const user of approvers) await installation.as(user).send('POST', path + '/approve');
  while ((await payBatch(context, through(context), created.body.id, () => false)) !== 'done');
  const result = {
    refused,
    banks: (await get('/v1/payments/bulk-withdrawals/banks')).map(({ code }) => code),
    entityConfig: await get('/v1/payments/entity/config'),
    paymentConfig: await get('/v1/payments/config'),
    quote,
    batch: await get(path),
    withdrawals: (await get(path + '/withdrawals')).items,
    balances: await get('/v1/payments/account/balances/FUNDING?currency=EUR'),
  };
  console.log(JSON.stringify(result));
} finally {
  await installation.close();
}
`;

let tree: string;
// The answers are JSON of many shapes; each test names what it expects of them.
// oxlint-disable-next-line typescript/no-explicit-any
let answers: any;

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'outlay-country-'));
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(tree, name));
  for (const room of ['shared', 'contract', 'domain', 'server'])
    cpSync(join(ROOT, 'src', room), join(tree, 'src', room), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, 'src/domain/countries/xa'));
  writeFileSync(join(tree, 'src/domain/countries/xa/atlantis.ts'), ATLANTIS);
  for (const [file, before, after] of REGISTRATIONS) {
    const text = readFileSync(join(tree, file), 'utf8');
    expect(text.split(before), file).toHaveLength(2);
    writeFileSync(join(tree, file), text.replace(before, after));
  }
  const program = join(tree, 'src/server/payments/pay-in-atlantis.ts');
  writeFileSync(program, PROGRAM);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { cwd: tree });
  answers = JSON.parse(stdout);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a country that was added as a folder and two registrations', () => {
  it('pays a batch by its own rail, in its own currency', () => {
    expect(answers.batch).toMatchObject({ status: 'COMPLETE', currency: 'EUR', totalAmount: '2500.00' });
    expect(answers.withdrawals).toMatchObject(
      ['XA12345678', 'XA00009999'].map((accountNumber) => ({
        status: 'COMPLETE',
        rail: 'SEAPAY',
        beneficiary: { bankCode: 'POSEIDON', branchCode: '0042', accountNumber },
      })),
    );
    expect(answers.balances).toMatchObject([{ currency: 'EUR', total: '2495.00' }]);
  });

  it('charges fees without VAT', () => {
    expect(answers.quote).toMatchObject({
      items: [{ rail: 'SEAPAY', count: 2, unitFee: '2.50' }],
      vatRate: '0',
      vatAmount: '0.00',
      totalDebit: '2505.00',
    });
  });

  it('offers its own banks, rails and defaults only', () => {
    expect(answers.banks).toEqual(['POSEIDON']);
    expect(answers.entityConfig).toMatchObject({
      country: 'XA',
      enabledCurrencies: ['EUR'],
      rails: [{ rail: 'SEAPAY', maxAmount: '10000.00', unitFee: '2.50', cutOff: null }],
    });
    expect(answers.paymentConfig).toMatchObject({
      defaultCurrency: 'EUR',
      defaultRail: 'SEAPAY',
      timezone: 'Atlantic/Azores',
    });
  });

  it('refuses wrong account numbers, amounts above its rail, banks and currencies of other countries', () => {
    expect(answers.refused).toEqual([
      [400, 'validation_failed', 'account_not_digits'],
      [400, 'validation_failed', 'amount_above_rail_maximum'],
      [400, 'validation_failed', 'unknown_bank'],
      [400, 'currency_not_payable', 'currency_not_payable'],
    ]);
  });
});
