import type { visitBankNow as op } from '../../../contract/dashboard/bank-connections.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { auditOfConnection, lockConnection } from '../bank-files/connection-for-display.ts';
import { announceVisitNow } from '../base/announce-visit.ts';

/**
 * POST /app/bank-connections/{id}/transport/visit: exchanges the files of a connection without waiting for
 * the next visit. Errors: 404; 400 `bank_not_visited`.
 */
export const visitBankNow: ChangingVerb<typeof op> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const before = await lockConnection(tx, caller.entityId, params.id);
  if (before.transport === 'DOWNLOAD') throw refused('bank_not_visited', explain('bank_not_visited'));
  await announceVisitNow(tx, before.id, at);
  const connection = await lockConnection(tx, caller.entityId, before.id);
  return {
    body: connection,
    audit: auditOfConnection(caller, at, 'bank_connection.visit_requested', connection),
  };
};
