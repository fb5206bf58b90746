import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import { invariant } from '../shared/errors.ts';
import { EVENT_RESOURCES, eventTypesOf, type EventResource, type EventType } from '../shared/event-terms.ts';
import { eventSchemaOf, WebhookHeaders } from './events.ts';
import { errorTable } from './errors.ts';
import { withFieldExamples } from './examples/field-examples.ts';
import { EVENT_EXAMPLES } from './examples/events.ts';
import { DASHBOARD_EXAMPLES } from './examples/dashboard.ts';
import { PAYMENTS_EXAMPLES } from './examples/payments.ts';
import { problemExample } from './examples/problems.ts';
import type { OperationExamples } from './examples/story.ts';
import { DASHBOARD_GUIDE, PAYMENTS_GUIDE } from './guides.ts';
import type { Operation, RefusalStatus } from './operation.ts';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS, TAGS } from './operations.ts';
import { ProblemDetails } from './problem.ts';

const REFUSALS: Record<RefusalStatus, { name: string; description: string }> = {
  400: {
    name: 'ValidationError',
    description: 'The input is not valid, or the state of the resource does not allow the operation.',
  },
  401: { name: 'Unauthorized', description: 'The credential is missing or not valid.' },
  403: { name: 'Forbidden', description: 'The caller lacks the role that the operation needs.' },
  404: { name: 'NotFound', description: 'The resource does not exist, or it belongs to another entity.' },
  409: {
    name: 'Conflict',
    description: 'A request with the same idempotency key is still being processed.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than the operation accepts.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON.' },
  422: { name: 'KeyReused', description: 'The idempotency key was used before, with a different body.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. `Retry-After` gives the seconds to wait.',
  },
};

const RESPONSE_HEADERS: Partial<Record<RefusalStatus, object>> = {
  401: {
    'WWW-Authenticate': {
      description: 'The `Bearer` challenge: an RFC 6750 error, or an RFC 9470 request for a fresh sign-in.',
      schema: { type: 'string' },
      example: 'Bearer error="insufficient_user_authentication", max_age="300"',
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 } },
};

const IDENTITY = {
  UserUniqueId: z.object({
    'X-User-Unique-Id': z
      .uuid()
      .optional()
      .meta({
        description:
          "The caller's user id. The gateway sets it. On direct access the client must send it, and it " +
          'must match the token.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
      }),
  }),
  EntityId: z.object({
    'X-Entity-Id': z
      .uuid()
      .optional()
      .meta({
        description:
          "The caller's entity id. The gateway sets it. On direct access the client must send it, and it " +
          'must match the token.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
      }),
  }),
};

function headersOf(op: Operation): z.ZodObject | undefined {
  let headers = op.headers;
  for (const name of op.identity ?? [])
    headers = headers ? IDENTITY[name].extend(headers.shape) : IDENTITY[name];
  return headers;
}

/** The description of an operation, with the role that it needs and its specific errors. */
export function describeOperation({ description, roles, errors }: Operation): string {
  const role = typeof roles === 'string' ? [] : [`Needs the role ${roles.join(' or ')}.`];
  const own = errors ? [`**Errors**\n\n${errorTable(errors)}`] : [];
  return [description, ...role, ...own].join('\n\n');
}

function describe(op: Operation, examples: OperationExamples): ZodOpenApiOperationObject {
  const responses: Record<string, object> = {};
  for (const [status, { description, schema, mediaType = 'application/json' }] of Object.entries(
    op.answers,
  )) {
    const example = examples.answers[Number(status)];
    responses[status] = { description, ...(schema ? { content: { [mediaType]: { schema, example } } } : {}) };
  }
  for (const status of op.refusals)
    responses[status] = { $ref: `#/components/responses/${REFUSALS[status].name}` };
  responses['default'] = { $ref: '#/components/responses/ServerFault' };
  const header = headersOf(op);
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    description: describeOperation(op),
    security: op.roles === 'public' ? [] : [{ bearerAuth: [] }],
    ...(op.params || op.query || header
      ? {
          requestParams: {
            ...(op.params ? { path: op.params } : {}),
            ...(op.query ? { query: op.query } : {}),
            ...(header ? { header } : {}),
          },
        }
      : {}),
    ...(op.body
      ? {
          requestBody: {
            required: !op.bodyOptional,
            content: { 'application/json': { schema: op.body, example: examples.request } },
          },
        }
      : {}),
    responses: responses as ZodOpenApiOperationObject['responses'],
  };
}

function refusalResponses(operations: readonly Operation[]): Record<string, object> {
  const responses: Record<string, object> = {};
  const content = (status: number) => ({
    'application/problem+json': { schema: ProblemDetails, example: problemExample(status) },
  });
  for (const status of [...new Set(operations.flatMap((op) => op.refusals))].sort((a, b) => a - b)) {
    const { name, description } = REFUSALS[status];
    const headers = RESPONSE_HEADERS[status];
    responses[name] = { description, ...(headers ? { headers } : {}), content: content(status) };
  }
  responses['ServerFault'] = {
    description:
      '500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` ' +
      'or `identity_provider_unreachable`: the server is temporarily unable to process requests.',
    headers: {
      'Retry-After': { description: 'Seconds to wait, with 503.', schema: { type: 'integer' }, example: 5 },
    },
    content: content(500),
  };
  return responses;
}

interface DocumentParts {
  title: string;
  description: string;
  servers: { url: string; description: string }[];
  operations: readonly Operation[];
  examples: Readonly<Record<string, OperationExamples>>;
  webhooks?: ZodOpenApiPathsObject;
}

function document({ title, description, servers, operations, examples, webhooks }: DocumentParts): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of operations) {
    const own = examples[op.operationId];
    invariant(own, `${op.operationId} has no example: add one to a file of src/contract/examples`);
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op, own);
  }
  const tags = [...new Set(operations.map((op) => op.tag))]
    .sort()
    .map((name) => ({ name, description: TAGS[name]! }));
  const object: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title,
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation' },
    },
    servers,
    tags,
    paths: paths as ZodOpenApiPathsObject,
    ...(webhooks ? { webhooks } : {}),
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An RFC 9068 access token of the identity provider.',
        },
      },
      responses: refusalResponses(operations) as NonNullable<ZodOpenApiObject['components']>['responses'],
    },
  };
  return withFieldExamples(createDocument(object));
}

/** What an endpoint receives, by the name of each type of event. */
function eventWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    EVENT_RESOURCES.flatMap((resource) => {
      const schema = eventSchemaOf(resource);
      return eventTypesOf(resource).map((type) => [type, { post: describeWebhook(type, resource, schema) }]);
    }),
  );
}

function describeWebhook(type: EventType, resource: EventResource, schema: z.ZodType) {
  const name = resource.replaceAll('_', ' ');
  const state = type.slice(resource.length + 1).toUpperCase();
  return {
    operationId: type,
    tags: ['Events'],
    summary: `A ${name} became ${state}`,
    description:
      'Sent to the endpoints that an admin has made for this type, signed by Standard Webhooks. Answer ' +
      'with 2xx within ten seconds. 410 switches the endpoint off; after any other answer it is sent again.',
    security: [],
    requestParams: { header: WebhookHeaders },
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: EVENT_EXAMPLES[resource](type) } },
    },
    responses: { '2XX': { description: 'The event was received.' } },
  };
}

/** The OpenAPI 3.1 document of the payments interface: the operations of its interface document, and ours. */
export function paymentsDocument(): object {
  return document({
    title: 'Outlay Payments',
    description: PAYMENTS_GUIDE,
    servers: [
      { url: '/institution', description: 'Through the gateway, which sets the identity headers.' },
      { url: '/v1', description: 'Direct access. The client sends the identity headers.' },
    ],
    operations: PAYMENTS_OPERATIONS,
    examples: PAYMENTS_EXAMPLES,
    webhooks: eventWebhooks(),
  });
}

/** The OpenAPI 3.1 document of the operations that only the dashboard needs. */
export function dashboardDocument(): object {
  return document({
    title: 'Outlay Dashboard',
    description: DASHBOARD_GUIDE,
    servers: [{ url: '/', description: 'This installation.' }],
    operations: DASHBOARD_OPERATIONS,
    examples: DASHBOARD_EXAMPLES,
  });
}
