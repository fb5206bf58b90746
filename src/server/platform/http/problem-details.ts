import { explain, type Explained } from '../../../shared/error-texts.ts';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { plainSentence } from '../../../contract/plain-words.ts';
import { fieldError, Problem, type InputError } from '../../../shared/errors.ts';
import { databaseError } from '../database/pool.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { unavailabilityOf, type Unavailability } from '../database/unavailable.ts';

/** PostgreSQL's error for a NUL character, which its texts cannot contain. */
const NOT_A_TEXT = '22021';

/** The most unknown fields that one answer lists. */
const LISTED_KEYS = 20;

const MEDIA_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Answers every refusal and every failure as RFC 9457 problem details. For an internal error, the answer
 * contains only the number under which it is logged. On a disk without a free byte, PostgreSQL ends and
 * cannot be reached; `isDiskFull` tells this from a lost connection.
 */
export function registerProblemDetails(app: FastifyInstance, isDiskFull = () => false): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemFrom(error);
    const problem = found === UNAVAILABLE.lost && isDiskFull() ? UNAVAILABLE.full : found;
    if (problem) {
      if (isUnavailable(problem)) logUnavailable(request, error);
      return sendProblem(request, reply, problem);
    }
    const incident = randomUUID();
    request.log.error(
      { incident, err: error },
      isResponseSerializationError(error) ? 'answer does not match the contract' : 'request failed',
    );
    return sendProblem(
      request,
      reply,
      new Problem(500, 'internal_error', 'Something went wrong', explain('internal_error', { incident })),
    );
  });
  refuseOtherMethods(
    app,
    (allow) =>
      new Problem(
        405,
        'method_not_allowed',
        'Method not allowed',
        `This address does not support the method. It supports ${allow}.`,
        { headers: { allow } },
      ),
  );
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem(404, 'not_found', 'Not found', explain('not_found.address'))),
  );
}

/** The answer to a request that is not HTTP, or whose address cannot be read. */
export const UNREADABLE = new Problem(
  400,
  'unreadable_request',
  'The request was refused',
  'The request cannot be read.',
);

/**
 * Answers a connection that failed before it became a request. Node's own answer has no body that a program
 * could read.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Problem(
          431,
          'headers_too_large',
          'The headers are too large',
          'The headers of the request are larger than Outlay accepts.',
        )
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Problem(408, 'request_timeout', 'The request took too long', explain('request_timeout'))
        : UNREADABLE;
  const body = JSON.stringify(problemBody(problem, ''));
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\ncontent-type: ` +
      `${MEDIA_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Writes a problem as the answer of a request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type(MEDIA_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(problem, request.url));
}

/** The body of a problem, for code that does not answer with sendProblem (stored answers, worker threads). */
export function problemBody(problem: Problem, url: string): Record<string, unknown> {
  return {
    type: 'about:blank',
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    ...(problem.params ? { params: problem.params } : {}),
    instance: url.split('?', 1)[0],
    errors: problem.errors,
  };
}

/** 503 while the database does not answer, has closed the connection or has no disk space left. */
const UNAVAILABLE: Record<Unavailability, Problem> = {
  lost: new Problem(503, 'database_unavailable', 'Temporarily unavailable', explain('database_unavailable'), {
    headers: { 'retry-after': '5' },
  }),
  full: new Problem(503, 'storage_full', 'Out of disk space', explain('storage_full'), {
    headers: { 'retry-after': '30' },
  }),
};

/** Whether a problem says that the database is unavailable. */
function isUnavailable(problem: Problem): boolean {
  return Object.values(UNAVAILABLE).includes(problem);
}

/** Every request fails during an outage, so at most one line a second is logged. */
const LOG_EVERY_MS = 1_000;
let lastLoggedMs = -Infinity;

/** Logs that the database was unavailable to a request, unless another such line was just logged. */
export function logUnavailable(request: FastifyRequest, error: unknown): void {
  const now = performance.now();
  if (now - lastLoggedMs < LOG_EVERY_MS) return;
  lastLoggedMs = now;
  request.log.warn({ err: error }, 'the database was unavailable to a request');
}

/** The refusal to answer an error with; null for an internal error. */
export function problemFrom(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const unavailability = unavailabilityOf(error);
  if (unavailability) return UNAVAILABLE[unavailability];
  if (databaseError(error)?.code === NOT_A_TEXT)
    return new Problem(400, 'validation_failed', 'The request was refused', explain('validation_failed.nul'));
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidInput(error.validation.flatMap((issue) => inputErrors(issue, error.validationContext)));
  }
  return problemOfFramework(error as FastifyError);
}

/** 400 `validation_failed`, which lists each error. */
export function invalidInput(errors: readonly InputError[]): Problem {
  const [first] = errors;
  const detail = first ? firstOf(first, errors.length - 1) : 'The input is not valid.';
  return new Problem(400, 'validation_failed', 'The request was refused', detail, { errors });
}

/** "limit: Enter at most 200. And 2 more." */
function firstOf({ path, message: text, params }: InputError, more: number): Explained {
  const message = params ? { text, params } : text;
  if (more === 0)
    return path
      ? explain('validation_failed', { path, message })
      : explain('validation_failed.body', { message });
  return path
    ? explain('validation_failed.more', { path, message, more })
    : explain('validation_failed.body_more', { message, more });
}

/** The errors of one issue of a schema. All unknown fields of an object are one issue. */
function inputErrors(issue: FastifySchemaValidationError, context: string | undefined): InputError[] {
  const path = pathOf(issue.instancePath, context);
  if (issue.keyword === 'unrecognized_keys')
    return unknownFields(path, (issue.params as { keys: string[] }).keys);
  const code = issue.keyword || 'invalid';
  const message = sentence(issue.message ?? 'This is not valid');
  const plain = plainSentence({ ...issue.params, code }, message);
  return [plain ? fieldError(path, code, plain) : { path, code, message }];
}

/** One error for each unknown field of the object at `path`; the body itself has the path ''. */
export function unknownFields(path: string, names: readonly string[]): InputError[] {
  return names.slice(0, LISTED_KEYS).map((name) => ({
    path: path ? `${path}.${name}` : name,
    code: 'unrecognized_keys',
    message: 'There is no such field. Check its spelling, or remove it.',
  }));
}

function pathOf(instancePath: string, context: string | undefined): string {
  const parts = instancePath
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path = parts.reduce(
    (text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );
  return path || (context === 'body' ? '' : (context ?? ''));
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}

function problemOfFramework(error: FastifyError): Problem | null {
  const status = error.statusCode;
  if (!status || status < 400 || status >= 500) {
    return status === 503
      ? new Problem(503, 'overloaded', 'Busy', explain('overloaded'), {
          headers: { 'retry-after': '5' },
        })
      : null;
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem(
        415,
        'unsupported_media_type',
        'Unsupported media type',
        'Send the body as application/json.',
      );
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem(413, 'body_too_large', 'The body is too large', explain('body_too_large'));
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Problem(400, 'empty_body', 'The request was refused', 'The body is empty. Send JSON.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem(400, 'invalid_json', 'The request was refused', 'The body is not valid JSON.');
  }
  if (error instanceof SyntaxError)
    return new Problem(400, 'invalid_json', 'The request was refused', 'The body is not valid JSON.');
  return new Problem(
    status,
    'refused',
    'The request was refused',
    status === 404 ? 'This address does not exist.' : 'The request cannot be read.',
  );
}
