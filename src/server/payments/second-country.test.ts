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
  accountTypes: { spellings: { CURRENT: ['CURRENT'] } },
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
import { installBanks } from './entity/banks/install-banks.ts';
import { paymentsInstallation } from './testing/payments-installation.ts';
import { through } from './testing/instant-bank.ts';
import { createWithdrawalFileReader } from '../../domain/withdrawal-file/reader.ts';
import { payBatch } from './paying/worker/pay-batch.ts';

/** A file as the dashboard reads it for an entity of the made-up country. */
function readFile(banks, lines) {
  const rules = {
    country: 'XA', currency: 'EUR', enabledCurrencies: ['EUR'], banks,
    rails: [{ rail: 'SEAPAY', maxAmountMinor: 1000000n }], preferredRail: 'SEAPAY',
    maxBatchWithdrawals: 100, maxBatchAmountMinor: null,
  };
  const reader = createWithdrawalFileReader({ rules });
  reader.push(new TextEncoder().encode(lines.join('\\n') + '\\n'));
  const { file, problem } = reader.end();
  if (problem) return { problem: problem.code };
  const { errors, totals } = file.summary();
  return {
    layout: file.origin.layout,
    origin: file.origin.notes,
    accounts: file
      .batches()
      .flatMap(({ index }) => [...file.withdrawals(index)].flat())
      .map((row) => row.accountNumber),
    errors: errors.map(({ code }) => code),
    totals: totals.length,
    duplicates: file.duplicates().map(({ accountNumber, rows }) => [accountNumber, rows]),
    shortened: file.unusualLengths().map(({ rows }) => rows),
  };
}

const HEADER = 'beneficiary_name,bank,branch_code,account_number,account_type,amount,beneficiary_reference';

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
  const paid = async (withdrawals) => {
    const { id } = (await create(withdrawals)).body;
    for (const user of approvers) await installation.as(user).send('POST', BATCHES + '/' + id + '/approve');
    while ((await payBatch(context, through(context), id, () => false)) !== 'done');
    return id;
  };
  const check = (...accountNumbers) =>
    preparer.send('POST', '/app/history-check', {
      body: {
        currency: 'EUR',
        rows: accountNumbers.map((accountNumber) => ({
          bankCode: 'POSEIDON', accountNumber, amount: '1250.00', beneficiaryName: 'Kleito',
        })),
      },
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
  const balances = await get('/v1/payments/account/balances/FUNDING?currency=EUR');
  const failedId = await paid([payment('XA99990001', '10.00'), payment('XA77777777', '10.00')]);
  const banks = await get('/v1/payments/bulk-withdrawals/banks');
  const row = (account, amount = '12.50') => 'Kleito,Poseidon,,' + account + ',CURRENT,' + amount + ',PEARLS';
  const result = {
    refused,
    history: await check('XA12345678', 'XA55555555'),
    historyRefused: await check('XA12345678', 'XA12/345678'),
    checks: await get('/app/batches/' + failedId + '/checks'),
    retryRows: await get('/app/batches/' + failedId + '/retry-rows'),
    file: readFile(banks, [
      HEADER, row('XA12345678'), row('XA87654321'), row('xa 1234 5678', 'EUR 12.50'), row('00XA12345678'),
    ]),
    paymentAbove: readFile(banks, [row('XA12345678'), HEADER, row('XA87654321')]),
    currencyColumn: readFile(banks, [HEADER + ',currency', row('XA12345678') + ',Euro']),
    totals: readFile(banks, [HEADER, row('XA12345678'), 'Total,,,XA1,,12.50,', 'Total,,,,,12.50,']),
    headerless: readFile(banks, ['XA12345678,Kleito,0042,12.50,PEARLS', 'XA87654321,Atlas,0042,1.50,PEARLS']),
    shorter: readFile(
      banks, [HEADER, ...Array.from({ length: 9 }, (_, i) => row('XA123456789' + i)), row('XA12345678')]),

    banks: (await get('/v1/payments/bulk-withdrawals/banks')).map(({ code }) => code),
    entityConfig: await get('/v1/payments/entity/config'),
    paymentConfig: await get('/v1/payments/config'),
    quote,
    batch: await get(path),
    withdrawals: (await get(path + '/withdrawals')).items,
    balances,
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

  it('compares rows with its earlier payments, and checks their account numbers', () => {
    const { history, historyRefused } = answers;
    expect([history.status, history.body.duplicates.map(({ index }: { index: number }) => index)]).toEqual([
      200,
      [0],
    ]);
    expect([historyRefused.status, historyRefused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'rows[1].accountNumber', code: 'invalid_format' })],
    ]);
  });

  it('reviews a batch and offers its failed payments again', () => {
    expect(answers.checks).toMatchObject({ changedBankDetails: 2 });
    expect(answers.retryRows).toMatchObject([
      { withdrawal: { bankCode: 'POSEIDON', branchCode: '0042', accountNumber: 'XA99990001' } },
    ]);
  });

  it('reads files with its account numbers, and tells their rows apart', () => {
    expect(answers.file).toMatchObject({
      accounts: ['XA12345678', 'XA87654321', 'XA12345678', '00XA12345678'],
      errors: [],
      duplicates: [['XA12345678', [1, 3, 4]]],
    });
    expect(answers.shorter).toMatchObject({ errors: [], duplicates: [], shortened: [] });
  });

  it('recognises payments by its account numbers above a header, without a header and beside totals', () => {
    expect(answers.paymentAbove.origin).toEqual([{ key: 'payment_above', values: { line: 1 } }]);
    expect(answers.headerless).toMatchObject({ layout: { key: expect.stringContaining('headerless') } });
    expect(answers.totals).toMatchObject({ totals: 1 });
    expect(answers.currencyColumn).toMatchObject({ accounts: ['XA12345678'], errors: [] });
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
