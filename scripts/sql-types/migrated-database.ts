import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { closeAlone, connectAlone } from '../../src/server/platform/database/connection.ts';
import { MIGRATIONS } from '../../src/server/platform/database/patience.ts';
import {
  embeddedAccess,
  externalAccess,
  installDatabase,
  type DatabaseAccess,
} from '../../src/server/platform/database/server-role.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/embedded-postgres.ts';
import { administer, urlOf } from '../../src/server/platform/testing/test-database.ts';

/**
 * Runs `work` on an empty database with all migrations applied: in a PostgreSQL started for it, or on the
 * server that TEST_DATABASE_URL names. Leaves nothing behind.
 */
export async function withMigratedDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onServer(given, work);
  const folder = mkdtempSync(join(tmpdir(), 'outlay-sql-'));
  // When root runs this, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o711);
  try {
    const postgres = await startEmbeddedPostgres(join(folder, 'data'), () => undefined, { durable: false });
    try {
      await onDatabase(embeddedAccess(postgres.address), work);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const name = `outlay_sql_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  try {
    await onDatabase(externalAccess(urlOf(server, name), null), work);
  } finally {
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await administer(server, `DROP ROLE IF EXISTS ${name}_server`);
  }
}

async function onDatabase(access: DatabaseAccess, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await installDatabase(access, [], () => undefined);
  const client = await connectAlone(access.owner, 'outlay-sql-types', MIGRATIONS);
  try {
    await work(client);
  } finally {
    await closeAlone(client);
  }
}
