import type { getSettlement as op } from '../../../../contract/settlements.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadSettlementDetail } from './settlement-detail.ts';

/** GET /payments/settlements/{id}. Errors: 404. */
export function getSettlement({ database }: Context): Handler<typeof op> {
  return ({ caller, params }) => loadSettlementDetail(database, caller.entityId, params.id);
}
