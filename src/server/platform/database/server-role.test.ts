import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  administer,
  testDatabase,
  testServerUrl,
  urlOf,
  type TestDatabase,
} from '../testing/test-database.ts';
import { openDatabase, type Database, type DatabaseAddress } from './pool.ts';
import { MIGRATIONS_SCHEMA, SERVER_SCHEMAS } from './server-rights.ts';
import { externalAccess, installDatabase, serverAddress, type DatabaseAccess } from './server-role.ts';

let database: TestDatabase;
const cleared: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const clear of cleared.reverse()) await clear();
  await database.drop();
});

/** The role of a connection, and whether that role could undo a rule of the database. */
async function whoIs(
  address: DatabaseAddress,
): Promise<{ role: string; super: boolean | null; owner: boolean }> {
  const connected = openDatabase(address, { max: 1 });
  try {
    const [facts] = await connected.query(
      `SELECT current_user::text AS role, r.rolsuper AS super,
              pg_get_userbyid(c.relowner) = current_user AS owner
         FROM pg_roles r, pg_class c WHERE r.rolname = current_user AND c.oid = 'public.batches'::regclass`,
    );
    return facts!;
  } finally {
    await connected.close();
  }
}

const fresh = (kind: string) => `outlay_${kind}_${randomBytes(4).toString('hex')}`;

/** An empty database of a new user, who is not a superuser. */
async function emptyDatabase(ownerMay: 'CREATEROLE' | 'NOCREATEROLE') {
  const server = testServerUrl();
  const [owner, name] = [fresh('owner'), fresh('database')];
  await administer(server, `CREATE ROLE ${owner} LOGIN PASSWORD 'owner' ${ownerMay}`);
  await administer(server, `CREATE DATABASE ${name} OWNER ${owner}`);
  cleared.push(async () => {
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await administer(server, `DROP ROLE IF EXISTS ${name}_server`);
    await administer(server, `DROP ROLE ${owner}`);
  });
  return { owner, name, url: userUrl(name, owner, 'owner') };
}

const roleOf = (url: string) => `${new URL(url).pathname.slice(1)}_server`;

function userUrl(name: string, user: string, password: string): string {
  const url = new URL(urlOf(testServerUrl(), name));
  url.username = user;
  url.password = password;
  return url.toString();
}

async function install(access: DatabaseAccess): Promise<{ address: DatabaseAddress; warnings: string[] }> {
  const warnings: string[] = [];
  const address = await installDatabase(access, [], (line) => warnings.push(line));
  expect(await serverAddress(access)).toEqual(address);
  return { address, warnings };
}

describe("the server's role", () => {
  it.each([
    ['make a table', 'CREATE TABLE public.mine (id int)'],
    ['disable a rule', 'ALTER TABLE approvals DISABLE TRIGGER ALL'],
    ['bypass the rules of a session', "SET session_replication_role = 'replica'"],
    ['change a migration', 'DELETE FROM drizzle.__drizzle_migrations'],
    ['empty a table', 'TRUNCATE sessions'],
    [
      'attach a function of ours to its own table',
      `CREATE TEMP TABLE t (id int);
       CREATE TRIGGER t AFTER INSERT ON t FOR EACH STATEMENT EXECUTE FUNCTION apply_postings()`,
    ],
  ])('may not %s', async (_, statement) => {
    await expect(database.execute(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('may not become the owner', async () => {
    const [owner] = await database.owner.query('SELECT quote_ident(current_user) AS name');
    await expect(database.execute(`SET ROLE ${owner!.name}`)).rejects.toThrow('permission denied');
  });

  it('may read every table of our schemas, including those of later migrations', async () => {
    const schemas = await database.owner.query(
      `SELECT nspname AS name FROM pg_namespace
        WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY 1`,
    );
    expect(schemas.map(({ name }) => name)).toEqual([...SERVER_SCHEMAS, MIGRATIONS_SCHEMA].toSorted());
    await database.owner.query('CREATE TABLE public.of_a_later_migration (id int)');
    await install({ owner: { connectionString: database.url }, server: { kind: 'switched' } });
    const closed = await database.owner.query(
      `SELECT c.oid::regclass::text AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') 
          AND NOT has_table_privilege($2, c.oid, 'SELECT')`,
      [[...SERVER_SCHEMAS, MIGRATIONS_SCHEMA], roleOf(database.url)],
    );
    expect(closed).toEqual([]);
  });
});

describe('a start', () => {
  it('as a superuser creates a role for the database and works as that role', async () => {
    const { address, warnings } = await install(externalAccess(database.url, null));
    expect(await whoIs(address)).toEqual({ role: roleOf(database.url), super: false, owner: false });
    expect(warnings).toEqual([]);
  });

  it('keeps the options that DATABASE_URL has', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c work_mem=7MB');
    const { address } = await install(externalAccess(url.toString(), null));
    const connected: Database = openDatabase(address, { max: 1 });
    const [shown] = await connected.query('SHOW work_mem');
    await connected.close();
    expect(shown).toEqual({ work_mem: '7MB' });
    expect(await whoIs(address)).toMatchObject({ super: false, owner: false });
  });

  it('as an owner who may create roles does the same, even beside another installation', async () => {
    for (const { url, name } of [await emptyDatabase('CREATEROLE'), await emptyDatabase('CREATEROLE')]) {
      for (const start of ['first', 'second']) {
        const { address, warnings } = await install(externalAccess(url, null));
        expect([start, await whoIs(address), warnings]).toEqual([
          start,
          { role: `${name}_server`, super: false, owner: false },
          [],
        ]);
      }
    }
  });

  it('as an owner who may not create roles warns and prints the SQL that separates the roles', async () => {
    const { url, name, owner } = await emptyDatabase('NOCREATEROLE');
    const { address, warnings } = await install(externalAccess(url, null));
    expect(await whoIs(address)).toEqual({ role: owner, super: false, owner: true });
    const said = /run: (CREATE ROLE .*?;) (GRANT .*?;) then/.exec(warnings[0]!)!;
    for (const statement of said.slice(1)) await administer(testServerUrl(), statement.replaceAll(';', ''));
    const again = await install(externalAccess(url, null));
    expect(again.warnings).toEqual([]);
    expect(await whoIs(again.address)).toEqual({ role: `${name}_server`, super: false, owner: false });
  });

  it('with two URLs migrates as one user and runs as the other, which must be ordinary', async () => {
    const { url, name } = await emptyDatabase('NOCREATEROLE');
    const server = fresh('server');
    await administer(testServerUrl(), `CREATE ROLE ${server} LOGIN PASSWORD 'server'`);
    cleared.unshift(() => administer(testServerUrl(), `DROP ROLE ${server}`));
    const { address, warnings } = await install(externalAccess(userUrl(name, server, 'server'), url));
    expect(await whoIs(address)).toEqual({ role: server, super: false, owner: false });
    expect(warnings).toEqual([]);
    for (const unfit of [url, urlOf(testServerUrl(), name)]) {
      await expect(installDatabase(externalAccess(unfit, url), [], () => undefined)).rejects.toThrow(
        'Name an ordinary user there',
      );
    }
    await expect(installDatabase(externalAccess(database.url, url), [], () => undefined)).rejects.toThrow(
      'name two databases',
    );
  });
});
