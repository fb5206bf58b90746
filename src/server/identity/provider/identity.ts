import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as openid from 'openid-client';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Context } from '../../platform/context.ts';
import type { SignInOrigin } from './end-sign-ins.ts';
import { embeddedProvider } from './embedded-provider.ts';
import { providerKeys, signInStateKey } from './keys.ts';
import { DASHBOARD_CLIENT, PROVIDER_PATH } from './names.ts';

/** The login that a verified access token names. */
interface TokenSubject {
  subject: string;
  /** When the user signed in; 0 when the token does not contain it. */
  authenticatedAtMs: number;
  issuedAtMs: number;
  expiresAtMs: number;
  /** The embedded provider's grant and session behind the token; null with an external provider. */
  origin: SignInOrigin | null;
  /** The entity to which the embedded provider has bound the token; null with an external provider. */
  entityId: string | null;
}

/** The identity provider of this installation, embedded or external. */
export interface Identity {
  /** The values of `logins.issuer` for its users. */
  issuerNames: readonly string[];
  /** Our client configuration at the provider, discovered on first use. */
  client(): Promise<openid.Configuration>;
  /** Verifies an RFC 9068 access token for this installation. Throws when it is not valid. */
  verifyAccessToken(token: string): Promise<TokenSubject>;
  stateKey: Buffer;
  provider: Provider | null;
  /**
   * The embedded provider's grant and session of a sign-in, read from the access token that it has just
   * issued.
   */
  originOf(accessToken: string): SignInOrigin | null;
  /** The embedded provider answers our own calls in process, since this process may not reach PUBLIC_URL. */
  answerThrough(app: FastifyInstance): void;
}

const identities = new WeakMap<Context, Promise<Identity>>();

/** The identity provider of this installation, shared by the whole process. */
export function identityOf(context: Context): Promise<Identity> {
  let identity = identities.get(context);
  if (!identity) {
    identity = openIdentity(context);
    identities.set(context, identity);
  }
  return identity;
}

async function openIdentity(context: Context): Promise<Identity> {
  const stateKey = await signInStateKey(context);
  return context.configuration.oidc
    ? elsewhere(context, context.configuration.oidc, stateKey)
    : embedded(context, stateKey);
}

async function embedded(context: Context, stateKey: Buffer): Promise<Identity> {
  const { publicUrl } = context.configuration;
  const keys = await providerKeys(context);
  const issuer = `${publicUrl}${PROVIDER_PATH}`;
  const { d: _private, ...publicKey } = keys.signing;
  const trusted = { issuer, keys: createLocalJWKSet({ keys: [publicKey] }) };
  const verify = verifier(context, async () => trusted);
  let app: FastifyInstance | null = null;
  const discover = once(() =>
    openid.discovery(
      new URL(issuer),
      DASHBOARD_CLIENT,
      { require_auth_time: true, id_token_signed_response_alg: 'ES256' },
      openid.ClientSecretBasic(keys.clientSecret),
      {
        [openid.customFetch]: (url, init) => inProcess(app!, publicUrl, url, init),
        execute: [openid.allowInsecureRequests],
      },
    ),
  );
  return {
    issuerNames: [''],
    client: discover,
    verifyAccessToken: async (token) => {
      const { claims, ...subject } = await verify(token);
      const entityId = claims['entity_id'];
      return { ...subject, entityId: typeof entityId === 'string' ? entityId : null };
    },
    stateKey,
    provider: await embeddedProvider(context, keys),
    originOf: (accessToken) => originOf(decodeJwt(accessToken)),
    answerThrough: (server) => {
      app = server;
    },
  };
}

function elsewhere(
  context: Context,
  oidc: { issuer: string; clientId: string; clientSecret: string },
  stateKey: Buffer,
): Identity {
  const discover = once(() =>
    openid.discovery(new URL(oidc.issuer), oidc.clientId, { client_secret: oidc.clientSecret }, undefined, {
      // Only a loopback issuer may use http; the configuration refuses any other.
      ...(oidc.issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
    }),
  );
  const trust = once(async () => {
    const metadata = (await discover()).serverMetadata();
    return { issuer: metadata.issuer, keys: createRemoteJWKSet(new URL(metadata.jwks_uri!)) };
  });
  const bare = oidc.issuer.replace(/\/$/, '');
  const verify = verifier(context, trust);
  return {
    issuerNames: [bare, `${bare}/`],
    client: discover,
    verifyAccessToken: async (token) => {
      const { claims: _others, ...subject } = await verify(token);
      return { ...subject, entityId: null };
    },
    stateKey,
    provider: null,
    originOf: () => null,
    answerThrough: () => undefined,
  };
}

/** Caches the result. A failure is not cached, so that the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA'];
const TOLERANCE_SECONDS = 5;

function verifier(
  context: Context,
  trusted: () => Promise<{ issuer: string; keys: JWTVerifyGetKey }>,
): (token: string) => Promise<Omit<TokenSubject, 'entityId'> & { claims: JWTPayload }> {
  return async (token) => {
    const { issuer, keys } = await trusted();
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: context.configuration.publicUrl,
      typ: 'at+jwt',
      algorithms: ALGORITHMS,
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat', 'jti', 'client_id'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(context.clock.nowMs()),
    });
    const authTime = payload['auth_time'];
    return {
      subject: payload.sub!,
      authenticatedAtMs: typeof authTime === 'number' ? authTime * 1000 : 0,
      issuedAtMs: payload.iat! * 1000,
      expiresAtMs: payload.exp! * 1000,
      origin: originOf(payload),
      claims: payload,
    };
  };
}

function originOf({ grant_id: grantId, session_uid: providerSession }: JWTPayload): SignInOrigin | null {
  return typeof grantId === 'string' && typeof providerSession === 'string'
    ? { grantId, providerSession }
    : null;
}

/** A fetch from this same process, which serves the embedded provider's token endpoint and keys. */
async function inProcess(
  app: FastifyInstance,
  publicUrl: string,
  url: string,
  init: openid.CustomFetchOptions,
): Promise<Response> {
  const location = new URL(url);
  const body =
    init.body instanceof URLSearchParams
      ? init.body.toString()
      : ((init.body ?? undefined) as string | undefined);
  const answer = await app.inject({
    method: init.method as 'GET' | 'POST',
    url: location.pathname + location.search,
    headers: { ...init.headers, host: new URL(publicUrl).host },
    ...(body === undefined ? {} : { payload: body }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  });
}
