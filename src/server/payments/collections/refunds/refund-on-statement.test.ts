import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { COLLECTIONS } from '../testing/receiving-company.ts';
import { refundingCompany } from '../testing/refunding-company.ts';

/** A payer's statement has a refund once it is paid, and not before. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

it('has what was given back from the day on which it was paid', async () => {
  const company = await refundingCompany(installation);
  const { reference, payer } = await company.asked({ amount: '60.00' });
  const receiptId = await company.received({ text: reference });
  const statement = async () => {
    const path = `${COLLECTIONS}/payers/${payer.id}/statement?currency=ZAR`;
    const { status, body, text } = await company.approver.send('GET', path);
    expect(status, text).toBe(200);
    return {
      closing: body.closingAmount,
      lines: body.lines.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`),
    };
  };
  const before = { closing: '-40.00', lines: ['REQUESTED 60.00', 'RECEIVED -100.00'] };
  expect(await statement()).toEqual(before);
  const batchId = await company.refundOk(receiptId, { amount: '40.00' });
  await company.approve(batchId);
  expect(await statement()).toEqual(before);
  await company.pay(batchId);
  expect(await statement()).toEqual({ closing: '0.00', lines: [...before.lines, 'GIVEN_BACK 40.00'] });
});
