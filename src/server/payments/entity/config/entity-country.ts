import type { Country } from '../../../../domain/countries/country.ts';
import { countryOf, DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The country whose rules an entity pays by: the one that its operator set, or else the default country. */
export async function countryOfEntity(db: Queryable, entityId: string): Promise<Country> {
  const [config] = await db.query('SELECT country FROM entity_configs WHERE entity_id = $1', [entityId]);
  return config ? countryOf(config.country) : DEFAULT_COUNTRY;
}
