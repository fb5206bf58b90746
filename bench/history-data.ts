import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { MIGRATIONS } from '../src/server/platform/database/patience.ts';
import {
  openDatabase,
  type Database,
  type DatabaseAddress,
  type Tx,
} from '../src/server/platform/database/pool.ts';
import { newBenchFolder, openBench, type BenchInstallation } from './bench-installation.ts';
import {
  FILL_BATCHES,
  FILL_DERIVED,
  FILL_ENTITIES,
  FILL_PEOPLE,
  FILL_ROWS,
  FILL_TOP_UPS,
  FIRST_IDS,
  HELPERS,
  HISTORY_END_MS,
  partsOf,
  peopleOf,
  PLAN_BATCHES,
} from './history-sql.ts';

/** The tables that are filled. Their indexes and triggers wait until the rows are written. */
const FILLED = ['entities', 'users', 'beneficiaries', 'batches', 'approvals', 'withdrawals', 'payouts'];
const DERIVED = Object.keys(FILL_DERIVED);
/** About how many payouts one statement writes. */
const ROWS_A_STATEMENT = 250_000;
/** Raise it when the rows change: a folder of another version is filled again. */
const VERSION = 2;

export interface HistoryOptions {
  payouts: number;
  /** The folder that keeps the databases of all sizes; null for a database that is removed at the end. */
  data: string | null;
  say: (line: string) => void;
}

/** The sizes of a benchmark, made smaller in the same proportions when the largest is above `most`. */
export function sizesOf(sizes: readonly number[], most: number): number[] {
  const largest = sizes.at(-1)!;
  return sizes.map((size) => Math.round((size * Math.min(most, largest)) / largest));
}

/**
 * A database with seven years of payouts of 200 entities, of which the first has half. Its clock shows
 * the end of the history. The user and entity are those of the first entity.
 */
export async function historyInstallation(options: HistoryOptions): Promise<BenchInstallation> {
  const folder = await historyFolder(options);
  const opened = await openBench(folder, { clock: { nowMs: () => HISTORY_END_MS } });
  return {
    context: opened.context,
    owner: opened.owner,
    ...FIRST_IDS,
    close: async () => {
      await opened.close();
      if (options.data === null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of such a database, which is stopped. Its DATA_DIR is `data`. */
export async function historyFolder({ payouts, data, say }: HistoryOptions): Promise<string> {
  const folder = data === null ? newBenchFolder() : join(resolve(data), `history-${payouts}-v${VERSION}`);
  const mark = join(folder, 'filled');
  if (existsSync(mark)) return folder;
  if (data !== null) makeFolder(resolve(data), folder);
  const empty = await openBench(folder, { durable: false });
  try {
    await fillHistory(empty.owner, payouts, say);
  } finally {
    await empty.close();
  }
  writeFileSync(mark, `${payouts}\n`);
  return folder;
}

/** When root starts PostgreSQL, it runs as another account, which must pass through the folders. */
function makeFolder(data: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const made of [data, folder]) chmodSync(made, 0o711);
}

/** Writes the rows without triggers and with few indexes, then everything that depends on them. */
async function fillHistory(
  address: DatabaseAddress,
  payouts: number,
  say: (line: string) => void,
): Promise<void> {
  const owner = openDatabase(address, { max: 1, name: 'outlay-bench-fill', patience: MIGRATIONS });
  const start = performance.now();
  const report = (line: string) => say(`${((performance.now() - start) / 1_000).toFixed(0)} s: ${line}`);
  try {
    await owner.transaction(async (tx) => {
      for (const set of SETTINGS) await tx.execute(set);
      const triggers = await takeTriggers(tx);
      const indexes = await takeIndexes(tx);
      await fillRows(tx, payouts, report);
      report('batches');
      for (const statement of FILL_BATCHES) await tx.execute(statement);
      for (const { name, definition } of indexes) {
        report(`index ${name}`);
        await tx.execute(definition);
      }
      for (const table of [...FILLED, ...DERIVED]) await tx.execute(`ANALYZE ${table}`);
      for (const [table, statement] of Object.entries(FILL_DERIVED)) {
        report(table);
        await tx.execute(statement);
      }
      await tx.execute(triggers);
    });
    await refreshStatistics(owner, report);
    report('done');
  } finally {
    await owner.close();
  }
}

const SETTINGS = [
  "SET LOCAL work_mem = '512MB'",
  "SET LOCAL maintenance_work_mem = '1GB'",
  'SET LOCAL max_parallel_maintenance_workers = 2',
  "SET LOCAL temp_buffers = '64MB'",
];

async function fillRows(tx: Tx, payouts: number, report: (line: string) => void): Promise<void> {
  const { debits, topUps } = partsOf(payouts);
  const people = peopleOf(payouts);
  for (const statement of [...HELPERS, ...FILL_ENTITIES]) await tx.execute(statement);
  report('people');
  await tx.execute(FILL_PEOPLE, [people.first, people.others]);
  for (const statement of PLAN_BATCHES) await tx.execute(statement, statement.includes('$1') ? [debits] : []);
  const { rows } = await tx.client.query<{ next: number }>(
    'SELECT max(no) + 1 AS next FROM planned GROUP BY first / $1::int ORDER BY 1',
    [ROWS_A_STATEMENT],
  );
  let from = 0;
  for (const { next } of rows) {
    report(`payouts of the batches up to ${next}`);
    await tx.execute(FILL_ROWS, [from, Number(next), people.first, people.others]);
    from = Number(next);
  }
  await tx.execute(FILL_TOP_UPS, [topUps]);
}

/** Disables the triggers of the filled tables. Returns the commands that enable them as they were. */
async function takeTriggers(tx: Tx): Promise<string> {
  const tables = [...FILLED, ...DERIVED];
  const { rows } = await tx.client.query<{ command: string }>(
    `SELECT format('ALTER TABLE %s ENABLE %s TRIGGER %I;', tgrelid::regclass,
                   CASE tgenabled WHEN 'A' THEN 'ALWAYS' ELSE '' END, tgname) AS command
       FROM pg_trigger
      WHERE tgrelid = ANY ($1::text[]::regclass[]) AND tgenabled <> 'D'`,
    [tables],
  );
  for (const table of tables) await tx.execute(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  return rows.map(({ command }) => command).join('\n');
}

/** Drops the indexes of the large tables that no constraint needs. */
async function takeIndexes(tx: Tx): Promise<{ name: string; definition: string }[]> {
  const { rows } = await tx.client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i
      WHERE i.indrelid = ANY (ARRAY['batches', 'withdrawals', 'payouts', 'recipient_search',
                                    'beneficiaries']::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
      ORDER BY 1`,
  );
  for (const { name } of rows) await tx.execute(`DROP INDEX ${name}`);
  return rows;
}

async function refreshStatistics(owner: Database, report: (line: string) => void): Promise<void> {
  for (const table of [...FILLED, ...DERIVED]) {
    report(`VACUUM ${table}`);
    await owner.execute(`VACUUM (ANALYZE, FREEZE) ${table}`);
  }
  await owner.execute('CHECKPOINT');
}
