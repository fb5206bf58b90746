import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { fundAccount } from '../src/server/payments/ledger/fund-account.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { readConfiguration } from '../src/server/platform/configuration.ts';
import type { Context } from '../src/server/platform/context.ts';
import { openDatabase, type DatabaseAddress } from '../src/server/platform/database/pool.ts';
import { embeddedAccess, installDatabase } from '../src/server/platform/database/server-role.ts';
import { startEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { PAYMENTS_QUEUES } from '../src/server/payments/base/queues.ts';
import { newId, systemRandom } from '../src/server/platform/random.ts';
import type { Clock } from '../src/shared/time.ts';

export interface BenchInstallation {
  context: Context;
  /** The owner of the database, who may change its tables. */
  owner: DatabaseAddress;
  entityId: string;
  preparerId: string;
  /** As many approvers as an entity without a config needs. */
  approverIds: readonly [string, string];
  close(): Promise<void>;
}

const FUNDED_MINOR = 10n ** 15n;

/** A migrated database in a folder, with the context of a server. */
export interface OpenBench {
  context: Context;
  /** The owner of the database, who may change its tables. */
  owner: DatabaseAddress;
  close(): Promise<void>;
}

/** A new folder for a database, which the account of PostgreSQL can enter. */
export function newBenchFolder(): string {
  const folder = mkdtempSync('/tmp/outlay-bench-');
  chmodSync(folder, 0o711);
  return folder;
}

/** Starts and migrates the PostgreSQL of a folder. */
export async function openBench(
  folder: string,
  options: { clock?: Clock; durable?: boolean } = {},
): Promise<OpenBench> {
  const dataDir = join(folder, 'data');
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined, {
    durable: options.durable ?? true,
  });
  const address = await installDatabase(embeddedAccess(postgres.address), PAYMENTS_QUEUES, () => undefined);
  const database = openDatabase(address, { max: 10, name: 'outlay-bench' });
  const stops: (() => Promise<void>)[] = [];
  const context: Context = {
    configuration: readConfiguration({
      DATA_DIR: dataDir,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'silent',
    }),
    clock: options.clock ?? systemClock,
    random: systemRandom,
    database,
    log: pino({ level: 'silent' }),
    onClose: (stop) => stops.push(stop),
  };
  return {
    context,
    owner: postgres.address,
    close: async () => {
      for (const stop of stops.reverse()) await stop();
      await database.close();
      await postgres.stop();
    },
  };
}

/** A durable PostgreSQL with one funded entity, for the benchmarks of the database. */
export async function benchInstallation(): Promise<BenchInstallation> {
  const folder = newBenchFolder();
  const opened = await openBench(folder);
  const { context } = opened;
  const { database } = context;
  const entityId = newId(context);
  const preparerId = newId(context);
  const approverIds = [newId(context), newId(context)] as const;
  const at = new Date(context.clock.nowMs());
  await database.query(
    `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $1::uuid, $1::uuid, $3)`,
    [entityId, 'Bench', at],
  );
  await database.query(
    `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     VALUES ($1, $2, 'bench', '{PREPARER}', 'bench', $3)`,
    [preparerId, entityId, at],
  );
  await database.query(
    `INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'approver ' || id, '{APPROVER}', id::text, $3 FROM unnest($1::uuid[]) AS id`,
    [approverIds, entityId, at],
  );
  await database.transaction((tx) =>
    fundAccount(tx, {
      entityId,
      accessType: 'FUNDING',
      currency: 'ZAR',
      amountMinor: FUNDED_MINOR,
      reference: 'Bench',
      transferId: newId(context),
      payoutId: newId(context),
      at,
    }),
  );
  return {
    context,
    owner: opened.owner,
    entityId,
    preparerId,
    approverIds,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
