import type { getBatchSigners as op } from '../../../../contract/dashboard/signing-policy.ts';
import { canBeSigned, missingSigners } from '../../../../domain/payouts/signers.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { candidatesIn, loadBatchToSign, loadSituation, loadStates, type Situation } from './situation.ts';

/** GET /app/batches/{id}/signers. Errors: 404. */
export function getBatchSigners({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const batch = await loadBatchToSign(database, caller.entityId, params.id);
    const waits = batch.status === 'PENDING_APPROVAL' || batch.status === 'APPROVED';
    if (!waits) return { requirements: [], isPossible: true, own: 'NOT_NEEDED', onBehalfOf: [] };
    const situation = await loadSituation(database, batch, nowOf(clock));
    const candidates = candidatesIn(situation).map(({ userId }) => userId);
    return {
      requirements: displayRequirements(situation, batch.policyVersion),
      isPossible: canBeSigned(situation.requirements, situation.people, candidates),
      ...(await loadStates(database, caller, situation, nowOf(clock))),
    };
  };
}

function displayRequirements(situation: Situation, preparedWith: number) {
  const { requirements, people } = situation;
  const candidates = candidatesIn(situation);
  return requirements.map((requirement) => {
    const { version, policy, needed } = requirement;
    const missing = missingSigners(requirement, people);
    return {
      isOfPreparation: version === preparedWith,
      missing: missing.total,
      inOrder: needed.inOrder && needed.groups.length > 1,
      groups: missing.groups.map(({ groupId, count }) => {
        const { name, memberIds } = policy.groups.find(({ id }) => id === groupId)!;
        const couldSign = candidates.filter(({ userId }) => memberIds.includes(userId));
        return { groupId, name, missing: count, couldSign };
      }),
    };
  });
}
