import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import * as balances from './balances.ts';
import * as banks from './banks.ts';
import * as batches from './batches.ts';
import * as approvalPreview from './dashboard/approval-preview.ts';
import * as audit from './dashboard/audit.ts';
import * as batchReview from './dashboard/batch-review.ts';
import * as overview from './dashboard/overview.ts';
import * as payoutProof from './dashboard/payout-proof.ts';
import * as recipients from './dashboard/recipients.ts';
import * as session from './dashboard/session.ts';
import * as trading from './dashboard/trading.ts';
import * as entityConfig from './entity-config.ts';
import { DASHBOARD_EXAMPLES } from './examples/dashboard.ts';
import { type OperationExamples, PAYMENTS_EXAMPLES } from './examples/payments.ts';
import { problemExample } from './examples/problems.ts';
import type { Operation, RefusalStatus } from './operation.ts';
import * as paymentConfig from './payment-config.ts';
import * as payouts from './payouts.ts';
import { ProblemDetails } from './problem.ts';

/** The 16 operations of the seed, in its order. */
export const PAYMENTS_OPERATIONS: readonly Operation[] = [
  paymentConfig.getPaymentConfig,
  paymentConfig.updatePaymentConfig,
  entityConfig.getEntityConfig,
  balances.getAccountBalances,
  payouts.listPayoutHistory,
  payouts.getPayout,
  banks.listBanks,
  batches.listBatches,
  batches.createBatch,
  batches.getBatch,
  batches.listBatchWithdrawals,
  batches.getFeeQuote,
  batches.updateBatchLabel,
  batches.approveBatch,
  batches.cancelBatch,
  batches.getPendingTotal,
];

/** What the pages need beyond the seed. */
export const DASHBOARD_OPERATIONS: readonly Operation[] = [
  session.getSession,
  session.signOut,
  overview.listPayoutDays,
  overview.listWaitingBatches,
  batchReview.getBatchChanges,
  batchReview.listRetryRows,
  batchReview.checkAgainstHistory,
  batchReview.streamBatchEvents,
  recipients.listRecipients,
  recipients.getRecipient,
  payoutProof.getPayoutProof,
  payoutProof.exportPayouts,
  approvalPreview.previewApprovals,
  audit.listAudit,
  trading.getTradingStatus,
  trading.streamAccountEvents,
  trading.streamMarketEvents,
];

const REFUSALS: Record<RefusalStatus, { name: string; description: string }> = {
  400: { name: 'ValidationError', description: 'The input, or the state that it meets, does not allow it.' },
  401: { name: 'Unauthorized', description: 'The credential is missing or not acceptable.' },
  403: { name: 'Forbidden', description: 'The caller lacks the role.' },
  404: { name: 'NotFound', description: 'There is no such thing for this caller.' },
  409: { name: 'Conflict', description: 'A request with the same idempotency key is in flight.' },
  413: { name: 'TooLarge', description: 'The body is larger than this operation takes.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON.' },
  422: { name: 'KeyReused', description: 'The idempotency key was used with another body.' },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says when to try again.' },
};

const RESPONSE_HEADERS: Partial<Record<RefusalStatus, object>> = {
  401: {
    'WWW-Authenticate': {
      description: 'What is asked for: `Bearer`, with the RFC 6750 error or the RFC 9470 step-up challenge.',
      schema: { type: 'string' },
      example: 'Bearer error="insufficient_user_authentication", max_age="300"',
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 } },
};

const TAGS: Readonly<Record<string, string>> = {
  'Account Balances': 'What is available and what is held, a designation and a currency.',
  Disbursements: 'Batches of withdrawals: created, quoted, approved, paid.',
  'Entity Config': 'What the operator has set for the entity.',
  'Payment Config': 'How the entity pays: approval rules, delays, defaults.',
  'Payout History': 'Every movement of money on the payout account.',
  Audit: 'Every change, chained by hash.',
  'Batch review': 'What an approver reads before signing, and a preparer before sending.',
  Overview: 'Figures of the first page.',
  'Payment config': 'Trying rules before they are saved.',
  Payouts: 'Proof and export of payouts.',
  Recipients: 'Who has been paid.',
  Session: 'Who is signed in.',
  Trading: 'The state of the exchange, and what happens there.',
};

const IDENTITY = {
  UserUniqueId: z.object({
    'X-User-Unique-Id': z.uuid().optional().meta({
      description:
        "The caller's user id. Through the gateway it is not needed; on direct access it must be sent and match the token.",
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
  }),
  EntityId: z.object({
    'X-Entity-Id': z.uuid().optional().meta({
      description:
        "The caller's entity id. Through the gateway it is not needed; on direct access it must be sent and match the token.",
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
    description: op.description,
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
            required: true,
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
      'A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.',
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
}

function document({ title, description, servers, operations, examples }: DocumentParts): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of operations)
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op, examples[op.operationId]!);
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
  return createDocument(object);
}

/** The OpenAPI 3.1 document of the payments interface: the seed's operations, no more. */
export function paymentsDocument(): object {
  return document({
    title: 'Outlay payments',
    description:
      'Configuration, balances, payout history and bulk withdrawal batches of a business payments account.',
    servers: [
      { url: '/institution', description: 'Through the gateway, which sets the identity headers itself.' },
      { url: '/v1', description: 'Direct access, which must send the identity headers.' },
    ],
    operations: PAYMENTS_OPERATIONS,
    examples: PAYMENTS_EXAMPLES,
  });
}

/** The OpenAPI 3.1 document of what the dashboard needs beyond it. */
export function dashboardDocument(): object {
  return document({
    title: 'Outlay dashboard',
    description: 'What the pages of the dashboard need beyond the payments interface.',
    servers: [{ url: '/', description: 'This installation.' }],
    operations: DASHBOARD_OPERATIONS,
    examples: DASHBOARD_EXAMPLES,
  });
}
