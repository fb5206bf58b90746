import { EXCHANGE_ERRORS } from '../shared/trading-terms.ts';
import { ERRORS, errorTable, type ErrorCode } from './errors.ts';

/** The introductions of the OpenAPI documents, in Markdown: `info.description`, shown first at /docs. */

const section = (title: string, ...paragraphs: string[]) => `## ${title}\n\n${paragraphs.join('\n\n')}`;

const authentication = section(
  'Authentication',
  'Send `Authorization: Bearer <token>` with an RFC 9068 access token of the identity provider. On an ' +
    'installation with demo data, `npm run --silent token -- preparer` prints a token that is valid for an ' +
    'hour.',
  'The dashboard uses a session cookie instead. A change by cookie also needs an `Origin` header that ' +
    'names this installation. A request with a bearer token that is not valid is refused, even if it also ' +
    'has a valid cookie.',
  'The entity, the account and the roles are looked up at each request, so a role that is removed ' +
    'stops working at once.',
  'A person may belong to several entities, with a user in each. The header `Outlay-User` names the user ' +
    'for whom a request is made. If the session or token is that of another user, the answer is 401 ' +
    '`other_company`. Such a person must send it with each change by session cookie, and with each request ' +
    'whose token names no entity. Every answer has the header too.',
);

const directAccess = section(
  'Direct access',
  'Through `/institution`, the gateway sets `X-User-Unique-Id` and `X-Entity-Id` and ignores what the ' +
    'client sends. Under `/v1`, the client must send them where an operation lists them, and they must ' +
    'match the token.',
);

const idempotency = section(
  'Idempotency',
  'Every `POST` of the payments interface accepts an `Idempotency-Key`, a UUID chosen by the client. ' +
    'Repeating a request with the same key and body returns the first answer and does nothing else. Use a ' +
    'key for every request that you may have to repeat: after a time-out, send the same request again with ' +
    'the same key.',
  'A key is kept for 30 days. It belongs to one user and one operation. A different body under the same ' +
    'key is refused with 422 `idempotency_key_reused`; while the first request is still being processed, ' +
    'the answer is 409 `request_in_flight`.',
);

const amounts = section(
  'Amounts and times',
  'An amount is a decimal string in major units with the digits of its currency: `"1250.00"`, never a ' +
    'JSON number. Amounts in a query are plain decimals such as `1250.5`.',
  'Timestamps in bodies are ISO 8601 in UTC with milliseconds. The filters `from` and `to` are epoch ' +
    'milliseconds, both inclusive.',
);

const pagination = section(
  'Pagination',
  'A list is `{items, total, offset, limit}`. Request the next page with `offset = offset + limit` until ' +
    '`offset` reaches `total`. `limit` is 1 to 200, 50 by default. Lists are newest first, withdrawals in ' +
    'the order of their file. A query parameter that the operation does not have is refused.',
);

const COMMON: readonly ErrorCode[] = [
  'unauthenticated',
  'invalid_token',
  'role_required',
  'foreign_origin',
  'other_company',
  'token_not_allowed',
  'validation_failed',
  'duplicate_key',
  'empty_body',
  'invalid_json',
  'invalid_gzip',
  'unreadable_request',
  'refused',
  'repeated_header',
  'identity_mismatch',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'request_in_flight',
  'body_too_large',
  'unsupported_media_type',
  'unsupported_encoding',
  'misdirected',
  'idempotency_key_reused',
  'headers_too_large',
  'too_many_requests',
  'internal_error',
  'overloaded',
  'database_unavailable',
  'storage_full',
  'identity_provider_unreachable',
];

const SHAPE =
  'A refused request is answered with RFC 9457 problem details (`application/problem+json`). Decide by ' +
  '`code`, which never changes; `title` and `detail` are for people and may change. `errors` lists each ' +
  'invalid field with its path, a code and a message.';

const errors = section(
  'Errors',
  SHAPE,
  'Checks run in this order: credential (401), role (403), input (400), resource (404), state (400). A ' +
    'request that is refused changes nothing.',
  'Any operation can answer with the errors below. Each operation lists its own in addition.',
  errorTable(COMMON),
);

const limits = section(
  'Rate limits',
  'A user may send 6,000 requests a minute. A request above the limit is answered with 429, and ' +
    '`Retry-After` gives the seconds to wait.',
);

const webhooks = section(
  'Webhooks',
  'Outlay sends each change of state as an event to the endpoints that an admin sets up on the page ' +
    'Webhooks of the dashboard. The section `webhooks` of this document lists the types of events. Without ' +
    'an endpoint, read the same events from `GET /payments/events`.',
);

const join = (...sections: string[]) => sections.join('\n\n');

export const PAYMENTS_GUIDE = join(
  'Pay many people at once from a business payments account. A preparer creates a batch of withdrawals; ' +
    'approvers read and approve it; Outlay submits it to the bank and reports the outcome of each payout.',
  section(
    'First steps',
    '1. Read the limits and rails of your entity: `GET /payments/entity/config`.\n' +
      '2. Create a batch: `POST /payments/bulk-withdrawals/batches`.\n3. Read its fees and any shortfall: ' +
      '`GET /payments/bulk-withdrawals/batches/{id}/fee-quote`.\n4. Have another user approve it, sending ' +
      'the content digest in `If-Match`: `POST /payments/bulk-withdrawals/batches/{id}/approve`.\n5. ' +
      'Follow it until its status is `COMPLETE`, `PARTIALLY_COMPLETE` or `FAILED`: `GET ' +
      '/payments/bulk-withdrawals/batches/{id}`.',
  ),
  authentication,
  directAccess,
  idempotency,
  amounts,
  pagination,
  errors,
  limits,
  webhooks,
);

export const DASHBOARD_GUIDE = join(
  'The operations that the pages of the dashboard need in addition to the payments and trading ' +
    'interfaces: the session, batch review, recipients, payout proofs, the audit log and event streams. ' +
    'They may change with the dashboard; programs should prefer the payments interface.',
  authentication,
  amounts,
  pagination,
  section(
    'Event streams',
    'Operations that answer with `text/event-stream` send server-sent events over one open connection. A ' +
      '`ping` event arrives every 15 seconds. After a reconnection, the current state is sent first; ' +
      'events that were missed are not repeated.',
  ),
  errors,
  limits,
);

const EXCHANGE_CODES = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => code.startsWith('exchange_'));

const tradingConventions = join(
  section(
    'Amounts and times',
    'Amounts, prices and rates are decimal strings such as `"0.05"`. Timestamps are ISO 8601 in UTC; ' +
      'fields that hold epoch milliseconds or seconds say so.',
  ),
  section(
    'Pagination',
    'Lists are newest first. `limit` caps the number of items, and `skip` leaves out the first ones. ' +
      'Where an operation has `beforeId`, send the `id` of the last item that you have read: it stays ' +
      'correct while new items arrive.',
  ),
  section(
    'Orders are asynchronous',
    'Placing or cancelling an order is answered with 202 as soon as the exchange has accepted the ' +
      'request. Its outcome follows: read the order, or follow the account stream. An order that could not ' +
      'be executed has the status `Failed` with a reason; that is not an HTTP error.',
    'Choose a `customerOrderId` for each order. It is unique among the open orders of the account, so an ' +
      'order that is sent twice by mistake is refused.',
  ),
);

export const TRADING_GUIDE = join(
  'Orders, accounts, conversions, loans, positions and market data of the exchange account of your entity, ' +
    'below `/trading` of this installation. The gateway signs each request with the API key of your entity ' +
    'and passes it on.',
  'The exchange serves its own document, for signed requests, at `/openapi/trading.json` on its own port.',
  authentication,
  section(
    'Subaccounts',
    'Send `X-SERVICE-SUB-ACCOUNT-ID` to act for a subaccount. Without it, a request acts for the primary ' +
      'account.',
  ),
  tradingConventions,
  section(
    'Errors',
    SHAPE,
    'When the exchange refused a request, `exchange` contains its answer unchanged, and `errors` lists ' +
      'the fields that it named.',
    errorTable([
      ...EXCHANGE_CODES,
      'unauthenticated',
      'invalid_token',
      'role_required',
      'foreign_origin',
      'other_company',
      'token_not_allowed',
      'not_found',
      'method_not_allowed',
      'body_too_large',
      'too_many_requests',
      'internal_error',
    ]),
  ),
  section(
    'Webhooks',
    'There are no webhooks. Follow the account and the markets with the event streams ' +
      '`/app/trading/account-events` and `/app/trading/market-events` of the dashboard interface.',
  ),
);

/** The numeric codes that the exchange of this installation sends. */
const EXCHANGE_MEANINGS: readonly (readonly [keyof typeof EXCHANGE_ERRORS, string])[] = [
  ['invalidOrder', 'The order is not valid.'],
  ['invalidRequest', 'The request is not valid. `validationErrors` names each field.'],
  ['unsupportedPair', 'The currency pair is not supported.'],
  ['increaseAmount', 'The value is below the minimum of the market.'],
  ['decreaseAmount', 'The quantity or the value is above the maximum of the market.'],
  ['unauthorized', 'The API key, its permissions or the account do not allow the request.'],
  ['invalidJson', 'The body is not valid JSON.'],
  ['duplicateLabel', 'A subaccount with this label exists.'],
  ['subaccountLimit', 'The primary account cannot have more subaccounts.'],
  ['invalidSignature', 'The signature is not valid.'],
  ['belowMinimum', 'The quantity of the order is below the minimum of the market.'],
  ['marginNotEnabled', 'Margin is not enabled for the account.'],
];

/** The introduction of the exchange's own document. `headerPrefix` is such as `X-SERVICE`. */
export function exchangeGuide(headerPrefix: string): string {
  return join(
    'Orders, accounts, conversions, loans, positions and market data of an exchange account, on the port ' +
      'of the exchange. Requests are signed with an API key; market data needs no signature.',
    section(
      'Authentication',
      'Sign each request: concatenate the timestamp, the method, the path with its query, the body and the ' +
        'subaccount, and compute the HMAC-SHA-512 with the API secret as key. Send the lower-case ' +
        `hex in \`${headerPrefix}-SIGNATURE\`, with \`${headerPrefix}-API-KEY\` and ` +
        `\`${headerPrefix}-TIMESTAMP\` (epoch milliseconds, at most 30 seconds off).`,
      'A key has one or more of the permissions `view`, `trade` and `transfer`.',
    ),
    section(
      'Subaccounts',
      `Send \`${headerPrefix}-SUB-ACCOUNT-ID\` to act for a subaccount. It is part of what is signed.`,
    ),
    tradingConventions,
    section(
      'Errors',
      'A refused request is answered with `{code, message, validationErrors}`. Decide by `code`. A query ' +
        'parameter that does not exist is ignored; a field of a body that does not exist is refused.',
      [
        '| Code | Meaning |',
        '| --- | --- |',
        ...EXCHANGE_MEANINGS.map(([name, meaning]) => `| \`${EXCHANGE_ERRORS[name]}\` | ${meaning} |`),
      ].join('\n'),
    ),
    section(
      'Streams',
      'There are no webhooks. Follow the account on the WebSocket `/ws/account` and the markets on ' +
        '`/ws/trade`.',
    ),
  );
}
