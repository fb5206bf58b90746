import type { Context } from '../../../platform/context.ts';
import { takeSessionLock } from '../../../platform/database/session-lock.ts';

/**
 * Runs `work` while this process holds the lock of the batch; resolves to null when another process has it.
 * The lock of a killed worker is free at once, that of a frozen one within ten seconds. Once `lost()` is true
 * another worker may have it, so `work` must not start anything new.
 */
export async function withBatchLock<T>(
  context: Context,
  batchId: string,
  work: (lost: () => boolean) => Promise<T>,
): Promise<T | null> {
  const lock = await takeSessionLock(context.database.address, 'outlay-batch-lock', {
    key: "hashtextextended('batch ' || $1, 0)",
    values: [batchId],
  });
  if (!lock) return null;
  try {
    return await work(() => lock.isLost());
  } finally {
    await lock.release();
  }
}
