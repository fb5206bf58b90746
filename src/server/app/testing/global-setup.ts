import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMENTS_QUEUES } from '../../payments/base/queues.ts';
import type { DatabaseAddress } from '../../platform/database/pool.ts';
import { installDatabase } from '../../platform/database/server-role.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { PROGRAMS } from '../../platform/testing/service-process.ts';
import { administer, serverLoginOf, TEMPLATE, urlOf } from '../../platform/testing/test-database.ts';

/**
 * Starts one PostgreSQL for all tests, unless TEST_DATABASE_URL names one, and makes the template that test
 * files copy. Every project of the tests calls it; the first call starts the server for all of them.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['OUTLAY_TEST_SERVER'] !== undefined) return async () => undefined;
  const given = process.env['TEST_DATABASE_URL'];
  const folder = given ? null : mkdtempSync(join(tmpdir(), 'outlay-test-'));
  // Started by root, PostgreSQL runs as another account, which must be able to enter.
  if (folder) chmodSync(folder, 0o711);
  const postgres = folder
    ? await startEmbeddedPostgres(join(folder, 'data'), () => undefined, { durable: false })
    : null;
  const server = given ?? socketUrl(postgres!.address);
  const tearDown = async () => {
    await administer(server, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await postgres?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
    rmSync(PROGRAMS, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server);
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env['OUTLAY_TEST_SERVER'] = server;
  return tearDown;
}

async function makeTemplate(server: string): Promise<void> {
  await administer(server, `DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await administer(server, `CREATE DATABASE ${TEMPLATE}`);
  const address = serverLoginOf(server, TEMPLATE);
  await installDatabase(
    { owner: { connectionString: urlOf(server, TEMPLATE) }, server: { kind: 'made', address } },
    PAYMENTS_QUEUES,
    () => undefined,
  );
}

function socketUrl(address: DatabaseAddress): string {
  const url = new URL('postgresql://localhost/postgres');
  url.username = address.user!;
  url.password = address.password!;
  url.port = String(address.port);
  url.searchParams.set('host', address.host!);
  return url.toString();
}
