import { pageOf } from './bank-files.ts';
import { statement } from './statements.ts';
import { ADMIN, APPROVER, type OperationExamples } from './story.ts';

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

/** The ledger beside the bank: days, the funding position, ends of months and opening balances. */
export const BANK_BALANCE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
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
          monthToConfirm: null,
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
