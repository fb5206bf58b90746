import { bankConnection, bankFile, pageOf, payment } from './bank-files.ts';
import { APPROVER, PREPARER, type OperationExamples } from './story.ts';

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

export const statement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
  account: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    accountNumber: bankConnection.payer.accountNumber,
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
    receivedBy: APPROVER,
    isFetched: false,
  },
  isUploaded: true,
  takenBack: null,
};

export const entry = {
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
    accountNumber: bankConnection.payer.accountNumber,
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
  uploadedBy: null,
  fetchCount: 1,
  refusedAt: '2026-03-03T05:00:01.000Z',
  refusal: 'statement_account_unknown',
  detail: '62000000009 ZAR',
  params: null,
  dismissed: null,
};

const dismissRefused = { note: 'The bank sent it to us by mistake.' };

const takeBackRequest = { reason: 'It is of another company.' };

const closeFinding = { note: 'The bank confirmed the first one.' };

const waitingStatement = {
  id: statement.file.id,
  waitingId: '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c92',
  fileName: statement.file.fileName,
  sha256: bankFile.sha256,
  receivedAt: statement.receivedAt,
  receivedBy: APPROVER,
  statements: [
    {
      accountNumber: '62000000001',
      currency: 'ZAR',
      day: '2026-03-02',
      openingBalance: '500000.00',
      closingBalance: '375000.00',
    },
  ],
  totals: [{ currency: 'ZAR', entryCount: 12, outAmount: '125000.00', inAmount: '0.00' }],
  mayConfirm: [{ userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14', name: 'approver2' }],
};

/** Statements as they arrive: their files, entries and findings, and those that wait for a second user. */
export const STATEMENT_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  uploadStatement: {
    request: { fileName: statement.file.fileName, content: 'PERvY3VtZW50Lz4=' },
    answers: {
      200: {
        id: statement.file.id,
        fileName: statement.file.fileName,
        format: statement.file.format,
        sha256: bankFile.sha256,
        byteCount: 4_200,
        receivedAt: statement.receivedAt,
        receivedBy: PREPARER,
        statements: [{ arrival: 'NEW', statement }],
        isAgain: false,
        leftOut: null,
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
          otherAccounts: [],
          otherConnectionId: null,
          continuesConnectionId: null,
          difference: null,
          breakLine: null,
          others: [],
          otherCount: 0,
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
  getStatement: { answers: { 200: { ...statement, takeBackRefusal: null } } },
  takeBackStatement: {
    request: takeBackRequest,
    answers: {
      200: {
        ...statement,
        openFindings: 0,
        takenBack: { by: APPROVER, at: '2026-03-03T06:00:00.000Z', ...takeBackRequest },
        takeBackRefusal: {
          detail: 'This statement was taken back.',
          params: { sentence: 'statement_taken_back' },
        },
      },
    },
  },
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
  listStatementConfirmations: { answers: { 200: [waitingStatement] } },
  confirmStatement: {
    request: { waitingId: waitingStatement.waitingId },
    answers: { 200: { postedCount: 12, waiting: null } },
  },
};
