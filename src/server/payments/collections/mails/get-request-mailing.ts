import type { getRequestMailing as op } from '../../../../contract/reminders.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadEntityConfig } from '../../entity/config/entity-config.ts';
import { mailingObstacle } from './mailing-obstacle.ts';

/** GET /app/request-mailing: whether requests of the entity can be mailed to payers. */
export function getRequestMailing(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId } }) => {
    const config = await loadEntityConfig(database, entityId);
    const { currency } = config?.country ?? DEFAULT_COUNTRY;
    return { obstacle: await mailingObstacle(context, database, entityId, currency) };
  };
}
