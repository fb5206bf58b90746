import type { getFundingRecord as op } from '../../../../contract/funding-records.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadFundingRecord } from './funding-for-display.ts';
import { todayOf } from './today.ts';

/** GET /payments/funding-records/{id}. Errors: 404. */
export function getFundingRecord(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller, params }) =>
    loadFundingRecord(
      database,
      caller.entityId,
      params.id,
      await todayOf(context, database, caller.entityId),
    );
}
