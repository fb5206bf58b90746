import { LONGEST_RETURN_WINDOW_MS } from '../../../../domain/countries/registry.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { BankConnection } from '../../connection/connection.ts';
import { reverseReturned } from '../settlement/reverse-returned.ts';

const EVERY_MS = 1_000;
/** A bank statement may be late. Reading one twice changes nothing. */
const OVERLAP_MS = 60_000;
/** Returns are found even if no worker has run for this long. */
const LONGEST_OUTAGE_MS = 30 * DAY_MS;

/**
 * A worker that starts reads back this far: the returns that the bank may report late, and those that it
 * reported while no worker ran.
 */
export const FIRST_READ_MS = LONGEST_RETURN_WINDOW_MS + LONGEST_OUTAGE_MS;

/** Reads the bank statements of one connection every second, and books the payments that were returned. */
export function watchStatements(context: Context, connection: BankConnection): { stop(): Promise<void> } {
  let since = context.clock.nowMs() - FIRST_READ_MS;
  let reading: Promise<void> = Promise.resolve();
  let isBusy = false;

  const read = async (): Promise<void> => {
    const now = context.clock.nowMs();
    // The clock may have been set back since.
    const returned = await connection.returnedSince(new Date(Math.min(since, now - OVERLAP_MS)));
    const unbookedFrom = await reverseReturned(context, returned);
    since = Math.min(now - OVERLAP_MS, unbookedFrom?.getTime() ?? Infinity);
  };

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    reading = read()
      .catch((error: unknown) =>
        context.log.warn(
          { err: error, connection: connection.name },
          'the bank statements could not be read; the worker tries again',
        ),
      )
      .finally(() => {
        isBusy = false;
      });
  }, EVERY_MS);

  return {
    stop: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}
