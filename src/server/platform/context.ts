import type { Logger } from 'pino';
import type { Clock, Random } from '../../shared/time.ts';
import type { Configuration } from './configuration.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import type { Database } from './database/pool.ts';

/**
 * What every room is handed: the only way to the time, to randomness, to the database and to the settings.
 */
export interface Context {
  readonly configuration: Configuration;
  readonly clock: Clock;
  /**
   * The database's clock in epoch milliseconds. It confirms `clock` where a wrong time would do lasting harm.
   */
  readonly secondClock?: () => Promise<number>;
  readonly random: Random;
  readonly database: Database;
  readonly log: Logger;
  /**
   * The disk of the embedded database; absent with a database elsewhere, whose disk cannot be seen from here.
   */
  readonly diskSpace?: DiskSpace;
  /** Registers what is to be stopped at shutdown; the last registered is stopped first. */
  onClose(stop: () => Promise<void>): void;
}
