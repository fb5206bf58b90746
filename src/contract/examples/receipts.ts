import { APPROVER, PREPARER, type OperationExamples } from './story.ts';

const REQUEST_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01';
const PAYER_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02';
const RECEIPT_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1';
const ALLOCATION_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc2';
const PROPOSAL_ID = '01939b5e-7c1a-8f00-8a54-0d5a3e1b9dc3';

const payer = { id: PAYER_ID, name: 'Naledi Mokoena' };
const request = {
  id: REQUEST_ID,
  label: 'School fees, second term',
  invoiceNumber: 'INV-2026-0417',
  reference: '7KQ4MXFW',
};

const proposal = {
  id: PROPOSAL_ID,
  verdict: 'LIKELY',
  reason: 'REFERENCE_SLIP',
  payer,
  allocations: [{ request, amount: '4200.00' }],
  creditAmount: '300.00',
  leftAmount: '0.00',
};

const waiting = {
  id: RECEIPT_ID,
  status: 'UNALLOCATED',
  receivedOn: '2026-03-30',
  currency: 'ZAR',
  amount: '4500.00',
  allocatedAmount: '0.00',
  refundedAmount: '0.00',
  unallocatedAmount: '4500.00',
  reason: 'REFERENCE_SLIP',
  text: 'EFT 7KQ4MFXW',
  counterparty: { name: 'N MOKOENA', accountNumber: '62000000123' },
  payer: null,
  account: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82', accountNumber: '62000000077' },
  entryId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  returnedOn: null,
  proposal,
  version: 1,
  createdAt: '2026-03-31T06:00:00.000Z',
  updatedAt: '2026-03-31T06:00:00.000Z',
};

const allocation = {
  id: ALLOCATION_ID,
  request,
  creditOf: null,
  amount: '4200.00',
  way: 'PROPOSAL',
  reason: 'REFERENCE_SLIP',
  by: APPROVER,
  at: '2026-03-31T09:00:00.000Z',
  ended: null,
};

const credit = {
  ...allocation,
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc4',
  request: null,
  creditOf: payer,
  amount: '300.00',
};

const allocated = {
  ...waiting,
  status: 'ALLOCATED',
  allocatedAmount: '4500.00',
  unallocatedAmount: '0.00',
  payer,
  version: 3,
  updatedAt: '2026-03-31T09:00:00.000Z',
  allocations: [allocation, credit],
  proposal: null,
  refunds: [],
  mayAllocate: null,
};

const REASON = 'The fees are those of the other child.';
const deallocated = {
  ...allocated,
  status: 'PARTLY_ALLOCATED',
  allocatedAmount: '300.00',
  unallocatedAmount: '4200.00',
  version: 4,
  updatedAt: '2026-03-31T10:00:00.000Z',
  allocations: [
    {
      ...allocation,
      ended: { kind: 'DEALLOCATED', by: APPROVER, at: '2026-03-31T10:00:00.000Z', reason: REASON },
    },
    credit,
  ],
};

const refunded = {
  ...waiting,
  refundedAmount: '4500.00',
  unallocatedAmount: '0.00',
  proposal: null,
  payer: null,
  allocations: [],
  refunds: [
    {
      id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc6',
      status: 'PENDING_APPROVAL',
      counts: true,
      amount: '4500.00',
      account: 'STATEMENT',
      beneficiaryName: 'Naledi Mokoena',
      bankCode: 'FNB',
      accountNumber: '62000000123',
      reason: 'She paid twice.',
      batch: {
        id: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        label: 'Refund to Naledi Mokoena, 2026-03-30',
      },
      payoutId: null,
      by: PREPARER,
      at: '2026-03-31T09:00:00.000Z',
    },
  ],
  mayAllocate: null,
};

/** Receipts and what they pay. */
export const RECEIPT_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listReceipts: { answers: { 200: { items: [waiting], total: 1, offset: 0, limit: 50 } } },
  exportReceipts: {
    answers: {
      200:
        'id,received_on,status,currency,amount,allocated_amount,refunded_amount,unallocated_amount,payer,' +
        'reason,text,counterparty_name,counterparty_account,account_number,returned_on,created_at\r\n' +
        '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1,2026-03-30,ALLOCATED,ZAR,4200.00,4200.00,0.00,0.00,' +
        'Naledi Mokoena,REFERENCE,EFT 7KQ4MXFW,N MOKOENA,62000000123,62000000077,,' +
        '2026-03-30T08:15:30.000Z\r\n',
    },
  },
  getReceipt: {
    answers: { 200: { ...waiting, allocations: [], refunds: [], mayAllocate: null } },
  },
  allocateReceipt: { request: { proposalId: PROPOSAL_ID }, answers: { 200: allocated } },
  deallocateReceipt: {
    request: { allocationIds: [ALLOCATION_ID], reason: REASON },
    answers: { 200: deallocated },
  },
  refundReceipt: {
    request: {
      amount: '4500.00',
      account: { beneficiaryName: 'Naledi Mokoena', bankCode: 'FNB', accountType: 'CURRENT' },
      reason: 'She paid twice.',
    },
    answers: { 200: refunded },
  },
};
