import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Operation } from '../../../contract/operation.ts';
import type { Role } from '../../../shared/terms.ts';
import type { Clock, Random } from '../../../shared/time.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { newId, systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { listen } from './listen.ts';
import { tokenFor } from './test-access.ts';

export interface TestUser {
  id: string;
  entityId: string;
  name: string;
}

/** An HTTP response. `body` is the parsed JSON, or null without one. */
export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

export interface TestRequest {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** Sends requests as one user, with the identity headers of direct access. */
export interface TestCaller {
  user: TestUser;
  // Bodies have many shapes; each test states the one that it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  send<T = any>(method: Operation['method'], path: string, request?: TestRequest): Promise<TestAnswer<T>>;
}

export interface PaymentsInstallation {
  context: Context;
  url: string;
  /** Moves the clock forward. */
  passMs(ms: number): void;
  /** A new entity with a config, unless `configured` is false. */
  entity(options?: { configured?: boolean }): Promise<string>;
  /** A new user; with `person`, of the person who is that user in another entity. */
  user(entityId: string, roles: readonly Role[], person?: TestUser): Promise<TestUser>;
  /** A caller for a user who signed in `signedInMsAgo` milliseconds ago. */
  as(user: TestUser, signedInMsAgo?: number): TestCaller;
  close(): Promise<void>;
}

/** The parts of the installation that a caller brings itself. */
export interface Given {
  clock?: Clock;
  random?: Random;
  /** How callers are found, if not as `testAccess` does it alone. */
  access?: (context: Context, usual: Access) => Promise<Access>;
  /** Adds hooks and routes to the server before it listens. */
  prepare?: (app: FastifyInstance, context: Context, access: Access) => Promise<void>;
}

/** The payments application on a real listener, with a separate database and these settings. */
export async function paymentsInstallation(
  settings: Readonly<Record<string, string>> = {},
  given: Given = {},
): Promise<PaymentsInstallation> {
  const database = await testDatabase();
  const stops: (() => Promise<void>)[] = [];
  let offsetMs = 0;
  const context: Context = {
    configuration: readConfiguration({
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    clock: { nowMs: () => (given.clock?.nowMs() ?? Date.now()) + offsetMs },
    random: given.random ?? systemRandom,
    database,
    log: pino({ level: 'silent' }),
    onClose: (stop) => stops.push(stop),
  };
  const { app, url } = await listen(context, given);

  return {
    context,
    url,
    passMs: (ms) => {
      offsetMs += ms;
    },
    entity: async ({ configured = true } = {}) => {
      const id = newId(context);
      await database.query(
        `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
         VALUES ($1, $2, $3, $3, $4)`,
        [id, `Entity ${id}`, randomUUID(), new Date()],
      );
      if (configured) await insertEntityConfig(context, id);
      return id;
    },
    user: async (entityId, roles, person) => {
      const id = newId(context);
      if (person) {
        await database.query(
          `INSERT INTO users (id, entity_id, login_id, name, issuer, subject, roles, created_at)
           SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $3, $4
             FROM users u
             JOIN logins l ON l.id = u.login_id
            WHERE u.id = $5`,
          [id, entityId, roles, new Date(), person.id],
        );
        return { id, entityId, name: person.name };
      }
      const name = `user-${id.slice(-8)}`;
      await database.query(
        'INSERT INTO users (id, entity_id, name, roles, subject, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, entityId, name, roles, id, new Date()],
      );
      return { id, entityId, name };
    },
    as: (user, signedInMsAgo = 0) => ({
      user,
      send: async (method, path, { body, headers } = {}) => {
        const sent: Record<string, string | undefined> = {
          authorization: `Bearer ${tokenFor(user.id, context.clock.nowMs() - signedInMsAgo)}`,
          'x-user-unique-id': user.id,
          'x-entity-id': user.entityId,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        };
        const given = Object.entries(sent).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        );
        const answer = await fetch(url + path, {
          method,
          headers: given,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        const isJson = answer.headers.get('content-type')?.includes('json');
        return {
          status: answer.status,
          headers: answer.headers,
          text,
          body: text && isJson ? JSON.parse(text) : null,
        };
      },
    }),
    close: async () => {
      await app.close();
      for (const stop of stops.reverse()) await stop();
      await database.drop();
    },
  };
}

async function insertEntityConfig(context: Context, entityId: string): Promise<void> {
  const rails = [
    { rail: 'EFT', maxAmountMinor: '500000000', unitFeeMinor: '250', cutOff: '15:30' },
    { rail: 'RTC', maxAmountMinor: '500000000', unitFeeMinor: '810', cutOff: null },
    { rail: 'PAYSHAP', maxAmountMinor: '5000000', unitFeeMinor: '99', cutOff: null },
    { rail: 'RTGS', maxAmountMinor: null, unitFeeMinor: '15000', cutOff: '15:00' },
  ];
  await context.database.query(
    `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Test Entity (Pty) Ltd', 'ZA', '{ZAR,USD}', true,
       100000, '[{"currency":"ZAR","amountMinor":"1000000000000"}]', $2, $3)`,
    [entityId, JSON.stringify(rails), new Date()],
  );
}
