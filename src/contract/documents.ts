import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
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
import * as entityConfig from './entity-config.ts';
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

const IDENTITY = {
  UserUniqueId: z.object({
    'X-User-Unique-Id': z.uuid().meta({
      description: "The caller's user id. The gateway sets it; on direct access it must be sent and match the token.",
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
    }),
  }),
  EntityId: z.object({
    'X-Entity-Id': z.uuid().meta({
      description: "The caller's entity id. The gateway sets it; on direct access it must be sent and match the token.",
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
    }),
  }),
};

function headersOf(op: Operation): z.ZodObject | undefined {
  let headers = op.headers;
  for (const name of op.identity ?? []) headers = headers ? IDENTITY[name].extend(headers.shape) : IDENTITY[name];
  return headers;
}

function describe(op: Operation): ZodOpenApiOperationObject {
  const responses: Record<string, object> = {};
  for (const [status, answer] of Object.entries(op.answers)) {
    responses[status] = {
      description: answer.description,
      ...(answer.schema ? { content: { [answer.mediaType ?? 'application/json']: { schema: answer.schema } } } : {}),
    };
  }
  for (const status of op.refusals) responses[status] = { $ref: `#/components/responses/${REFUSALS[status].name}` };
  const header = headersOf(op);
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    description: op.description,
    security: op.roles === 'public' ? [] : [{ bearerAuth: [] }],
    ...(op.params || op.query || header
      ? { requestParams: { ...(op.params ? { path: op.params } : {}), ...(op.query ? { query: op.query } : {}), ...(header ? { header } : {}) } }
      : {}),
    ...(op.body ? { requestBody: { required: true, content: { 'application/json': { schema: op.body } } } } : {}),
    responses: responses as ZodOpenApiOperationObject['responses'],
  };
}

function document(title: string, description: string, server: string, operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of operations) (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op);
  const used = new Set(operations.flatMap((op) => op.refusals));
  const responses: Record<string, object> = {};
  for (const status of used) {
    const { name, description: text } = REFUSALS[status];
    responses[name] = {
      description: text,
      ...(status === 429
        ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
        : {}),
      content: { 'application/problem+json': { schema: ProblemDetails } },
    };
  }
  const tags = [...new Set(operations.map((op) => op.tag))].sort().map((name) => ({ name, description: `${name}.` }));
  const object: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title,
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation' },
    },
    servers: [{ url: server, description: 'This installation.' }],
    tags,
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An RFC 9068 access token of the identity provider.' },
      },
      responses: responses as NonNullable<ZodOpenApiObject['components']>['responses'],
    },
  };
  return createDocument(object);
}

/** The OpenAPI 3.1 document of the payments interface: the seed's operations, no more. */
export function paymentsDocument(): object {
  return document(
    'Outlay payments',
    'Configuration, balances, payout history and bulk withdrawal batches of a business payments account.',
    '/institution',
    PAYMENTS_OPERATIONS,
  );
}

/** The OpenAPI 3.1 document of what the dashboard needs beyond it. */
export function dashboardDocument(): object {
  return document('Outlay dashboard', 'What the pages of the dashboard need beyond the payments interface.', '/', DASHBOARD_OPERATIONS);
}
