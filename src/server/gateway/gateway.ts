import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../shared/time.ts';
import type { Access } from '../platform/caller.ts';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { contentSecurityPolicy } from '../platform/http/content-security-policy.ts';
import { dashboardFiles, dashboardFolder } from './dashboard-files.ts';
import { registerHostGuard } from './hosts.ts';
import { dropExpired } from '../identity/provider/end-sign-ins.ts';
import { identityOf } from '../identity/provider/identity.ts';
import { providerRoutes } from '../identity/provider/provider-routes.ts';
import { invitationRoutes } from '../identity/invitations/invitation-routes.ts';
import { PASSKEY_SCRIPT, PASSKEY_SCRIPT_PATH } from '../identity/pages/passkey-script.ts';
import { pagesCss } from '../identity/pages/pages-css.ts';
import { registerRateLimit } from './rate-limit.ts';
import { reference } from './reference.ts';
import { refuseRepeatedHeaders } from './repeated-headers.ts';
import { registerGatewayMark } from './rewrite.ts';
import { mountGetSession } from '../identity/session/get-session.ts';
import { mountListPeople } from '../identity/session/list-people.ts';
import { mountListUsers } from '../identity/session/list-users.ts';
import { dropExpiredChallenges } from '../identity/passkeys/challenges.ts';
import { mountPasskeys } from '../identity/passkeys/mount-passkeys.ts';
import { mountPasskeyResets } from '../identity/passkeys/mount-resets.ts';
import { mountTokens } from '../identity/tokens/mount-tokens.ts';
import { mountUpdatePreferences } from '../identity/session/update-preferences.ts';
import { mountSignOut } from '../identity/session/sign-out.ts';
import { mountSwitchUser } from '../identity/session/switch-user.ts';
import { isSecure, sessionCookieName } from '../identity/session/session-store.ts';
import { signInRoutes } from '../identity/sign-in/sign-in-routes.ts';
import { hasCredentials } from '../exchange-access/exchange-credentials.ts';
import { tradingGateway } from './trading/trading-gateway.ts';
import { warnOfUntrustedProxies } from './untrusted-proxies.ts';

export interface GatewayOptions {
  /** The folder of the built dashboard; null for no dashboard. */
  webFolder?: string | null;
  /** Limits in requests a minute that differ from the usual ones. */
  limits?: { user?: number; address?: number };
  /** How long the exchange may take to answer, if it differs from the usual time. */
  exchangeAnswerMs?: number;
}

const YEAR_S = 31_536_000;

/**
 * The public edge: access, host names, headers, sign-in and sign-out, the proxy to the exchange, and the
 * dashboard's files.
 */
export async function gateway(
  app: FastifyInstance,
  context: Context,
  access: Access,
  options: GatewayOptions = {},
): Promise<void> {
  await securityHeaders(app, context);
  refuseRepeatedHeaders(app);
  warnOfUntrustedProxies(app, context);
  registerGatewayMark(app);
  nameUser(app);
  registerHostGuard(app, context);
  await registerRateLimit(app, options.limits);
  await app.register(cookie);
  await app.register(compress, { global: true, globalDecompression: false, threshold: 1_024 });

  const identity = await identityOf(context);
  identity.answerThrough(app);
  if (identity.provider) await providerRoutes(app, context, identity.provider);
  await signInRoutes(app, context, identity);
  await invitationRoutes(app, context);
  mountGetSession(app, context, access, (entityId) => hasCredentials(context, entityId));
  mountListPeople(app, context, access);
  mountListUsers(app, context, access);
  mountTokens(app, context, access);
  mountPasskeys(app, context, access);
  mountPasskeyResets(app, context, access);
  mountUpdatePreferences(app, context, access);
  mountSignOut(app, context, access, identity);
  mountSwitchUser(app, context, access);
  await tradingGateway(
    app,
    context,
    access,
    options.exchangeAnswerMs === undefined ? {} : { answerMs: options.exchangeAnswerMs },
  );
  app.get('/app/pages.css', async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(pagesCss(context.configuration)),
  );
  app.get(PASSKEY_SCRIPT_PATH, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(PASSKEY_SCRIPT),
  );
  await reference(app, sessionCookieName(context.configuration));
  await dashboardFiles(app, context, options.webFolder === undefined ? dashboardFolder() : options.webFolder);
  sweep(context);
}

/** Says in each answer as whom it was made, so that a page notices that the session works elsewhere now. */
function nameUser(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.caller) reply.header('outlay-user', request.caller.userId);
  });
}

async function securityHeaders(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(helmet, {
    // Set below, since pages have different policies.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isSecure(context.configuration)
      ? { maxAge: YEAR_S, includeSubDomains: false }
      : false,
  });
  const policy = contentSecurityPolicy(context.configuration);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  });
}

const SWEEP_MS = 5 * MINUTE_MS;

/**
 * Deletes expired and idle sessions and expired provider records every few minutes while the process serves.
 */
function sweep(context: Context): void {
  const timer = setInterval(() => {
    const now = nowOf(context.clock);
    Promise.all([dropExpired(context.database, now), dropExpiredChallenges(context.database, now)]).catch(
      (error: unknown) => context.log.warn({ err: error }, 'expired sessions could not be deleted'),
    );
  }, SWEEP_MS);
  timer.unref();
  context.onClose(async () => clearInterval(timer));
}
