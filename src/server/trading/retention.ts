import { DAY_MS, HOUR_MS } from '../../shared/time.ts';
import type { ExchangeService } from './exchange-service.ts';
import { repeat } from './repeat.ts';

/**
 * Retention, in multiples of TRADING_RETENTION_DAYS: one for trades without a client, the listed number for
 * candles by their period in seconds; all other candles and everything of clients are kept for good. Every
 * account but the market makers and the house is a client.
 */
const CANDLES_KEPT: readonly (readonly [period: number, times: number])[] = [
  [60, 1],
  [300, 6],
  [900, 6],
  [1_800, 24],
  [3_600, 24],
];
/** The charged hours are kept much longer than a clock can be wrong by. */
const HOURS_KEPT = 24 * 60;

/** Rows of one deletion: few enough that the projector never waits for it. */
const ROWS_AT_ONCE = 5_000;
const BETWEEN_MS = 50;
const EVERY_MS = HOUR_MS;

export interface Retention {
  /** Deletes expired rows, a bounded number at a time. Returns how many rows of each table it deleted. */
  run(): Promise<{ trades: number; buckets: number }>;
  /** Ends a run under way after its current SQL statement. */
  stop(): void;
}

/** Runs hourly until the exchange closes. */
export function startRetention(exchange: ExchangeService): void {
  const { context } = exchange;
  const retention = openRetention(exchange, BETWEEN_MS);
  const work = async () => {
    const deleted = await retention.run();
    if (deleted.trades > 0 || deleted.buckets > 0)
      context.log.info(deleted, 'old trades and candles of the market makers were deleted');
  };
  const running = repeat(
    work,
    () => EVERY_MS,
    (error) => context.log.warn({ err: error }, 'old trades and candles could not be deleted'),
  );
  context.onClose(() => {
    retention.stop();
    return running.stop();
  });
}

export function openRetention(
  { context, engine }: Pick<ExchangeService, 'context' | 'engine'>,
  betweenMs = 0,
): Retention {
  const { database, clock, configuration } = context;
  const keptMs = configuration.trading.retentionDays * DAY_MS;
  /** Trades up to this number have been examined; the remaining ones are kept. */
  let lookedAt = 0;
  let stopped = false;

  const deleteTrades = async (): Promise<number> => {
    const before = new Date(clock.nowMs() - keptMs);
    let deleted = 0;
    for (;;) {
      const rows = await database.query(
        `SELECT number, EXISTS (SELECT FROM exchange.fills f WHERE f.trade = looked.number) AS "isClients"
         FROM (SELECT number, at FROM exchange.trades WHERE number > $1 ORDER BY number LIMIT $2) AS looked
         WHERE at < $3
         ORDER BY number`,
        [lookedAt, ROWS_AT_ONCE, before],
      );
      if (rows.length === 0 || stopped) return deleted;
      const numbers = rows.filter(({ isClients }) => !isClients).map(({ number }) => number);
      if (numbers.length > 0)
        await database.query('DELETE FROM exchange.trades WHERE number = ANY($1::bigint[])', [numbers]);
      deleted += numbers.length;
      lookedAt = Number(rows.at(-1)!.number);
      await pause(betweenMs);
    }
  };

  /**
   * The newest candle of a market is kept at any age: its close is the price of the empty periods after it.
   */
  const deleteBuckets = async (pair: string, period: number, before: number): Promise<number> => {
    let deleted = 0;
    while (!stopped) {
      const rows = await database.query(
        `DELETE FROM exchange.buckets
         WHERE pair = $1
           AND period = $2
           AND start IN (
             SELECT start
             FROM exchange.buckets
             WHERE pair = $1
               AND period = $2
               AND start < $3
               AND start < (SELECT max(start) FROM exchange.buckets WHERE pair = $1 AND period = $2)
             ORDER BY start LIMIT $4
           )
         RETURNING start`,
        [pair, period, before, ROWS_AT_ONCE],
      );
      deleted += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
      await pause(betweenMs);
    }
    return deleted;
  };

  return {
    run: async () => {
      const trades = await deleteTrades();
      let buckets = 0;
      for (const [period, times] of CANDLES_KEPT) {
        const before = Math.floor((clock.nowMs() - times * keptMs) / 1_000);
        for (const { symbol } of engine.state.rules.pairs)
          buckets += await deleteBuckets(symbol, period, before);
      }
      if (!stopped)
        await database.query(
          'DELETE FROM exchange.hours WHERE hour < (SELECT max(hour) FROM exchange.hours) - $1::bigint',
          [HOURS_KEPT],
        );
      return { trades, buckets };
    },
    stop: () => {
      stopped = true;
    },
  };
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
