import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { z } from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { exchangeDocument } from '../../contract/trading/document.ts';
import { EXCHANGE_ERRORS } from '../../shared/trading-terms.ts';
import { trustedBy } from '../platform/configuration.ts';
import type { Context } from '../platform/context.ts';
import { databaseError } from '../platform/database/pool.ts';
import { unavailabilityOf } from '../platform/database/unavailable.ts';
import { GATEWAY_HEADER, isGatewayPass } from '../exchange-access/gateway-pass.ts';
import { isHealthCheck } from '../platform/operations/health.ts';
import { boundInFlight } from '../platform/http/in-flight.ts';
import { refuseOtherMethods } from '../platform/http/other-methods.ts';
import { routePath } from '../platform/http/route-path.ts';
import { isJsonType } from '../platform/http/json-type.ts';
import {
  authenticate,
  permit,
  rememberRequests,
  type Caller,
  type SeenRequests,
  type SignedRequest,
} from './authenticate.ts';
import type { Call } from './call.ts';
import { ProjectionsDisagree, ProjectionsWentBack } from './engine/projector.ts';
import type { ExchangeService } from './exchange-service.ts';
import { fieldsOf } from './field-errors.ts';
import { parseJson, writeJson } from './json.ts';
import type { FindKey } from './keys/find-key.ts';
import {
  ADDRESS_LIMIT,
  createLimiter,
  KEY_LIMIT,
  networkOf,
  PUBLIC_LIMIT,
  type Limit,
  type Limiter,
} from './limits.ts';
import { SERVED, type Served } from './operations.ts';
import {
  bodyOf,
  ExchangeRefusal,
  invalid,
  outcomeUnknown,
  tooMany,
  unauthorized,
  serviceUnavailable,
} from './refusal.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** A longer read is refused: its data is not projected yet, and the client should not wait. */
const READ_WITHIN_MS = 15_000;
const LARGEST_BODY = 1_048_576;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The exchange while this process runs it, else null. */
export type CurrentExchange = () => ExchangeService | null;

interface Door {
  current: CurrentExchange;
  findKey: FindKey;
  limiter: Limiter;
  seen: SeenRequests;
  headerPrefix: string;
  readWithinMs: number;
  /** The pass of the installation's own gateway. */
  pass: string;
}

/**
 * The exchange's listener, not yet listening: every operation of its contract, authenticated, rate limited,
 * with the interface's errors.
 */
export function buildListener(
  context: Context,
  current: CurrentExchange,
  findKey: FindKey,
  pass: string,
  readWithinMs = READ_WITHIN_MS,
): FastifyInstance {
  const door: Door = {
    current,
    findKey,
    pass,
    readWithinMs,
    limiter: createLimiter(context.clock),
    seen: rememberRequests(),
    headerPrefix: context.configuration.trading.headerPrefix.toLowerCase(),
  };
  const app = Fastify({
    loggerInstance: context.log.child(
      {},
      context.log.level === 'info' ? { level: 'warn' } : {},
    ) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A separate logger for each request would cost work for every order, and its id would appear in no other
    // line.
    childLoggerFactory: (log) => log,
    trustProxy: trustedBy(context.configuration),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => send(reply as unknown as FastifyReply, invalid()),
    clientErrorHandler: answerUnreadable,
  });
  // The signature covers the raw body, so it is verified before parsing.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  boundInFlight(app, 'exchange', context.configuration.inFlight, serviceUnavailable, isHealthCheck);
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  app.setErrorHandler((error, request, reply) => answerError(error as FastifyError, request, reply));
  refuseOtherMethods(
    app,
    () => new ExchangeRefusal(405, EXCHANGE_ERRORS.invalidRequest, 'Method not allowed'),
  );
  app.setNotFoundHandler((_, reply) =>
    send(reply, new ExchangeRefusal(404, EXCHANGE_ERRORS.invalidRequest, 'Not found')),
  );
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) =>
    reply.code(current() ? 200 : 503).send({ status: current() ? 'ready' : 'not ready' }),
  );
  const document = JSON.stringify(
    exchangeDocument({
      headerPrefix: context.configuration.trading.headerPrefix,
      port: context.configuration.trading.port,
    }),
  );
  app.get('/openapi/trading.json', { logLevel: 'silent' }, async (_, reply) =>
    reply.type(JSON_TYPE).send(document),
  );
  for (const one of SERVED) {
    app.route({
      method: one.operation.method,
      url: routePath(one.operation.path),
      config: { queued: one.isQueued },
      onRequest: (request, _reply, done) => {
        const waitMs = countAddress(door, one, request);
        if (waitMs > 0) done(tooMany(waitMs));
        else done();
      },
      handler: (request, reply) => serve(door, one, request, reply),
    });
  }
  return app;
}

async function serve(
  door: Door,
  one: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { operation, verb, limit } = one;
  const exchange = door.current();
  if (!exchange) throw serviceUnavailable();
  const raw = Buffer.isBuffer(request.body) ? request.body : await unparsed(request);
  const signed = signedOf(door, request, raw);
  const caller = await callerOf(door, exchange, operation, limit, request, signed);
  const call = {
    exchange,
    account: caller?.account ?? null,
    params: parse(operation.params, request.params),
    query: parse(operation.query, request.query),
    body: operation.body
      ? parse(operation.body, withoutAbsent(readBody(request, raw), one.bodyFields))
      : undefined,
    signed: caller && { key: caller.key.id, ms: Number(signed.timestamp) },
  };
  // An operation's own limit counts valid requests only.
  if (limit && caller && operation.tradingPermission !== 'public')
    count(door.limiter, limit, caller.key.apiKey);
  // Recorded last: a request that was refused before this point has changed nothing and may be repeated.
  if (caller && changes(operation)) door.seen.once(exchange, signed, caller.key.id);
  const working = verb(call as unknown as Call<Operation>);
  const answer = await (changes(operation) ? working : within(door.readWithinMs, working));
  reply.code(one.status);
  return answer === undefined ? reply.send() : reply.type(JSON_TYPE).send(writeJson(answer));
}

/** The body of a request that should have none, such as a GET: the signature covers it too. */
async function unparsed({ raw, headers }: FastifyRequest): Promise<Buffer> {
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0))
    return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_BODY)
      throw new ExchangeRefusal(413, EXCHANGE_ERRORS.invalidRequest, 'Invalid request');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The longest wait of a read; then 503. */
async function within<T>(ms: number, working: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(serviceUnavailable()), ms);
  });
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a request may change something, so that it is accepted only once. */
function changes({ tradingPermission = 'view' }: Operation): boolean {
  return tradingPermission !== 'public' && tradingPermission !== 'view';
}

/** Counts a request by its address, before the rest of it is read. Returns how long it has to wait. */
function countAddress(
  { limiter, headerPrefix, pass }: Door,
  { operation, limit }: Served,
  request: FastifyRequest,
): number {
  if (isGatewayPass(pass, request.headers[GATEWAY_HEADER])) return 0;
  const isSigned = request.headers[`${headerPrefix}-api-key`] !== undefined;
  const isPublic = operation.tradingPermission === 'public' && !isSigned;
  const who = networkOf(request.ip);
  const general: Limit = isPublic ? (limit ?? PUBLIC_LIMIT) : ADDRESS_LIMIT;
  // An operation with its own limit does not consume the address limit, but the address must still be within
  // it.
  return limit && !isPublic ? limiter.look(general, who) : limiter.take(general, who);
}

function count(limiter: Limiter, limit: Limit, who: string): void {
  const waitMs = limiter.take(limit, who);
  if (waitMs > 0) throw tooMany(waitMs);
}

/** Authenticates and counts the caller; null for a public operation without a key. */
async function callerOf(
  door: Door,
  exchange: ExchangeService,
  operation: Operation,
  limit: Limit | null,
  request: FastifyRequest,
  signed: SignedRequest,
): Promise<Caller | null> {
  const { limiter, findKey } = door;
  const { tradingPermission: permission = 'view', primaryOnly } = operation;
  if (permission === 'public' && signed.apiKey === '') return null;
  const caller = await authenticate(exchange, findKey, signed).catch((error: unknown) => {
    // A wrong signature consumes the address limit for every operation, so that a secret cannot be guessed.
    if (limit && !isGatewayPass(door.pass, request.headers[GATEWAY_HEADER]))
      limiter.take(ADDRESS_LIMIT, networkOf(request.ip));
    throw error;
  });
  if (!limit || permission === 'public') count(limiter, KEY_LIMIT, caller.key.apiKey);
  if (permission === 'public') return caller;
  if (primaryOnly && (signed.subaccountId !== '' || caller.account.kind !== 'PRIMARY')) throw unauthorized();
  permit(caller, permission);
  return caller;
}

function signedOf({ headerPrefix }: Door, request: FastifyRequest, body: Buffer): SignedRequest {
  const header = (name: string) => {
    const value = request.headers[`${headerPrefix}-${name}`];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    apiKey: header('api-key'),
    signature: header('signature'),
    timestamp: header('timestamp'),
    verb: request.method,
    path: request.raw.url ?? '',
    body,
    subaccountId: header('sub-account-id'),
  };
}

function readBody(request: FastifyRequest, raw: Buffer): unknown {
  if (raw.length === 0) return {};
  if (!isJsonType(request.headers['content-type']))
    throw new ExchangeRefusal(403, EXCHANGE_ERRORS.invalidRequest, 'Send the body as application/json');
  try {
    return parseJson(raw.toString('utf8'));
  } catch {
    throw new ExchangeRefusal(400, EXCHANGE_ERRORS.invalidJson, 'Invalid JSON');
  }
}

/**
 * A null field counts as absent, and so does an unknown field with an empty text: neither requests
 * anything.
 */
function withoutAbsent(body: unknown, known: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null && (value !== '' || known.includes(name))),
  );
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(...fieldsOf(parsed.error, schema));
  return parsed.data;
}

function send(reply: FastifyReply, refusal: ExchangeRefusal): FastifyReply {
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply
    .code(refusal.status)
    .type(JSON_TYPE)
    .send(JSON.stringify(bodyOf(refusal)));
}

/** PostgreSQL's error for a NUL character, which its texts cannot hold. */
const NOT_A_TEXT = '22021';

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ExchangeRefusal) return send(reply, error);
  if (databaseError(error)?.code === NOT_A_TEXT) return send(reply, invalid());
  // Only reads wait for the projections.
  if (error instanceof ProjectionsDisagree || error instanceof ProjectionsWentBack)
    return send(reply, serviceUnavailable());
  const unavailability = unavailabilityOf(error);
  if (unavailability) {
    request.log.warn({ err: error }, 'the database was unavailable for a request to the exchange');
    return send(
      reply,
      request.method === 'GET' || unavailability === 'full' ? serviceUnavailable() : outcomeUnknown(),
    );
  }
  const status = error.statusCode ?? 500;
  if (status === 415)
    return send(
      reply,
      new ExchangeRefusal(403, EXCHANGE_ERRORS.invalidRequest, 'Send the body as application/json'),
    );
  if (status === 503) return send(reply, serviceUnavailable());
  if (status >= 400 && status < 500)
    return send(reply, new ExchangeRefusal(status, EXCHANGE_ERRORS.invalidRequest, 'Invalid request'));
  const incident = randomUUID();
  request.log.error({ incident, err: error }, 'a request to the exchange failed');
  return send(
    reply,
    new ExchangeRefusal(
      500,
      EXCHANGE_ERRORS.invalidRequest,
      `Something went wrong here. Tell your operator the number ${incident}.`,
    ),
  );
}

/** Answers input that is not a valid HTTP request. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify({ code: EXCHANGE_ERRORS.invalidRequest, message: 'Invalid request' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${JSON_TYPE}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
