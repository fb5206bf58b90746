import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database, type DatabaseAddress } from '../database/pool.ts';

/** The migrated database that every test database is copied from; made by the global set-up of the tests. */
export const TEMPLATE = 'outlay_test_template';

/** The URL of the PostgreSQL for tests, which the global set-up puts into the environment. */
export function testServerUrl(): string {
  const url = process.env['OUTLAY_TEST_SERVER'] ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('No PostgreSQL for the tests: run them through vitest, whose global set-up starts one.');
  return url;
}

/** The URL of another database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** The login that tests work as: the server's role, with no more rights than a running server has. */
export function serverLoginOf(
  serverUrl: string,
  name: string,
): DatabaseAddress & { user: string; password: string } {
  const user = 'outlay_test_server';
  const password = createHash('sha256').update(`${user} ${serverUrl}`).digest('hex');
  const url = new URL(urlOf(serverUrl, name));
  url.username = user;
  url.password = password;
  return { connectionString: url.toString(), user, password };
}

export interface TestDatabase extends Database {
  /** The owner's URL, for starting a process that migrates. */
  url: string;
  /** The same database as its owner, for tests that tamper with it. */
  owner: Database;
  drop(): Promise<void>;
}

/** The owner's connection of the test database that a context was made with. */
export function ownerOf(database: Database): Database {
  if ('owner' in database) return database.owner as Database;
  throw new Error('This is not a database of testDatabase().');
}

/** Runs an SQL statement as the owner with one trigger disabled, to test the rules behind that trigger. */
export async function tamper(
  database: Database,
  table: string,
  trigger: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await ownerOf(database).transaction(async (tx) => {
    await tx.execute(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
    await tx.execute(statement, values);
    await tx.execute(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${trigger}`);
  });
}

/** A fresh, migrated database for one test file, reached as the server reaches its database. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = testServerUrl();
  const name = `outlay_test_${randomBytes(6).toString('hex')}`;
  // Copies the files of the template. Writing each of its pages to the log takes eight times as long.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const url = urlOf(server, name);
  const { connectionString } = serverLoginOf(server, name);
  const database = openDatabase({ connectionString: connectionString! }, { name: 'outlay-test' });
  const owner = openDatabase({ connectionString: url }, { name: 'outlay-test-owner', max: 3 });
  return {
    ...database,
    url,
    owner,
    drop: async () => {
      await Promise.all([database.close(), owner.close()]);
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      // A process that a test started with the owner's URL has made this role.
      await administer(server, `DROP ROLE IF EXISTS ${name}_server`);
    },
  };
}

/**
 * Runs one SQL statement on the server's maintenance database. A template cannot be copied while it is in
 * use, so this waits its turn.
 */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const inUse = (error as pg.DatabaseError).code === '55006';
      if (!inUse || attempt >= 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
