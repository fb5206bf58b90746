import { z } from 'zod';
import { exchangeGuide, TRADING_GUIDE } from '../guides.ts';
import type { Operation } from '../operation.ts';
import { ProblemDetails } from '../problem.ts';
import { ExchangeError } from './common.ts';

/**
 * The operations of the exchange are served in two places: below /trading of the gateway and on the
 * exchange's own port. They differ in the credentials and in the body of a refusal.
 */

interface Refusal {
  name: string;
  description: string;
  example: object;
  retryAfter?: boolean;
  /** Whether only operations with a body list it. */
  onlyBodies?: boolean;
}

export interface Surface {
  title: string;
  description: string;
  server: { url: string; description: string };
  /** The alternatives; all schemes of one alternative are sent together. */
  security: readonly (readonly string[])[];
  securitySchemes: Readonly<Record<string, object>>;
  /** Whether public operations need no credential. */
  isOpen: boolean;
  /** A sentence for the description of an operation: the role or the permission that the caller needs. */
  needs: (op: Operation) => string;
  subaccount: { header: string; description: string };
  refusalType: string;
  refusalSchema: z.ZodType;
  /** By status, or `default`. */
  refusals: Readonly<Record<string, Refusal>>;
}

export interface ExchangeSettings {
  /** The prefix of the exchange's headers, such as X-SERVICE. */
  headerPrefix: string;
  port: number;
}

const refused = (code: number, message: string) => ({ code, message });

const EXCHANGE_REFUSALS: Surface['refusals'] = {
  400: {
    name: 'InvalidRequest',
    description: 'The input is not valid.',
    example: refused(-11, 'Invalid request'),
  },
  401: {
    name: 'Unauthorized',
    description: 'The key, the signature or the account does not allow the request.',
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
    description: 'Too many requests. `Retry-After` gives the seconds to wait.',
    example: refused(-11, 'Too many requests'),
    retryAfter: true,
  },
  503: {
    name: 'Unavailable',
    description:
      'The exchange is temporarily unavailable and did not process the request. `Retry-After` gives ' +
      'the seconds to wait.',
    example: refused(-11, 'The exchange is temporarily unavailable. Your request was not processed.'),
    retryAfter: true,
  },
  default: {
    name: 'ServerFault',
    description: 'The exchange failed.',
    example: refused(-11, 'Something went wrong here.'),
  },
};

/** The exchange's own port, whose requests are signed with an API key. */
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
    title: 'Outlay Exchange',
    description: exchangeGuide(headerPrefix),
    server: { url: '/', description: `The exchange, on port ${port}.` },
    security: [['apiKey', 'signature', 'timestamp']],
    securitySchemes: {
      apiKey: header('API-KEY', 'The API key.'),
      signature: header(
        'SIGNATURE',
        'The HMAC-SHA-512, with the API secret as key, of timestamp, method, path with query, body and ' +
          'subaccount, in lower-case hex.',
      ),
      timestamp: header('TIMESTAMP', 'Epoch milliseconds, at most 30 seconds off.'),
    },
    isOpen: true,
    needs: ({ tradingPermission }) =>
      tradingPermission === 'public'
        ? 'Needs no signature.'
        : `Needs a key with the permission \`${tradingPermission}\`.`,
    subaccount: {
      header: `${headerPrefix}-SUB-ACCOUNT-ID`,
      description:
        'The subaccount to act for; absent or empty: the primary account. It is part of what is signed.',
    },
    refusalType: 'application/json',
    refusalSchema: ExchangeError,
    refusals: EXCHANGE_REFUSALS,
  };
}

/** A refusal below /trading. `exchange` is null when the exchange's body was not a JSON object. */
const TradingProblem = ProblemDetails.extend({
  exchange: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe('The body that the exchange sent, unchanged, when the exchange refused the request.'),
}).meta({
  id: 'TradingProblem',
  description:
    'RFC 9457 problem details. `exchange` holds the answer of the exchange when it refused the request.',
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

const GATEWAY_REFUSALS: Surface['refusals'] = {
  400: {
    name: 'InvalidRequest',
    description: 'The exchange refused the input, or your entity has no API key for the exchange.',
    example: problem(
      400,
      'exchange_refused',
      'The exchange refused the request',
      'The exchange answered: Invalid request: post_only: Unknown field. Did you mean postOnly? ' +
        'Correct the request and send it again.',
      {
        errors: [{ path: 'post_only', code: 'exchange', message: 'Unknown field. Did you mean postOnly?' }],
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
    description: 'You are not signed in, or the exchange does not accept the API key of your entity.',
    example: problem(401, 'unauthenticated', 'Not signed in', 'Sign in, or send a bearer token.'),
  },
  403: {
    name: 'Forbidden',
    description: 'The caller lacks the role, or the API key of your entity lacks the permission.',
    example: problem(
      403,
      'role_required',
      'Not allowed',
      'This needs the role TRADER. Ask an admin of your company to give it to you.',
    ),
  },
  404: {
    name: 'NotFound',
    description: 'This address does not exist.',
    example: problem(404, 'not_found', 'Not found', 'This address does not exist.'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than 1 MB.',
    example: problem(413, 'body_too_large', 'Too large', 'The body is larger than 1 MB.'),
    onlyBodies: true,
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. `Retry-After` gives the seconds to wait.',
    example: problem(
      429,
      'exchange_too_many_requests',
      'The exchange refused the request',
      'Too many requests were sent to it. Try again in 30 seconds.',
    ),
    retryAfter: true,
  },
  502: {
    name: 'BadGateway',
    description: 'The exchange sent an answer that cannot be read, or failed.',
    example: problem(
      502,
      'exchange_unavailable',
      'The exchange could not answer',
      'Try again in a moment. If the problem persists, contact your operator.',
    ),
  },
  503: {
    name: 'Unavailable',
    description: 'The exchange is unavailable. `Retry-After` gives the seconds to wait.',
    example: problem(
      503,
      'exchange_unavailable',
      'The exchange does not answer',
      'Nothing was sent to the exchange. Try again in 5 seconds.',
      { errors: [{ path: '', code: 'not_sent', message: 'Nothing was sent to the exchange.' }] },
    ),
    retryAfter: true,
  },
  504: {
    name: 'NoAnswer',
    description: 'The exchange did not answer. It may have processed a request that changes something.',
    example: problem(
      504,
      'exchange_no_answer',
      'The exchange did not answer',
      'The exchange did not answer in time. Try again in a moment.',
    ),
  },
  default: {
    name: 'ServerFault',
    description: 'The server failed.',
    example: problem(
      500,
      'internal_error',
      'Something went wrong',
      'The server failed, and the failure was logged. Try again.',
    ),
  },
};

/** The operations below /trading of the gateway, for users and tokens of the dashboard. */
export function gatewaySurface(cookieName = 'outlay_session'): Surface {
  return {
    title: 'Outlay Trading',
    description: TRADING_GUIDE,
    server: { url: '/trading', description: 'This installation, which signs the requests for the exchange.' },
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
        description: 'The session of a user who has signed in to the dashboard.',
      },
    },
    isOpen: false,
    needs: ({ roles }) =>
      typeof roles === 'string' ? 'Needs any role.' : `Needs the role ${roles.join(' or ')}.`,
    subaccount: {
      header: 'X-SERVICE-SUB-ACCOUNT-ID',
      description: 'The subaccount to act for; absent or empty: the primary account.',
    },
    refusalType: 'application/problem+json',
    refusalSchema: TradingProblem,
    refusals: GATEWAY_REFUSALS,
  };
}
