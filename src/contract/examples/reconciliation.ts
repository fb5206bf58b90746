import { bankFile, pageOf, payment } from './bank-files.ts';
import { entry, statement } from './statements.ts';
import { ADMIN, APPROVER, PAYOUT_ID, WITHDRAWAL_ID, type OperationExamples } from './story.ts';

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

const undoRequest = { reason: 'It is a card payment, no tax.' };

const asideRequest = { reason: 'The bank will take it back tomorrow.' };

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

/** What the entries of statements are: proposals, postings and rules. */
export const RECONCILIATION_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
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
};
