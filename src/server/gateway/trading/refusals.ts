import { z } from 'zod';
import { Problem, type InputError } from '../../../shared/errors.ts';
import { EXCHANGE_ERRORS } from '../../../shared/trading-terms.ts';
import { problemBody } from '../../platform/http/problem-details.ts';
import type { NoAnswer, UpstreamAnswer } from './upstream.ts';

/** The exchange is down and is not asked: 503 with when to come back. */
export function exchangeUnavailable(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Problem(
    503,
    'exchange_unavailable',
    'The exchange does not answer',
    `Nothing was sent to it. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/**
 * What a request that got no answer is refused with. Of a change that may have arrived it says how to find
 * out.
 */
export function noAnswer({ kind, sent }: NoAnswer, method: string): Problem {
  if (method !== 'GET' && sent) {
    return new Problem(
      504,
      'exchange_no_answer',
      'The exchange did not answer',
      'Whether it took the request is not known. Look at what is there, such as the open orders, before you send it again.',
    );
  }
  if (kind === 'timeout')
    return new Problem(
      504,
      'exchange_no_answer',
      'The exchange did not answer',
      'It did not answer in time. Try again in a moment.',
      { headers: { 'retry-after': '5' } },
    );
  if (sent)
    return new Problem(
      503,
      'exchange_unavailable',
      'The exchange does not answer',
      'It broke off before it had answered. Try again in 5 seconds.',
      { headers: { 'retry-after': '5' } },
    );
  return exchangeUnavailable(5_000);
}

/** The entity has no key: 400, since somebody must enter one first. */
export function keyMissing(entityName: string): Problem {
  return new Problem(
    400,
    'exchange_key_missing',
    'No key of the exchange',
    `${entityName} has no key of the exchange yet. Your operator enters it with: npm run admin -- key --entity "${entityName}" --api-key …`,
  );
}

/**
 * What the exchange says in a refusal (facts/trading-spec-gaps.md, "Errors"); clients of other exchanges may
 * leave some of it out.
 */
const ExchangeError = z.object({
  code: z.number().nullish().catch(null),
  message: z.string().catch(''),
  validationErrors: z
    .object({ errors: z.array(z.object({ field: z.string().catch(''), message: z.string() })) })
    .nullish()
    .catch(null),
});

/** The refusal of the exchange as problem details, its own body inside as it came, to the byte. */
export interface WrappedRefusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Wraps what the exchange refused. `hidden` are texts that may not be passed on, whatever the exchange
 * repeats of them.
 */
export function wrapRefusal(
  answer: UpstreamAnswer,
  url: string,
  asked: { method: string; subaccountId: string; hidden: readonly string[] },
): WrappedRefusal {
  const raw = asked.hidden.reduce(
    (text, secret) => text.replaceAll(secret, '[hidden]'),
    answer.body.toString('utf8'),
  );
  const parsed = jsonObject(raw);
  const said = ExchangeError.safeParse(parsed).data;
  const retryAfter = retryAfterOf(answer);
  const problem = new Problem(
    statusOf(answer),
    codeOf(answer.status),
    titleOf(answer.status),
    sentence(answer.status, saidIn(said), { ...asked, retryAfter, code: said?.code ?? null }),
    {
      errors: errorsOf(said),
    },
  );
  const body = JSON.stringify(problemBody(problem, url));
  return {
    status: problem.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
    body: `${body.slice(0, -1)},"exchange":${parsed === null ? 'null' : raw}}`,
  };
}

/**
 * An answer that is neither a success nor an error, such as a redirect, means that the address is not that of
 * an exchange.
 */
function statusOf({ status }: UpstreamAnswer): number {
  return status >= 400 && status <= 599 ? status : 502;
}

function codeOf(status: number): string {
  if (status === 401) return 'exchange_unauthorized';
  if (status === 429) return 'exchange_too_many_requests';
  if (status === 502 || status === 503 || status === 504) return 'exchange_unavailable';
  return status >= 400 && status < 500 ? 'exchange_refused' : 'exchange_fault';
}

function titleOf(status: number): string {
  return status >= 400 && status < 500 ? 'The exchange refused the request' : 'The exchange could not answer';
}

function sentence(
  status: number,
  message: string,
  {
    method,
    subaccountId,
    retryAfter,
    code,
  }: { method: string; subaccountId: string; retryAfter: string | null; code: number | null },
): string {
  const said = message ? `The exchange says: ${message.replace(/[.!?]$/, '')}. ` : '';
  switch (status) {
    case 401:
      return subaccountId
        ? `${said}Choose the primary account: the key may not do this for the subaccount.`
        : `${said}It does not take the key of your entity. Ask your operator to enter the key again.`;
    case 403:
      // Other codes are about the request, such as a label that is taken.
      if (code !== null && code !== EXCHANGE_ERRORS.unauthorized) break;
      return `${said}The key of your entity may not do this. Ask your operator for a key that may.`;
    case 404:
      return `${said}Check the address, and whether it still exists there.`;
    case 429:
      return `${said}Too many requests were sent to it. Try again in ${retryAfter === '1' ? '1 second' : `${retryAfter} seconds`}.`;
  }
  if (status >= 400 && status < 500) return `${said}Correct the request and send it again.`;
  if (method === 'GET') return `${said}Try again in a moment; if it stays, tell your operator.`;
  return `${said}Whether it took the request is not known: look at what is there, such as the open orders, before you send it again.`;
}

/** The message, with the first field that it is about. */
function saidIn(said: z.output<typeof ExchangeError> | undefined): string {
  const message = said?.message.trim().replace(/\.$/, '') ?? '';
  const first = said?.validationErrors?.errors[0];
  return first ? [message, first.field, first.message].filter(Boolean).join(': ') : message;
}

function errorsOf(said: z.output<typeof ExchangeError> | undefined): InputError[] {
  return (said?.validationErrors?.errors ?? []).map(({ field, message }) => ({
    path: field,
    code: 'exchange',
    message,
  }));
}

function retryAfterOf({ status, headers }: UpstreamAnswer): string | null {
  const given = headers['retry-after'];
  if (given && /^\d{1,6}$/.test(given)) return given;
  return status === 429 || status === 503 ? '5' : null;
}

/** The object of a JSON text; null when it is none. */
function jsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
