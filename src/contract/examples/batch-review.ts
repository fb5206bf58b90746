import {
  APPROVER,
  completeBatch,
  type OperationExamples,
  PREPARER,
  withdrawal,
  withdrawalRequest,
} from './story.ts';

const EARLIER_BATCH = {
  id: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  label: 'Salaries February',
  status: 'COMPLETE',
};
const COMPARED_BATCH = {
  id: EARLIER_BATCH.id,
  label: EARLIER_BATCH.label,
  createdAt: '2026-02-02T08:00:00.000Z',
};
const COMMENT = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c51',
  author: PREPARER,
  text: '@approver The new account of row 1 was confirmed by phone.',
  rowNumber: 1,
  mentions: [APPROVER],
  createdAt: '2026-03-02T08:30:00.000Z',
};
const EARLIER_WITHDRAWAL_ID = '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e1f';

export const BATCH_REVIEW_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  getBatchChecks: {
    answers: {
      200: {
        currency: 'ZAR',
        checkedAt: '2026-03-02T08:15:31.000Z',
        unusualAmountPercent: 50,
        changedBankDetails: 1,
        newBeneficiaries: 0,
        duplicates: 0,
        peopleWithSeveralAccounts: 0,
        rowsOfSeveralAccounts: 0,
        sharedAccounts: 1,
        rowsOfSharedAccounts: 2,
        flagged: 3,
        unusualAmounts: 0,
        failed: 0,
        duplicateReason: null,
        largest: [{ rowNumber: 1, beneficiaryName: 'Thandi Nkosi', amount: '1250.00' }],
      },
    },
  },
  listBatchComments: { answers: { 200: { items: [COMMENT], people: [APPROVER, PREPARER] } } },
  addBatchComment: {
    request: { text: COMMENT.text, rowNumber: 1, mentions: [APPROVER.userId] },
    answers: { 200: COMMENT },
  },
  compareBatch: {
    answers: {
      200: {
        currency: 'ZAR',
        comparedWith: COMPARED_BATCH,
        chosenBy: 'LABEL',
        candidates: [COMPARED_BATCH],
        added: { count: 0, amount: '0.00' },
        removed: { count: 0, amount: '0.00' },
        changed: { count: 1, amount: '1250.00', earlierAmount: '1200.00' },
        same: { count: 0, amount: '0.00' },
        items: [
          {
            kind: 'CHANGED',
            name: 'Thandi Nkosi',
            rowNumber: 1,
            amount: '1250.00',
            earlierAmount: '1200.00',
            accountChanged: false,
          },
        ],
      },
    },
  },
  listBatchRows: {
    answers: {
      200: {
        items: [
          {
            ...withdrawal,
            checks: {
              account: 'BANK_DETAILS_CHANGED',
              earlierAccount: {
                bankCode: 'NEDBANK',
                accountNumber: '1234567890',
                lastPaidAt: '2026-02-25T08:00:00.000Z',
              },
              usualAmount: '1200.00',
              changePercent: 4,
              unusual: false,
              severalAccounts: false,
              repeatsRow: null,
              repeats: null,
            },
          },
        ],
        total: 1,
        offset: 0,
        limit: 50,
      },
    },
  },
  listRetryRows: {
    answers: {
      200: [
        {
          rowNumber: 7,
          withdrawal: withdrawalRequest,
          failureCode: 'ACCOUNT_CLOSED',
          failureReason: 'The account is closed.',
          retryable: 'WITH_CHANGES',
          fieldsToCorrect: ['accountNumber'],
          rail: 'EFT',
        },
      ],
    },
  },
  listEarlierFailures: {
    answers: {
      200: {
        count: 1,
        items: [
          {
            rowNumber: 1,
            beneficiaryName: 'Thandi Nkosi',
            failureCode: 'NAME_MISMATCH',
            failureReason: 'The name does not match the account holder.',
            status: 'FAILED',
          },
        ],
      },
    },
  },
  checkAgainstHistory: {
    request: {
      currency: 'ZAR',
      rows: [
        {
          bankCode: 'FNB',
          accountNumber: '62012345678',
          amount: '1250.00',
          beneficiaryName: 'Thandi Nkosi',
          externalId: 'EMP001',
        },
      ],
    },
    answers: {
      200: {
        duplicates: [
          {
            index: 0,
            withdrawalId: EARLIER_WITHDRAWAL_ID,
            batch: EARLIER_BATCH,
            rowNumber: 12,
            status: 'COMPLETE',
            beneficiaryName: 'Thandi Nkosi',
            amount: '1250.00',
            createdAt: '2026-02-25T08:00:00.000Z',
          },
        ],
        runs: [
          {
            batch: { id: EARLIER_BATCH.id, label: EARLIER_BATCH.label },
            day: '2026-02-25',
            withdrawalCount: 1,
            next: [
              { interval: 'WEEK', from: '2026-03-04', to: '2026-03-04' },
              { interval: 'TWO_WEEKS', from: '2026-03-11', to: '2026-03-11' },
              { interval: 'MONTH', from: '2026-03-25', to: '2026-03-25' },
            ],
            now: null,
            repeatedBy: [0],
          },
        ],
        changedDetails: [],
      },
    },
  },
  streamBatchEvents: { answers: { 200: `event: batch\ndata: ${JSON.stringify(completeBatch)}\n\n` } },
};
