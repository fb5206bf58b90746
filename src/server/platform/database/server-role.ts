import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { installJobs, type Queue } from '../jobs.ts';
import { StartRefused } from '../start-refused.ts';
import { migrate, MIGRATION_LOCK } from './migrate.ts';
import { MIGRATIONS, urlWithOptions } from './patience.ts';
import { startConnectMs } from './address.ts';
import { openDatabase, type Database, type DatabaseAddress, type Queryable } from './pool.ts';
import {
  CALLABLE_FUNCTIONS,
  FEWER_RIGHTS,
  MIGRATIONS_SCHEMA,
  SERVER_SCHEMAS,
  USUAL_RIGHTS,
} from './server-rights.ts';

/**
 * The owner of the database migrates it; the server works as another role, which can neither change the
 * schema nor switch off a rule of the database. docs/decisions/0006-the-servers-role.md says why there are
 * three ways to reach that role.
 */
type ServerLogin =
  /** A login that the owner makes and whose password we choose: the embedded database. */
  | { kind: 'made'; address: DatabaseAddress & { user: string; password: string } }
  /** The operator's own login, named by DATABASE_URL beside MIGRATION_DATABASE_URL. */
  | { kind: 'given'; address: DatabaseAddress }
  /** The owner's login, whose connections switch to a role of the database as they open. */
  | { kind: 'switched' };

export interface DatabaseAccess {
  owner: DatabaseAddress;
  server: ServerLogin;
}

const EMBEDDED_SERVER_USER = 'outlay_server';

/** The access to the embedded database. The owner's password cannot be computed from the server's. */
export function embeddedAccess(owner: DatabaseAddress): DatabaseAccess {
  const password = createHmac('sha256', owner.password!).update(EMBEDDED_SERVER_USER).digest('base64url');
  return { owner, server: { kind: 'made', address: { ...owner, user: EMBEDDED_SERVER_USER, password } } };
}

/** The access to a database elsewhere, by the settings DATABASE_URL and MIGRATION_DATABASE_URL. */
export function externalAccess(databaseUrl: string, migrationDatabaseUrl: string | null): DatabaseAccess {
  if (migrationDatabaseUrl === null)
    return { owner: { connectionString: databaseUrl }, server: { kind: 'switched' } };
  return {
    owner: { connectionString: migrationDatabaseUrl },
    server: { kind: 'given', address: { connectionString: databaseUrl } },
  };
}

/**
 * Migrates the database, creates the queues and grants the server's role its rights. Every start calls it.
 * Returns the address that the server uses from then on. Throws StartRefused.
 */
export async function installDatabase(
  access: DatabaseAccess,
  queues: readonly Queue[],
  warn: (line: string) => void,
): Promise<DatabaseAddress> {
  const owner = openDatabase(access.owner, {
    max: 3,
    name: 'outlay-migration',
    patience: MIGRATIONS,
    connectMs: startConnectMs(access.owner),
  });
  try {
    await migrate(owner);
    await installJobs(owner, queues);
    const role = await installRole(owner, access.server);
    if (role === null) warn(await unseparated(owner));
    return addressFor(access, role);
  } finally {
    await owner.close();
  }
}

/** The address that a running server uses, for a command on the same database. */
export async function serverAddress(access: DatabaseAccess): Promise<DatabaseAddress> {
  if (access.server.kind !== 'switched') return access.server.address;
  const owner = openDatabase(access.owner, { max: 1, name: 'outlay-command' });
  try {
    const role = await roleOfDatabase(owner);
    return addressFor(access, (await maySwitchTo(owner, role)) ? role : null);
  } finally {
    await owner.close();
  }
}

function addressFor({ owner, server }: DatabaseAccess, role: string | null): DatabaseAddress {
  if (server.kind !== 'switched') return server.address;
  if (role === null) return owner;
  const url = new URL(owner.connectionString!);
  const options = [url.searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' ');
  return { connectionString: urlWithOptions(url, options) };
}

/**
 * Creates the role unless the operator provides it, and grants its rights. Null when the owner may not create
 * roles.
 */
async function installRole(owner: Database, server: ServerLogin): Promise<string | null> {
  return owner.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const role =
      server.kind === 'given'
        ? await givenRole(tx, server.address)
        : server.kind === 'made'
          ? await madeRole(tx, server.address)
          : await switchedRole(tx);
    if (role !== null) await grantRights(tx, role);
    return role;
  });
}

/**
 * The name of the role that the connections of a database switch to; each database of a cluster has its own.
 */
async function roleOfDatabase(db: Queryable): Promise<string> {
  const [{ name } = { name: '' }] = await db.query('SELECT current_database()::text AS name');
  const LONGEST_NAME = 63;
  const role = `${name}_server`;
  const plain = /^[A-Za-z0-9_]+$/.test(role) && role.length <= LONGEST_NAME;
  return plain ? role : `outlay_server_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

async function madeRole(
  tx: Queryable,
  { user, password }: { user: string; password: string },
): Promise<string> {
  const verb = (await exists(tx, user)) ? 'ALTER' : 'CREATE';
  await tx.execute(
    `${verb} ROLE ${pg.escapeIdentifier(user)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION ` +
      `NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`,
  );
  return user;
}

async function switchedRole(tx: Queryable): Promise<string | null> {
  const role = await roleOfDatabase(tx);
  if (!(await exists(tx, role))) {
    if (!(await mayMakeRoles(tx))) return null;
    await tx.execute(
      `CREATE ROLE ${pg.escapeIdentifier(role)} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION ` +
        'NOBYPASSRLS',
    );
  }
  // From PostgreSQL 16, the creator of a role may grant it to itself; before, any user with CREATEROLE may
  // grant any role.
  if (!(await maySwitchTo(tx, role)) && (await mayMakeRoles(tx))) {
    await tx.execute(`GRANT ${pg.escapeIdentifier(role)} TO CURRENT_USER`);
  }
  return (await maySwitchTo(tx, role)) ? role : null;
}

/** The role of the operator's own login. Refuses one that could switch off the database's rules. */
async function givenRole(tx: Queryable, address: DatabaseAddress): Promise<string> {
  const server = openDatabase(address, { max: 1, name: 'outlay' });
  try {
    const [found] = await server.query(
      'SELECT current_user::text AS role, current_database()::text AS database',
    );
    const { role, database } = found!;
    const [facts] = await tx.query(
      `SELECT current_database()::text AS database, r.rolsuper AS super,
              pg_has_role(r.oid, current_user, 'MEMBER') AS member
         FROM pg_roles r WHERE r.rolname = $1`,
      [role],
    );
    if (facts?.database !== database) {
      throw new StartRefused(
        'DATABASE_URL and MIGRATION_DATABASE_URL name two databases. They must name the same database with ' +
          'two users.',
      );
    }
    if (facts.super || facts.member) {
      throw new StartRefused(
        `DATABASE_URL connects as ${role}, which is a superuser or owns the database. Name an ordinary ` +
          'user there, and name the owner with MIGRATION_DATABASE_URL.',
      );
    }
    return role;
  } finally {
    await server.close();
  }
}

async function exists(db: Queryable, role: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])).length > 0;
}

async function mayMakeRoles(db: Queryable): Promise<boolean> {
  return (
    (await db.query('SELECT 1 FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolcreaterole)'))
      .length > 0
  );
}

async function maySwitchTo(db: Queryable, role: string): Promise<boolean> {
  const [version] = await db.query("SELECT current_setting('server_version_num')::int AS number");
  const right = version!.number >= 160_000 ? 'SET' : 'MEMBER';
  const rows = await db.query(
    'SELECT pg_has_role(current_user, oid, $2) AS may FROM pg_roles WHERE rolname = $1',
    [role, right],
  );
  return rows[0]?.may ?? false;
}

async function unseparated(owner: Database): Promise<string> {
  const role = pg.escapeIdentifier(await roleOfDatabase(owner));
  const [user] = await owner.query('SELECT quote_ident(current_user) AS name');
  return (
    `Warning: the server works as ${user!.name}, the owner of the database, because that user may not ` +
    'create roles. ' +
    `As a superuser, run: CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO ${user!.name}; then start Outlay ` +
    'again. Or set MIGRATION_DATABASE_URL.'
  );
}

/** Grants the role the rights in server-rights.ts and revokes any others. */
async function grantRights(tx: Queryable, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  const objects = await tx.query(
    `SELECT n.nspname AS schema, c.relname AS name, c.relkind::text AS kind,
            format('%I.%I', n.nspname, c.relname) AS quoted
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p', 'S')
        AND NOT EXISTS (
          SELECT 1 FROM pg_depend d
           WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY 1, 2`,
    [[...SERVER_SCHEMAS, MIGRATIONS_SCHEMA]],
  );
  const rightsOf = ({ schema, name }: { schema: string; name: string }) =>
    schema === MIGRATIONS_SCHEMA ? 'SELECT' : (FEWER_RIGHTS[`${schema}.${name}`] ?? USUAL_RIGHTS);
  const callable = await tx.query(
    `SELECT p.oid::regprocedure::text AS signature
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE format('%s.%s', n.nspname, p.proname) = ANY($1)`,
    [CALLABLE_FUNCTIONS],
  );
  const [{ database } = { database: '' }] = await tx.query(
    'SELECT quote_ident(current_database()) AS database',
  );
  const schemas = [...new Set(objects.map(({ schema }) => schema))];
  const statements = [
    `GRANT CONNECT ON DATABASE ${database} TO ${to}`,
    ...schemas.map(
      (schema) => `REVOKE ALL ON SCHEMA ${schema} FROM ${to}; GRANT USAGE ON SCHEMA ${schema} TO ${to}`,
    ),
    ...objects.map((object) =>
      object.kind === 'S'
        ? `GRANT USAGE, SELECT ON SEQUENCE ${object.quoted} TO ${to}`
        : `REVOKE ALL ON TABLE ${object.quoted} FROM ${to}; GRANT ${rightsOf(object)} ON TABLE ` +
          `${object.quoted} TO ${to}`,
    ),
    ...callable.map(({ signature }) => `GRANT EXECUTE ON FUNCTION ${signature} TO ${to}`),
  ];
  await tx.execute(statements.join(';\n'));
}
