import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../shared/terms.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { html, page } from '../pages/html.ts';
import { languageOf } from '../pages/language.ts';
import { messagePage } from '../pages/messages.ts';
import { answerWithPages } from '../pages/unavailable-page.ts';
import { AddressThrottle } from '../provider/sign-in-throttle.ts';
import { requireOwnOrigin } from '../session/own-origin.ts';
import { isSecure } from '../session/session-store.ts';
import { acceptInvitation, type AcceptFault, type Entered } from './accept-invitation.ts';
import { INVITATION_WORDS, type InvitationWords } from './invitation-words.ts';
import { findInvited, INVITATION_PATH, type InvitationRow } from './invitations.ts';

const HTML = 'text/html; charset=utf-8';
const FORM_LIMIT = 8_192;
const MINUTE_S = 60;

/** No script at all, forms to ourselves only, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

interface Shown {
  token: string;
  row: InvitationRow;
  words: InvitationWords;
  language: Language;
}

/**
 * GET and POST /app/invitation/{token}: the page on which an invited person chooses name and password, or the
 * user of a reset a new password. A person who already signs in to another entity joins with that sign-in.
 * The page needs no session: the token of 256 random bits is the only way in.
 * Opening it changes nothing, so that a mail program that follows links does not use them up.
 */
export async function invitationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const guesses = new AddressThrottle(context.clock);
  const issuer = context.configuration.oidc?.issuer ?? null;
  const allowed = ["'self'", context.configuration.publicUrl, ...(issuer ? [new URL(issuer).origin] : [])];
  const policy = [...POLICY, `form-action ${allowed.join(' ')}`].join('; ');
  await app.register(async (scope) => {
    answerWithPages(scope, context.configuration.publicUrl);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, parse(body as string)),
    );
    scope.addHook('onRequest', async (_, reply) => protect(reply, policy));
    const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Shown | null> => {
      const { token } = request.params as { token: string };
      const language = languageOf(request);
      const words = INVITATION_WORDS[language];
      if (guesses.retryAfterMs(request.ip) > 0) {
        await say(reply, 429, language, words.tooMany);
        return null;
      }
      const row = await findInvited(context.database, token, nowOf(context.clock));
      if (row) return { token, row, words, language };
      guesses.failed(request.ip);
      await say(reply, 404, language, words.gone);
      return null;
    };
    scope.get(`${INVITATION_PATH}/:token`, async (request, reply) => {
      const shown = await find(request, reply);
      return shown ? draw(context, reply, shown, null, '') : reply;
    });
    scope.post(`${INVITATION_PATH}/:token`, async (request, reply) => {
      requireOwnOrigin(context, request);
      const shown = await find(request, reply);
      if (!shown) return reply;
      const { token, words, language } = shown;
      if (issuer || isMember(request.body)) return signInFirst(context, reply, token);
      const entered = fieldsOf(request.body);
      const fault = await acceptInvitation(context, token, entered);
      if (fault === 'GONE') return say(reply, 404, language, words.gone);
      if (fault) return draw(context, reply.code(400), shown, fault, entered.name);
      return say(reply, 200, language, words.done);
    });
  });
}

/**
 * The cookie that carries the invitation from this page to the sign-in that uses it. With https its name
 * keeps other hosts of the domain from setting it.
 */
export function invitationCookie(configuration: Configuration): { name: string; path: string } {
  return isSecure(configuration)
    ? { name: '__Host-outlay_invitation', path: '/' }
    : { name: 'outlay_invitation', path: '/app/sign-in' };
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

/** Sends the person to sign in, also in a browser that is signed in. The callback then joins. */
function signInFirst(context: Context, reply: FastifyReply, token: string): FastifyReply {
  const { name, path } = invitationCookie(context.configuration);
  return reply
    .setCookie(name, token, {
      path,
      maxAge: MINUTE_S,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(context.configuration),
    })
    .redirect('/app/sign-in?max_age=0', 303);
}

async function draw(
  context: Context,
  reply: FastifyReply,
  { token, row, words, language }: Shown,
  fault: Exclude<AcceptFault, 'GONE'> | null,
  name: string,
): Promise<FastifyReply> {
  const [names] = await context.database.query(
    `SELECT e.name AS entity_name, u.name AS user_name
       FROM entities e
       LEFT JOIN users u ON u.id = $2
      WHERE e.id = $1`,
    [row.entity_id, row.user_id],
  );
  const isReset = row.purpose === 'RESET';
  const issuer = context.configuration.oidc?.issuer;
  const title = isReset ? words.resetTitle : words.title(names!.entity_name);
  const nameIsWrong = fault === 'NAME' || fault === 'NAME_TAKEN';
  const body = html`<h1>${title}</h1>
    ${
      fault !== null &&
      html`<div class="error" role="alert" id="error">
        <h2>${words.notDone}</h2>
        <p>${words.faults[fault]}</p>
      </div>`
    }
    <p>${isReset ? words.resetText(names!.user_name ?? '') : words.hello(row.display_name)}</p>
    <form class="card" method="post" action="${INVITATION_PATH}/${token}">
      ${
        issuer
          ? html`<p>${words.elsewhere(new URL(issuer).host)}</p>
              <button type="submit">${words.elsewhereButton}</button>`
          : html`${!isReset && nameField(words, name, nameIsWrong)}
              ${passwordFields(words, fault !== null && !nameIsWrong)}
              <button type="submit">${isReset ? words.reset : words.join}</button>`
      }
    </form>
    ${
      !isReset &&
      issuer === undefined &&
      html`<form class="card" method="post" action="${INVITATION_PATH}/${token}">
        <h2>${words.known}</h2>
        <p>${words.knownText(names!.entity_name)}</p>
        <input type="hidden" name="known" value="yes" />
        <button type="submit" class="secondary">${words.knownButton}</button>
      </form>`
    }`;
  return reply.type(HTML).send(page(title, body, { language }));
}

function nameField(words: InvitationWords, name: string, isWrong: boolean) {
  return html`<label for="username">${words.userName}</label>
    <input
      id="username"
      name="username"
      type="text"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      required
      maxlength="100"
      value="${name}"
      aria-describedby="username-hint${isWrong ? ' error' : ''}"
      ${isWrong && { html: 'aria-invalid="true"' }}
    />
    <p class="quiet" id="username-hint">${words.userNameHint}</p>`;
}

function passwordFields(words: InvitationWords, isWrong: boolean) {
  const invalid = isWrong && { html: 'aria-invalid="true"' };
  return html`<label for="password">${words.password}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      maxlength="1000"
      aria-describedby="password-hint${isWrong ? ' error' : ''}"
      ${invalid}
    />
    <p class="quiet" id="password-hint">${words.passwordHint}</p>
    <label for="again">${words.again}</label>
    <input
      id="again"
      name="again"
      type="password"
      autocomplete="new-password"
      required
      maxlength="1000"
      ${invalid}
    />`;
}

/** Whether the person already signs in here, and joins with that sign-in. */
function isMember(body: unknown): boolean {
  return ((body ?? {}) as Record<string, unknown>)['known'] === 'yes';
}

function fieldsOf(body: unknown): Entered {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return { name: text('username'), password: text('password'), again: text('again') };
}

function say(
  reply: FastifyReply,
  status: number,
  language: Language,
  { title, text, link }: { title: string; text: string; link: string },
): FastifyReply {
  return reply
    .code(status)
    .type(HTML)
    .send(messagePage({ title, text, link: { href: '/', text: link }, language }));
}
