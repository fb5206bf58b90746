import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/pool.ts';
import { safePosition } from '../safe-position.ts';

/**
 * Resolves once every event that is committed may be read. Transactions of other databases of the cluster
 * hold the horizon back as well, and tests run beside each other.
 */
export async function whenReadable(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ last: string | null }>(
    'SELECT max(position) AS last FROM events',
  );
  const last = BigInt(rows[0]!.last ?? 0);
  while ((await safePosition(database)) < last) await pause(20);
}
