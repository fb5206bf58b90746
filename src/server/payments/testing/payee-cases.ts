import { batchIn, type Case, type Setting } from './operation-cases.ts';

const PAYEES = '/app/payees';
const CHANGES = '/app/payee-changes';
const ACCOUNT = { bankCode: 'FNB', accountNumber: '62012345678', accountType: 'CURRENT' };
const EVIDENCE = 'Their letter of 2 March, confirmed by phone.';
const CALL = {
  calledPerson: 'Lerato Kgosi',
  calledNumber: '011 555 0142',
  calledAt: '2026-03-02T07:40:00.000Z',
};
const PROPOSED = { payees: [{ name: 'Kgosi Stationers', ...ACCOUNT }], evidence: EVIDENCE, source: 'FORM' };
const REASON = { reason: 'They closed their business.' };

interface Proposed {
  payeeId: string;
  changeId: string;
  proposalId: string;
}

/** A payee that another user, or the caller, has proposed. */
async function payeeIn(
  { installation, entityId, creatorId, caller }: Setting,
  by?: 'caller',
): Promise<Proposed> {
  const author = by === 'caller' ? caller : installation.as({ id: creatorId, entityId, name: 'creator' });
  const { body } = await author.send('POST', PAYEES, { body: PROPOSED });
  const payee = await author.send('GET', `${PAYEES}/${body.firstPayeeId}`);
  return {
    payeeId: body.firstPayeeId,
    changeId: payee.body.openChange.id,
    proposalId: body.proposalId,
  };
}

/** A payee whose first account was rejected: no change of it waits. */
async function endedPayeeIn(setting: Setting): Promise<string> {
  const { installation, entityId } = setting;
  const { payeeId, changeId } = await payeeIn(setting);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  await approver.send('POST', `${CHANGES}/${changeId}/reject`, { body: REASON });
  return payeeId;
}

/** The register of accounts that may be paid. */
export const PAYEE_CASES: Record<string, Case> = {
  getPayee: { good: async (setting) => ({ path: `${PAYEES}/${(await payeeIn(setting)).payeeId}` }) },
  proposePayees: {
    good: async () => ({ path: PAYEES, body: PROPOSED }),
    bad: { body: { ...PROPOSED, evidence: ' ' } },
  },
  proposePayeeChange: {
    good: async (setting) => ({
      path: `${PAYEES}/${await endedPayeeIn(setting)}/changes`,
      body: { ...ACCOUNT, evidence: EVIDENCE, call: CALL },
    }),
    bad: { body: { ...ACCOUNT, evidence: EVIDENCE } },
  },
  removePayee: {
    good: async (setting) => ({
      path: `${PAYEES}/${(await payeeIn(setting)).payeeId}/remove`,
      body: REASON,
    }),
    bad: { body: {} },
  },
  confirmPayeeChange: {
    good: async (setting) => ({ path: `${CHANGES}/${(await payeeIn(setting)).changeId}/confirm` }),
  },
  rejectPayeeChange: {
    good: async (setting) => ({
      path: `${CHANGES}/${(await payeeIn(setting)).changeId}/reject`,
      body: REASON,
    }),
    bad: { body: { reason: '' } },
  },
  withdrawPayeeChange: {
    good: async (setting) => ({
      path: `${CHANGES}/${(await payeeIn(setting, 'caller')).changeId}/withdraw`,
    }),
  },
  confirmPayeeProposal: {
    good: async (setting) => ({
      path: `/app/payee-proposals/${(await payeeIn(setting)).proposalId}/confirm`,
    }),
  },
  rejectPayeeProposal: {
    good: async (setting) => ({
      path: `/app/payee-proposals/${(await payeeIn(setting)).proposalId}/reject`,
      body: REASON,
    }),
    bad: { body: { reason: '' } },
  },
  withdrawPayeeProposal: {
    good: async (setting) => ({
      path: `/app/payee-proposals/${(await payeeIn(setting, 'caller')).proposalId}/withdraw`,
    }),
  },
  verifyPayee: {
    good: async (setting) => ({ path: `${CHANGES}/${(await payeeIn(setting)).changeId}/verify` }),
  },
  getBatchRegister: {
    good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/register` }),
  },
};
