import type { Configuration, default as Provider, KoaContextWithOIDC } from 'oidc-provider';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { messagePage, signOutPage } from '../pages/messages.ts';
import { RETRY_AFTER_SECONDS, UNAVAILABLE_STATUS, unavailablePage } from '../pages/unavailable-page.ts';
import { lastUserOf } from '../logins.ts';
import { isInUse, isSecure } from '../session/session-store.ts';
import { endProviderSession } from './end-sign-ins.ts';
import type { ProviderKeys } from './keys.ts';
import { begunCookie, CLI_CLIENT, DASHBOARD_CLIENT, PROVIDER_PATH, providerSessionCookie } from './names.ts';
import { asTemporarilyUnavailable, recordAdapter } from './record-adapter.ts';

const HOUR_S = 3_600;
/** A sign-in at the provider lasts at most as long as a session of the dashboard. */
const PROVIDER_SESSION_S = 12 * HOUR_S;

const INTERACTION = /\/interaction\/([\w-]+)$/;
const OUR_CLIENTS = new Set([DASHBOARD_CLIENT, CLI_CLIENT]);

/**
 * The embedded OpenID provider at PUBLIC_URL/oidc: authorization code with PKCE and nothing else. Access
 * tokens are RFC 9068 JWTs for this installation, an hour long. Their subject is the person's login, and the
 * claim `entity_id` binds each to one entity.
 */
export async function embeddedProvider(context: Context, keys: ProviderKeys): Promise<Provider> {
  const { publicUrl } = context.configuration;
  const {
    default: Provider,
    errors,
    interactionPolicy,
  } = await withoutRuntimeWarning(() => import('oidc-provider'));
  // Both clients are ours, so no consent is requested. Any program on the user's machine can pose as the
  // command-line client, so that client gets a code only after a sign-in that the user sees.
  const policy = interactionPolicy.base();
  policy.get('consent')!.checks.remove('native_client_prompt');
  const asks = ({ oidc }: KoaContextWithOIDC) =>
    oidc.client?.applicationType === 'native' && !oidc.result?.login;
  policy
    .get('login')!
    .checks.add(new interactionPolicy.Check('native_sign_in', 'a sign-in is required', asks));
  const hasNoUser = ({ oidc }: KoaContextWithOIDC) =>
    oidc.session?.accountId !== undefined && oidc.account === undefined;
  policy
    .get('login')!
    .checks.add(new interactionPolicy.Check('user_has_no_access', 'a sign-in is required', hasNoUser));
  const unused = ({ oidc }: KoaContextWithOIDC) => endedAtDashboard(context, oidc);
  policy
    .get('login')!
    .checks.add(new interactionPolicy.Check('dashboard_session_ended', 'a sign-in is required', unused));
  const provider = new Provider(`${publicUrl}${PROVIDER_PATH}`, {
    ...configure(context, keys),
    adapter: recordAdapter(context.database, {
      alreadyConsumed: () => new errors.InvalidGrant('authorization code already consumed'),
      unstorable: () => new errors.InvalidRequest('a parameter contains a NUL character'),
    }),
    interactions: { policy, url: (_, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}` },
  });
  // A proxy terminates TLS, so the bridge tells the provider the scheme of PUBLIC_URL.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === UNAVAILABLE_STATUS) ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
    noteBegun(ctx, publicUrl);
  });
  provider.on('server_error', (_, error) => context.log.error({ err: error }, 'identity provider failed'));
  return provider;
}

/**
 * Marks the browser that begins a sign-in. The provider's cookies of an interaction have a path, so another
 * host of the domain could plant them: a person would then sign in for the attacker who began it.
 */
function noteBegun(
  { cookies, response }: Pick<KoaContextWithOIDC, 'cookies' | 'response'>,
  publicUrl: string,
): void {
  const [, interaction] = INTERACTION.exec(response.get('location')) ?? [];
  if (interaction === undefined) return;
  const secure = publicUrl.startsWith('https:');
  const { name, path } = begunCookie(secure, interaction);
  cookies.set(name, '1', {
    path,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    overwrite: false,
    maxAge: HOUR_S * 1_000,
  });
}

/** Hides the library's warning about Node.js 20, on which it has been tested. */
async function withoutRuntimeWarning<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...texts: unknown[]) => {
    if (!String(texts[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...texts);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

function configure(context: Context, keys: ProviderKeys): Configuration {
  const { publicUrl } = context.configuration;
  const secure = publicUrl.startsWith('https:');
  const session = providerSessionCookie(secure);
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true, path: session.path } as const;
  return {
    jwks: { keys: [keys.signing as never] },
    clients: clients(publicUrl, keys),
    cookies: {
      keys: [keys.cookie],
      names: { session: session.name, interaction: 'outlay_interaction', resume: 'outlay_resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', secure, signed: true },
    },
    responseTypes: ['code'],
    scopes: ['openid'],
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'none'],
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: PROVIDER_SESSION_S,
      Grant: PROVIDER_SESSION_S,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => publicUrl,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => ({
          scope: '',
          audience: isOurResource(resource, publicUrl) ? publicUrl : refuseResource(),
          accessTokenFormat: 'jwt',
          accessTokenTTL: HOUR_S,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => endOrAsk(context, ctx, form),
        postLogoutSuccessSource: sayGoodbye,
      },
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    loadExistingGrant: (ctx) => grantWithoutAsking(ctx, publicUrl),
    findAccount: async (_, id) =>
      (await userOf(context, id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    extraTokenClaims: async (ctx, token) => {
      const accountId = 'accountId' in token ? token.accountId : undefined;
      const entity = entityOfResource(ctx.oidc.entities.AuthorizationCode?.resource);
      const user = accountId ? await userOf(context, accountId, entity) : undefined;
      // A token that names an entity is for that one or for none.
      if (entity !== null && !user) refuseResource();
      // The dashboard's own token is part of the sign-in, which has its own row.
      if (user && token.clientId !== DASHBOARD_CLIENT)
        await auditToken(context, user, { jti: token.jti, clientId: token.clientId });
      // A token is valid while its grant exists. access.ts looks the grant up at each request.
      const origin = {
        grant_id: 'grantId' in token ? token.grantId : undefined,
        session_uid: ctx.oidc.entities.AuthorizationCode?.sessionUid,
      };
      return {
        auth_time: ctx.oidc.entities.AuthorizationCode?.authTime,
        ...origin,
        ...(user ? { entity_id: user.entity_id } : {}),
      };
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      if (ctx.status === UNAVAILABLE_STATUS) {
        ctx.body = unavailablePage(`${publicUrl}/app/sign-in`);
        return;
      }
      ctx.body = messagePage({
        title: 'This sign-in cannot continue',
        text:
          `It may have expired, or its address was not complete (${out.error}). Start again from the ` +
          'dashboard.',
        link: { href: `${publicUrl}/`, text: 'Back to the dashboard' },
      });
    },
  };
}

function clients(publicUrl: string, keys: ProviderKeys): Configuration['clients'] {
  const common = {
    grant_types: ['authorization_code'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
    require_auth_time: true,
  } as const;
  return [
    {
      ...common,
      client_id: DASHBOARD_CLIENT,
      client_name: 'Outlay',
      client_secret: keys.clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [`${publicUrl}/app/callback`],
      post_logout_redirect_uris: [`${publicUrl}/`],
    },
    {
      ...common,
      client_id: CLI_CLIENT,
      client_name: 'Outlay command line',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      redirect_uris: ['http://127.0.0.1/callback', 'http://[::1]/callback', 'http://localhost/callback'],
    },
  ];
}

function refuseResource(): never {
  throw Object.assign(new Error('invalid_target'), {
    error: 'invalid_target',
    error_description: 'this resource is not served here',
    status: 400,
    statusCode: 400,
    expose: true,
  });
}

/** Writes the audit row before the token is issued, so that no token exists without its row. */
async function auditToken(
  context: Context,
  user: { id: string; name: string; entity_id: string },
  token: { jti: string; clientId: string | undefined },
): Promise<void> {
  await recordAudit(context.database, {
    entityId: user.entity_id,
    at: nowOf(context.clock),
    actor: actorOf({ userId: user.id, userName: user.name }),
    action: 'token.issued',
    subjectType: 'user',
    subjectId: user.id,
    details: { client: token.clientId, tokenId: token.jti, lastsSeconds: HOUR_S },
  });
}

/**
 * The user as whom the person of a login would work now, or in the entity of that name; undefined when the
 * person may not sign in there.
 */
async function userOf(context: Context, loginId: string, entity: string | null = null) {
  const [login] = await context.database
    .query("SELECT id FROM logins WHERE id = $1 AND issuer = ''", [loginId])
    .catch(asTemporarilyUnavailable);
  if (!login || entity === null)
    return login && lastUserOf(context.database, login.id).catch(asTemporarilyUnavailable);
  const [user] = await context.database
    .query(
      `SELECT u.id, u.name, u.entity_id
         FROM users u
         JOIN entities e ON e.id = u.entity_id
        WHERE u.login_id = $1 AND e.name = $2 AND u.disabled_at IS NULL`,
      [login.id, entity],
    )
    .catch(asTemporarilyUnavailable);
  return user;
}

/** Whether a token is for this installation: its address, which may name an entity with `?entity=`. */
function isOurResource(resource: string, publicUrl: string): boolean {
  const [address, query = ''] = resource.split('?', 2);
  const named = [...new URLSearchParams(query).keys()];
  return address!.replace(/\/$/, '') === publicUrl && named.every((key) => key === 'entity');
}

/** The name of the entity for which a token is asked; null for the one where the person worked last. */
function entityOfResource(resource: string | string[] | undefined): string | null {
  return typeof resource === 'string' ? new URL(resource).searchParams.get('entity') : null;
}

/** Our own clients need no consent, so the grant is made as soon as the user is known. */
async function grantWithoutAsking(ctx: KoaContextWithOIDC, publicUrl: string) {
  const { oidc } = ctx;
  const clientId = oidc.client?.clientId;
  if (!clientId || !OUR_CLIENTS.has(clientId) || !oidc.session?.accountId) return undefined;
  const grantId = oidc.session.grantIdFor(clientId);
  const existing = grantId ? await oidc.provider.Grant.find(grantId) : undefined;
  if (existing && existing.accountId === oidc.session.accountId) return existing;
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid');
  grant.addResourceScope(publicUrl, '');
  await grant.save();
  return grant;
}

/**
 * The dashboard accepts the provider's session only while a dashboard session that it opened is in use.
 * Otherwise a sign-in without a password could undo an idle time-out or a sign-out.
 */
async function endedAtDashboard(context: Context, oidc: KoaContextWithOIDC['oidc']): Promise<boolean> {
  if (oidc.client?.clientId !== DASHBOARD_CLIENT || oidc.result?.login || !oidc.session?.accountId)
    return false;
  return !(await isInUse(context, oidc.session.uid));
}

/**
 * RP-initiated logout. A request of the dashboard contains the ID token of the signed-in user, who asked for
 * it, so it ends the session at once. The user has to confirm any other request.
 */
async function endOrAsk(context: Context, ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { oidc } = ctx;
  const hint = oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
  if (!hint?.payload?.sub || hint.payload.sub !== oidc.session?.accountId) {
    ctx.body = signOutPage(form);
    return;
  }
  const { postLogoutRedirectUri } = oidc.session.state as { postLogoutRedirectUri?: string };
  await endProviderSession(context.database, oidc.session.uid);
  const { path } = providerSessionCookie(isSecure(context.configuration));
  ctx.cookies.set(oidc.provider.cookieName('session'), null, { path, signed: true });
  ctx.status = 303;
  ctx.redirect(postLogoutRedirectUri ?? oidc.urlFor('end_session_success'));
}

async function sayGoodbye(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.body = messagePage({
    title: 'You are signed out',
    text: 'Close this page, or sign in again.',
    link: { href: '/', text: 'Sign in' },
  });
}
