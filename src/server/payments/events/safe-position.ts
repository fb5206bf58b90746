import type { Database } from '../../platform/database/pool.ts';

/**
 * The position up to which events may be read. The first call notes what was drawn so far, and the second one
 * raises the position to it if no older change is under way.
 */
export async function safePosition(database: Database): Promise<bigint> {
  await database.query('SELECT advance_events() AS position');
  const [row] = await database.query('SELECT advance_events() AS position');
  return row!.position!;
}
