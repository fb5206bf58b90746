import { HOUR_MS } from '../../../shared/time.ts';
import type { Exchange } from '../exchange.ts';
import { repeat } from './repeat.ts';

/** An exchange that stood still for longer than this charges for so many hours and forgives the others. */
const MOST_MISSED = 24;
const LONGEST_PAUSE_MS = 30_000;

/** Strikes every hour until the process closes: interest and funding are due then. Those missed while it stood still are struck at once. */
export async function startHours(exchange: Exchange): Promise<void> {
  const { context } = exchange;
  const strike = await hourStriker(exchange);
  const untilNext = () => Math.min(LONGEST_PAUSE_MS, HOUR_MS - (context.clock.nowMs() % HOUR_MS) + 5);
  const running = repeat(strike, untilNext, (error) => context.log.warn({ err: error }, 'the exchange could not strike the hour'));
  context.onClose(() => running.stop());
}

/** Strikes the hours that have passed since the last one that was struck, each once. */
export async function hourStriker(exchange: Exchange): Promise<() => Promise<void>> {
  const { engine, context } = exchange;
  let struck = await lastStruck(exchange);
  return async () => {
    const now = hourOf(context.clock.nowMs());
    struck = Math.max(struck, now - MOST_MISSED);
    while (struck < now) {
      await engine.submit({ type: 'hour' });
      struck++;
    }
  };
}

/** The hour, counted from the epoch, that was struck last; when the journal knows of none, that of the exchange's last command. */
async function lastStruck({ engine, context, openedAfterMs }: Exchange): Promise<number> {
  const [row] = await context.database.query<{ command: string }>(`SELECT command FROM exchange.commands WHERE command LIKE '{"type":"hour"%' ORDER BY sequence DESC LIMIT 1`);
  if (row) return hourOf((JSON.parse(row.command) as { at: number }).at);
  return hourOf(openedAfterMs || engine.state.at);
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS);
}
