import { randomBytes, randomFillSync } from 'node:crypto';
import { uuidV7 } from '../../shared/ids.ts';
import type { Clock, Random } from '../../shared/time.ts';

/** A request to the operating system costs as much for a few bytes as for thousands. */
const RESERVE_BYTES = 4_096;
const SMALL_BYTES = 32;

/** The operating system's randomness, read ahead for small requests. No byte is given out twice. */
export const systemRandom: Random = { bytes: readAhead() };

function readAhead(): Random['bytes'] {
  const reserve = new Uint8Array(RESERVE_BYTES);
  let next = RESERVE_BYTES;
  return (length) => {
    if (length > SMALL_BYTES) return randomBytes(length);
    if (next + length > RESERVE_BYTES) {
      randomFillSync(reserve);
      next = 0;
    }
    const bytes = reserve.slice(next, next + length);
    // Erase a secret that was given out from the reserve's memory.
    reserve.fill(0, next, next + length);
    next += length;
    return bytes;
  };
}

/** A new time-ordered id. */
export function newId(context: { clock: Clock; random: Random }): string {
  return uuidV7(context.clock.nowMs(), context.random.bytes(10));
}
