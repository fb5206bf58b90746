import type { getPaymentConfig as op } from '../../../contract/payment-config.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displayPaymentConfig, loadPaymentConfig } from './payment-config.ts';

/** GET /payments/config: the saved config, or the country's defaults as version 0. */
export function getPaymentConfig(context: Context): Handler<typeof op> {
  return async ({ caller }) =>
    displayPaymentConfig(await loadPaymentConfig(context.database, caller.entityId));
}
