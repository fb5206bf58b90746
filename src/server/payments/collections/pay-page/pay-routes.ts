import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressThrottle } from '../../../identity/provider/sign-in-throttle.ts';
import { preferredLanguage } from '../../../identity/pages/language.ts';
import { notFound, Problem } from '../../../../shared/errors.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { type Language, LANGUAGES } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import { logUnavailable, problemFrom } from '../../../platform/http/problem-details.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { drawMessage, drawPayPage } from './draw-page.ts';
import { loadPayPage, type PayPage } from './load-pay-page.ts';
import { isToken, PAY_PATH, payLinksOf } from './pay-links.ts';
import { PAY_KEYS_PATH, statementSigner } from './statement.ts';
import { PAY_CSS_SOURCE } from './style.ts';
import { PAY_WORDS } from './words.ts';

const STATEMENT = '.json';
const HTML = 'text/html; charset=utf-8';
const UNAVAILABLE = 503;

/** Only the style of the page itself: no script, no form, no frame, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  `style-src ${PAY_CSS_SOURCE}`,
  "img-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Serves the pay pages, their signed statements, and the keys that verify these. They are public: a token of
 * 128 random bits is the only way in. An address that has opened many wrong links waits for minutes before
 * it learns of another one that it is wrong; a link that works always opens.
 */
export async function payPages(app: FastifyInstance, context: Context): Promise<void> {
  const guesses = new AddressThrottle(context.clock);
  const signer = await statementSigner(context);
  // Made now, so that no change has to wait for it.
  await payLinksOf(context);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => protect(reply));
    answerErrors(scope);
    scope.get<{ Params: { file: string } }>(`${PAY_PATH}/:file`, async (request, reply) => {
      const { file } = request.params;
      const isStatement = file.endsWith(STATEMENT);
      const token = isStatement ? file.slice(0, -STATEMENT.length) : file;
      const page = await findPage(context, guesses, request, token);
      const url = `${context.configuration.publicUrl}${PAY_PATH}/${token}`;
      if (isStatement)
        return reply.type('application/jose+json; charset=utf-8').send(await signer.sign(page, url));
      return reply.type(HTML).send(drawPayPage({ page, language: languageOf(request), token, url }));
    });
    scope.get(PAY_KEYS_PATH, async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('application/jwk-set+json; charset=utf-8')
        .send(JSON.stringify(signer.keys)),
    );
  });
}

/**
 * The page of a token. Throws 404, and 429 for another wrong link of an address that has opened many. Each
 * link costs the same one query first, so that the time of an answer tells nothing.
 */
async function findPage(
  context: Context,
  guesses: AddressThrottle,
  { ip }: FastifyRequest,
  token: string,
): Promise<PayPage> {
  // A text of another form is no guess, and costs no query.
  if (!isToken(token)) throw notFound('address');
  const page = await loadPayPage(context, token);
  // One who holds a link gets in, whatever others behind the same address have tried.
  if (page) return page;
  const waitMs = guesses.retryAfterMs(ip);
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000));
  guesses.failed(ip);
  throw notFound('address');
}

function tooMany(seconds: number): Problem {
  return new Problem(
    429,
    'too_many_requests',
    'Too many requests',
    explain('too_many_requests', { seconds }),
    { headers: { 'retry-after': String(seconds) } },
  );
}

function protect(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex, nofollow, noarchive',
    // The address is the secret: no other site learns it.
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    vary: 'accept-language',
  });
}

/** The language that a link of the page asks for, else that of the browser. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? preferredLanguage(headers['accept-language']);
}

/** Answers refusals of pages with a page. Programs, which ask for statements, get problem details. */
function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error);
    const isPage = !request.originalUrl.split('?', 1)[0]!.endsWith(STATEMENT);
    if (!problem || !isPage) throw error;
    const language = languageOf(request);
    const words = PAY_WORDS[language];
    if (problem.status === UNAVAILABLE) logUnavailable(request, error);
    reply.code(problem.status).headers(problem.headers).type(HTML);
    if (problem.status === UNAVAILABLE) return reply.send(drawMessage(language, words.unavailable));
    if (problem.status !== 429) return reply.send(drawMessage(language, words.notFound));
    const minutes = Math.ceil((Number(problem.headers['retry-after']) * 1_000) / MINUTE_MS);
    return reply.send(
      drawMessage(language, { title: words.tooMany.title, text: words.tooMany.text(minutes) }),
    );
  });
}
