import { bankConnection, bankFile, pageOf, payment } from './bank-files.ts';
import { ADMIN, APPROVER, PAYOUT_ID, PREPARER, type OperationExamples, WITHDRAWAL_ID } from './story.ts';

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

const statement = {
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

const undoRequest = { reason: 'It is a card payment, no tax.' };

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
  receiptId: null,
  bankSays: null,
  ofFile: null,
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
      rule: null,
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
  undone: null,
  waitingRuleId: null,
  mayPost: null,
  mayPostProposal: null,
  otherSides: [],
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
    paymentCount: 1,
    rejectedCount: 0,
    postings: [
      {
        kind: 'PAYOUT',
        rule: null,
        amount: '-1250.00',
        expectedAmount: '-1250.00',
        settledFees: '0.00',
        item,
      },
    ],
  },
};
const postedLikeIt = {
  entryId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c99',
  bookingDate: '2026-02-02',
  amount: '-1180.00',
  text: 'SARS EFILING 9212 PAYE',
  category: 'TAX',
};
const waitingRule = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cc1',
  account: statement.account,
  state: 'WAITING',
  category: 'TAX',
  direction: 'OUT',
  words: 'SARS EFILING',
  fromAmount: '0.01',
  toAmount: '1500.00',
  isAutomatic: true,
  entry: {
    id: entry.id,
    bookingDate: '2026-03-02',
    amount: '-1250.00',
    text: 'SARS EFILING 9301 PAYE',
  },
  proposedBy: ADMIN,
  proposedAt: '2026-03-03T08:00:00.000Z',
  mayConfirm: [APPROVER],
  confirmedBy: null,
  confirmedAt: null,
  endedBy: null,
  endedAt: null,
  postedCount: 0,
  openCount: 2,
  postedBefore: [postedLikeIt],
  replaces: [],
};
const ruleInForce = {
  ...waitingRule,
  state: 'IN_FORCE',
  mayConfirm: [],
  confirmedBy: APPROVER,
  confirmedAt: '2026-03-03T08:20:00.000Z',
  postedCount: 1,
  openCount: null,
  postedBefore: [],
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

const waitingMonth = {
  account: statement.account,
  month: '2026-03',
  lastDay: '2026-03-31',
  state: 'WAITING',
  isReady: false,
  bankBalance: '100000.00',
  ledgerBalance: '100000.00',
  differenceAmount: '0.00',
  matters: [{ code: 'SET_ASIDE_ENTRIES', count: 1, weight: 'NOTED' }],
  closing: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ce1',
    requestedBy: ADMIN,
    requestedAt: '2026-04-01T08:15:30.000Z',
    explanation: null,
    confirmedBy: null,
    confirmedAt: null,
    record: {
      month: '2026-03',
      accountNumber: statement.account.accountNumber,
      currency: 'ZAR',
      openingBalance: '101250.00',
      bankBalance: '100000.00',
      ledgerBalance: '100000.00',
      difference: '0.00',
      statements: 21,
      entries: { count: 2, amount: '-1250.00' },
      posted: [{ kind: 'PAYOUT', count: 1, amount: '-1250.00' }],
      other: [],
      setAside: { count: 1, amount: '0.00' },
      settlements: { count: 1, notSettled: 0 },
      entriesDigest: '0d5a3e1b9c21a3f1c09be2d4476a8c5d1e0f7b6a5948372615f0e4d3c2b1a09f',
    },
    digest: 'a3f1c09be2d4476a8c5d1e0f7b6a5948372615f0e4d3c2b1a09f8e7d6c5b4a39',
    bookedLater: null,
    reopening: null,
    mayConfirm: [APPROVER],
  },
};
const closedMonth = {
  ...waitingMonth,
  state: 'CLOSED',
  closing: {
    ...waitingMonth.closing,
    confirmedBy: APPROVER,
    confirmedAt: '2026-04-01T09:00:00.000Z',
    mayConfirm: [],
  },
};
const reopening = {
  by: ADMIN,
  at: '2026-04-09T08:15:30.000Z',
  reason: 'The bank corrected its charges.',
  confirmedBy: null,
  confirmedAt: null,
};

const waitingOpening = {
  account: statement.account,
  state: 'WAITING',
  candidates: [],
  opening: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9cb1',
    statement: { id: statement.id, name: statement.name },
    isSentByBank: false,
    uploadedBy: [ADMIN],
    day: '2026-03-02',
    openingAmount: '101250.00',
    bookedBeforeAmount: '0.00',
    notAtBankAmount: '0.00',
    bookedAmount: '101250.00',
    proposedBy: ADMIN,
    proposedAt: '2026-03-03T08:15:30.000Z',
    mayConfirm: [APPROVER],
    confirmedBy: null,
    confirmedAt: null,
  },
};

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
  undoPosting: {
    request: undoRequest,
    answers: {
      200: { ...openEntry, undone: { by: APPROVER, at: '2026-03-03T07:00:00.000Z', ...undoRequest } },
    },
  },
  listEntryRules: { answers: { 200: pageOf(waitingRule) } },
  suggestEntryRule: {
    answers: {
      200: {
        category: 'TAX',
        words: 'SARS EFILING',
        fromAmount: '1180.00',
        toAmount: '1250.00',
        isAutomatic: false,
        learntFrom: [postedLikeIt],
        widens: null,
        isAsked: true,
      },
    },
  },
  dismissRuleSuggestion: { answers: { 200: openEntry } },
  proposeEntryRule: {
    request: {
      entryId: entry.id,
      category: 'TAX',
      words: 'SARS EFILING',
      fromAmount: '0.01',
      toAmount: '1500.00',
      isAutomatic: true,
    },
    answers: { 200: waitingRule },
  },
  confirmEntryRule: { request: { proposalId: proposal.id }, answers: { 200: ruleInForce } },
  endEntryRule: {
    answers: {
      200: {
        ...ruleInForce,
        state: 'ENDED',
        endedBy: ADMIN,
        endedAt: '2026-04-01T08:00:00.000Z',
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
          isChanging: false,
        },
      ],
    },
  },
  listBalanceDays: { answers: { 200: pageOf({ ...balanceDay, bookedLater: null }) } },
  getFundingPosition: {
    answers: {
      200: [
        {
          currency: 'ZAR',
          accounts: [
            {
              account: statement.account,
              statement: {
                id: statement.id,
                name: statement.name,
                date: '2026-03-02',
                closingAmount: '100000.00',
              },
              lines: [{ code: 'PAYOUTS', amount: '-1250.00' }],
              amount: '98750.00',
              isPaying: true,
              payableAmount: '95000.00',
              offAmount: '0.00',
            },
          ],
          elsewhereAmount: '0.00',
          reservedAmount: '3750.00',
          availableAmount: '95000.00',
        },
      ],
    },
  },
  listMonthEnds: { answers: { 200: pageOf(waitingMonth) } },
  closeMonth: {
    request: { accountId: statement.account.id, month: '2026-03' },
    answers: { 200: waitingMonth },
  },
  confirmMonthClose: {
    request: { digest: waitingMonth.closing.digest },
    answers: { 200: closedMonth },
  },
  withdrawMonthClose: { answers: { 200: { ...waitingMonth, state: 'READY', isReady: true, closing: null } } },
  reopenMonth: {
    request: { reason: reopening.reason },
    answers: {
      200: { ...closedMonth, closing: { ...closedMonth.closing, reopening, mayConfirm: [APPROVER] } },
    },
  },
  confirmMonthReopen: {
    answers: {
      200: {
        ...closedMonth,
        state: 'REOPENED',
        closing: {
          ...closedMonth.closing,
          reopening: { ...reopening, confirmedBy: APPROVER, confirmedAt: '2026-04-09T09:00:00.000Z' },
        },
      },
    },
  },
  exportMonthEnd: { answers: { 200: 'part,count,amount,text\r\n' } },
  listOpeningBalances: { answers: { 200: [waitingOpening] } },
  proposeOpeningBalance: {
    request: { statementId: statement.id },
    answers: { 200: waitingOpening },
  },
  confirmOpeningBalance: {
    request: { bookedAmount: '101250.00' },
    answers: {
      200: {
        ...waitingOpening,
        state: 'BOOKED',
        opening: {
          ...waitingOpening.opening,
          mayConfirm: [],
          confirmedBy: APPROVER,
          confirmedAt: '2026-03-03T08:20:00.000Z',
        },
      },
    },
  },
  withdrawOpeningBalance: {
    answers: {
      200: {
        account: statement.account,
        state: 'MISSING',
        candidates: [
          {
            statement: { id: statement.id, name: statement.name },
            day: '2026-03-02',
            openingAmount: '101250.00',
            isOverdrawn: false,
          },
        ],
        opening: null,
      },
    },
  },
};
