import { explain, type Explained } from '../../shared/error-texts.ts';
import { Problem } from '../../shared/errors.ts';
import type { Context } from './context.ts';

/** Whether the remaining space is needed for work that was already accepted. */
export function isDiskNearlyFull({ diskSpace }: Pick<Context, 'diskSpace'>): boolean {
  return diskSpace?.current()?.state === 'full';
}

/** Refuses work that takes much space while the disk is nearly full. Throws 503 `storage_full`. */
export function requireRoomOnDisk(context: Context, detail: Explained = explain('storage_full')): void {
  if (isDiskNearlyFull(context))
    throw new Problem(503, 'storage_full', 'Out of space', detail, { headers: { 'retry-after': '60' } });
}
