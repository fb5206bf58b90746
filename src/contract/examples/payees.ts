import { ADMIN, APPROVER, type OperationExamples, PREPARER } from './story.ts';

const PAYEE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba011';
const CHANGE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba021';
const PROPOSAL_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba031';

const account = {
  bankCode: 'NEDBANK',
  branchCode: '198765',
  accountNumber: '1234567890',
  accountType: 'CURRENT',
  referenceFormat: null,
};
const newAccount = { ...account, bankCode: 'FNB', branchCode: '250655', accountNumber: '62012345678' };
const answer = { result: 'MATCH', differs: [], answeredAt: '2026-02-02T08:01:00.000Z' };

const openChange = {
  id: CHANGE_ID,
  kind: 'CHANGE',
  state: 'WAITING',
  account: newAccount,
  proposedBy: PREPARER,
  proposedAt: '2026-03-02T08:00:00.000Z',
  countsFrom: null,
  expiresAt: '2026-03-16T08:00:00.000Z',
  proposalId: PROPOSAL_ID,
};
const payee = {
  id: PAYEE_ID,
  name: 'Kgosi Stationers',
  account,
  paidFrom: '2026-02-03T08:00:00.000Z',
  openChange,
  verification: answer,
  createdAt: '2026-02-01T08:00:00.000Z',
};
const call = {
  calledPerson: 'Lerato Kgosi, accounts',
  calledNumber: '011 555 0142',
  calledAt: '2026-03-02T07:40:00.000Z',
};
const evidence = 'Their letter of 1 March, confirmed by phone.';

const first = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba022',
  number: 1,
  kind: 'ADD',
  state: 'CONFIRMED',
  account,
  isPaid: true,
  calledPerson: null,
  calledNumber: null,
  calledAt: null,
  evidence: 'Their invoice and the supplier form.',
  source: 'FORM',
  fileName: null,
  proposalId: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba032',
  proposedBy: PREPARER,
  proposedAt: '2026-02-01T08:00:00.000Z',
  confirmedBy: APPROVER,
  confirmedAt: '2026-02-02T08:00:00.000Z',
  countsFrom: '2026-02-03T08:00:00.000Z',
  endedBy: null,
  endedAt: null,
  endReason: null,
  verifications: [
    {
      id: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba041',
      askedBy: PREPARER,
      askedAt: '2026-02-02T08:00:00.000Z',
      isOpen: false,
      answers: [answer],
    },
  ],
};
const waiting = {
  ...first,
  id: CHANGE_ID,
  number: 2,
  kind: 'CHANGE',
  state: 'WAITING',
  account: newAccount,
  isPaid: false,
  ...call,
  evidence,
  proposalId: PROPOSAL_ID,
  proposedAt: '2026-03-02T08:00:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  countsFrom: null,
  verifications: [],
};
const detail = { ...payee, changes: [waiting, first], mayConfirm: [APPROVER, ADMIN], canVerify: true };

const confirmed = {
  state: 'CONFIRMED',
  confirmedBy: APPROVER,
  confirmedAt: '2026-03-02T09:00:00.000Z',
  countsFrom: '2026-03-03T09:00:00.000Z',
};
const ended = (state: string, by = APPROVER) => ({
  ...detail,
  openChange: null,
  mayConfirm: [],
  changes: [
    {
      ...waiting,
      state,
      endedBy: by,
      endedAt: '2026-03-02T09:00:00.000Z',
      endReason: state === 'REJECTED' ? 'The number is not on their invoices.' : null,
    },
    first,
  ],
});
const { referenceFormat: _, ...sent } = newAccount;

/** Kgosi Stationers has a new account; its old one is paid until a second person has confirmed it. */
export const PAYEE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listPayees: {
    answers: {
      200: {
        items: [payee],
        total: 1,
        offset: 0,
        limit: 50,
        waiting: 1,
        deciders: [APPROVER, ADMIN],
        policy: 'WARN',
      },
    },
  },
  listPublicPayees: {
    answers: {
      200: [
        {
          code: 'REVENUE',
          name: 'Revenue Service',
          account: { ...account, referenceFormat: '#########!' },
          referenceHelp: 'The tax number of your company, ten digits.',
          sourceDate: '2026-01-31',
        },
      ],
    },
  },
  getPayee: { answers: { 200: detail } },
  proposePayees: {
    request: {
      payees: [{ name: 'Kgosi Stationers', ...sent }],
      evidence,
      call,
      source: 'FORM',
    },
    answers: { 200: { proposalId: PROPOSAL_ID, count: 1, firstPayeeId: PAYEE_ID } },
  },
  proposePayeeChange: { request: { ...sent, evidence, call }, answers: { 200: detail } },
  removePayee: {
    request: { reason: 'They closed their business.' },
    answers: {
      200: {
        ...ended('ENDED'),
        account: null,
        paidFrom: null,
        verification: null,
      },
    },
  },
  confirmPayeeChange: {
    answers: {
      200: {
        ...detail,
        mayConfirm: [],
        openChange: { ...openChange, state: 'CONFIRMED', countsFrom: confirmed.countsFrom },
        changes: [{ ...waiting, ...confirmed }, first],
      },
    },
  },
  rejectPayeeChange: {
    request: { reason: 'The number is not on their invoices.' },
    answers: { 200: ended('REJECTED') },
  },
  withdrawPayeeChange: { answers: { 200: ended('WITHDRAWN', PREPARER) } },
  confirmPayeeProposal: { answers: { 200: { count: 12 } } },
  rejectPayeeProposal: {
    request: { reason: 'This is the list of last year.' },
    answers: { 200: { count: 12 } },
  },
  withdrawPayeeProposal: { answers: { 200: { count: 12 } } },
  verifyPayee: {
    answers: {
      200: {
        ...detail,
        changes: [
          {
            ...waiting,
            verifications: [
              {
                id: '01939b5e-7c1a-7f00-8a54-0d5a3e1ba042',
                askedBy: APPROVER,
                askedAt: '2026-03-02T08:30:00.000Z',
                isOpen: true,
                answers: [],
              },
            ],
          },
          first,
        ],
      },
    },
  },
  getBatchRegister: {
    answers: {
      200: {
        policy: 'WARN',
        verifiedAbove: null,
        registered: 3,
        findings: [{ finding: 'OTHER_ACCOUNT', count: 1 }],
        items: [
          {
            rowNumber: 4,
            beneficiaryName: 'Kgosi Stationers',
            bankCode: 'FNB',
            branchCode: '250655',
            accountNumber: '62012345678',
            accountType: 'CURRENT',
            mark: {
              finding: 'OTHER_ACCOUNT',
              payee: { id: PAYEE_ID, name: 'Kgosi Stationers', account },
              verification: answer,
            },
          },
        ],
      },
    },
  },
};
