import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operation.ts';
import { getSubaccount } from '../../../contract/trading/account.ts';
import { TRADING_OPERATIONS } from '../../../contract/trading/document.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { recordUse } from '../../audit/audit-use.ts';
import { credentialsOf } from '../../exchange-access/exchange-credentials.ts';
import { isJsonType } from '../../platform/http/json-type.ts';
import { invalidInput } from '../../platform/http/problem-details.ts';
import { requireRole } from '../../platform/http/require-role.ts';
import { routePath } from '../../platform/http/route-path.ts';
import { customerDataFor } from './customer-data.ts';
import { PLAIN_HEADERS, type ExchangeClient, type ExchangeRequest } from './exchange-client.ts';
import { keyMissing, wrapRefusal } from './refusals.ts';
import type { SharedReads } from './shared-reads.ts';
import type { UpstreamAnswer } from './upstream.ts';

const PREFIX = '/trading';
/**
 * The header that selects a subaccount, independent of the exchange's header prefix; a program may also use
 * the prefix.
 */
const SUBACCOUNT_HEADER = 'x-service-sub-account-id';

/**
 * /trading/<path> in plain spelling: printable ASCII, no empty segment, no dot segment, no encoded slash,
 * backslash, dot or NUL. Then the exchange routes by exactly what is signed.
 */
const SEGMENT = /\/(?!\.{1,2}(?:[/?]|$))(?!%2e)(?:[!$&-.0-;=@-Z_a-z~]|%(?!2f|5c|2e|00)[0-9a-f]{2})+/;
const PLAIN = new RegExp(`^/trading((?:${SEGMENT.source})+(?:\\?[!-~]*)?)$`, 'i');

/**
 * Answers 401, then 403, and forwards an operation of the exchange, signed with the key of the caller's
 * entity.
 */
export async function proxyExchange(
  app: FastifyInstance,
  context: Context,
  access: Access,
  exchange: ExchangeClient,
  reads: SharedReads,
): Promise<void> {
  await app.register(async (scope) => {
    // The body is forwarded byte for byte, so it is not parsed here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const op of TRADING_OPERATIONS) {
      scope.route({
        method: op.method,
        url: PREFIX + routePath(op.path),
        exposeHeadRoute: false,
        onRequest: async (request) => {
          request.caller = await access.callerOf(request);
          requireRole(op, request.caller);
        },
        handler: async (request, reply) => forward(context, exchange, reads, op, request, reply),
      });
    }
  });
}

async function forward(
  context: Context,
  exchange: ExchangeClient,
  reads: SharedReads,
  op: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const caller = request.caller as Caller;
  const path = PLAIN.exec(request.raw.url ?? '')?.[1];
  if (path === undefined) throw notFound('address');
  const isPublic = op.roles === 'public';
  // Our own exchange counts a signed public read for its key.
  const embedded = context.configuration.trading.apiUrl === null;
  const credentials = isPublic && !embedded ? null : await credentialsOf(context, caller.entityId);
  if (!isPublic && !credentials) throw keyMissing(caller.entityName);
  if (!isPublic)
    await recordUse(context, {
      caller,
      action: 'exchange_key.used',
      subjectType: 'exchange_key',
      subjectId: caller.entityId,
      details: {},
    });
  const subaccountId = isPublic ? '' : subaccountOf(request, context.configuration.trading.headerPrefix);
  const sent: ExchangeRequest = {
    method: op.method,
    path,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    headers: headersFor(request),
    credentials,
    subaccountId,
  };
  const answer = await (isPublic ? reads.read(path, () => exchange.call(sent)) : exchange.call(sent));
  const shown =
    op.operationId === getSubaccount.operationId
      ? await customerDataFor(context, caller, request, answer)
      : answer;
  return pass(request, reply, shown, {
    method: op.method,
    subaccountId,
    hidden: credentials ? [credentials.apiKey, credentials.apiSecret] : [],
  });
}

function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: UpstreamAnswer,
  asked: Parameters<typeof wrapRefusal>[2],
): FastifyReply {
  if (answer.status >= 200 && answer.status < 300 && isReadable(answer)) {
    reply.code(answer.status);
    for (const name of ['content-type', 'age'] as const)
      if (answer.headers[name]) reply.header(name, answer.headers[name]);
    return reply.send(answer.body.length > 0 ? answer.body : undefined);
  }
  const { status, headers, body } = wrapRefusal(answer, request.url, asked);
  request.log.warn(
    { operation: request.routeOptions.url, status: answer.status },
    'the exchange refused a request',
  );
  return reply.code(status).headers(headers).type('application/problem+json; charset=utf-8').send(body);
}

/**
 * Whether the exchange itself answered, with JSON or an empty body. An intermediary's HTML error page is
 * not an answer of the exchange.
 */
function isReadable({ headers, body }: UpstreamAnswer): boolean {
  return body.length === 0 || isJsonType(headers['content-type']);
}

/** The subaccount that the caller chose; empty for the primary account. */
function subaccountOf(request: FastifyRequest, headerPrefix: string): string {
  const names = new Set([SUBACCOUNT_HEADER, `${headerPrefix}-sub-account-id`.toLowerCase()]);
  const given = new Set(
    [...names].map((name) => request.headers[name]).filter((value) => value !== undefined && value !== ''),
  );
  if (given.size === 0) return '';
  const [id] = given;
  if (given.size === 1 && typeof id === 'string' && /^\d{1,20}$/.test(id)) return id;
  throw invalidInput([
    { path: SUBACCOUNT_HEADER, code: 'invalid_format', message: 'Enter the id of one subaccount.' },
  ]);
}

const CARRIED = ['content-type', 'content-encoding'] as const;

/**
 * The headers that describe the body. Cookies, credentials and the caller's other headers are not
 * forwarded.
 */
function headersFor(request: FastifyRequest): Record<string, string> {
  const carried = CARRIED.flatMap((name) =>
    request.headers[name] === undefined ? [] : [[name, request.headers[name]] as const],
  );
  return { ...PLAIN_HEADERS, ...Object.fromEntries(carried) };
}
