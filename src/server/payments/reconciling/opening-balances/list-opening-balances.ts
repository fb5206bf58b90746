import type { listOpeningBalances as op } from '../../../../contract/dashboard/opening-balances.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadOpenings } from './opening-for-display.ts';

/** GET /app/opening-balances: in the order in which the first statements of the accounts came. */
export function listOpeningBalances({ database }: Context): Handler<typeof op> {
  return ({ caller }) => loadOpenings(database, caller.entityId);
}
