import { quoteLargeIntegers } from '../shared/whole-json.ts';
import type { Config } from './client/types.gen.ts';
import type { ProblemDetails } from './types.gen.ts';

/**
 * The error code of a request without an answer. Its effect is unknown, so a POST is sent again with the same
 * idempotency key.
 */
export const NO_ANSWER = 'no_answer';

/** The sentences about answers that do not come from Outlay. The dashboard has them in each language. */
export const ANSWER_TEXTS = {
  offline: 'Connect to the network, then try again.',
  page_of_other:
    'This page was opened in one company, and this browser now works in another. Switch back, or load the \
page again.',
  late: 'Outlay took too long to answer. Try again.',
  unreachable: 'Outlay could not be reached. Check your connection, then try again.',
  unknown_effect: '{advice} It is not known whether your change was made; trying again does not repeat it.',
  unreadable:
    'Something between this browser and Outlay sent an answer that cannot be read. Reload the page and try \
again.',
  too_fast: 'You are going too fast for Outlay. {when}',
  not_available: 'It is restarting or overloaded. {when}',
  proxy_waited:
    'A proxy in front of Outlay got no answer: Outlay is restarting, or works longer than the proxy \
waits. {when}',
  too_large:
    'A proxy in front of Outlay refuses a request of this size, so nothing was changed. Ask your operator to \
raise its limit to 64 MiB (nginx: client_max_body_size), or send less at a time.',
  unknown_refusal: 'Something went wrong ({status}). Try again. If it happens again, tell your operator.',
  wait: 'Wait a moment, then try again.',
  wait_second: 'Try again in 1 second.',
  wait_seconds: 'Try again in {count} seconds.',
  wait_minutes: 'Try again in {count} minutes.',
} as const;

export const ANSWER_TITLES = [
  'Wrong company',
  'You are offline',
  'No answer',
  'No connection to Outlay',
  'Unexpected answer',
  'Too many requests',
  'Outlay is not available',
  'Too large',
  'The request was refused',
] as const;

interface Sentence {
  text: string;
  params: { sentence: string; [name: string]: unknown };
}

function say(key: keyof typeof ANSWER_TEXTS, values: Record<string, number | Sentence> = {}): Sentence {
  const entries = Object.entries(values);
  return {
    text: entries.reduce(
      (text, [name, value]) =>
        text.replace(`{${name}}`, typeof value === 'number' ? String(value) : value.text),
      ANSWER_TEXTS[key] as string,
    ),
    params: {
      ...Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'number' ? value : value.params]),
      ),
      sentence: key,
    },
  };
}

/** How long an answer may take. What changes something may be large, such as a batch of 100,000 payments. */
const READ_LIMIT_MS = 60_000;
const CHANGE_LIMIT_MS = 600_000;

/**
 * How the generated clients speak: same origin, with the session cookie, and every refusal thrown as the
 * ProblemDetails that the server sent. What is no answer of the server (no network, a proxy's page, half a
 * document) is turned into problem details here, so that pages know one shape and show no raw exception.
 */
export function createClientConfig<T extends Config>(config?: T): T {
  return { ...config, credentials: 'same-origin', throwOnError: true, fetch: fetchWithProblems } as T;
}

/** The user as whom this page acts, and whether it keeps to one. */
const acting: { asOneUser: boolean; userId: string | null } = { asOneUser: false, userId: null };
const USER_HEADER = 'outlay-user';
/** The answer that says as whom the browser is signed in now. */
const SESSION_PATH = '/app/session';

/**
 * Keeps this page to the user of its first answer. Changes say as whom they are made, so that the server
 * refuses them once the browser works as another user; answers that were made as another user are refused
 * here. So a tab never acts for, or shows data of, another company than the one for which it was opened.
 */
export function actAsOneUser(): void {
  acting.asOneUser = true;
}

/** Whether an answer was made as another user than the one of this page. */
function isOfAnother(request: Request, response: Response): boolean {
  const userId = acting.asOneUser ? response.headers.get(USER_HEADER) : null;
  if (userId === null) return false;
  acting.userId ??= userId;
  return userId !== acting.userId && new URL(request.url).pathname !== SESSION_PATH;
}

export async function fetchWithProblems(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const reads = request.method === 'GET';
  // A read has no such header, so that it finds what the page has preloaded.
  if (!reads && acting.userId !== null) request.headers.set(USER_HEADER, acting.userId);
  const limit = AbortSignal.timeout(reads ? READ_LIMIT_MS : CHANGE_LIMIT_MS);
  try {
    const signal = 'any' in AbortSignal ? AbortSignal.any([request.signal, limit]) : request.signal;
    const response = await fetch(request, { signal });
    if (isOfAnother(request, response))
      return problem(401, 'other_company', 'Wrong company', say('page_of_other'));
    return response.ok ? await withWholeIntegers(response, reads) : await refusal(response, reads);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return unanswered(reads, limit.aborted);
  }
}

/** A request without an answer. */
function unanswered(reads: boolean, late: boolean): Response {
  if (globalThis.navigator?.onLine === false)
    return problem(503, NO_ANSWER, 'You are offline', withEffect(say('offline'), reads));
  return late
    ? problem(503, NO_ANSWER, 'No answer', withEffect(say('late'), reads))
    : problem(503, NO_ANSWER, 'No connection to Outlay', withEffect(say('unreachable'), reads));
}

/** A change may have been made: repeating it with its key is safe. */
function withEffect(advice: Sentence, reads: boolean): Sentence {
  return reads ? advice : say('unknown_effect', { advice });
}

/**
 * An answer whose integers of 64 bits are texts, since a number would lose their last digits. A document that
 * cannot be read, such as the sign-in page of a public network, is not an answer of Outlay.
 */
async function withWholeIntegers(response: Response, reads: boolean): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status === 204 || type.startsWith('text/event-stream') || type.startsWith('text/csv'))
    return response;
  // A file to save, byte by byte as the server sent it.
  if (response.headers.get('Content-Disposition')?.startsWith('attachment')) return response;
  const text = await response.text();
  if (text !== '' && !(type.startsWith('application/json') && isJson(text)))
    return problem(502, reads ? NO_ANSWER : 'unexpected_answer', 'Unexpected answer', say('unreadable'));
  return new Response(quoteLargeIntegers(text) || null, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The refusal as problem details that have every field, whoever sent it. */
async function refusal(response: Response, reads: boolean): Promise<Response> {
  const sent = parsed(await response.text().catch(() => ''));
  const wait = secondsOf(response.headers.get('Retry-After'));
  if (typeof sent['code'] !== 'string' || typeof sent['detail'] !== 'string')
    return withoutReason(response.status, wait, reads);
  const errors = Array.isArray(sent['errors']) ? sent['errors'].filter(isFieldError) : [];
  return withBody({
    type: 'about:blank',
    instance: '',
    ...sent,
    title: typeof sent['title'] === 'string' ? sent['title'] : 'The request was refused',
    status: response.status,
    detail: sent['detail'],
    code: sent['code'],
    errors,
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isFieldError(value: unknown): value is ProblemDetails['errors'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { path?: unknown }).path === 'string' &&
    typeof (value as { message?: unknown }).message === 'string'
  );
}

/** The seconds to wait; null when the answer does not say. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** A refusal that is not from Outlay, most often a proxy's page. */
function withoutReason(status: number, wait: number | null, reads: boolean): Response {
  const when = wait === null ? say('wait') : waitWords(wait);
  if (status === 429)
    return problem(status, 'too_many_requests', 'Too many requests', say('too_fast', { when }));
  if (status === 502 || status === 504) {
    const advice = withEffect(say('proxy_waited', { when }), reads);
    return problem(status, NO_ANSWER, 'Outlay is not available', advice);
  }
  if (status > 502)
    return problem(status, NO_ANSWER, 'Outlay is not available', say('not_available', { when }));
  if (status === 413) return problem(status, 'too_large', 'Too large', say('too_large'));
  return problem(status, 'unexpected_answer', 'Unexpected answer', say('unknown_refusal', { status }));
}

function waitWords(seconds: number): Sentence {
  if (seconds === 1) return say('wait_second');
  if (seconds < 90) return say('wait_seconds', { count: seconds });
  return say('wait_minutes', { count: Math.ceil(seconds / 60) });
}

function problem(
  status: number,
  code: string,
  title: (typeof ANSWER_TITLES)[number],
  { text, params }: Sentence,
): Response {
  return withBody({
    type: 'about:blank',
    title,
    status,
    detail: text,
    code,
    params,
    instance: '',
    errors: [],
  });
}

function withBody(body: ProblemDetails): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
