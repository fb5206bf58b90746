import { ADMIN, APPROVER, type OperationExamples, PREPARER } from './story.ts';

const FINANCE = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9fa1';
const BATCH = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01';

const policy = {
  groups: [{ id: FINANCE, name: 'Finance', memberIds: [APPROVER.userId, ADMIN.userId] }],
  rules: [
    {
      when: [{ kind: 'AMOUNT', currency: 'ZAR', above: '100000.00' }],
      signers: [{ groupId: FINANCE, count: 2 }],
      inOrder: false,
    },
  ],
};
const needed = {
  total: 2,
  groups: [{ groupId: FINANCE, name: 'Finance', count: 2, members: [APPROVER, ADMIN] }],
  inOrder: false,
};
const delegation = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9fd1',
  user: APPROVER,
  delegate: ADMIN,
  startsAt: '2026-03-31T22:00:00.000Z',
  endsAt: '2026-04-14T22:00:00.000Z',
  reason: 'On leave until 14 April.',
  endedAt: null,
  endedBy: null,
};

/** The signing policy, delegations, and the signers of a batch. */
export const SIGNING_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  getSigningPolicy: {
    answers: {
      200: {
        version: 1,
        inForceFrom: '2026-03-02T09:00:00.000Z',
        policy,
        people: [
          { ...ADMIN, isApprover: true, isPreparer: false },
          { ...APPROVER, isApprover: true, isPreparer: false },
          { ...PREPARER, isApprover: false, isPreparer: true },
        ],
        waitingChangeId: null,
      },
    },
  },
  previewSigningPolicy: {
    request: {
      policy,
      sample: { currency: 'ZAR', amount: '250000.00', hasNewPayee: false, hasChangedAccount: false },
    },
    answers: {
      200: {
        compared: 312,
        differing: {
          total: 1,
          unsigned: 1,
          items: [
            {
              id: BATCH,
              label: 'Salaries March',
              status: 'COMPLETE',
              createdAt: '2026-03-02T08:15:30.000Z',
              preparedBy: PREPARER,
              currency: 'ZAR',
              totalAmount: '250000.00',
              before: { total: 1, groups: [], inOrder: false },
              after: needed,
              signedBy: [APPROVER],
              isEnough: false,
            },
          ],
        },
        unsignable: [
          {
            rules: [0],
            preparer: APPROVER,
            missing: 1,
            groups: [{ groupId: FINANCE, name: 'Finance', missing: 1 }],
          },
        ],
        sample: needed,
      },
    },
  },
  getBatchSigners: {
    answers: {
      200: {
        requirements: [
          {
            isOfPreparation: true,
            missing: 1,
            inOrder: false,
            groups: [{ groupId: FINANCE, name: 'Finance', missing: 1, couldSign: [APPROVER] }],
          },
        ],
        isPossible: true,
        own: 'HAS_SIGNED',
        onBehalfOf: [{ user: APPROVER, state: 'HAS_SIGNED' }],
      },
    },
  },
  listDelegations: { answers: { 200: { items: [delegation], candidates: [ADMIN] } } },
  createDelegation: {
    request: {
      delegateId: ADMIN.userId,
      startsOn: '2026-04-01',
      endsOn: '2026-04-14',
      reason: delegation.reason,
    },
    answers: { 200: delegation },
  },
  endDelegation: {
    answers: { 200: { ...delegation, endedAt: '2026-04-02T08:00:00.000Z', endedBy: APPROVER } },
  },
};
