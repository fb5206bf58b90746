import { HOUR_MS } from '../../shared/time.ts';
import type { ExchangeService } from './exchange-service.ts';
import { repeat } from './repeat.ts';

/** The most missed hours that are charged after a standstill; earlier ones are not charged. */
const MOST_MISSED = 24;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Charges interest and funding payments every hour until the process closes. Hours that were missed are
 * charged at once.
 */
export async function startHourlyCharges(exchange: ExchangeService): Promise<void> {
  const { context } = exchange;
  const strike = await hourlyCharger(exchange);
  const untilNext = () => Math.min(LONGEST_PAUSE_MS, HOUR_MS - (context.clock.nowMs() % HOUR_MS) + 5);
  const running = repeat(strike, untilNext, (error) =>
    context.log.warn({ err: error }, 'the exchange could not charge the hour'),
  );
  context.onClose(() => running.stop());
}

/**
 * Charges the hours that are due, each once, even if a clock that was ahead has charged some of them early.
 */
export async function hourlyCharger(exchange: ExchangeService): Promise<() => Promise<void>> {
  const { engine, context, openedAfterMs } = exchange;
  // The table has an hour only once it is projected; without waiting, that hour would be charged twice.
  await engine.projected();
  const charged = new Set(
    (await context.database.query('SELECT hour::int AS hour FROM exchange.hours')).map((row) => row.hour),
  );
  // Nothing is due for the time before the exchange was opened.
  let last = charged.size > 0 ? Math.min(...charged) : hourOf(openedAfterMs || engine.state.at);
  return async () => {
    const now = hourOf(context.clock.nowMs());
    last = Math.min(last, now);
    last = Math.max(last, now - MOST_MISSED);
    for (let hour = last + 1; hour <= now; hour++) {
      if (charged.has(hour)) continue;
      await engine.submit({ type: 'hour', hour });
      charged.add(hour);
    }
  };
}

/** The hour of a time, counted from the epoch. */
function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}
