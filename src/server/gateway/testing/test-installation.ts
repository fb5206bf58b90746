import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino, { type Logger } from 'pino';
import type { Role } from '../../../shared/terms.ts';
import type { Access } from '../../platform/caller.ts';
import { readConfiguration, trustedBy } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { registerJsonBodies } from '../../platform/http/json-bodies.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { registerProblemDetails } from '../../platform/http/problem-details.ts';
import { newId, systemRandom } from '../../platform/random.ts';
import { freePort } from '../../platform/testing/free-port.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { createAccess } from '../access.ts';
import { CookieClient } from '../command-line/cookie-client.ts';
import { gateway, type GatewayOptions } from '../gateway.ts';
import { gatewayRewrite } from '../rewrite.ts';

/** A password that is checked within a millisecond. Each hash contains its cost. */
const CHEAP = { N: 1_024, r: 8, p: 1 };

export interface TestUser {
  id: string;
  entityId: string;
  name: string;
}

export interface TestInstallation {
  app: FastifyInstance;
  context: Context;
  port: number;
  publicUrl: string;
  /** Every route that is served. */
  served: readonly { method: string; url: string }[];
  /** Advances the installation's clock. */
  passMs(ms: number): void;
  /** While held, only `passMs` advances the clock. */
  holdClock(hold: boolean): void;
  /** A browser without cookies. */
  browser(): CookieClient;
  entity(name: string): Promise<string>;
  /** Adds a user whose password is the name, or a user of another issuer. */
  user(
    name: string,
    entityId: string,
    roles: Role[],
    elsewhere?: { issuer: string; subject: string },
  ): Promise<TestUser>;
  close(): Promise<void>;
}

/** The gateway on a real listener and its own database, with the routes that a test mounts. */
export async function testInstallation(
  settings: Record<string, string> = {},
  routes: (app: FastifyInstance, access: Access, context: Context) => void | Promise<void> = () => undefined,
  options: GatewayOptions = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<TestInstallation> {
  const database = await testDatabase();
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort();
  const stops: (() => Promise<void>)[] = [];
  let offsetMs = 0;
  let heldMs: number | null = null;
  const context: Context = {
    configuration: readConfiguration({
      PORT: String(port),
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'silent',
      ...settings,
    }),
    clock: { nowMs: () => (heldMs ?? Date.now()) + offsetMs },
    random: systemRandom,
    database,
    log,
    onClose: (stop) => stops.push(stop),
  };
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    rewriteUrl: gatewayRewrite,
    trustProxy: trustedBy(context.configuration),
    bodyLimit: 1_048_576,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  registerProblemDetails(app);
  registerJsonBodies(app);
  const served: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) served.push({ method: one, url });
  });
  const access = await createAccess(context);
  await gateway(app, context, access, { webFolder: null, ...options });
  await routes(app, access, context);
  await app.listen({ port, host: '127.0.0.1' });
  const { publicUrl } = context.configuration;
  return {
    app,
    context,
    port,
    publicUrl,
    served,
    passMs: (ms) => {
      offsetMs += ms;
    },
    holdClock: (hold) => {
      heldMs = hold ? Date.now() : null;
    },
    browser: () => new CookieClient(publicUrl, { host: '127.0.0.1', port }),
    entity: async (name) => {
      const id = newId(context);
      await database.query(
        `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
         VALUES ($1, $2, $3, $3, $4)`,
        [id, name, randomUUID(), new Date()],
      );
      return id;
    },
    user: async (name, entityId, roles, elsewhere) => {
      const id = newId(context);
      await database.query(
        `INSERT INTO users (id, entity_id, name, email, roles, issuer, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          id,
          entityId,
          name,
          `${name}@example.com`,
          roles,
          elsewhere?.issuer ?? '',
          elsewhere?.subject ?? id,
          new Date(),
        ],
      );
      if (!elsewhere)
        await database.query('INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)', [
          id,
          await hashPassword(systemRandom, name, CHEAP),
        ]);
      return { id, entityId, name };
    },
    close: async () => {
      await app.close();
      for (const stop of stops.reverse()) await stop();
      await database.drop();
    },
  };
}

/** Signs a user in to the dashboard as a browser would, and returns the answer of the callback. */
export async function signIn(browser: CookieClient, name: string, path = '/app/sign-in', password = name) {
  const form = await browser.follow(path);
  const action = /action="([^"]+)"/.exec(form.body)?.[1];
  if (!action) return form;
  const posted = await browser.send(action, { method: 'POST', form: { username: name, password } });
  return posted.location ? browser.follow(posted.location) : { ...posted, url: form.url };
}
