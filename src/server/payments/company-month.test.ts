import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../audit/audit.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';
import { installBanks } from './entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';
import { Company } from './testing/month/company.ts';

/*
 * March 2026 of a made-up company with one operating account, from switching the connection on to the end of
 * the month. The numbers were worked out first:
 *
 *   day   entries                                                                     balance at the bank
 *   2nd   opening balance                                                                    4,000,000.00
 *         rent                                     -85,000.00                                3,915,000.00
 *   5th   suppliers, in one debit                 -128,000.00   two are rejected             3,787,000.00
 *         the bank's fees for the four             -     11.52                               3,786,988.48
 *   6th   what was rejected comes back            +12,849.50    4,999.99 and 7,849.51        3,799,837.98
 *         tax                                     -214,600.00                                3,585,237.98
 *   9th   to the call account                     -500,000.00                                3,085,237.98
 *   12th  a supplier's payment comes back           +8,400.00                                3,093,637.98
 *   16th  a card purchase                           -3,210.45   this week comes late         3,090,427.53
 *   17th  funding with the reference             +1,000,000.00                               4,090,427.53
 *   18th  charges of the account                      -845.00                                4,089,582.53
 *   20th  from the call account                   +250,000.00                                4,339,582.53
 *   25th  salaries, in one debit                  -241,750.25                                4,097,832.28
 *         the bank's fees for the six              -     17.28                               4,097,815.00
 *   27th  a salary comes back                      +38,500.00                                4,136,315.00
 *   31st  interest                                  +2,345.67                                4,138,660.67
 *         charges of the account                    -1,150.00                                4,137,510.67
 *         tax                                      -95,000.00                                4,042,510.67
 *
 * Paid: suppliers 12,500.00 (that came back: 8,400.00), 33,250.50 and 61,000.00; five salaries.
 */
const SUPPLIERS = ['12500.00', '8400.00', '33250.50', '4999.99', '61000.00', '7849.51'];
const SALARIES = ['52000.00', '38500.00', '41250.25', '36000.00', '29000.00', '45000.00'];
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

let installation: PaymentsInstallation;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse(`${day(2)}T07:00:00Z`) };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

it('a company opens its account, pays for a month and closes it without a difference', async () => {
  const company = await Company.open(installation, { date: day(2), balanceMinor: 400_000_000n });
  await company.connect();

  // The day on which the company begins.
  await company.upload(company.statement(day(2), [['RENT KAROO PROPERTIES 03', -8_500_000]]));
  await company.begin('4000000.00');
  await company.agree('RENT KAROO PROPERTIES 03', {
    category: 'OTHER',
    words: 'RENT KAROO PROPERTIES',
    toAmount: '90000.00',
  });
  expect(await company.latest()).toEqual(closed(2, '3915000.00'));

  // Suppliers, of whom the bank rejects two and debits all.
  company.comesTo(day(5));
  const suppliers = await company.pay('Suppliers', SUPPLIERS);
  await company.reply(suppliers, 3, 5);
  await company.upload(
    company.statement(day(5), [
      [`BULK ${suppliers.fileId}`, -12_800_000],
      ['FEES EFT 4', -1_152],
    ]),
  );
  await company.accept(`BULK ${suppliers.fileId}`, 'WITH_REJECTED');
  await company.charge('FEES EFT 4');
  company.comesTo(day(6));
  await company.upload(
    company.statement(day(6), [
      [`SUPPLIERS 4 ${suppliers.payments[3]!.endToEndId}`, 499_999],
      [`SUPPLIERS 6 ${suppliers.payments[5]!.endToEndId}`, 784_951],
      ['SARS EFILING 9301 PAYE', -21_460_000],
    ]),
  );
  await company.agree('SARS EFILING 9301 PAYE', {
    category: 'TAX',
    words: 'SARS EFILING',
    toAmount: '250000.00',
  });
  expect(await company.waiting()).toEqual([]);
  expect(await company.latest()).toEqual(closed(6, '3585237.98'));

  // Between own accounts, and a return.
  company.comesTo(day(9));
  await company.upload(company.statement(day(9), [['TRF TO CALL ACC 9', -50_000_000]]));
  await company.agree('TRF TO CALL ACC 9', {
    category: 'OWN_TRANSFER',
    words: 'TRF TO CALL ACC',
    toAmount: '1000000.00',
  });
  company.comesTo(day(12));
  await company.upload(company.statement(day(12), [company.comesBack(suppliers, 1, day(12))]));
  expect(await company.waiting()).toEqual([]);
  expect(await company.latest()).toEqual(closed(12, '3093637.98'));

  // A week whose statements come on the Monday after, the latest first.
  const reference = await company.fundingReference();
  const week = [
    company.statement(day(16), [['CARD PURCHASE ENGEN', -321_045]]),
    company.statement(day(17), [[`DEPOSIT ${reference}`, 100_000_000]]),
    company.statement(day(18), [['SERVICE CHARGES', -84_500]]),
    company.statement(day(20), [['TRF FROM CALL ACC 20', 25_000_000]]),
  ];
  company.comesTo(day(23));
  await company.upload(...week.toReversed());
  expect((await company.waiting()).toSorted()).toEqual([
    'CARD PURCHASE ENGEN',
    'SERVICE CHARGES',
    'TRF FROM CALL ACC 20',
  ]);
  await company.agree('CARD PURCHASE ENGEN', {
    category: 'CARD',
    words: 'CARD PURCHASE',
    toAmount: '9000.00',
  });
  await company.agree('SERVICE CHARGES', {
    category: 'CHARGES',
    words: 'SERVICE CHARGES',
    toAmount: '2000.00',
  });
  await company.agree('TRF FROM CALL ACC 20', {
    category: 'OWN_TRANSFER',
    words: 'TRF FROM CALL ACC',
    toAmount: '1000000.00',
  });
  expect(await company.latest()).toEqual(closed(20, '4339582.53'));

  // Salaries, of which one comes back.
  company.comesTo(day(25));
  const salaries = await company.pay('Salaries', SALARIES);
  await company.reply(salaries);
  await company.upload(
    company.statement(day(25), [
      [`BULK ${salaries.fileId}`, -24_175_025],
      ['FEES EFT 6', -1_728],
    ]),
  );
  await company.charge('FEES EFT 6');
  company.comesTo(day(27));
  await company.upload(company.statement(day(27), [company.comesBack(salaries, 1, day(27))]));
  expect(await company.waiting()).toEqual([]);

  // The end of the month: rules post what came before.
  company.comesTo(day(31));
  await company.upload(
    company.statement(day(31), [
      ['INTEREST EARNED MARCH', 234_567],
      ['SERVICE CHARGES', -115_000],
      ['SARS EFILING 9301 VAT', -9_500_000],
    ]),
  );
  expect(await company.waiting()).toEqual(['INTEREST EARNED MARCH']);
  await company.agree('INTEREST EARNED MARCH', {
    category: 'INTEREST',
    words: 'INTEREST EARNED',
    toAmount: '10000.00',
  });
  expect(await company.waiting()).toEqual([]);
  expect(await company.latest()).toEqual(closed(31, '4042510.67'));

  const [balance] = await company.read('/v1/payments/account/balances/FUNDING?currency=ZAR');
  expect(balance).toMatchObject({ available: '4042510.67' });
  const days = (await company.read(await company.daysPath())).items;
  expect(days.map(({ differenceAmount }: { differenceAmount: string }) => differenceAmount)).toEqual(
    days.map(({ date }: { date: string }) => (date === day(5) ? '12849.50' : '0.00')),
  );
  const settlements = (await company.read('/v1/payments/settlements')).items;
  expect(settlements.map(({ state, differenceAmount }: any) => `${state} ${differenceAmount}`)).toEqual([
    'SETTLED 0.00',
    'SETTLED 0.00',
  ]);
  await closesTheMonth(company);
});

/** Sums of the table above: what the entries are, in their order of kinds. */
const POSTED = {
  // Four suppliers, five salaries and the one that came back.
  POSTED_PAYOUT: '-356900.75',
  // 8,400.00 and 38,500.00.
  POSTED_RETURN: '46900.00',
  // The fees of the two files, and the charges of the account on the 18th and the 31st.
  POSTED_FEE: '-2023.80',
  POSTED_FUNDING: '1000000.00',
  // Rent, tax twice, to and from the call account, the card, and interest.
  POSTED_OTHER: '-645464.78',
  // Debited on the 5th although they were rejected, and given back on the 6th.
  POSTED_CORRECTION: '0.00',
};

/** The first of April: the bookkeeper closes March, and the treasurer confirms it. */
async function closesTheMonth(company: Company): Promise<void> {
  company.comesTo('2026-04-01');
  const entries = await company.csv('/app/reconciliation/entries.csv?state=POSTED');
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const sumOf = (kind: string) =>
    entries.reduce((sum, one) => (one.kind === kind ? sum + cents(one.posted_amount!) : sum), 0);
  for (const [part, amount] of Object.entries(POSTED))
    expect(sumOf(part.replace('POSTED_', '')), part).toBe(cents(amount));

  const days = await company.csv(`${await company.daysPath()}.csv`);
  expect(days.at(0)).toMatchObject({ date: day(31), closing_balance: '4042510.67', difference: '0.00' });
  expect(days.at(-1)).toMatchObject({
    date: day(2),
    opening_balance: '4000000.00',
    booked: '-85000.00',
    other: '-85000.00',
    closing_balance: '3915000.00',
  });
  expect(days.find(({ date }) => date === day(5))).toMatchObject({
    booked: '-128011.52',
    fees: '-11.52',
    corrections: '-12849.50',
    closing_balance: '3786988.48',
  });
  const booked = days.reduce((sum, one) => sum + cents(one.booked!), 0);
  expect(booked).toBe(cents('42510.67'));
  const settlements = await company.csv('/app/settlements.csv');
  expect(settlements.map((one) => [one.batch, one.settled_amount, one.returned_amount])).toEqual([
    ['Salaries', '241750.25', '38500.00'],
    ['Suppliers', '115150.50', '8400.00'],
  ]);
  const funding = await company.csv('/app/funding-records.csv?state=RECEIVED');
  expect(funding).toMatchObject([{ received_amount: '1000000.00', on_statement: 'yes' }]);

  const record = await company.closeMonth('2026-03');
  const amountOf = (part: string) => record.find((one) => one.part === part)?.amount;
  for (const [part, amount] of Object.entries(POSTED)) expect(amountOf(part), part).toBe(amount);
  expect(amountOf('OPENING_BALANCE')).toBe('4000000.00');
  expect(amountOf('ENTRIES')).toBe('42510.67');
  expect(amountOf('BANK_BALANCE')).toBe('4042510.67');
  expect(amountOf('LEDGER_BALANCE')).toBe('4042510.67');
  expect(amountOf('DIFFERENCE')).toBe('0.00');
  expect(amountOf('SET_ASIDE')).toBe('0.00');
}

/** A day that ends as at the bank. */
function closed(number: number, balance: string) {
  return { date: day(number), bank: balance, ledger: balance, difference: '0.00' };
}
