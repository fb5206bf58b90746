import { z } from 'zod';
import { ProblemDetails } from '../problem.ts';
import { ExchangeError } from './common.ts';

/**
 * The two places where the operations of the exchange are served. They differ in who signs and in how a
 * refusal looks.
 */

interface Refusal {
  name: string;
  description: string;
  example: object;
  retryAfter?: boolean;
  /** Only of operations that take a body. */
  onlyBodies?: boolean;
}

export interface Surface {
  title: string;
  description: string;
  server: { url: string; description: string };
  /** Alternatives, each a list of schemes that are needed together. */
  security: readonly (readonly string[])[];
  securitySchemes: Readonly<Record<string, object>>;
  /** Whether public operations need no credential. */
  isOpen: boolean;
  subaccount: { header: string; description: string };
  refusalType: string;
  refusalSchema: z.ZodType;
  /** By status, or `default`. */
  refusals: Readonly<Record<string, Refusal>>;
}

export interface ExchangeSettings {
  /** Such as X-SERVICE. */
  headerPrefix: string;
  port: number;
}

const refused = (code: number, message: string) => ({ code, message });

export function exchangeSurface(
  { headerPrefix, port }: ExchangeSettings = { headerPrefix: 'X-SERVICE', port: 4001 },
): Surface {
  const header = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'header',
    name: `${headerPrefix}-${name}`,
    description,
  });
  return {
    title: 'Outlay exchange',
    description:
      "Orders, accounts, conversions, loans, funding and market data of an exchange account, on the exchange's own port. Requests are signed with an API key. Unknown query parameters are ignored; unknown fields of a body are refused.",
    server: { url: '/', description: `The exchange, on port ${port}.` },
    security: [['apiKey', 'signature', 'timestamp']],
    securitySchemes: {
      apiKey: header('API-KEY', 'The API key.'),
      signature: header(
        'SIGNATURE',
        'HMAC with SHA-512 under the secret of timestamp, verb, path with query, body and subaccount, in lower-case hex.',
      ),
      timestamp: header('TIMESTAMP', 'Epoch milliseconds; not more than 30 seconds off.'),
    },
    isOpen: true,
    subaccount: {
      header: `${headerPrefix}-SUB-ACCOUNT-ID`,
      description:
        'The subaccount to act for; absent or empty is the primary account. It is part of what is signed.',
    },
    refusalType: 'application/json',
    refusalSchema: ExchangeError,
    refusals: {
      400: {
        name: 'InvalidRequest',
        description: 'The input is not valid.',
        example: refused(-11, 'Invalid request'),
      },
      401: {
        name: 'Unauthorized',
        description: 'The key, the signature or the account does not allow it.',
        example: refused(-93, 'Unauthorized'),
      },
      403: {
        name: 'Forbidden',
        description: 'The key lacks the permission, or the body is not JSON.',
        example: refused(-93, 'This API key does not have the permission trade'),
      },
      413: {
        name: 'TooLarge',
        description: 'The body is larger than 1 MB.',
        example: refused(-11, 'Invalid request'),
        onlyBodies: true,
      },
      429: {
        name: 'TooManyRequests',
        description: 'Too many requests; `Retry-After` says when to try again.',
        example: refused(-11, 'Too many requests'),
        retryAfter: true,
      },
      503: {
        name: 'Unavailable',
        description:
          'The exchange is temporarily unavailable and did not process the request; `Retry-After` says when to try again.',
        example: refused(-11, 'The exchange is temporarily unavailable. Your request was not processed.'),
        retryAfter: true,
      },
      default: {
        name: 'ServerFault',
        description: 'A fault of the exchange.',
        example: refused(-11, 'Something went wrong here.'),
      },
    },
  };
}

/**
 * A refusal below /trading. `exchange` is the exchange's own body when the exchange refused; null when that
 * body was not a JSON object.
 */
const TradingProblem = ProblemDetails.extend({
  exchange: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .meta({ description: 'What the exchange answered, where it refused.' }),
}).meta({
  id: 'TradingProblem',
  description: 'RFC 9457 problem details, with the body of the exchange inside where the exchange refused.',
});

function problem(status: number, code: string, title: string, detail: string, more: object = {}): object {
  return {
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    instance: '/trading/v1/orders/limit',
    errors: [],
    ...more,
  };
}

export function gatewaySurface(cookieName = 'outlay_session'): Surface {
  const retryAfter = true;
  return {
    title: 'Outlay trading',
    description:
      'Orders, accounts, conversions, loans, funding and market data of the exchange account of your entity, below `/trading` of this installation. A session or a bearer token stands for the signature headers, and refusals are problem details with the body of the exchange inside. The exchange serves its own document, for signed requests, at `/openapi/trading.json` on its own port.',
    server: { url: '/trading', description: 'This installation, which signs the requests.' },
    security: [['bearerAuth'], ['session']],
    securitySchemes: {
      bearerAuth: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An RFC 9068 access token of the identity provider.',
      },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: cookieName,
        description: 'The session of a user who is signed in at the dashboard.',
      },
    },
    isOpen: false,
    subaccount: {
      header: 'X-SERVICE-SUB-ACCOUNT-ID',
      description: 'The subaccount to act for; absent or empty is the primary account.',
    },
    refusalType: 'application/problem+json',
    refusalSchema: TradingProblem,
    refusals: {
      400: {
        name: 'InvalidRequest',
        description: 'The exchange refused the input, or your entity has no key of the exchange.',
        example: problem(
          400,
          'exchange_refused',
          'The exchange refused the request',
          'The exchange says: Invalid request: post_only: Unknown field. Did you mean postOnly? Correct the request and send it again.',
          {
            errors: [
              { path: 'post_only', code: 'exchange', message: 'Unknown field. Did you mean postOnly?' },
            ],
            exchange: {
              ...refused(-11, 'Invalid request'),
              validationErrors: {
                errors: [{ field: 'post_only', message: 'Unknown field. Did you mean postOnly?' }],
              },
            },
          },
        ),
      },
      401: {
        name: 'Unauthorized',
        description: 'You are not signed in, or the exchange does not accept the key of your entity.',
        example: problem(401, 'unauthenticated', 'Not signed in', 'Sign in, or send a bearer token.'),
      },
      403: {
        name: 'Forbidden',
        description: 'The caller lacks the role, or the key of your entity lacks the permission.',
        example: problem(
          403,
          'role_required',
          'Not allowed',
          'This needs the role TRADER. An administrator of your entity can grant it.',
        ),
      },
      404: {
        name: 'NotFound',
        description: 'There is no such address.',
        example: problem(404, 'not_found', 'Not found', 'There is no such address.'),
      },
      413: {
        name: 'TooLarge',
        description: 'The body is larger than 1 MB.',
        example: problem(413, 'body_too_large', 'Too large', 'The body is larger than 1 MB.'),
        onlyBodies: true,
      },
      429: {
        name: 'TooManyRequests',
        description: 'Too many requests; `Retry-After` says when to try again.',
        example: problem(
          429,
          'exchange_too_many_requests',
          'The exchange refused the request',
          'Too many requests were sent to it. Try again in 30 seconds.',
        ),
        retryAfter,
      },
      502: {
        name: 'BadGateway',
        description: 'The exchange sent an answer that cannot be read.',
        example: problem(
          502,
          'exchange_unavailable',
          'The exchange could not answer',
          'Try again in a moment; if the problem persists, tell your operator.',
        ),
      },
      503: {
        name: 'Unavailable',
        description: 'The exchange does not answer and was not asked; `Retry-After` says when to try again.',
        example: problem(
          503,
          'exchange_unavailable',
          'The exchange does not answer',
          'Nothing was sent to it. Try again in 5 seconds.',
        ),
        retryAfter,
      },
      504: {
        name: 'NoAnswer',
        description:
          'The exchange did not answer in time. It may have processed a request that changes something.',
        example: problem(
          504,
          'exchange_no_answer',
          'The exchange did not answer',
          'It did not answer in time. Try again in a moment.',
        ),
      },
      default: {
        name: 'ServerFault',
        description: 'A fault of the server.',
        example: problem(
          500,
          'internal_error',
          'Something went wrong',
          'The fault is ours. Try again; it has been logged.',
        ),
      },
    },
  };
}
