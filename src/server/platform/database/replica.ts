import type { Logger } from 'pino';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../shared/time.ts';
import { addGauge } from '../operations/gauges.ts';
import { metrics } from '../operations/metrics.ts';
import { sharedReading } from '../operations/shared-reading.ts';
import { REQUESTS, urlWithOptions, type Patience } from './patience.ts';
import {
  databaseError,
  on,
  openDatabase,
  type Database,
  type DatabaseAddress,
  type Queryable,
  type RowOf,
} from './pool.ts';
import { unavailabilityOf } from './unavailable.ts';

/**
 * Reads that may run on a standby of the database. A read sees every change that any process had committed
 * before it was called: the standby must first have replayed the write-ahead log up to where the primary is
 * at that moment. When it cannot, the primary answers.
 */
export interface Replica {
  /** Runs `work` in a read-only transaction of the standby, or on the primary. It may run once on each. */
  read<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /** A connection to the standby that has caught up, or one to the primary. The caller releases it. */
  connect(): Promise<pg.PoolClient>;
  /**
   * How many seconds the standby is behind the commits of the primary; null when it cannot be reached or is a
   * standby of another primary.
   */
  lagSeconds(): Promise<number | null>;
  close(): Promise<void>;
}

/** How long a read waits for the standby. */
const CATCH_UP_MS = 200;
/** How often the standby is asked meanwhile. */
const POLL_MS = 5;
/**
 * After the primary had to answer, reads do not wait for the standby, or do not ask it at all, for this long.
 */
const PAUSE_MS = 5_000;
/** The log reports at most this often that the primary answered instead. */
const SAY_EVERY_MS = 60_000;
/** A standby that cannot be reached must not delay a read for long. */
const CONNECT_MS = 500;
const STATEMENT_TIMEOUT = '57014';

const reads = new Counter({
  name: 'outlay_replica_reads_total',
  help: 'Reads of the payout history while DATABASE_REPLICA_URL is set, by what answered them and why',
  labelNames: ['answered_by'],
  registers: [metrics],
});

type Outcome = 'replica' | 'primary_replica_behind' | 'primary_replica_unreachable';

class Behind extends Error {}

class NoStandby extends Error {}

interface ReplicaSettings {
  primary: Database;
  address: DatabaseAddress;
  clock: Clock;
  log: Logger;
  patience?: Patience;
}

/** Opens a pool for the standby. Nothing connects until the first read. */
export function openReplica({ primary, address, clock, log, patience = REQUESTS }: ReplicaSettings): Replica {
  const standby = openDatabase(address, { max: 20, name: 'outlay', patience, connectMs: CONNECT_MS });
  let last: Outcome = 'replica';
  let failedAtMs = -Infinity;
  let saidAtMs = -Infinity;

  const note = (outcome: Outcome, error?: unknown): void => {
    reads.inc({ answered_by: outcome });
    last = outcome;
    if (outcome === 'replica') return;
    failedAtMs = clock.nowMs();
    if (Math.abs(failedAtMs - saidAtMs) < SAY_EVERY_MS) return;
    saidAtMs = failedAtMs;
    log.warn({ outcome, err: error }, 'the primary answers reads in place of the replica');
  };
  const inPause = () => Math.abs(clock.nowMs() - failedAtMs) < PAUSE_MS;
  const requireCaughtUp = async ({ lsn, system }: Position, db: Queryable): Promise<void> => {
    const deadline = performance.now() + (inPause() ? 0 : CATCH_UP_MS);
    for (;;) {
      const [replayed] = await db.prepared(REPLAYED, [lsn]);
      if (!replayed!.is_standby || replayed!.system !== system)
        throw new NoStandby('DATABASE_REPLICA_URL does not reach a standby of the database.');
      if (replayed!.has_caught_up) return;
      if (performance.now() >= deadline)
        throw new Behind('The standby has not replayed what the primary has committed.');
      await sleep(POLL_MS);
    }
  };
  /** Asks the standby, or the primary when the standby cannot be used. */
  const either = async <T>(
    onStandby: (target: Position) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> => {
    // When the primary cannot say where it is, such as just after it became a standby, it answers the read.
    const target = await positionOf(primary).catch(() => null);
    if (!target) return onPrimary();
    if (last === 'primary_replica_unreachable' && inPause()) {
      reads.inc({ answered_by: last });
      return onPrimary();
    }
    try {
      const result = await onStandby(target);
      note('replica');
      return result;
    } catch (error) {
      if (!isOfStandby(error)) throw error;
      note(error instanceof Behind ? 'primary_replica_behind' : 'primary_replica_unreachable', error);
      return onPrimary();
    }
  };

  return {
    read: (work) =>
      either(
        (target) =>
          standby.transaction(
            async (tx) => {
              await requireCaughtUp(target, tx);
              return work(tx);
            },
            { readOnly: true },
          ),
        () => work(primary),
      ),
    connect: () =>
      either(
        async (target) => {
          const client = await standby.pool.connect();
          await requireCaughtUp(target, on(client, patience.statementMs)).catch((error: unknown) => {
            client.release(true);
            throw error;
          });
          return client;
        },
        () => primary.pool.connect(),
      ),
    lagSeconds: async () => {
      const { lsn, system } = await positionOf(primary);
      const [standing] = await standby.query(LAG, [lsn]).catch(() => []);
      return standing?.is_standby && standing.system === system ? standing.seconds : null;
    },
    close: () => standby.close(),
  };
}

/** Adds gauges of the standby. */
export function addReplicaMetrics(registry: Registry, replica: Pick<Replica, 'lagSeconds'>): void {
  const lag = sharedReading(() => replica.lagSeconds());
  addGauge(
    registry,
    {
      name: 'outlay_replica_reachable',
      help: 'Whether the standby of DATABASE_REPLICA_URL answers: 1 or 0.',
    },
    async () => [{ value: (await lag()) === null ? 0 : 1 }],
  );
  addGauge(
    registry,
    {
      name: 'outlay_replica_lag_seconds',
      help: 'For how long the standby has not replayed what the primary has committed.',
    },
    async () => {
      const value = await lag();
      return value === null ? [] : [{ value }];
    },
  );
}

/**
 * The position up to which the primary's write-ahead log contains every acknowledged commit: the flushed one,
 * unless the database acknowledges commits before they are flushed.
 */
const POSITION = `
  SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
          ELSE pg_current_wal_flush_lsn() END)::text AS lsn,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`;

const REPLAYED = `
  SELECT pg_is_in_recovery() AS is_standby,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS has_caught_up,
         (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/** The time of the last commit that the standby has replayed, unless it has replayed all of them. */
const LAG = `
  SELECT pg_is_in_recovery() AS is_standby,
         (SELECT system_identifier::text FROM pg_control_system()) AS system,
         CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
              ELSE coalesce(greatest(0, extract(epoch FROM clock_timestamp()
                                                     - pg_last_xact_replay_timestamp())), 0)
         END::float8 AS seconds`;

type Position = RowOf<typeof POSITION>;

async function positionOf(primary: Database): Promise<Position> {
  const [position] = await primary.prepared(POSITION);
  return position!;
}

/**
 * Whether the primary may succeed where the standby failed. A read that took too long on one would take too
 * long on the other.
 */
function isOfStandby(error: unknown): boolean {
  if (databaseError(error)?.code === STATEMENT_TIMEOUT) return false;
  if (databaseError(error) !== null || unavailabilityOf(error) !== null) return true;
  return error instanceof Behind || error instanceof NoStandby;
}

/**
 * The address of the standby: the URL of the operator, with the role of the server's connections to the
 * primary, and read-only even if it reached a primary.
 */
export function replicaAddress(primary: DatabaseAddress, replicaUrl: string): DatabaseAddress {
  const url = new URL(replicaUrl);
  const options = [
    '-c default_transaction_read_only=on',
    primary.connectionString && new URL(primary.connectionString).searchParams.get('options'),
    url.searchParams.get('options'),
  ].filter(Boolean);
  return { connectionString: urlWithOptions(url, options.join(' ')) };
}
