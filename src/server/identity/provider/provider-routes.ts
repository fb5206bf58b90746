import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { passwordMatches } from '../passwords.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { messagePage } from '../pages/messages.ts';
import { languageOf } from '../pages/language.ts';
import { SIGN_IN_WORDS, type SignInWords } from '../pages/sign-in-words.ts';
import { signInPage, type DemoUser } from '../pages/sign-in-page.ts';
import { answerWithPages } from '../pages/unavailable-page.ts';
import { isSecure } from '../session/session-store.ts';
import { begunCookie, PROVIDER_PATH } from './names.ts';
import { PASSKEY_LIMITS } from '../../../shared/passkey-terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { arePasskeysPossible, relyingParty } from '../passkeys/relying-party.ts';
import { issueSignInChallenge } from '../passkeys/sign-in-challenge.ts';
import { auditFailure, type Throttle } from './failed-sign-in.ts';
import { knownDevices } from './known-devices.ts';
import { checkPasskey } from './passkey-sign-in.ts';
import { AddressThrottle, clearAttempts, countAttempt, UnknownNames } from './sign-in-throttle.ts';

const FORM_LIMIT = 8_192;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Serves the embedded provider below /oidc, and its sign-in form. */
export async function providerRoutes(
  app: FastifyInstance,
  context: Context,
  provider: Provider,
): Promise<void> {
  const handle = provider.callback();
  const throttle: Throttle = {
    addresses: new AddressThrottle(context.clock),
    unknown: new UnknownNames(context.clock),
    devices: await knownDevices(context),
  };
  await app.register(async (scope) => {
    // The provider reads bodies itself. Only the form below is parsed here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.all(`${PROVIDER_PATH}/*`, async (request, reply) => {
      bridge(context, request, reply);
      await handle(request.raw, reply.raw);
    });
  });
  await app.register(async (scope) => {
    answerWithPages(scope, context.configuration.publicUrl);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, parse(body as string)),
    );

    scope.get(`${PROVIDER_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await find(context, provider, request, reply);
      return interaction
        ? showForm(context, request, reply, interaction, { name: hintOf(interaction), error: null })
        : expired(context, request, reply);
    });

    scope.post(`${PROVIDER_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await find(context, provider, request, reply);
      if (!interaction) return expired(context, request, reply);
      const words = SIGN_IN_WORDS[languageOf(request)];
      const { username, password } = fieldsOf(request.body);
      const verdict = await checkPassword(context, throttle, request, { username, password });
      if ('loginId' in verdict)
        return admit(context, provider, throttle, request, reply, verdict.loginId, ['pwd']);
      if (verdict.retryAfterMs > 0) {
        const seconds = Math.ceil(verdict.retryAfterMs / 1000);
        reply.code(429).header('retry-after', seconds);
        return showForm(context, request, reply, interaction, {
          name: username,
          error: words.tooMany(inWords(seconds, words)),
        });
      }
      reply.code(400);
      return showForm(context, request, reply, interaction, {
        name: username,
        error: username && password ? words.wrong : words.incomplete,
      });
    });
    passkeyForms(scope, context, provider, throttle);
  });
}

/** What the script of the sign-in page calls: the challenge for a passkey, and the form with its answer. */
function passkeyForms(
  scope: FastifyInstance,
  context: Context,
  provider: Provider,
  throttle: Throttle,
): void {
  scope.post(`${PROVIDER_PATH}/interaction/:uid/passkey-challenge`, async (request, reply) => {
    const interaction = await find(context, provider, request, reply);
    if (!interaction) return reply.code(404).send();
    const challenge = await issueSignInChallenge(context, interaction.uid);
    return {
      challenge: challenge.toString('base64url'),
      rpId: relyingParty(context.configuration).id,
      timeout: PASSKEY_LIMITS.challengeMinutes * MINUTE_MS,
    };
  });

  scope.post(`${PROVIDER_PATH}/interaction/:uid/passkey`, async (request, reply) => {
    const interaction = await find(context, provider, request, reply);
    if (!interaction) return expired(context, request, reply);
    const words = SIGN_IN_WORDS[languageOf(request)];
    const { answer } = fieldsOf(request.body);
    const verdict = await checkPasskey(context, throttle, request, interaction.uid, answer);
    if ('loginId' in verdict)
      return admit(context, provider, throttle, request, reply, verdict.loginId, ['pop', 'mfa']);
    const seconds = Math.ceil(verdict.retryAfterMs / 1000);
    if (seconds > 0) reply.code(429).header('retry-after', seconds);
    else reply.code(400);
    return showForm(context, request, reply, interaction, {
      name: hintOf(interaction),
      error: seconds > 0 ? words.tooMany(inWords(seconds, words)) : words.passkeyRefused,
    });
  });
}

/** Continues the sign-in of a person who has proved who they are. */
async function admit(
  context: Context,
  provider: Provider,
  { devices }: Throttle,
  request: FastifyRequest,
  reply: FastifyReply,
  loginId: string,
  amr: string[],
): Promise<FastifyReply> {
  const { uid } = request.params as { uid: string };
  const secure = isSecure(context.configuration);
  const { name, path } = begunCookie(secure, uid);
  reply.clearCookie(name, { path, secure });
  devices.remember(request, reply, loginId);
  const login = { accountId: loginId, amr };
  const returnTo = await provider.interactionResult(request.raw, reply.raw, { login }).catch(unlessEnded);
  return returnTo === null ? expired(context, request, reply) : reply.redirect(returnTo, 303);
}

/** Passes a request to the provider's own listener, with the scheme and the host that it should assume. */
function bridge(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  const location = new URL(context.configuration.publicUrl);
  const { raw } = request;
  raw.headers['x-forwarded-proto'] = location.protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = location.host;
  raw.url = (raw.url ?? '').slice(PROVIDER_PATH.length);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

/** The sign-in that this browser has begun; null when it has begun none with this id. */
async function find(
  { configuration }: Context,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = request.params as { uid: string };
    if (request.cookies[begunCookie(isSecure(configuration), uid).name] === undefined) return null;
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : null;
  } catch (error) {
    return unlessEnded(error);
  }
}

/**
 * Null for the error about a sign-in that has ended, such as one whose form was sent twice. It may end at
 * any moment: also between its first and its second reading in one request.
 */
function unlessEnded(error: unknown): null {
  if (error instanceof Error && error.name === 'SessionNotFound') return null;
  throw error;
}

function hintOf(interaction: Interaction): string {
  const hint = interaction.params['login_hint'];
  return typeof hint === 'string' ? hint.slice(0, 200) : '';
}

async function showForm(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  shown: { name: string; error: string | null },
): Promise<FastifyReply> {
  // Browsers apply form-action to a form's redirects too, and a script's client returns to a loopback port.
  const redirect = new URL(String(interaction.params['redirect_uri'])).origin;
  return reply
    .header(
      'content-security-policy',
      contentSecurityPolicy(context.configuration, { formAction: [redirect] }),
    )
    .type('text/html; charset=utf-8')
    .send(
      signInPage({
        ...shown,
        language: languageOf(request),
        action: `${PROVIDER_PATH}/interaction/${interaction.uid}`,
        again: interaction.session?.accountId !== undefined,
        withPasskeys: arePasskeysPossible(context.configuration),
        publicDemo: context.configuration.publicDemo,
        isNew: await isNew(context),
        demoUsers: await demoUsers(context),
      }),
    );
}

function expired(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const words = SIGN_IN_WORDS[language];
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(
      messagePage({
        title: words.expired,
        text: words.expiredText,
        link: { href: `${context.configuration.publicUrl}/`, text: words.signIn },
        language,
      }),
    );
}

function fieldsOf(body: unknown): { username: string; password: string; answer: string } {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    username: text('username').trim().slice(0, 200),
    password: text('password').slice(0, 1000),
    answer: text('answer'),
  };
}

/**
 * The login with this password, or how long to wait. An unknown name takes as long as a known one, and so
 * does a person who has no access to any entity.
 */
async function checkPassword(
  context: Context,
  { addresses, unknown, devices }: Throttle,
  request: FastifyRequest,
  { username, password }: { username: string; password: string },
): Promise<{ loginId: string } | { retryAfterMs: number }> {
  const { database } = context;
  const address = request.ip;
  const [login] = await database.query(
    `SELECT l.id, c.password_hash
       FROM logins l
       JOIN local_credentials c ON c.login_id = l.id
      WHERE l.name = $1 AND l.issuer = ''
        AND EXISTS (SELECT 1 FROM users u WHERE u.login_id = l.id AND u.disabled_at IS NULL)`,
    [username],
  );
  const source = { address, device: login ? devices.deviceOf(request, login.id) : null };
  const blockedMs = source.device === null ? addresses.retryAfterMs(address) : 0;
  if (blockedMs > 0) return { retryAfterMs: blockedMs };
  const counted = login
    ? await countAttempt(database, login.id, source, nowOf(context.clock))
    : unknown.countAttempt(username, address);
  if (counted.retryAfterMs > 0) return counted;
  if (!(await passwordMatches(login?.password_hash ?? null, password)) || !login) {
    addresses.failed(address);
    context.log.warn({ address, loginId: login?.id ?? null }, 'sign-in failed');
    // An unknown name belongs to no entity and so to no audit log. The waits between failures limit the
    // number of rows.
    if (login) await auditFailure(context, login.id, address);
    return { retryAfterMs: 0 };
  }
  await clearAttempts(database, login.id, source);
  return { loginId: login.id };
}

function inWords(seconds: number, words: SignInWords): string {
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

async function isNew({ database }: Context): Promise<boolean> {
  const [found] = await database.query('SELECT EXISTS (SELECT 1 FROM entities) AS has_entity');
  return found!.has_entity === false;
}

/**
 * The users of a demo installation, which the form lists; none on any other installation. A person who works
 * in several entities is listed once, in the first one.
 */
async function demoUsers(context: Context): Promise<DemoUser[]> {
  return context.database.query(
    `SELECT u.name, coalesce(u.display_name, u.name) AS "displayName", e.name AS entity, u.roles
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       JOIN local_credentials c ON c.login_id = u.login_id
      WHERE u.disabled_at IS NULL AND u.id = u.login_id
        AND EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb)
      ORDER BY e.created_at, e.id, u.created_at, u.id
      LIMIT 50`,
  );
}
