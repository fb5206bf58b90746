import { randomBytes } from 'node:crypto';
import { uuidV7 } from '../../shared/ids.ts';
import type { Clock, Random } from '../../shared/time.ts';

/** The operating system's randomness. */
export const systemRandom: Random = { bytes: (length) => randomBytes(length) };

/** A new time-ordered id. */
export function newId(context: { clock: Clock; random: Random }): string {
  return uuidV7(context.clock.nowMs(), context.random.bytes(10));
}
