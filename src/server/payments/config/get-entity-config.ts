import type { getEntityConfig as op } from '../../../contract/entity-config.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displayEntityConfig, loadEntityConfig } from './entity-config.ts';

/** GET /payments/entity/config: 204 when the operator has set none (the seed's behaviour rule 3). */
export function getEntityConfig(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const config = await loadEntityConfig(context.database, caller.entityId);
    return config && displayEntityConfig(config);
  };
}
