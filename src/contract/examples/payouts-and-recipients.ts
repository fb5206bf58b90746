import {
  approval,
  beneficiary,
  completeBatch,
  DIGEST,
  type OperationExamples,
  payout,
  PREPARER,
  WITHDRAWAL_ID,
} from './story.ts';

const recipient = {
  id: beneficiary.id,
  name: 'Thandi Nkosi',
  otherNames: ['T Nkosi'],
  bankCode: 'FNB',
  bankName: 'FNB',
  branchCode: '250655',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
  externalId: 'EMP001',
  firstSeenAt: '2025-10-01T08:00:00.000Z',
  lastPaidAt: '2026-03-02T09:00:04.000Z',
  totals: [{ currency: 'ZAR', count: 6, amount: '7500.00' }],
};

const savedViewRequest = { name: 'Failed', search: 'status=FAILED&period=last-month', isShared: false };
const savedView = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c41',
  ...savedViewRequest,
  owner: PREPARER,
  updatedAt: '2026-03-02T09:30:00.000Z',
};

const auditEntries = [
  {
    seq: 118,
    at: '2026-03-02T09:00:00.000Z',
    action: 'batch.approved',
    name: 'Thandi Nkosi',
    hash: DIGEST,
  },
];

export const PAYOUT_AND_RECIPIENT_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listRecipients: { answers: { 200: { items: [recipient], total: 1, offset: 0, limit: 50 } } },
  getRecipient: { answers: { 200: recipient } },
  listPayouts: { answers: { 200: { items: [payout], total: 1, offset: 0, limit: 50 } } },
  getPayoutTotals: {
    answers: {
      200: {
        isComplete: true,
        totals: [{ currency: 'ZAR', direction: 'DEBIT', status: 'COMPLETE', count: 1, amount: '1250.00' }],
      },
    },
  },
  listSavedViews: { answers: { 200: [savedView] } },
  createSavedView: { request: savedViewRequest, answers: { 200: savedView } },
  updateSavedView: { request: savedViewRequest, answers: { 200: savedView } },
  deleteSavedView: { answers: { 200: savedView } },
  search: {
    answers: {
      200: {
        batches: [
          {
            id: completeBatch.id,
            label: completeBatch.label,
            status: 'COMPLETE',
            currency: 'ZAR',
            withdrawalCount: 1,
            totalAmount: '1250.00',
            createdAt: '2026-03-02T08:15:30.000Z',
          },
        ],
        recipients: [recipient],
        payees: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba011',
            name: 'Kgosi Stationers',
            bankName: 'Nedbank',
            accountNumber: '1234567890',
            state: 'PAID',
          },
        ],
        payments: [
          {
            id: WITHDRAWAL_ID,
            payoutId: payout.id,
            batch: { id: completeBatch.id, label: completeBatch.label, rowNumber: 1 },
            direction: 'DEBIT',
            status: 'COMPLETE',
            name: 'Thandi Nkosi',
            bankName: 'FNB',
            accountNumber: '62012345678',
            reference: 'SALARY MARCH',
            currency: 'ZAR',
            amount: '1250.00',
            createdAt: '2026-03-02T08:15:30.000Z',
          },
        ],
        bankFiles: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
            fileName: 'PAY-20260302-0012.txt',
            batch: { id: completeBatch.id, label: completeBatch.label },
            connectionName: 'FNB salaries',
            executionDate: '2026-03-02',
            isHandedOver: true,
            currency: 'ZAR',
            totalAmount: '1250.00',
          },
        ],
        statements: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
            name: 'STMT-2026-042',
            number: 42,
            kind: 'STATEMENT',
            date: '2026-03-02',
            accountNumber: '62000000001',
            connectionName: 'FNB salaries',
          },
        ],
        schedules: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c91',
            label: 'Rent',
            kind: 'RECURRING',
            status: 'ACTIVE',
            every: 'MONTH',
            interval: 1,
            currency: 'ZAR',
            amount: '1250.00',
          },
        ],
        paymentRequests: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01',
            payerName: 'Naledi Mokoena',
            label: 'School fees, term 2',
            invoiceNumber: 'INV-2026-0042',
            reference: '7KQ4MXFW',
            status: 'OPEN',
            currency: 'ZAR',
            amount: '4200.00',
            openAmount: '4200.00',
            dueOn: '2026-03-31',
          },
        ],
        payers: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02',
            name: 'Naledi Mokoena',
            email: 'naledi@example.com',
            reference: 'C7KQ4MX7',
          },
        ],
      },
    },
  },
  getBatchProof: {
    answers: {
      200: { legalName: 'Karoo Trading (Pty) Ltd', issuedAt: '2026-03-03T07:00:00.000Z', auditEntries },
    },
  },
  getPayoutProof: {
    answers: {
      200: {
        payout,
        entityName: 'Karoo Trading',
        legalName: 'Karoo Trading (Pty) Ltd',
        issuedAt: '2026-03-03T07:00:00.000Z',
        attemptId: '01939b60-0a1b-7c2d-8e3f-4a5b6c7d8e9f',
        railReference: 'SBX-00004711',
        rowNumber: 1,
        ownReference: 'PAYROLL MARCH',
        createdBy: PREPARER,
        approvals: [approval],
        movesOn: '2026-03-02',
        contentDigest: DIGEST,
        timeline: [
          {
            at: '2026-03-02T08:15:30.000Z',
            event: 'batch.created',
            name: 'Thandi Nkosi',
            description: 'Thandi Nkosi created the batch.',
          },
          {
            at: '2026-03-02T09:00:04.000Z',
            event: 'payout.completed',
            name: null,
            description: 'The bank confirmed the payment, and it was posted.',
          },
        ],
        auditEntries,
        transfers: [
          {
            id: '01939b60-0a1b-7c2d-8e3f-4a5b6c7d8ea0',
            kind: 'SETTLE',
            at: '2026-03-02T09:00:04.000Z',
            postings: [
              { account: 'FUNDING reserved', currency: 'ZAR', amount: '-1250.00' },
              { account: 'OUTSIDE', currency: 'ZAR', amount: '1250.00' },
            ],
          },
        ],
        linkedPayoutId: null,
      },
    },
  },
  exportBatches: { answers: { 200: 'id,label,status,created_at,currency,amount\r\n' } },
  exportPayees: { answers: { 200: 'id,name,state,bank_code,bank,branch_code,account_number\r\n' } },
  exportRecipients: { answers: { 200: 'id,name,other_names,bank_code,bank,branch_code\r\n' } },
  exportStatements: { answers: { 200: 'id,connection,account_number,currency,kind,name\r\n' } },
  exportBalanceDays: { answers: { 200: 'date,account_number,currency,statement,statement_number\r\n' } },
  exportReconciliationEntries: { answers: { 200: 'entry_id,account_number,currency,booked_on\r\n' } },
  exportSettlements: { answers: { 200: 'id,date,state,connection,account_number,batch\r\n' } },
  exportFundingRecords: { answers: { 200: 'id,date,state,connection,currency\r\n' } },
  exportPayouts: { answers: { 200: 'id,created_at,direction,status,currency,amount\r\n' } },
};
