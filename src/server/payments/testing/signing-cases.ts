import { batchIn, type Case, type Setting } from './operation-cases.ts';

const DELEGATIONS = '/app/delegations';
const POLICY = '/app/signing-policy';
const REASON = 'On leave.';

const day = ({ installation }: Setting, days: number) =>
  new Date(installation.context.clock.nowMs() + days * 86_400_000).toISOString().slice(0, 10);

async function delegateIn({ installation, entityId }: Setting): Promise<string> {
  return (await installation.user(entityId, ['APPROVER'])).id;
}

/** The signing policy and delegations. */
export const SIGNING_CASES: Record<string, Case> = {
  previewSigningPolicy: {
    good: async () => ({
      path: `${POLICY}/preview`,
      body: {
        policy: { groups: [], rules: [{ when: [], signers: [{ groupId: null, count: 2 }], inOrder: false }] },
      },
    }),
    bad: { body: { policy: { groups: [], rules: [{ when: [], signers: [], inOrder: false }] } } },
  },
  getBatchSigners: { good: async (setting) => ({ path: `/app/batches/${await batchIn(setting)}/signers` }) },
  createDelegation: {
    good: async (setting) => ({
      path: DELEGATIONS,
      body: {
        delegateId: await delegateIn(setting),
        startsOn: day(setting, 2),
        endsOn: day(setting, 9),
        reason: REASON,
      },
    }),
    bad: { body: { delegateId: 'not-an-id', startsOn: 'soon', endsOn: 'later', reason: REASON } },
  },
  endDelegation: {
    good: async (setting) => {
      const { installation, entityId, caller } = setting;
      const delegation = {
        delegateId: await delegateIn(setting),
        startsOn: day(setting, 2),
        endsOn: day(setting, 9),
        reason: REASON,
      };
      // An approver ends their own one, and an admin that of another user.
      const own = await caller.send('POST', DELEGATIONS, { body: delegation });
      const other = installation.as(await installation.user(entityId, ['APPROVER']));
      const { body } = own.status === 200 ? own : await other.send('POST', DELEGATIONS, { body: delegation });
      return { path: `${DELEGATIONS}/${body.id}/end` };
    },
  },
};
