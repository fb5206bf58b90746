import { installBanks } from '../entity/banks/install-banks.ts';
import { PAID_FROM, refundBody } from '../collections/testing/refunding-company.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { collectingCompany } from '../collections/testing/receiving-account.ts';
import type { Case, Setting } from './operation-cases.ts';

const COLLECTIONS = '/payments/collections';
const PAYERS = `${COLLECTIONS}/payers`;
const RECEIPTS = `${COLLECTIONS}/receipts`;
const REASON = { reason: 'The child has left the school.' };
const FIRST = { 'if-match': '"1"' };
const PAYER = { name: 'Naledi Mokoena', email: 'naledi@example.com' };
const CONTENT = { label: 'School fees', amount: '4200.00', dueOn: '2026-03-31' };
const REQUEST = { payer: PAYER, currency: 'ZAR', ...CONTENT };

async function requestIn({ installation, entityId }: Setting): Promise<string> {
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const { body } = await preparer.send('POST', `/v1${COLLECTIONS}`, { body: REQUEST });
  return body.id;
}

async function payerIn({ installation, entityId }: Setting): Promise<string> {
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const { body } = await preparer.send('POST', `/v1${PAYERS}`, { body: PAYER });
  return body.id;
}

/** A request with a write-off that waits for a second user. */
async function waitingIn(setting: Setting): Promise<{ id: string; writeOffId: string }> {
  const { installation, entityId } = setting;
  const id = await requestIn(setting);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('POST', `/v1${COLLECTIONS}/${id}/write-off`, { body: REASON });
  return { id, writeOffId: body.writeOff.id };
}

/** A receipt of 45.00 for a request whose payer mistyped the reference. */
async function receiptIn({ installation, entityId }: Setting): Promise<{ id: string; payerId: string }> {
  const company = await collectingCompany(installation, {}, entityId);
  const { reference, payer } = await company.asked({ amount: '42.00' });
  await company.receive({ text: reference.slice(0, 7), amountMinor: 4_500n });
  const { body } = await company.approver.send('GET', `/v1${RECEIPTS}`);
  return { id: body.items[0].id, payerId: payer.id };
}

/** The same, whose first allocation can end. */
async function allocatedIn(setting: Setting): Promise<{ id: string; allocationId: string }> {
  const { installation, entityId } = setting;
  const { id, payerId } = await receiptIn(setting);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const body = { credit: { payerId, amount: '1.00' } };
  const allocated = await admin.send('POST', `/v1${RECEIPTS}/${id}/allocate`, { body });
  return { id, allocationId: allocated.body.allocations[0].id };
}

/** Payers, payment requests, write-offs and receipts. */
export const COLLECTION_CASES: Record<string, Case> = {
  createPaymentRequest: {
    good: async () => ({ path: COLLECTIONS, body: REQUEST }),
    bad: { body: { ...REQUEST, amount: 'much' } },
  },
  createPaymentRequests: {
    good: async () => ({ path: `${COLLECTIONS}/batch`, body: { requests: [REQUEST] } }),
    bad: { body: { requests: [] } },
  },
  getPaymentRequest: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}` }),
  },
  updatePaymentRequest: {
    good: async (setting) => ({
      path: `${COLLECTIONS}/${await requestIn(setting)}`,
      body: { ...CONTENT, dueOn: '2026-04-15' },
      headers: FIRST,
    }),
    bad: { body: { label: 'School fees' } },
  },
  cancelPaymentRequest: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}/cancel`, body: REASON }),
    bad: { body: {} },
  },
  writeOffPaymentRequest: {
    good: async (setting) => ({
      path: `${COLLECTIONS}/${await requestIn(setting)}/write-off`,
      body: REASON,
    }),
    bad: { body: {} },
  },
  confirmWriteOff: {
    good: async (setting) => {
      const { id, writeOffId } = await waitingIn(setting);
      return { path: `${COLLECTIONS}/${id}/write-off/confirm`, body: { writeOffId } };
    },
    bad: { body: {} },
  },
  withdrawWriteOff: {
    good: async (setting) => {
      const { id, writeOffId } = await waitingIn(setting);
      return { path: `${COLLECTIONS}/${id}/write-off/withdraw`, body: { writeOffId } };
    },
    bad: { body: {} },
  },
  getPaymentRequestPdf: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}/pdf` }),
  },
  getPayerStatementPdf: {
    good: async (setting) => ({ path: `${PAYERS}/${await payerIn(setting)}/statement/pdf?currency=ZAR` }),
  },
  mailPayer: {
    good: async (setting) => {
      const company = await collectingCompany(setting.installation, {}, setting.entityId);
      const { id } = await company.asked();
      return { path: `${COLLECTIONS}/${id}/mail` };
    },
  },
  remindPayer: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}/remind` }),
  },
  sweepCollection: {
    good: async ({ installation, entityId }) => {
      const { context } = installation;
      const money = { entityId, accessType: 'COLLECTION', currency: 'ZAR', reference: 'CARDS' } as const;
      await context.database.transaction((tx) => simulateMoney(context, tx, { ...money, amountMinor: 500n }));
      return {
        path: `${COLLECTIONS}/sweep`,
        body: { currency: 'ZAR', amount: '5.00', reason: 'For salaries' },
      };
    },
    bad: { body: { currency: 'ZAR', amount: 'five', reason: 'For salaries' } },
  },
  askToPay: {
    good: async (setting) => ({
      path: `${COLLECTIONS}/${await requestIn(setting)}/request-to-pay`,
      body: { shapId: '0812345678@never' },
    }),
    bad: { body: { shapId: 'Naledi' } },
  },
  cancelRequestToPay: {
    good: async (setting) => {
      const path = `${COLLECTIONS}/${await requestIn(setting)}/request-to-pay`;
      const { installation, entityId } = setting;
      const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
      const asked = await preparer.send('POST', `/v1${path}`, { body: { shapId: '0812345678@never' } });
      return { path: `${path}/cancel`, body: { requestToPayId: asked.body.requestsToPay[0].id } };
    },
    bad: { body: { requestToPayId: 'the last one' } },
  },
  renewPayLink: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}/pay-link/renew` }),
  },
  switchOffPayLink: {
    good: async (setting) => ({ path: `${COLLECTIONS}/${await requestIn(setting)}/pay-link/switch-off` }),
  },
  getReceipt: { good: async (setting) => ({ path: `${RECEIPTS}/${(await receiptIn(setting)).id}` }) },
  allocateReceipt: {
    good: async (setting) => {
      const { id, payerId } = await receiptIn(setting);
      return { path: `${RECEIPTS}/${id}/allocate`, body: { credit: { payerId, amount: '1.00' } } };
    },
    bad: { body: {} },
  },
  refundReceipt: {
    good: async (setting) => {
      await installBanks(setting.installation.context);
      const { id } = await receiptIn(setting);
      return {
        path: `${RECEIPTS}/${id}/refund`,
        body: refundBody({ accountNumber: PAID_FROM, amount: '1.00' }),
      };
    },
    bad: { path: `${RECEIPTS}/7/refund`, body: refundBody() },
  },
  deallocateReceipt: {
    good: async (setting) => {
      const { id, allocationId } = await allocatedIn(setting);
      const body = { allocationIds: [allocationId], ...REASON };
      return { path: `${RECEIPTS}/${id}/deallocate`, body };
    },
    bad: { body: { allocationIds: [], ...REASON } },
  },
  getPayer: { good: async (setting) => ({ path: `${PAYERS}/${await payerIn(setting)}` }) },
  createPayer: { good: async () => ({ path: PAYERS, body: PAYER }), bad: { body: { name: '' } } },
  updatePayer: {
    good: async (setting) => ({
      path: `${PAYERS}/${await payerIn(setting)}`,
      body: { name: 'Naledi Dube' },
      headers: FIRST,
    }),
    bad: { body: { email: 'naledi' } },
  },
  getPayerStatement: {
    good: async (setting) => ({ path: `${PAYERS}/${await payerIn(setting)}/statement?currency=ZAR` }),
  },
};
