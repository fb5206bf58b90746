import { z } from 'zod';
import { explain, type ErrorTitle, type Explained } from '../../../shared/error-texts.ts';
import { fieldError, Problem, type InputError } from '../../../shared/errors.ts';
import { EXCHANGE_ERRORS } from '../../../shared/trading-terms.ts';
import { problemBody } from '../../platform/http/problem-details.ts';
import type { NoAnswer, UpstreamAnswer } from './upstream.ts';

const OUTCOME_UNKNOWN = explain('exchange.unknown_outcome');

/** 503 while the exchange is down: nothing is sent to it. The error code `not_sent` says so to programs. */
export function exchangeUnavailable(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Problem(
    503,
    'exchange_unavailable',
    'The exchange does not answer',
    seconds === 1 ? explain('exchange_unavailable.second') : explain('exchange_unavailable', { seconds }),
    {
      errors: [fieldError('', 'not_sent', explain('exchange_unavailable.not_sent'))],
      headers: { 'retry-after': String(seconds) },
    },
  );
}

/**
 * The problem of a request without an answer. For a change that may have arrived, it says how to find out.
 */
export function noAnswer({ kind, sent }: NoAnswer, method: string): Problem {
  if (method !== 'GET' && sent) {
    return new Problem(504, 'exchange_no_answer', 'The exchange did not answer', OUTCOME_UNKNOWN);
  }
  if (kind === 'timeout')
    return new Problem(
      504,
      'exchange_no_answer',
      'The exchange did not answer',
      explain('exchange_no_answer'),
      { headers: { 'retry-after': '5' } },
    );
  if (sent)
    return new Problem(
      503,
      'exchange_unavailable',
      'The exchange does not answer',
      explain('exchange_unavailable.broken'),
      { headers: { 'retry-after': '5' } },
    );
  return exchangeUnavailable(5_000);
}

/** 400: the entity has no key until an operator enters one. */
export function keyMissing(entityName: string): Problem {
  return new Problem(
    400,
    'exchange_key_missing',
    'No exchange key',
    explain('exchange_key_missing', { entity: entityName }),
  );
}

/** The error body of the exchange. Other exchanges may leave some of it out. */
const ExchangeError = z.object({
  code: z.number().nullish().catch(null),
  message: z.string().catch(''),
  validationErrors: z
    .object({ errors: z.array(z.object({ field: z.string().catch(''), message: z.string() })) })
    .nullish()
    .catch(null),
});

/** The exchange's refusal as problem details, with its own body inside, byte for byte. */
export interface WrappedRefusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Wraps a refusal of the exchange. `hidden` are secrets that are removed wherever the exchange repeats
 * them.
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
 * A status that is neither a success nor an error, such as a redirect, means that the address is not an
 * exchange's.
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

function titleOf(status: number): ErrorTitle {
  return status >= 400 && status < 500 ? 'The exchange refused the request' : 'The exchange could not answer';
}

interface Asked {
  method: string;
  subaccountId: string;
  retryAfter: string | null;
  code: number | null;
}

/** What the exchange said, in its own words, and what to do next. */
function sentence(status: number, said: string, asked: Asked): Explained {
  const advice = adviceFor(status, asked);
  return said ? explain('exchange.answered', { message: said.replace(/[.!?]$/, ''), advice }) : advice;
}

function adviceFor(status: number, { method, subaccountId, retryAfter, code }: Asked): Explained {
  switch (status) {
    case 401:
      return explain(subaccountId ? 'exchange.subaccount' : 'exchange.key');
    case 403:
      // Other codes concern the request itself, such as a label that is in use.
      if (code !== null && code !== EXCHANGE_ERRORS.unauthorized) break;
      return explain('exchange.permission');
    case 404:
      return explain('exchange.not_found');
    case 429: {
      const seconds = retryAfter ?? '5';
      return seconds === '1'
        ? explain('exchange.too_many_second')
        : explain('exchange.too_many', { seconds });
    }
  }
  if (status >= 400 && status < 500) return explain('exchange.refused');
  return method === 'GET' ? explain('exchange.failed') : OUTCOME_UNKNOWN;
}

/** The message, with its first field error. */
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

/** The object of a JSON text; null for any other text. */
function jsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
