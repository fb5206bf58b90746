import type { listStatementConfirmations } from '../../../../contract/dashboard/statement-confirmations.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadWaiting } from './waiting-statements.ts';

/** GET /app/statement-confirmations. */
export function listConfirmations({ database }: Context): Handler<typeof listStatementConfirmations> {
  return ({ caller }) => loadWaiting(database, caller.entityId);
}
