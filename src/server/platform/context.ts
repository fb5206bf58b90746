import type { Logger } from 'pino';
import type { Clock, Random } from '../../shared/time.ts';
import type { Configuration } from './configuration.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import type { Database } from './database/pool.ts';
import type { Replica } from './database/replica.ts';

/** What every room receives: its only access to the time, randomness, the database and the settings. */
export interface Context {
  readonly configuration: Configuration;
  readonly clock: Clock;
  /**
   * The database's clock in epoch milliseconds. It confirms `clock` where a wrong time would do lasting
   * damage.
   */
  readonly secondClock?: () => Promise<number>;
  readonly random: Random;
  readonly database: Database;
  /** A standby for reads of the payout history; absent without DATABASE_REPLICA_URL. */
  readonly replica?: Replica;
  readonly log: Logger;
  /**
   * The disk of the embedded database; absent with an external database, whose disk this process cannot see.
   */
  readonly diskSpace?: DiskSpace;
  /** Registers a function for shutdown. The last one registered runs first. */
  onClose(stop: () => Promise<void>): void;
}
