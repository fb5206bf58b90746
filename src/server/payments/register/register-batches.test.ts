import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refundBody, refundingCompany } from '../collections/testing/refunding-company.ts';
import { RECEIPTS } from '../collections/testing/receiving-account.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { FIRST, standingCompanies } from '../schedules/testing/standing-companies.ts';
import { ALLOWS_STANDING, clockOf, row, scheduleCompany } from '../schedules/testing/schedule-company.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { EVIDENCE } from './testing/register-company.ts';

/** Runs of schedules, sweeps to own accounts and refunds are batches, which the register judges too. */

const ONLY = { payeeAccounts: 'REGISTERED_ONLY' as const };

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
beforeEach(() => goTo('2027-01-29', '10:00'));
afterAll(() => installation.close());

const { withStanding, payFirst } = standingCompanies(
  () => installation,
  (...at) => goTo(...at),
);

/** Registers an account, which counts the next day. */
async function register(preparer: TestCaller, approver: TestCaller, name: string, accountNumber: string) {
  const { body, text } = await preparer.send('POST', '/app/payees', {
    body: {
      payees: [{ name, bankCode: 'FNB', accountNumber, accountType: 'CURRENT' }],
      evidence: EVIDENCE,
      source: 'FORM',
    },
  });
  expect(body.proposalId, text).toBeDefined();
  await approver.send('POST', `/app/payee-proposals/${body.proposalId}/confirm`);
  return body.firstPayeeId as string;
}

it('a run with a standing approval is not created for a stranger, and is once registered', async () => {
  const { company, id } = await withStanding();
  await savePaymentConfig(company.context, company.entityId, { ...ALLOWS_STANDING, ...ONLY });
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  expect(await company.run(id, FIRST)).toMatchObject({
    batchId: null,
    problem: { code: 'payee_not_registered' },
  });
  await register(company.preparer, company.approver, 'Thandi Nkosi', '62012345678');
  goTo('2027-02-21', '11:00');
  await company.makeRuns();
  const { batchId } = await company.run(id, FIRST);
  expect(await company.batch(batchId!)).toMatchObject({ status: 'APPROVED' });
});

it('a run that is approved already is held back when its account leaves the register', async () => {
  const { company, id } = await withStanding();
  await savePaymentConfig(company.context, company.entityId, { ...ALLOWS_STANDING, ...ONLY });
  const payeeId = await register(company.preparer, company.approver, 'Thandi Nkosi', '62012345678');
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  const { batchId } = await company.run(id, FIRST);
  await company.approver.send('POST', `/app/payees/${payeeId}/remove`, { body: { reason: 'She has left.' } });
  goTo('2027-02-25', '10:00');
  await company.pay(batchId!);
  // The standing approval does not cover it any more, which is said before the rule about registered payees.
  expect(await company.batch(batchId!)).toMatchObject({ status: 'APPROVED', waitingFor: 'STANDING' });
  expect(await company.run(id, FIRST)).toMatchObject({ standingReasons: ['ACCOUNT_CHANGED'] });
});

it('a run with a standing approval says that its account has to be verified, and waits', async () => {
  const { company, id } = await withStanding();
  const verifiedAbove = { currency: 'ZAR' as const, amountMinor: 100_000n, months: 12 };
  await savePaymentConfig(company.context, company.entityId, { ...ALLOWS_STANDING, verifiedAbove });
  goTo('2027-02-20', '10:00');
  await company.makeRuns();
  expect(await company.run(id, FIRST)).toMatchObject({
    batchId: null,
    problem: { code: 'payee_not_verified' },
  });
});

it('warning only, a standing approval pays strangers as before', async () => {
  const { company, id } = await withStanding();
  const batchId = await payFirst(company, id);
  expect(await company.batch(batchId)).toMatchObject({ status: 'COMPLETE' });
});

it('a sweep to an account that one admin watches is no exception', async () => {
  const company = await scheduleCompany(installation, { ...ALLOWS_STANDING, ...ONLY }, 200_000n);
  const call = '62099887766';
  const name = 'Test Entity (Pty) Ltd';
  const watched = await company.preparer.send('POST', '/app/bank-connections', {
    body: {
      displayName: 'Call account',
      purpose: 'STATEMENTS_ONLY',
      bankName: 'FNB',
      rails: [],
      currency: 'ZAR',
      payer: { name, branchCode: null, accountNumber: call, accountType: null },
      profile: null,
    },
  });
  expect(watched.status, watched.text).toBe(200);
  const { id } = await company.active({
    label: 'To the call account',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'FUNDING',
    withdrawals: [row('1000.00', name, call)],
    calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-02-01' },
    keepAmount: '200.00',
    limits: { perRun: '1000.00', validUntil: '2027-12-31' },
  });
  goTo('2027-02-05', '09:00');
  await company.makeRuns();
  expect(await company.run(id, '2027-02-05')).toMatchObject({
    batchId: null,
    problem: { code: 'payee_not_registered' },
  });
  await register(company.preparer, company.approver, name, call);
  goTo('2027-02-12', '09:00');
  await company.makeRuns();
  expect((await company.run(id, '2027-02-12')).batchId).not.toBeNull();
});

it('a refund is refused at its field until the account is registered, stated or typed', async () => {
  const company = await refundingCompany(installation);
  await savePaymentConfig(company.context, company.entityId, ONLY);
  const receipt = await company.received();
  for (const given of [{}, { accountNumber: '62000000999' }]) {
    const answer = await company.preparer.send('POST', `${RECEIPTS}/${receipt}/refund`, {
      body: refundBody(given),
    });
    expect(answer.body).toMatchObject({
      code: 'payee_not_registered',
      errors: [{ path: 'account.accountNumber' }],
    });
  }
});
