import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../database/pool.ts';

/** The migrated database that every test database is copied from; made by the global set-up of the tests. */
export const TEMPLATE = 'outlay_test_template';

/** A PostgreSQL for tests, as the global set-up leaves its address in the environment. */
export function testServerUrl(): string {
  const url = process.env['OUTLAY_TEST_SERVER'] ?? process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('No PostgreSQL for the tests: run them through vitest, whose global set-up starts one.');
  return url;
}

/** The URL of another database on the same server. */
export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** A fresh, migrated database of this test file's own, and how to drop it. */
export async function testDatabase(): Promise<Database & { url: string; drop(): Promise<void> }> {
  const server = testServerUrl();
  const name = `outlay_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = urlOf(server, name);
  const database = openDatabase({ connectionString: url }, { name: 'outlay-test' });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Runs one statement on the server's maintenance database. Copying a template wants it unused, so this waits its turn. */
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
