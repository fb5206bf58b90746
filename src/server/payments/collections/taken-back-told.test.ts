import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { refundingCompany } from './testing/refunding-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

type Company = Awaited<ReturnType<typeof refundingCompany>>;

const noticesOf = async (company: Company, role: 'preparer' | 'approver' | 'admin', kind: string) => {
  const { body } = await company[role].send('GET', '/app/notifications');
  return body.items.filter((one: { kind: string }) => one.kind === kind);
};

it('tells everybody of a take-back that opens a paid request again, once, with the request', async () => {
  const company = await refundingCompany(installation);
  const request = await company.asked({ amount: '100.00' });
  const id = await company.received({ text: request.reference, endToEndId: 'E-1' });
  expect(await company.read(request.id)).toMatchObject({ status: 'PAID' });
  expect(await noticesOf(company, 'preparer', 'RECEIPT_TAKEN_BACK')).toEqual([]);
  // Money that paid nothing opens nothing when the bank takes it back.
  await company.received({ text: 'THANK YOU', endToEndId: 'E-2' });
  await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-2' });
  await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-1' });
  expect(await company.read(request.id)).toMatchObject({ status: 'OPEN' });
  for (const role of ['preparer', 'approver', 'admin'] as const)
    expect(await noticesOf(company, role, 'RECEIPT_TAKEN_BACK')).toMatchObject([
      {
        id: `RECEIPT_TAKEN_BACK ${id}`,
        amount: '100.00',
        count: 1,
        receipt: { id, requestLabel: request.label, requests: 1, payerName: request.payer.name },
        isRead: false,
      },
    ]);
});

it('names a refund that had left until its payment comes back or a user has said what was done', async () => {
  const company = await refundingCompany(installation);
  const lost = async () => {
    const { body } = await company.preparer.send('GET', '/app/attention');
    return body.filter((one: { kind: string }) => one.kind === 'REFUND_TAKEN_BACK');
  };
  const id = await company.received({ endToEndId: 'E-1' });
  const batchId = await company.refundOk(id);
  await company.approve(batchId);
  await company.pay(batchId);
  expect(await lost()).toEqual([]);
  await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-1' });
  expect(await company.receipt(id)).toMatchObject({
    status: 'RETURNED',
    refunds: [{ status: 'PAID', counts: true }],
  });
  expect(await lost()).toMatchObject([
    { batch: { id: batchId }, amount: '100.00', receipt: { id, payerName: 'N MOKOENA' } },
  ]);
  const answered = await company.preparer.send('POST', `/app/batches/${batchId}/comments`, {
    body: { text: 'She pays it again on Friday.', mentions: [] },
  });
  expect(answered.status, answered.text).toBe(200);
  expect(await lost()).toEqual([]);

  // The account that ends in 0005 sends the payment back.
  const other = await company.received({ endToEndId: 'E-2' });
  const returned = await company.refundOk(other, { accountNumber: '62000010005' });
  await company.approve(returned);
  await company.pay(returned);
  await company.receive({ text: 'BACK', amountMinor: -10_000n, isReversal: true, endToEndId: 'E-2' });
  expect(await lost()).toHaveLength(1);
  await company.bringBack();
  expect(await lost()).toEqual([]);
});
