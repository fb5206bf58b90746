import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** The profiles by which files carry the payments of an entity, by rail. */
export async function liveProfiles(
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<ReadonlyMap<Rail, BankFileProfile>> {
  const rows = await db.query(
    `SELECT rails, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2`,
    [entityId, currency],
  );
  return new Map(rows.flatMap(({ rails, profile }) => rails.map((rail) => [rail, profile!])));
}
