import type { listBankConnections as op } from '../../../contract/dashboard/bank-connections.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadConnections } from './connection-for-display.ts';

/** GET /app/bank-connections. */
export function listBankConnections(context: Context): Handler<typeof op> {
  return ({ caller }) => loadConnections(context.database, caller.entityId);
}
