import type { getEntityConfig as op } from '../../../contract/entity-config.ts';
import { earliestCutOff } from '../../../domain/business-days/business-days.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { carriedRails } from '../carriers/carried-rails.ts';
import { openBankConnections, type BankConnections } from './registry.ts';
import { displayEntityConfig, loadEntityConfig } from '../entity/config/entity-config.ts';

/**
 * GET /payments/entity/config: 204 until the operator sets a config. The cut-off of a rail is the earlier of
 * the operator's and the one of the bank connection. A rail that no connection of the entity carries is not
 * listed: a batch by it would be approved and never paid.
 */
export function getEntityConfig(
  context: Context,
  connections: BankConnections = openBankConnections(context),
): Handler<typeof op> {
  return async ({ caller: { entityId } }) => {
    const config = await loadEntityConfig(context.database, entityId);
    if (!config) return null;
    const { currency } = config.country;
    const carried = await carriedRails(context.database, entityId, currency, config.rails);
    const rails = await Promise.all(
      carried.rails.map(async (entry) => {
        const { rail, cutOff } = entry;
        const carrier = await connections.carrierOf(context.database, { entityId, rail, currency });
        return { ...entry, cutOff: earliestCutOff([cutOff, carrier?.capabilities.cutOffs[rail] ?? null]) };
      }),
    );
    return displayEntityConfig({ ...config, rails }, carried.inFiles);
  };
}
