import type { getStatement as op } from '../../../../contract/dashboard/statements.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadStatementDetails } from './judge-taking-back.ts';

/** GET /app/statements/{id}. Errors: 404. */
export function readStatement({ database }: Context): Handler<typeof op> {
  return ({ caller, params }) => loadStatementDetails(database, caller.entityId, params.id);
}
