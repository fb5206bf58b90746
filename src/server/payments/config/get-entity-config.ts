import type { getEntityConfig as op } from '../../../contract/entity-config.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displayEntityConfig, loadEntityConfig } from './entity-config.ts';

/** GET /payments/entity/config: 204 until the operator sets a config. */
export function getEntityConfig(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const config = await loadEntityConfig(context.database, caller.entityId);
    return config && displayEntityConfig(config);
  };
}
