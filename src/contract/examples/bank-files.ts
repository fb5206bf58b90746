import {
  ADMIN,
  APPROVER,
  completeBatch,
  DIGEST,
  PAYOUT_ID,
  PREPARER,
  type OperationExamples,
  WITHDRAWAL_ID,
} from './payments.ts';

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
const bankConnection = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
  ...settings,
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
  openQuestions: 0,
  createdAt: '2026-02-27T09:00:00.000Z',
  updatedAt: '2026-03-02T07:00:00.000Z',
};

const csvProfile = {
  code: 'CSV',
  displayName: 'CSV',
  delimiter: ',',
  headerRows: 1,
  footerRows: 0,
  order: 'OLDEST_FIRST',
  dateFormat: 'DD/MM/YYYY',
  decimalMark: '.',
  bookingDate: 'Date',
  valueDate: null,
  amount: { kind: 'SIGNED', amount: 'Amount' },
  balance: null,
  bankReference: null,
  description: ['Description'],
  endToEndId: null,
  counterpartyName: null,
  counterpartyAccount: null,
};

const recallRequest = { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena, payments desk' };
const bankFile = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  connection: { id: bankConnection.id, displayName: bankConnection.displayName },
  batch: { id: completeBatch.id, label: completeBatch.label },
  state: 'LEFT',
  fileNumber: 12,
  fileName: 'PAY-20260302-0012.txt',
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
const recall = { by: APPROVER, at: '2026-03-02T09:30:00.000Z', ...recallRequest, confirmed: null };
const SECOND_APPROVER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c16', name: 'approver2' };
const recalledFile = {
  ...bankFile,
  state: 'RECALLED',
  recall: { ...recall, confirmed: { by: SECOND_APPROVER, at: '2026-03-02T09:40:00.000Z' } },
};

const payment = {
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
  result: 'APPLIED',
  file: { id: bankFile.id, fileName: bankFile.fileName },
  changes: [{ state: 'ACCEPTED', count: 1 }],
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
const closeRequest = { note: 'Reply of another company.' };
const closedReply = {
  ...reply,
  result: 'QUESTION',
  file: null,
  changes: [],
  confirmed: null,
  question: {
    code: 'UNKNOWN_FILE',
    detail: '0099',
    closed: { by: APPROVER, at: '2026-03-02T10:00:00.000Z', ...closeRequest },
  },
};

const statement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
  account: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    accountNumber: settings.payer.accountNumber,
    currency: 'ZAR',
    connection: { id: bankConnection.id, displayName: bankConnection.displayName },
  },
  kind: 'STATEMENT',
  name: 'STMT-2026-042',
  sequenceNumber: 42,
  opening: { amount: '101250.00', date: '2026-03-02' },
  closing: { amount: '100000.00', date: '2026-03-02' },
  bookedAmount: '-1250.00',
  entryCount: 1,
  openFindings: 1,
  receivedAt: '2026-03-03T05:00:00.000Z',
  file: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80',
    fileName: 'STATEMENT-2026-03-02.xml',
    format: 'CAMT',
  },
};

const waitingStatement = {
  id: statement.file.id,
  waitingId: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c92',
  fileName: statement.file.fileName,
  sha256: bankFile.sha256,
  receivedAt: statement.receivedAt,
  receivedBy: APPROVER,
  totals: [{ currency: 'ZAR', entryCount: 12, outAmount: '125000.00', inAmount: '0.00' }],
  mayConfirm: [{ userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14', name: 'approver2' }],
};
const entry = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
  amount: '-1250.00',
  isReversal: false,
  status: 'BOOKED',
  bookingDate: '2026-03-02',
  valueDate: '2026-03-02',
  bankReference: 'FT26061ABC',
  code: 'PMNT/ICDT/ESCT',
  text: 'ACB DEBIT PAY-0012',
  batchCount: 1,
  detailCount: 1,
  details: [
    {
      endToEndId: payment.endToEndId,
      amount: '-1250.00',
      text: payment.reference,
      counterparty: { name: payment.name, accountNumber: payment.accountNumber },
      returned: null,
    },
  ],
};
const finding = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  code: 'SEQUENCE_GAP',
  statement: {
    id: statement.id,
    name: statement.name,
    date: '2026-03-02',
    accountNumber: settings.payer.accountNumber,
    currency: 'ZAR',
  },
  expectedAmount: null,
  statedAmount: null,
  differenceAmount: '-500.00',
  missing: { first: 40, last: 41 },
  file: null,
  foundAt: '2026-03-03T05:00:00.000Z',
  resolvedAt: null,
  closed: null,
};

const refusedStatement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c86',
  fileName: 'STATEMENT-2026-03-02.xml',
  sha256: bankFile.sha256,
  byteCount: 4_200,
  connection: statement.account.connection,
  receivedAt: '2026-03-03T05:00:00.000Z',
  lastFetchedAt: '2026-03-03T05:00:00.000Z',
  fetchCount: 1,
  refusedAt: '2026-03-03T05:00:01.000Z',
  refusal: 'statement_account_unknown',
  detail: '62000000009 ZAR',
  params: null,
  dismissed: null,
};

const dismissRefused = { note: 'The bank sent it to us by mistake.' };

const closeFinding = { note: 'The bank confirmed the first one.' };

const item = {
  kind: 'PAYOUT',
  amount: '-1250.00',
  date: '2026-03-02',
  withdrawalId: WITHDRAWAL_ID,
  payoutId: PAYOUT_ID,
  beneficiaryName: payment.name,
  accountNumber: payment.accountNumber,
  reference: payment.reference,
  endToEndId: payment.endToEndId,
  batch: bankFile.batch,
  file: { id: bankFile.id, fileName: bankFile.fileName },
  fundingRecordId: null,
};
const proposal = {
  id: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91',
  verdict: 'LIKELY',
  parts: [
    {
      detail: null,
      verdict: 'LIKELY',
      reason: 'COUNTERPARTY_AND_AMOUNT',
      agrees: ['AMOUNT', 'DATE', 'ACCOUNT', 'COUNTERPARTY'],
      differs: ['NAME'],
      expectedAmount: '-1250.00',
      actualAmount: '-1250.00',
      businessDays: 0,
      accounts: null,
      counterparties: null,
      otherEntryIds: [],
      itemCount: 1,
      items: [item],
    },
  ],
};
const openEntry = {
  entry,
  account: statement.account,
  state: 'OPEN',
  proposal,
  posted: null,
  setAside: null,
};
const postedEntry = {
  ...openEntry,
  state: 'POSTED',
  proposal: null,
  posted: {
    way: 'PROPOSAL',
    by: APPROVER,
    at: '2026-03-03T06:00:00.000Z',
    reason: null,
    postingCount: 1,
    postings: [{ kind: 'PAYOUT', amount: '-1250.00', expectedAmount: '-1250.00', item }],
  },
};
const asideRequest = { reason: 'The bank will take it back tomorrow.' };
const balanceDay = {
  date: '2026-03-02',
  statement: { id: statement.id, name: statement.name },
  ledgerBalance: '101250.00',
  statementBalance: '100000.00',
  differenceAmount: '1250.00',
  reasons: [{ code: 'OPEN_ENTRIES', amount: '1250.00' }],
};

const pageOf = (item: object) => ({ items: [item], total: 1, offset: 0, limit: 50 });

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
          problem: null,
        },
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
  confirmBankRecall: { answers: { 200: recalledFile } },
  withdrawBankRecall: { answers: { 200: bankFile } },
  uploadBankReply: {
    request: { fileName: 'REPLY-0012.txt', content: 'MDAwTDIwMjYwMzAyT1VUMDE=' },
    answers: { 200: waitingReply },
  },
  listBankReplies: { answers: { 200: pageOf(reply) } },
  getBankReply: { answers: { 200: reply } },
  uploadStatement: {
    request: { fileName: statement.file.fileName, content: 'PERvY3VtZW50Lz4=' },
    answers: {
      200: {
        ...statement.file,
        sha256: bankFile.sha256,
        byteCount: 4_200,
        receivedAt: statement.receivedAt,
        receivedBy: PREPARER,
        statements: [{ arrival: 'NEW', statement }],
      },
    },
  },
  previewStatementCsv: {
    request: { content: 'RGF0ZSxBbW91bnQK', connectionId: bankConnection.id },
    answers: {
      200: {
        profile: csvProfile,
        source: 'REMEMBERED',
        columns: [
          { ref: 'Date', header: 'Date', samples: ['02/03/2026'] },
          { ref: 'Description', header: 'Description', samples: ['RENT MARCH'] },
          { ref: 'Amount', header: 'Amount', samples: ['-4,200.00'] },
        ],
        reading: {
          currency: 'ZAR',
          entryCount: 1,
          moneyIn: '0.00',
          moneyOut: '-4200.00',
          firstDay: '2026-03-02',
          lastDay: '2026-03-02',
          opening: null,
          closing: null,
          follows: null,
          entries: [
            { bookingDate: '2026-03-02', amount: '-4200.00', text: 'RENT MARCH', bankReference: null },
          ],
        },
        problem: null,
        problemParams: null,
      },
    },
  },
  listStatements: { answers: { 200: pageOf(statement) } },
  getStatement: { answers: { 200: statement } },
  listStatementEntries: { answers: { 200: pageOf(entry) } },
  listStatementFindings: { answers: { 200: pageOf(finding) } },
  closeStatementFinding: {
    request: closeFinding,
    answers: {
      200: { ...finding, resolvedAt: '2026-03-04T06:00:00.000Z', closed: { by: APPROVER, ...closeFinding } },
    },
  },
  listRefusedStatements: { answers: { 200: pageOf(refusedStatement) } },
  downloadRefusedStatement: { answers: { 200: '<Document/>' } },
  dismissRefusedStatement: {
    request: dismissRefused,
    answers: {
      200: {
        ...refusedStatement,
        dismissed: { by: APPROVER, at: '2026-03-04T06:00:00.000Z', ...dismissRefused },
      },
    },
  },
  listReconciliationEntries: { answers: { 200: pageOf(openEntry) } },
  getReconciliationEntry: { answers: { 200: openEntry } },
  listEntryCandidates: { answers: { 200: [item] } },
  postProposal: { request: { proposalId: proposal.id }, answers: { 200: postedEntry } },
  postEntry: {
    request: { kind: 'PAYOUT', withdrawalIds: [WITHDRAWAL_ID] },
    answers: { 200: { ...postedEntry, posted: { ...postedEntry.posted, way: 'CHOICE' } } },
  },
  setEntryAside: {
    request: asideRequest,
    answers: {
      200: {
        ...openEntry,
        state: 'SET_ASIDE',
        setAside: { by: APPROVER, at: '2026-03-03T06:00:00.000Z', ...asideRequest },
      },
    },
  },
  listStatementConfirmations: { answers: { 200: [waitingStatement] } },
  confirmStatement: {
    request: { waitingId: waitingStatement.waitingId },
    answers: { 200: { postedCount: 12, waiting: null } },
  },
  listStatementAccounts: {
    answers: {
      200: [
        {
          account: statement.account,
          openEntries: 1,
          proposals: 1,
          waiting: 0,
          openFindings: 1,
          latest: balanceDay,
        },
      ],
    },
  },
  listBalanceDays: { answers: { 200: pageOf(balanceDay) } },
  listBankReplyChanges: { answers: { 200: pageOf(replyChange) } },
  confirmBankReply: { answers: { 200: reply } },
  closeBankReply: { request: closeRequest, answers: { 200: closedReply } },
};
