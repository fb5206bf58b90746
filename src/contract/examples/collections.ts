import { ADMIN, APPROVER, type OperationExamples, PREPARER } from './story.ts';

const REQUEST_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01';
const PAYER_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02';
const WRITE_OFF_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f03';

const payer = { id: PAYER_ID, name: 'Naledi Mokoena', reference: 'C7KQ4MX7' };

const sent = {
  label: 'School fees, second term',
  invoiceNumber: 'INV-2026-0417',
  amount: '4200.00',
  dueOn: '2026-03-31',
};

const request = {
  id: REQUEST_ID,
  payer,
  ...sent,
  currency: 'ZAR',
  expiresOn: null,
  allowsPart: true,
  minimumPart: null,
  onTooMuch: 'ASK',
  reference: '7KQ4MXFW',
  payUrl: 'https://pay.example.com/pay/Zk3vT0yqV1m8nRw5xJ2bLQ',
  status: 'OPEN',
  paidAmount: '0.00',
  refundedAmount: '0.00',
  openAmount: '4200.00',
  reopenedAt: null,
  isOverdue: false,
  ageing: 'NOT_DUE',
  version: 1,
  createdBy: PREPARER,
  createdAt: '2026-03-02T08:15:30.000Z',
  updatedAt: '2026-03-02T08:15:30.000Z',
};

const created = {
  event: 'CREATED',
  at: '2026-03-02T08:15:30.000Z',
  by: PREPARER,
  reason: null,
  changes: [],
};
const payInto = {
  accountName: 'Sonop School',
  bankName: 'Nedbank',
  branchCode: '198765',
  accountNumber: '62000000077',
  fingerprint: '7KQ4-MX2D-9T3W',
};
const detail = {
  ...request,
  payInto,
  writeOff: null,
  mayConfirm: [],
  receipts: [],
  mails: [],
  reminders: [],
  requestsToPay: [],
  canAskToPay: true,
  history: [created],
};
const one = { answers: { 200: detail } };

const changed = {
  ...detail,
  dueOn: '2026-04-15',
  version: 2,
  updatedAt: '2026-03-03T08:00:00.000Z',
  history: [
    {
      event: 'CHANGED',
      at: '2026-03-03T08:00:00.000Z',
      by: PREPARER,
      reason: null,
      changes: [{ field: 'dueOn', before: '2026-03-31', after: '2026-04-15' }],
    },
    created,
  ],
};

const over = { openAmount: '0.00', isOverdue: false, ageing: null, version: 2 };
const CANCEL_REASON = 'The child has left the school.';
const cancelled = {
  ...detail,
  ...over,
  status: 'CANCELLED',
  updatedAt: '2026-03-03T08:00:00.000Z',
  history: [
    { event: 'CANCELLED', at: '2026-03-03T08:00:00.000Z', by: PREPARER, reason: CANCEL_REASON, changes: [] },
    created,
  ],
};

const WRITE_OFF_REASON = 'The company was wound up.';
const asked = {
  event: 'WRITE_OFF_ASKED',
  at: '2026-03-05T09:00:00.000Z',
  by: APPROVER,
  reason: WRITE_OFF_REASON,
  changes: [],
};
const writeOff = {
  id: WRITE_OFF_ID,
  amount: '4200.00',
  reason: WRITE_OFF_REASON,
  isWaiting: true,
  askedBy: APPROVER,
  askedAt: '2026-03-05T09:00:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
};
const writtenOff = {
  ...detail,
  ...over,
  status: 'WRITTEN_OFF',
  updatedAt: '2026-03-05T10:00:00.000Z',
  writeOff: {
    ...writeOff,
    isWaiting: false,
    confirmedBy: ADMIN,
    confirmedAt: '2026-03-05T10:00:00.000Z',
  },
  history: [{ ...asked, event: 'WRITTEN_OFF', at: '2026-03-05T10:00:00.000Z', by: ADMIN }, asked, created],
};

const payerShown = {
  ...payer,
  email: 'naledi@example.com',
  language: 'en',
  sendsReminders: true,
  open: [{ currency: 'ZAR', amount: '4200.00' }],
  credit: [],
  refunded: [],
  knownAccounts: ['62000000123'],
  requestCount: 1,
  version: 1,
  createdBy: PREPARER,
  createdAt: '2026-03-02T08:15:30.000Z',
  updatedAt: '2026-03-02T08:15:30.000Z',
};
const payerSent = { name: 'Naledi Mokoena', email: 'naledi@example.com' };

const NONE = { count: 0, amount: '0.00' };

export const ENTRY_REQUEST_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  getMovableCollections: {
    answers: {
      200: [{ currency: 'ZAR', amount: '300.00', leftAmount: '200.00', leftBecause: 'RECEIVING_ACCOUNT' }],
    },
  },
  getRequestMailing: { answers: { 200: { obstacle: null } } },
  getEntryRequests: {
    answers: {
      200: {
        verdict: 'EXACT',
        reason: 'REFERENCE',
        payer: { id: PAYER_ID, name: payer.name },
        currency: 'ZAR',
        allocations: [{ request, amount: '4200.00' }],
        creditAmount: '0.00',
        askAmount: '0.00',
      },
    },
  },
};

export const COLLECTION_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listPaymentRequests: { answers: { 200: { items: [request], total: 1, offset: 0, limit: 50 } } },
  createPaymentRequest: { request: { payer: payerSent, currency: 'ZAR', ...sent }, answers: { 200: detail } },
  getPaymentRequestTotals: {
    answers: {
      200: {
        today: '2026-03-02',
        currencies: [
          {
            currency: 'ZAR',
            openCount: 1,
            openAmount: '4200.00',
            ageing: [
              { bucket: 'NOT_DUE', count: 1, amount: '4200.00' },
              { bucket: 'DUE_TODAY', ...NONE },
              { bucket: 'DAYS_1_30', ...NONE },
              { bucket: 'DAYS_31_60', ...NONE },
              { bucket: 'DAYS_61_90', ...NONE },
              { bucket: 'OVER_90', ...NONE },
            ],
          },
        ],
      },
    },
  },
  exportPaymentRequests: {
    answers: {
      200:
        'id,payer,payer_reference,label,invoice_number,reference,status,currency,amount,paid_amount,' +
        'open_amount,due_on,age,expires_on,created_by,created_at,pay_url\r\n' +
        `${REQUEST_ID},Naledi Mokoena,C7KQ4MX7,"School fees, second term",INV-2026-0417,7KQ4MXFW,OPEN,` +
        'ZAR,4200.00,0.00,4200.00,2026-03-31,NOT_DUE,,preparer,2026-03-02T08:15:30.000Z,' +
        `${request.payUrl}\r\n`,
    },
  },
  createPaymentRequests: {
    request: { requests: [{ payerId: PAYER_ID, currency: 'ZAR', ...sent }] },
    answers: {
      200: {
        requests: [
          {
            id: REQUEST_ID,
            payerId: PAYER_ID,
            isNewPayer: false,
            reference: request.reference,
            invoiceNumber: sent.invoiceNumber,
            payUrl: request.payUrl,
          },
        ],
      },
    },
  },
  listPayers: { answers: { 200: { items: [payerShown], total: 1, offset: 0, limit: 50 } } },
  createPayer: {
    request: payerSent,
    answers: { 200: { ...payerShown, open: [], knownAccounts: [], requestCount: 0 } },
  },
  getPayer: { answers: { 200: payerShown } },
  updatePayer: {
    request: { name: 'Naledi Mokoena-Dube' },
    answers: {
      200: { ...payerShown, name: 'Naledi Mokoena-Dube', email: null, version: 2 },
    },
  },
  getPayerStatement: {
    answers: {
      200: {
        payer,
        currency: 'ZAR',
        from: '2025-03-02',
        to: '2026-03-02',
        openingAmount: '0.00',
        lines: [
          {
            on: '2026-03-02',
            kind: 'REQUESTED',
            requestId: REQUEST_ID,
            label: sent.label,
            invoiceNumber: sent.invoiceNumber,
            receiptId: null,
            reference: '7KQ4MXFW',
            amount: '4200.00',
            creditAmount: '0.00',
            balance: '4200.00',
          },
        ],
        total: 1,
        offset: 0,
        limit: 1_000,
        closingAmount: '4200.00',
      },
    },
  },
  getPaymentRequest: one,
  updatePaymentRequest: { request: { ...sent, dueOn: '2026-04-15' }, answers: { 200: changed } },
  cancelPaymentRequest: { request: { reason: CANCEL_REASON }, answers: { 200: cancelled } },
  writeOffPaymentRequest: {
    request: { reason: WRITE_OFF_REASON },
    answers: { 200: { ...detail, writeOff, mayConfirm: [ADMIN], history: [asked, created] } },
  },
  confirmWriteOff: { request: { writeOffId: WRITE_OFF_ID }, answers: { 200: writtenOff } },
  getPaymentRequestPdf: { answers: { 200: '%PDF-1.3 …' } },
  getPayerStatementPdf: { answers: { 200: '%PDF-1.3 …' } },
  askToPay: {
    request: { shapId: '0812345678@fnb', hours: 48 },
    answers: {
      200: {
        ...detail,
        requestsToPay: [
          {
            id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f0a',
            shapId: '0812345678@fnb',
            amount: '4200.00',
            state: 'PENDING',
            isOpen: true,
            expiresAt: '2026-03-07T10:00:00.000Z',
            sentAt: null,
            answeredAt: null,
            cancelAskedAt: null,
            by: PREPARER,
            at: '2026-03-05T10:00:00.000Z',
          },
        ],
      },
    },
  },
  cancelRequestToPay: {
    request: { requestToPayId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f0a' },
    answers: { 200: detail },
  },
  mailPayer: {
    answers: {
      200: {
        ...detail,
        mails: [
          {
            address: 'naledi@example.com',
            on: '2026-03-05',
            at: '2026-03-05T10:00:00.000Z',
            by: PREPARER,
            status: 'WAITING',
            notSentBecause: null,
          },
        ],
        history: [{ ...created, event: 'MAILED', at: '2026-03-05T10:00:00.000Z' }, created],
      },
    },
  },
  remindPayer: {
    answers: {
      200: {
        ...detail,
        reminders: [
          {
            kind: 'BY_HAND',
            on: '2026-03-05',
            at: '2026-03-05T10:00:00.000Z',
            by: PREPARER,
            status: 'WAITING',
          },
        ],
        history: [{ ...created, event: 'REMINDED', at: '2026-03-05T10:00:00.000Z' }, created],
      },
    },
  },
  renewPayLink: {
    answers: {
      200: {
        ...detail,
        payUrl: 'https://pay.example.com/pay/q8Wc4hD1sYb7uTn0eG6xPA',
        history: [{ ...created, event: 'LINK_RENEWED', at: '2026-03-05T10:00:00.000Z' }, created],
      },
    },
  },
  switchOffPayLink: {
    answers: {
      200: {
        ...detail,
        payUrl: null,
        history: [{ ...created, event: 'LINK_SWITCHED_OFF', at: '2026-03-05T10:00:00.000Z' }, created],
      },
    },
  },
  withdrawWriteOff: {
    request: { writeOffId: WRITE_OFF_ID },
    answers: {
      200: {
        ...detail,
        history: [
          { ...asked, event: 'WRITE_OFF_WITHDRAWN', at: '2026-03-05T10:00:00.000Z', by: ADMIN, reason: null },
          asked,
          created,
        ],
      },
    },
  },
};
