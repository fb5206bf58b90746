import { HOUR_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRail } from '../rail/rail.ts';
import { reverseReturned } from '../settlement/reverse-returned.ts';

const EVERY_MS = 1_000;
/** Banks return a payment up to 96 hours after it was booked; a worker that was away reads the statements of all of them. */
const LOOK_BACK_MS = 100 * HOUR_MS;
/** A statement may be late; reading one twice changes nothing. */
const OVERLAP_MS = 60_000;

/** Reads the rail's statements from time to time and books what came back. */
export function watchStatements(context: Context, rail: PaymentRail): { stop(): Promise<void> } {
  let since = context.clock.nowMs() - LOOK_BACK_MS;
  let reading: Promise<void> = Promise.resolve();
  let busy = false;

  const read = async (): Promise<void> => {
    const now = context.clock.nowMs();
    const unbookedFrom = await reverseReturned(context, await rail.statements(new Date(since)));
    since = Math.min(now - OVERLAP_MS, unbookedFrom?.getTime() ?? Infinity);
  };

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    reading = read()
      .catch((error: unknown) => context.log.warn({ err: error }, 'the statements could not be read; they are read again'))
      .finally(() => {
        busy = false;
      });
  }, EVERY_MS);

  return {
    stop: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}
