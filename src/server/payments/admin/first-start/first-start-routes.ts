import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { Language } from '../../../../shared/terms.ts';
import { languageOf } from '../../../identity/pages/language.ts';
import { messagePage } from '../../../identity/pages/messages.ts';
import { answerWithPages } from '../../../identity/pages/unavailable-page.ts';
import { AddressThrottle } from '../../../identity/provider/sign-in-throttle.ts';
import { requireOwnOrigin } from '../../../identity/session/own-origin.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { drawDone, drawForm, newlyTyped, type Form } from './draw-page.ts';
import { FIRST_START_PATH, opensFirstStart } from './first-start-link.ts';
import { readPasswords, readTyped, readWanted } from './read-form.ts';
import { setUp } from './set-up.ts';
import { FIRST_START_WORDS } from './words.ts';

const HTML = 'text/html; charset=utf-8';
const FORM_LIMIT = 16_384;

/** No script at all, forms to ourselves only, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

/**
 * GET and POST /app/first-start/{token}: the page that sets up an installation without an entity. It needs no
 * session: the token of 256 random bits, which the start prints, is the only way in. Opening it changes
 * nothing. The first form without a fault uses it up.
 */
export async function firstStartRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { publicUrl } = context.configuration;
  const guesses = new AddressThrottle(context.clock);
  const policy = [...POLICY, `form-action 'self' ${publicUrl}`].join('; ');
  await app.register(async (scope) => {
    answerWithPages(scope, context.configuration.publicUrl);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, parse(body as string)),
    );
    scope.addHook('onRequest', async (_, reply) => protect(reply, policy));
    const opens = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const words = FIRST_START_WORDS[languageIn(request)];
      // The right link opens also from an address that others share and guess from: 256 bits need no more.
      if (await opensFirstStart(context.database, tokenOf(request), nowOf(context.clock))) return true;
      if (guesses.retryAfterMs(request.ip) > 0) {
        await say(request, reply, 429, words.tooMany);
        return false;
      }
      guesses.failed(request.ip);
      await say(request, reply, 404, words.gone);
      return false;
    };
    scope.get(`${FIRST_START_PATH}/:token`, async (request, reply) => {
      if (!(await opens(request, reply))) return reply;
      const form = await formOf(context, request);
      return reply.type(HTML).send(drawForm({ ...form, typed: newlyTyped(DEFAULT_COUNTRY), faults: [] }));
    });
    scope.post(`${FIRST_START_PATH}/:token`, async (request, reply) => {
      requireOwnOrigin(context, request);
      if (!(await opens(request, reply))) return reply;
      return submit(context, request, reply);
    });
  });
}

async function submit(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = await formOf(context, request);
  const typed = readTyped(request.body);
  const read = readWanted(typed, readPasswords(request.body), {
    isElsewhere: form.issuer !== null,
    isZone: (name) => form.zones.includes(name),
  });
  if ('faults' in read)
    return reply
      .code(400)
      .type(HTML)
      .send(drawForm({ ...form, typed, faults: read.faults }));
  const done = await setUp(context, form.token, read.wanted, form.language);
  if (!done) return say(request, reply, 404, FIRST_START_WORDS[form.language].gone);
  return reply.type(HTML).send(drawDone(form.language, done));
}

async function formOf(
  { configuration, database }: Context,
  request: FastifyRequest,
): Promise<Omit<Form, 'typed' | 'faults'>> {
  // Node.js and the database both compute with a zone, so both must know it.
  const known = await database.query('SELECT name FROM pg_timezone_names WHERE name IS NOT NULL');
  const names = new Set(known.map(({ name }) => name));
  return {
    token: tokenOf(request),
    language: languageIn(request),
    zones: Intl.supportedValuesOf('timeZone').filter((zone) => names.has(zone)),
    issuer: configuration.oidc?.issuer ?? null,
    mails: configuration.smtpUrl !== null,
  };
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { token: string }).token;
}

/** Tests of this application have no gateway, which reads the cookies. */
function languageIn(request: FastifyRequest): Language {
  const cookies = request.cookies as typeof request.cookies | undefined;
  return languageOf({ headers: request.headers, cookies: cookies ?? {} });
}

function protect(reply: FastifyReply, policy: string): void {
  reply.headers({
    'content-security-policy': policy,
    'x-robots-tag': 'noindex, nofollow, noarchive',
    // The address is the secret. With 'same-origin' the log of a proxy would have it as the Referer of the
    // page's style sheet; with 'no-referrer' the Origin of the form, which we check, would be null.
    'referrer-policy': 'strict-origin',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
}

function say(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { title, text, link }: { title: string; text: string; link: string },
): FastifyReply {
  return reply
    .code(status)
    .type(HTML)
    .send(messagePage({ title, text, link: { href: '/', text: link }, language: languageIn(request) }));
}
