import { HOUR_MS } from '../../../shared/time.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { repeat } from './repeat.ts';

/** An exchange that stood still for longer than this charges for so many hours and forgives the others. */
const MOST_MISSED = 24;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Strikes every hour until the process closes: interest and funding are due then. Those missed while it stood
 * still are struck at once.
 */
export async function startHours(exchange: ExchangeService): Promise<void> {
  const { context } = exchange;
  const strike = await hourStriker(exchange);
  const untilNext = () => Math.min(LONGEST_PAUSE_MS, HOUR_MS - (context.clock.nowMs() % HOUR_MS) + 5);
  const running = repeat(strike, untilNext, (error) =>
    context.log.warn({ err: error }, 'the exchange could not strike the hour'),
  );
  context.onClose(() => running.stop());
}

/**
 * Charges the hours that are due, each once, even when the clock was ahead and has charged some of them
 * early.
 */
export async function hourStriker(exchange: ExchangeService): Promise<() => Promise<void>> {
  const { engine, context, openedAfterMs } = exchange;
  // The table shows an hour only once it is projected; an hour that is not in it yet would be charged twice.
  await engine.projected();
  const struck = new Set(
    (await context.database.query('SELECT hour::int AS hour FROM exchange.hours')).map((row) => row.hour),
  );
  // Nothing is due for the time before the exchange.
  let last = struck.size > 0 ? Math.min(...struck) : hourOf(openedAfterMs || engine.state.at);
  return async () => {
    const now = hourOf(context.clock.nowMs());
    last = Math.min(last, now);
    last = Math.max(last, now - MOST_MISSED);
    for (let hour = last + 1; hour <= now; hour++) {
      if (struck.has(hour)) continue;
      await engine.submit({ type: 'hour', hour });
      struck.add(hour);
    }
  };
}

/** The hour of a time, counted from the epoch. */
function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}
