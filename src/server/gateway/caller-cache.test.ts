import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { role } from '../identity/admin/role.ts';
import { user as userCommand } from '../identity/admin/user.ts';
import { revokeGrant } from '../identity/provider/end-sign-ins.ts';
import type { Caller } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { openDatabase, type Database } from '../platform/database/pool.ts';
import { registerProblemDetails } from '../platform/http/problem-details.ts';
import { createAccess } from './access.ts';
import { createCallerCache } from './caller-cache.ts';
import { obtainToken } from './command-line/obtain-token.ts';
import {
  signIn,
  testInstallation,
  type TestInstallation,
  type TestUser,
} from './testing/test-installation.ts';

/** How often each race is repeated. */
const ROUNDS = 10;

let installation: TestInstallation;
let other: OtherProcess;
let entityId: string;
let users = 0;

interface OtherProcess {
  app: FastifyInstance;
  /** The lookups of callers so far. */
  lookups(): number;
  close(): Promise<void>;
}

/** Another web process on the same database: it has its own pool, its own listener and its own cache. */
async function otherProcess(): Promise<OtherProcess> {
  const database = openDatabase(installation.context.database.address);
  const stops: (() => Promise<void>)[] = [];
  let lookups = 0;
  const counting: Database = {
    ...database,
    prepared: (text, ...values) => {
      if (/FROM (sessions s|logins l)\b/.test(text)) lookups += 1;
      return database.prepared(text, ...values);
    },
  };
  const context: Context = {
    ...installation.context,
    database: counting,
    onClose: (stop) => stops.push(stop),
  };
  const access = await createAccess(context);
  const app = Fastify();
  registerProblemDetails(app);
  await app.register(cookie);
  app.route({
    method: ['GET', 'POST'],
    url: '/caller',
    handler: async (request) => {
      const caller = await access.callerOf(request);
      return { name: caller.userName, entity: caller.entityName, roles: [...caller.roles] };
    },
  });
  return {
    app,
    lookups: () => lookups,
    close: async () => {
      await app.close();
      for (const stop of stops) await stop();
      await database.close();
    },
  };
}

beforeAll(async () => {
  installation = await testInstallation();
  other = await otherProcess();
  entityId = await installation.entity('Kept Limited');
});
afterAll(async () => {
  await other.close();
  await installation.close();
});

interface Reader {
  user: TestUser;
  token: string;
  headers: { bearer: Record<string, string>; session: Record<string, string> };
}

/** A user whose two credentials the other process has just seen. */
async function reader(): Promise<Reader> {
  const user = await installation.user(`kept-${++users}`, entityId, ['VIEWER', 'PREPARER']);
  const browser = installation.browser();
  await signIn(browser, user.name);
  const token = await obtainToken(installation.browser(), user.name, user.name);
  const headers = {
    bearer: { authorization: `Bearer ${token}` },
    session: { cookie: `outlay_session=${browser.cookies.get('outlay_session')!.value}` },
  };
  for (const kind of ['bearer', 'session'] as const) expect((await read(headers[kind])).statusCode).toBe(200);
  return { user, token, headers };
}

const read = (headers: Record<string, string>) =>
  other.app.inject({ method: 'GET', url: '/caller', headers });
const rolesOf = async (headers: Record<string, string>) =>
  (await read(headers)).json<{ roles: string[] }>().roles;
const grantOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { grant_id: string }).grant_id;
const disable = (name: string) =>
  userCommand.run(installation.context, userCommand.options.parse({ name, state: 'disabled' }) as never);

describe('the caller of a read', () => {
  it('is looked up once by each credential, and at every change', async () => {
    const { headers } = await reader();
    const before = other.lookups();
    for (let i = 0; i < 5; i++)
      for (const kind of ['bearer', 'session'] as const)
        expect((await read(headers[kind])).statusCode).toBe(200);
    expect(other.lookups()).toBe(before);
    for (let i = 0; i < 3; i++)
      await other.app.inject({ method: 'POST', url: '/caller', headers: headers.bearer });
    expect(other.lookups()).toBe(before + 3);
  });

  it('gains and loses a role in every process with the next request', async () => {
    const { user, headers } = await reader();
    for (let round = 0; round < ROUNDS; round++) {
      for (const change of ['revoke', 'grant'] as const) {
        const options = role.options.parse({ user: user.name, [change]: 'PREPARER' });
        await role.run(installation.context, options as never);
        const roles = change === 'revoke' ? ['VIEWER'] : ['VIEWER', 'PREPARER'];
        expect(await rolesOf(headers.bearer)).toEqual(roles);
        expect(await rolesOf(headers.session)).toEqual(roles);
      }
    }
  });

  it('is refused in every process with the next request after the user was disabled', async () => {
    const { user, headers } = await reader();
    await disable(user.name);
    expect((await read(headers.bearer)).statusCode).toBe(401);
    expect((await read(headers.session)).statusCode).toBe(401);
  });

  it('is refused in every process with the next request after the session was ended', async () => {
    const { headers } = await reader();
    const left = await installation.browser().send('/app/session/sign-out', {
      method: 'POST',
      headers: { ...headers.session, origin: installation.publicUrl },
    });
    expect(left.status).toBe(200);
    expect((await read(headers.session)).statusCode).toBe(401);
    expect((await read(headers.bearer)).statusCode).toBe(200);
  });

  it('is refused in every process with the next request after the token was revoked', async () => {
    const { token, headers } = await reader();
    await revokeGrant(installation.context.database, grantOf(token));
    expect((await read(headers.bearer)).statusCode).toBe(401);
    expect((await read(headers.session)).statusCode).toBe(200);
  });

  it('has the new name of the entity with the next request', async () => {
    const { user, headers } = await reader();
    const before = (await read(headers.session)).body;
    await installation.context.database.execute(
      'UPDATE entities SET name = name || $2 WHERE id = (SELECT entity_id FROM users WHERE id = $1)',
      [user.id, ' & Sons'],
    );
    expect((await read(headers.session)).body).not.toBe(before);
    expect((await read(headers.bearer)).body).toContain(' & Sons');
  });

  it('is refused after its session was shortened, or has not been used for two hours', async () => {
    for (const change of [
      "expires_at = now() - interval '1 minute'",
      "last_seen_at = now() - interval '3 hours'",
    ]) {
      const { user, headers } = await reader();
      await installation.context.database.execute(`UPDATE sessions SET ${change} WHERE user_id = $1`, [
        user.id,
      ]);
      expect((await read(headers.session)).statusCode).toBe(401);
    }
  });

  it('is looked up while notices may be missed', async () => {
    const { user, headers } = await reader();
    const { database } = installation.context;
    for (let round = 0; round < ROUNDS; round++) {
      const roles = round % 2 === 0 ? ['VIEWER'] : ['VIEWER', 'PREPARER'];
      await database.execute(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'outlay listens on outlay_access' AND datname = current_database()`,
      );
      await database.execute('UPDATE users SET roles = $2 WHERE id = $1', [user.id, roles]);
      expect(await rolesOf(headers.session)).toEqual(roles);
      expect(await rolesOf(headers.bearer)).toEqual(roles);
    }
  });
});

describe('a cache of callers', () => {
  const caller = (roles: string[]) => ({ userId: 'u', roles: new Set(roles) }) as unknown as Caller;
  const make = () => {
    let nowMs = 1_000_000;
    let changed: (userId: string | null) => void = () => undefined;
    const state = { caughtUp: true, lookups: 0 };
    const cache = createCallerCache(
      { nowMs: () => nowMs },
      { onChange: (listener) => (changed = listener), caughtUp: async () => state.caughtUp },
    );
    const ask = (during: () => void = () => undefined, goodForMs = 60_000) =>
      cache.callerOf('session token', async () => {
        state.lookups += 1;
        during();
        return { caller: caller(['VIEWER']), goodUntilMs: nowMs + goodForMs };
      });
    return {
      state,
      ask,
      announce: (userId: string | null) => changed(userId),
      pass: (ms: number) => (nowMs += ms),
    };
  };

  it('keeps nothing of a lookup during which access changed', async () => {
    const { state, ask, announce } = make();
    await ask(() => announce('another user'));
    await ask();
    await ask();
    expect(state.lookups).toBe(2);
  });

  it('forgets a user whose access changed, and everybody after an interruption', async () => {
    const { state, ask, announce } = make();
    for (const whose of ['u', null]) {
      await ask();
      announce(whose);
    }
    announce('another user');
    await ask();
    await ask();
    expect(state.lookups).toBe(3);
  });

  it('looks up again after ten seconds, an expired credential, or a clock that was set back', async () => {
    const { state, ask, pass } = make();
    await ask();
    pass(10_000);
    await ask(undefined, 500);
    pass(500);
    await ask();
    pass(-20_000);
    await ask();
    expect(state.lookups).toBe(4);
  });

  it('is not used while notices may be missed', async () => {
    const { state, ask } = make();
    state.caughtUp = false;
    await ask();
    await ask();
    expect(state.lookups).toBe(2);
  });
});
