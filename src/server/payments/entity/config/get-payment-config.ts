import type { getPaymentConfig as op } from '../../../../contract/payment-config.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { showPaymentConfig } from './config-changes.ts';

/** GET /payments/config: the config in force, or the country's defaults as version 0. */
export function getPaymentConfig(context: Context): Handler<typeof op> {
  return ({ caller }) => showPaymentConfig(context.database, caller.entityId);
}
