import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireRequests } from './expire-requests.ts';
import { collectingCompany } from './testing/receiving-account.ts';
import { COLLECTIONS, fees, PAYERS, type Detail, type RequestSent } from './testing/receiving-company.ts';

/**
 * Each step of a request in each of its states: the constraints of the database come last, and a check of
 * the server with its own error comes before each of them.
 */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const REASON = { reason: 'A step in a test.' };
const DAY_MS = 86_400_000;
type Company = Awaited<ReturnType<typeof collectingCompany>>;

async function inState(company: Company, state: string): Promise<Detail> {
  const request = await company.asked({ amount: '100.00', expiresOn: '2027-03-31', invoiceNumber: state });
  const pay = (amountMinor: bigint) => company.receive({ text: request.reference, amountMinor });
  const step = (name: string) =>
    company.post(`${COLLECTIONS}/${request.id}/${name}`, REASON, company.approver);
  if (state === 'PARTLY_PAID') await pay(4_000n);
  if (state === 'PAID') await pay(10_000n);
  if (state === 'CANCELLED') await company.post(`${COLLECTIONS}/${request.id}/cancel`, REASON);
  if (state === 'WAITING') await step('write-off');
  if (state === 'WRITTEN_OFF') {
    const { body } = await step('write-off');
    const choice = { writeOffId: body.writeOff.id };
    await company.post(`${COLLECTIONS}/${request.id}/write-off/confirm`, choice, company.admin);
  }
  return company.read(request.id);
}

/** One field after the other, and values at the edges. */
const CHANGES: Partial<RequestSent>[] = [
  { amount: '90.00' },
  { amount: '39.99' },
  { amount: '40.00' },
  { amount: '100.01' },
  { amount: '0.00' },
  { amount: '999999999999999.99' },
  { label: 'Other fees' },
  { invoiceNumber: 'TAKEN' },
  { invoiceNumber: 'İSTANBUL' },
  { dueOn: '2027-01-31' },
  { dueOn: '0001-01-01' },
  { expiresOn: '2027-05-31' },
  { expiresOn: '2020-05-31' },
  { allowsPart: false },
  { minimumPart: '99.99' },
  { minimumPart: '100.00' },
  { onTooMuch: 'CREDIT' },
];

const { payer: _payer, currency: _currency, ...CONTENT } = fees({ amount: '100.00' });

describe.each(['OPEN', 'PARTLY_PAID', 'PAID', 'CANCELLED', 'WAITING', 'WRITTEN_OFF'])('%s', (state) => {
  it('takes or refuses each step with its own error', async () => {
    const company = await collectingCompany(installation);
    await company.asked({ invoiceNumber: 'TAKEN' });
    await company.asked({ invoiceNumber: 'İSTANBUL' });
    const { id } = await inState(company, state);
    for (const change of CHANGES) {
      const { version, paidAmount } = await company.read(id);
      const sent = { ...CONTENT, ...change };
      const answer = await company.change(id, version, sent);
      expect(answer.status, `${JSON.stringify(change)}: ${answer.text}`).toBeLessThan(500);
      const isChanged = answer.status === 200;
      expect(isChanged).toBe(answer.body.id === id);
      if (paidAmount === '40.00' && sent.amount !== '100.00')
        expect(answer.body).toMatchObject({
          status: 400,
          code: 'request_amount_fixed',
          errors: [{ path: 'amount', code: 'request_amount_fixed' }],
        });
    }
    for (const step of ['remind', 'write-off', 'write-off', 'cancel', 'cancel'])
      for (const by of [company.preparer, company.approver]) {
        const answer = await company.post(
          `${COLLECTIONS}/${id}/${step}`,
          step === 'remind' ? {} : REASON,
          by,
        );
        expect(answer.status, `${step}: ${answer.text}`).toBeLessThan(500);
      }
  });
});

it('an expired request refuses each step with its own error', async () => {
  const company = await collectingCompany(installation);
  const { id, version } = await company.asked({ dueOn: company.today, expiresOn: company.today });
  installation.passMs(2 * DAY_MS);
  await expireRequests(company.context);
  for (const change of CHANGES)
    expect((await company.change(id, version + 1, { ...CONTENT, ...change })).status).toBe(400);
});

it('says what to do when the amount of a partly paid request changes', async () => {
  const company = await collectingCompany(installation);
  const { id } = await inState(company, 'PARTLY_PAID');
  const { version } = await company.read(id);
  const refused = await company.change(id, version, { ...CONTENT, amount: '120.00' });
  expect(refused.body.detail).toContain('so its amount stays R\u00a0100.00');
  const kept = await company.change(id, version, { ...CONTENT, label: 'Fees, changed' });
  expect(kept.body).toMatchObject({ label: 'Fees, changed', status: 'PARTLY_PAID', openAmount: '60.00' });
});

it('keeps a number from another with other small letters, as the database reads them', async () => {
  const company = await collectingCompany(installation);
  await company.asked({ invoiceNumber: 'İ-1' });
  const again = await company.ask({ invoiceNumber: 'İ-1' });
  expect(again.body).toMatchObject({ status: 400, code: 'duplicate_invoice' });
  const batch = await company.post(`${COLLECTIONS}/batch`, {
    requests: [fees({ invoiceNumber: 'ẞ-1' }), fees({ invoiceNumber: 'ẞ-1' })],
  });
  expect(batch.status, batch.text).toBe(400);
  expect((await company.preparer.send('GET', PAYERS)).status).toBe(200);
});

it('refuses amounts and days that no request can have, before the sums overflow', async () => {
  const company = await collectingCompany(installation);
  const requests = Array.from({ length: 120 }, () => fees({ amount: '999999999999999.99' }));
  const batch = await company.post(`${COLLECTIONS}/batch`, { requests });
  expect(batch.body, batch.text).toMatchObject({ status: 400, code: 'invalid_payment_request' });
  expect((await company.ask({ dueOn: '0001-01-01' })).body).toMatchObject({
    status: 400,
    errors: [{ path: 'dueOn' }],
  });
  await company.asked({ amount: '999999999999.99' });
});
