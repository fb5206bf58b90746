import type { listPayoutHistory as op } from '../../../../contract/payouts.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findPayouts } from './find-payouts.ts';
import { readHistory } from './read-history.ts';

/** GET /payments/payout/history: newest first by createdAt and id. */
export function listPayoutHistory(context: Context): Handler<typeof op> {
  return ({ caller, query }) =>
    readHistory(context, (db) =>
      findPayouts(db, caller.entityId, { ...query, sort: 'createdAt', order: 'desc' }),
    );
}
