import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import type { z } from 'zod';
import type { Operation } from '../../../contract/operation.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, Problem } from '../../../shared/errors.ts';
import { isUuid } from '../../../shared/ids.ts';
import type { Access, Caller } from '../caller.ts';
import { invalidInput } from './problem-details.ts';
import { requireRole } from './require-role.ts';
import { routePath } from './route-path.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The arguments of a verb: the caller, and everything that the contract parsed. */
export interface Call<O extends Operation> {
  caller: Caller;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: O extends { bodyOptional: true } ? Parsed<O['body']> | null | undefined : Parsed<O['body']>;
  headers: Parsed<O['headers']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answers<O extends Operation> = {
  [S in keyof O['answers']]: O['answers'][S] extends { schema: infer A extends z.ZodType }
    ? z.input<A>
    : never;
}[keyof O['answers']];

/**
 * Returns the body of the answer; null answers 204. A handler that wrote to `reply.raw` itself returns the
 * reply.
 */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<Answers<O> | null | FastifyReply>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Set by the gateway for a request under /institution: its identity headers are ours. */
    throughGateway?: boolean;
  }
}

/**
 * Mounts an operation of the contract. It checks in this order: 401, the role 403, the input 400; then the
 * verb checks the id 404 and the state 400. `base` precedes the operation's path: "/v1" for the payments
 * application.
 */
export function mount<const O extends Operation>(
  app: FastifyInstance,
  access: Access,
  base: string,
  op: O,
  handler: Handler<O>,
  options: { bodyLimit?: number; preParsing?: preParsingHookHandler } = {},
): void {
  const answers = Object.fromEntries(
    Object.entries(op.answers).flatMap(([status, { schema, mediaType }]) =>
      schema && !mediaType ? [[status, schema]] : [],
    ),
  );
  app.route({
    method: op.method,
    url: base + routePath(op.path),
    ...options,
    config: { stream: op.answers[200]?.mediaType === 'text/event-stream' },
    schema: {
      ...(op.params ? { params: op.params } : {}),
      ...(op.query ? { querystring: op.query } : {}),
      ...(op.headers ? { headers: op.headers } : {}),
      ...(op.body ? { body: op.bodyOptional ? op.body.nullish() : op.body } : {}),
      response: answers,
    },
    onRequest: async (request) => {
      if (op.roles === 'public') return;
      request.caller = await access.callerOf(request);
      requireRole(op, request.caller);
    },
    preValidation: async (request) => {
      requireReadableId(op, request);
      requireReadableKey(op, request);
      requireKnownParameters(op, request);
      requireOwnIdentity(op, request);
    },
    handler: async (request, reply) => {
      const answer = await handler({
        caller: request.caller as Caller,
        params: request.params,
        query: request.query,
        body: request.body,
        headers: request.headers,
        request,
        reply,
      } as unknown as Call<O>);
      if (answer === null) return reply.code(204).send();
      return answer;
    },
  });
}

function requireReadableId(op: Operation, request: FastifyRequest): void {
  const id = (request.params as { id?: string }).id;
  if (id === undefined || isUuid(id)) return;
  if (op.malformedId !== 400) throw notFound('id');
  throw new Problem(
    400,
    'validation_failed',
    'The request was refused',
    'The id in the path is not a UUID.',
    {
      errors: [{ path: 'id', code: 'invalid_format', message: 'Enter a UUID.' }],
    },
  );
}

/**
 * Refuses an Idempotency-Key that is not a UUID, even where repeating the request would be harmless, so that
 * every operation reveals the client's mistake.
 */
function requireReadableKey({ method }: Operation, { headers }: FastifyRequest): void {
  const key = headers['idempotency-key'];
  if (method === 'GET' || key === undefined || (typeof key === 'string' && isUuid(key))) return;
  throw invalidInput([fieldError('idempotency-key', 'invalid_format', explain('field.uuid'))]);
}

/** Refuses a misspelled filter, because without it a list would have every item. */
function requireKnownParameters(op: Operation, request: FastifyRequest): void {
  const known = Object.keys(op.query?.shape ?? {});
  const unknown = Object.keys(request.query as object).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const message =
    known.length === 0
      ? 'There is no such parameter. This operation has none.'
      : `There is no such parameter. The parameters of this operation are ${known.join(', ')}.`;
  throw invalidInput(unknown.map((path) => ({ path, code: 'unrecognized_keys', message })));
}

/**
 * On direct access, the headers name the user and the entity, and they must be those of the token (the
 * interface document's UserUniqueId and EntityId).
 */
function requireOwnIdentity(op: Operation, request: FastifyRequest): void {
  if (request.throughGateway || !op.identity) return;
  const caller = request.caller as Caller;
  const expected = {
    UserUniqueId: ['x-user-unique-id', caller.userId],
    EntityId: ['x-entity-id', caller.entityId],
  } as const;
  const errors = op.identity.flatMap((name) => {
    const [header, value] = expected[name];
    const sent = request.headers[header];
    if (typeof sent === 'string' && sent.toLowerCase() === value) return [];
    const message =
      sent === undefined ? 'Send this header on direct access.' : 'This must be the id in the token.';
    return [{ path: header, code: sent === undefined ? 'missing' : 'mismatch', message }];
  });
  if (errors.length > 0) {
    throw new Problem(
      400,
      'identity_mismatch',
      'The request was refused',
      'The identity headers must match the token.',
      { errors },
    );
  }
}
