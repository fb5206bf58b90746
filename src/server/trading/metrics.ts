import type { Registry } from 'prom-client';
import type { Context } from '../platform/context.ts';
import { addGauge } from '../platform/operations/gauges.ts';
import type { ExchangeService } from './exchange-service.ts';

/**
 * Gauges of the exchange. `current` is the exchange while this process runs it; null while another one
 * does.
 */
export function addExchangeMetrics(
  registry: Registry,
  { database, clock }: Context,
  current: () => ExchangeService | null,
): void {
  addGauge(
    registry,
    { name: 'outlay_exchange_leader', help: 'Whether this process runs the exchange: 1 or 0.' },
    () => [{ value: current() ? 1 : 0 }],
  );
  addGauge(
    registry,
    {
      name: 'outlay_exchange_journal_age_seconds',
      help: 'Time since the last command of the journal, on the leader.',
    },
    () => {
      const exchange = current();
      return exchange ? [{ value: secondsSince(exchange.engine.state.at) }] : [];
    },
  );
  addGauge(
    registry,
    {
      name: 'outlay_exchange_projection_lag_commands',
      help: 'Commands in the journal that the tables do not show yet.',
    },
    async () => {
      const [row] = await database.query(
        `SELECT greatest(0, coalesce((SELECT max(sequence) FROM exchange.commands), 0)
                            - coalesce((SELECT sequence FROM exchange.progress), 0))::float8 AS lag`,
      );
      return [{ value: row!.lag }];
    },
  );
  addGauge(
    registry,
    {
      name: 'outlay_exchange_replay_commands',
      help: 'Commands in the journal after the newest snapshot, which a start would replay.',
    },
    async () => {
      const [row] = await database.query(
        `SELECT greatest(0, coalesce((SELECT max(sequence) FROM exchange.commands), 0)
                            - coalesce((SELECT max(sequence) FROM exchange.snapshots), 0))::float8 AS count`,
      );
      return [{ value: row!.count! }];
    },
  );
  addGauge(
    registry,
    {
      name: 'outlay_exchange_snapshot_age_seconds',
      help: 'Age of the newest snapshot; absent before the first.',
    },
    async () => {
      const [row] = await database.query(
        'SELECT created_at AS at FROM exchange.snapshots ORDER BY sequence DESC LIMIT 1',
      );
      return row ? [{ value: secondsSince(row.at.getTime()) }] : [];
    },
  );

  function secondsSince(atMs: number): number {
    return Math.max(0, (clock.nowMs() - atMs) / 1_000);
  }
}
