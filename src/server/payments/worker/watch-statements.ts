import { RETURNED_WITHIN_MS } from '../../../shared/rails.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRail } from '../bank-connections/rail.ts';
import { reverseReturned } from '../settlement/reverse-returned.ts';

const EVERY_MS = 1_000;
/** A statement may be late; reading one twice changes nothing. */
const OVERLAP_MS = 60_000;

/** Reads the rail's statements from time to time and books what came back. */
export function watchStatements(context: Context, rail: PaymentRail): { stop(): Promise<void> } {
  // A worker that was away reads the statements of all that may still have come back.
  let since = context.clock.nowMs() - RETURNED_WITHIN_MS;
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
      .catch((error: unknown) =>
        context.log.warn({ err: error }, 'the statements could not be read; they are read again'),
      )
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
