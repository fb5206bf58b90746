import type { createPayer as op } from '../../../contract/collections.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPayer } from './payer-for-display.ts';
import { addPayers } from './resolve-payers.ts';

/** POST /payments/collections/payers: a payer with a standing reference. */
export const createPayer: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const [id] = await addPayers(context, tx, { entityId, by: userId, at }, [body]);
  const payer = await loadPayer(tx, entityId, id!);
  return {
    body: payer,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payer.created',
      subjectType: 'payer',
      subjectId: payer.id,
      details: { name: payer.name, email: payer.email, reference: payer.reference },
    },
  };
};
