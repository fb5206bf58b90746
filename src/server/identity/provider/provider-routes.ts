import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { recordAudit, UNKNOWN_PERSON } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { passwordMatches } from '../passwords.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import { messagePage } from '../pages/messages.ts';
import { languageOf } from '../pages/language.ts';
import { SIGN_IN_WORDS, type SignInWords } from '../pages/sign-in-words.ts';
import { signInPage, type DemoUser } from '../pages/sign-in-page.ts';
import { answerUnavailableAsPage } from '../pages/unavailable-page.ts';
import { PROVIDER_PATH } from './names.ts';
import { knownDevices, type KnownDevices } from './known-devices.ts';
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
  const throttle = {
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
    answerUnavailableAsPage(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, parse(body as string)),
    );

    scope.get(`${PROVIDER_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await find(provider, request, reply);
      return interaction
        ? showForm(context, request, reply, interaction, { name: hintOf(interaction), error: null })
        : expired(context, request, reply);
    });

    scope.post(`${PROVIDER_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await find(provider, request, reply);
      if (!interaction) return expired(context, request, reply);
      const words = SIGN_IN_WORDS[languageOf(request)];
      const { username, password } = fieldsOf(request.body);
      const verdict = await checkPassword(context, throttle, request, { username, password });
      if ('userId' in verdict) {
        throttle.devices.remember(request, reply, verdict.userId);
        const returnTo = await provider.interactionResult(request.raw, reply.raw, {
          login: { accountId: verdict.userId, amr: ['pwd'] },
        });
        return reply.redirect(returnTo, 303);
      }
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
  });
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

async function find(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = request.params as { uid: string };
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
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
        publicDemo: context.configuration.publicDemo,
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

function fieldsOf(body: unknown): { username: string; password: string } {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { username: text('username').trim().slice(0, 200), password: text('password').slice(0, 1000) };
}

interface KnownUser {
  id: string;
  entity_id: string;
  password_hash: string;
}

async function auditFailure(context: Context, user: KnownUser, address: string): Promise<void> {
  await recordAudit(context.database, {
    entityId: user.entity_id,
    at: nowOf(context.clock),
    // The user may not be the one who typed a wrong password, so the row names no actor.
    actor: UNKNOWN_PERSON,
    action: 'sign_in.failed',
    subjectType: 'user',
    subjectId: user.id,
    details: { address },
  });
}

interface Throttle {
  addresses: AddressThrottle;
  unknown: UnknownNames;
  devices: KnownDevices;
}

/** The user with this password, or how long to wait. An unknown user takes as long as a known one. */
async function checkPassword(
  context: Context,
  { addresses, unknown, devices }: Throttle,
  request: FastifyRequest,
  { username, password }: { username: string; password: string },
): Promise<{ userId: string } | { retryAfterMs: number }> {
  const { database } = context;
  const address = request.ip;
  const [user] = await database.query(
    `SELECT u.id, u.entity_id, c.password_hash
       FROM users u
       JOIN local_credentials c ON c.user_id = u.id
       WHERE u.name = $1
       AND u.issuer = ''
       AND u.disabled_at IS NULL`,
    [username],
  );
  const source = { address, device: user ? devices.deviceOf(request, user.id) : null };
  const blockedMs = source.device === null ? addresses.retryAfterMs(address) : 0;
  if (blockedMs > 0) return { retryAfterMs: blockedMs };
  const counted = user
    ? await countAttempt(database, { id: user.id, entityId: user.entity_id }, source, nowOf(context.clock))
    : unknown.countAttempt(username, address);
  if (counted.retryAfterMs > 0) return counted;
  if (!(await passwordMatches(user?.password_hash ?? null, password)) || !user) {
    addresses.failed(address);
    context.log.warn({ address, userId: user?.id ?? null }, 'sign-in failed');
    // An unknown name belongs to no entity and so to no audit log. The waits between failures limit the
    // number of rows.
    if (user) await auditFailure(context, user, address);
    return { retryAfterMs: 0 };
  }
  await clearAttempts(database, user.id, source);
  return { userId: user.id };
}

function inWords(seconds: number, words: SignInWords): string {
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

/** The users of a demo installation, which the form lists; none on any other installation. */
async function demoUsers(context: Context): Promise<DemoUser[]> {
  return context.database.query(
    `SELECT u.name, coalesce(u.display_name, u.name) AS "displayName", e.name AS entity, u.roles
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       JOIN local_credentials c ON c.user_id = u.id
      WHERE u.disabled_at IS NULL
        AND EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb)
      ORDER BY e.created_at, e.id, u.created_at, u.id
      LIMIT 50`,
  );
}
