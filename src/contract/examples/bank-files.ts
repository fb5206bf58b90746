import {
  ADMIN,
  APPROVER,
  completeBatch,
  DIGEST,
  PREPARER,
  type OperationExamples,
  WITHDRAWAL_ID,
} from './story.ts';

const settings = {
  displayName: 'FNB salaries',
  rails: ['EFT'],
  payer: {
    name: 'Acme (Pty) Ltd',
    branchCode: '250655',
    accountNumber: '62000000001',
    accountType: 'CURRENT',
  },
  profile: {
    code: 'ZA-ACB-198',
    displayName: 'ACB, 198 characters',
    format: 'ACB_198',
    charset: 'ACB',
    nameLength: 30,
    referenceLength: 20,
    maxPayments: 100_000,
    entryClass: 88,
    acb: {
      customerCode: 'OUT01',
      userCode: 'A1B2',
      shortName: 'ACME',
      destination: '00000',
      service: 'SAMEDAY',
      firstTransmissionNumber: 4712,
      firstGenerationNumber: 318,
    },
    isBookedAsOneDebit: false,
    unnamedAreAccepted: true,
    paidBy: 'ACCEPTANCE',
    fileName: 'PAY-{date}-{number}.txt',
    cutOff: '15:30',
    silentAfterHours: 24,
  },
};

const NOTE = 'Test file 1 accepted by e-mail of the bank on 2 March.';
const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
const server = {
  host: 'sftp.bank.example',
  port: 22,
  username: 'acme-payments',
  hostKeyFingerprint: 'SHA256:uNiVztksCsDhcc0u9e8BrrQXVUpKZIDTMczCvj3tD2s',
};
export const bankConnection = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
  ...settings,
  purpose: 'PAYMENTS',
  bankName: null,
  lastBalance: null,
  statementAccountId: null,
  isUsed: true,
  currency: 'ZAR',
  state: 'LIVE',
  transport: 'SFTP',
  transportDetails: {
    folders,
    server: {
      ...server,
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIZ4nV0tZ8Z1w0xYbW9nqv9m1mC2bB3H4iVxYkQn0uYc',
    },
    isConfirmed: true,
    visitedAt: '2026-03-02T09:05:00.000Z',
    nextVisitAt: '2026-03-02T09:06:00.000Z',
    fault: null,
  },
  version: 2,
  changed: { by: ADMIN, at: '2026-02-27T09:30:00.000Z' },
  unconfirmedBy: [],
  certification: { version: 2, by: ADMIN, at: '2026-03-02T07:00:00.000Z', note: NOTE },
  rehearsal: {
    by: ADMIN,
    at: '2026-03-02T06:30:00.000Z',
    version: 2,
    passed: true,
    steps: [
      {
        step: 'PARTLY_REJECTED',
        passed: true,
        problem: null,
        detail: null,
        figures: [
          { figure: 'ACCEPTED', expected: '5', actual: '5' },
          { figure: 'REJECTED', expected: '2', actual: '2' },
          { figure: 'FAILURE_CODE', expected: 'INVALID_BRANCH', actual: 'INVALID_BRANCH' },
        ],
      },
    ],
  },
  fileCount: 12,
  nextNumbers: { transmissionNumber: 4724, generationNumber: 330, areFixed: true },
  openQuestions: 0,
  createdAt: '2026-02-27T09:00:00.000Z',
  updatedAt: '2026-03-02T07:00:00.000Z',
};

const recallRequest = { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena, payments desk' };
export const bankFile = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  connection: { id: bankConnection.id, displayName: bankConnection.displayName },
  batch: { id: completeBatch.id, label: completeBatch.label },
  state: 'LEFT',
  fileNumber: 12,
  acbNumbers: { transmissionNumber: 4723, generationNumber: 329 },
  fileName: 'PAY-20260302-4723.txt',
  format: 'ACB_198',
  byteCount: 1_200,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  currency: 'ZAR',
  paymentCount: 1,
  totalAmount: '1250.00',
  hashTotal: '000186000035',
  executionDate: '2026-03-02',
  contentDigest: DIGEST,
  sealedAt: '2026-03-02T08:20:00.000Z',
  leftAt: '2026-03-02T08:25:00.000Z',
  leftBy: PREPARER,
  arrivedAt: null,
  heardAt: '2026-03-02T09:05:00.000Z',
  replyStatus: 'ACCEPTED',
  recall: null,
  states: [{ state: 'ACCEPTED', count: 1, amount: '1250.00' }],
};
const recall = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  state: 'WAITING',
  by: APPROVER,
  at: '2026-03-02T09:30:00.000Z',
  ...recallRequest,
  confirmed: null,
};
const seenRecall = { recallId: recall.id };
const SECOND_APPROVER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c16', name: 'approver2' };
const recalledFile = {
  ...bankFile,
  state: 'RECALLED',
  recall: {
    ...recall,
    state: 'CONFIRMED',
    confirmed: { by: SECOND_APPROVER, at: '2026-03-02T09:40:00.000Z' },
  },
};

export const payment = {
  withdrawalId: WITHDRAWAL_ID,
  rowNumber: 1,
  status: 'COMPLETE',
  sequenceNumber: 1,
  endToEndId: WITHDRAWAL_ID.replaceAll('-', ''),
  name: 'THANDI NKOSI',
  branchCode: '250655',
  accountNumber: '62012345678',
  amount: '1250.00',
  reference: 'SALARY MARCH',
  substitutions: [{ field: 'name', from: 'Thandi Nkosi', to: 'THANDI NKOSI' }],
  state: 'ACCEPTED',
  failureCode: null,
  reason: null,
  movedTo: null,
  heardAt: '2026-03-02T09:05:00.000Z',
  onStatements: [
    {
      entryId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
      kind: 'PAYOUT',
      amount: '-1250.00',
      bookingDate: '2026-03-02',
    },
  ],
};

const reply = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73',
  connectionId: bankConnection.id,
  fileName: 'REPLY-0012.txt',
  byteCount: 800,
  sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  receivedAt: '2026-03-02T09:05:00.000Z',
  receivedBy: PREPARER,
  readAt: '2026-03-02T09:05:00.000Z',
  result: 'APPLIED',
  file: { id: bankFile.id, fileName: bankFile.fileName },
  fileCount: 1,
  currency: 'ZAR',
  changes: [{ state: 'ACCEPTED', count: 1, amount: payment.amount }],
  redirected: 0,
  question: null,
  waiting: null,
  confirmed: { by: APPROVER, at: '2026-03-02T09:12:00.000Z' },
  setAside: null,
};
const waitingReply = {
  ...reply,
  result: 'WAITS_FOR_CONFIRMATION',
  waiting: { mayConfirm: [APPROVER] },
  confirmed: null,
};
const replyChange = {
  withdrawalId: WITHDRAWAL_ID,
  batch: { id: completeBatch.id, label: completeBatch.label },
  rowNumber: 1,
  name: 'Thandi Nkosi',
  accountNumber: payment.accountNumber,
  currency: 'ZAR',
  amount: payment.amount,
  before: null,
  state: 'ACCEPTED',
  failureCode: null,
  reason: null,
  movedTo: null,
};
const seenReply = { readAt: '2026-03-02T09:05:00.000Z' };
const note = 'Reply of another company.';
const closeRequest = { note, ...seenReply };
const closedReply = {
  ...reply,
  result: 'QUESTION',
  file: null,
  fileCount: 0,
  changes: [],
  confirmed: null,
  question: {
    code: 'UNKNOWN_FILE',
    detail: '0099',
    closed: { by: APPROVER, at: '2026-03-02T10:00:00.000Z', note },
  },
};

export const pageOf = (item: object) => ({ items: [item], total: 1, offset: 0, limit: 50 });

export const BANK_FILE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listBankConnections: { answers: { 200: [bankConnection] } },
  createBankConnection: {
    request: { ...settings, currency: 'ZAR' },
    answers: {
      200: {
        ...bankConnection,
        state: 'DRAFT',
        transport: 'DOWNLOAD',
        transportDetails: null,
        version: 1,
        unconfirmedBy: [ADMIN],
        certification: null,
        rehearsal: null,
        fileCount: 0,
        nextNumbers: { transmissionNumber: 4712, generationNumber: 318, areFixed: false },
      },
    },
  },
  updateBankConnection: { request: { ...settings, version: 1 }, answers: { 200: bankConnection } },
  switchBankConnection: {
    request: { state: 'LIVE', updatedAt: bankConnection.updatedAt },
    answers: { 200: bankConnection },
  },
  rehearseBankConnection: { answers: { 200: bankConnection } },
  setBankTransport: { request: { transport: 'SFTP', folders, server }, answers: { 200: bankConnection } },
  visitBankNow: { answers: { 200: bankConnection } },
  certifyBankConnection: { request: { version: 2, note: NOTE }, answers: { 200: bankConnection } },
  listBankFileProfiles: { answers: { 200: [{ ...settings.profile, acb: null }] } },
  writeBankTestFile: { answers: { 200: '000T20260302OUT01' } },
  getBankFilePlan: {
    answers: {
      200: {
        carrier: {
          connection: bankFile.connection,
          profileName: settings.profile.displayName,
          payerAccountNumber: settings.payer.accountNumber,
          isCertified: false,
          transport: 'DOWNLOAD',
          unwrittenOwnReferences: 0,
          problem: null,
        },
        byRail: [
          {
            rail: 'EFT',
            count: 2,
            totalAmount: '12500.00',
            connection: bankFile.connection,
            payerAccountNumber: settings.payer.accountNumber,
          },
        ],
        waitsForConnection: false,
        ...pageOf({
          withdrawalId: WITHDRAWAL_ID,
          rowNumber: 1,
          substitutions: [{ field: 'name', from: 'Zoë Müller', to: 'ZOE MULLER' }],
        }),
      },
    },
  },
  listBankFiles: { answers: { 200: pageOf(bankFile) } },
  getBankFile: { answers: { 200: bankFile } },
  listBankFilePayments: { answers: { 200: pageOf(payment) } },
  downloadBankFile: { answers: { 200: '000L20260302OUT01' } },
  getBankFileSummary: {
    answers: { 200: `File:     ${bankFile.fileName}\r\nSHA-256:  ${bankFile.sha256}\r\n` },
  },
  recallBankFile: { request: recallRequest, answers: { 200: { ...bankFile, recall } } },
  confirmBankRecall: { request: seenRecall, answers: { 200: recalledFile } },
  withdrawBankRecall: { request: seenRecall, answers: { 200: bankFile } },
  uploadBankReply: {
    request: { fileName: 'REPLY-0012.txt', content: 'MDAwTDIwMjYwMzAyT1VUMDE=' },
    answers: { 200: waitingReply },
  },
  listBankReplies: { answers: { 200: pageOf(reply) } },
  getBankReply: { answers: { 200: reply } },
  listBankReplyChanges: { answers: { 200: pageOf(replyChange) } },
  confirmBankReply: { request: seenReply, answers: { 200: reply } },
  closeBankReply: { request: closeRequest, answers: { 200: closedReply } },
};
