import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { TRADING_EXAMPLES } from '../examples/trading.ts';
import type { Operation, RefusalStatus } from '../operation.ts';
import * as account from './account.ts';
import * as brokerage from './brokerage.ts';
import { ExchangeError } from './common.ts';
import * as loans from './loans.ts';
import * as orders from './orders.ts';
import * as positions from './positions.ts';
import * as market from './public.ts';

/** The 17 operations of the seed, in its order, and the four that are ours. */
export const TRADING_OPERATIONS: readonly Operation[] = [
  account.listTransactionHistory,
  orders.listOrderHistory,
  brokerage.getBrokerageQuote,
  brokerage.listBrokerageInstructions,
  account.listAllBalances,
  orders.listOpenOrders,
  account.listTradeHistory,
  orders.getOrderHistoryDetail,
  orders.placeLimitOrder,
  orders.getOrderStatus,
  account.getSubaccount,
  account.createSubaccount,
  account.listSubaccounts,
  loans.listLoanUpdates,
  positions.listFundingHistory,
  market.listBuckets,
  market.getFullOrderBook,
  market.listPairs,
  market.listPublicTrades,
  orders.cancelOrder,
  positions.listOpenPositions,
];

const REFUSALS: Partial<Record<RefusalStatus, { name: string; description: string; example: { code: number; message: string } }>> = {
  400: { name: 'InvalidRequest', description: 'The input is not valid.', example: { code: -11, message: 'Invalid request' } },
  401: { name: 'Unauthorized', description: 'The key, the signature or the account does not allow it.', example: { code: -93, message: 'Unauthorized' } },
  403: { name: 'Forbidden', description: 'The key lacks the permission, or the body is not JSON.', example: { code: -93, message: 'This API key does not permit this' } },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says when to try again.', example: { code: -11, message: 'Too many requests' } },
};

const TAGS: Readonly<Record<string, string>> = {
  Account: 'Balances, transactions and trades.',
  Brokerage: 'Conversions from one currency to another.',
  Loans: 'Offers of money to borrowers.',
  'Market data': 'Prices and books, for everybody.',
  Orders: 'Orders placed, cancelled and read.',
  Positions: 'Positions in perpetual futures.',
  Subaccounts: 'The accounts below the primary account.',
};

const SubaccountHeader = z.object({
  'X-SERVICE-SUB-ACCOUNT-ID': z.string().optional().meta({ description: 'The subaccount to act for; absent or empty is the primary account. It is part of what is signed.', example: '9104418233345671001' }),
});

function describe(op: Operation): ZodOpenApiOperationObject {
  const examples = TRADING_EXAMPLES[op.operationId]!;
  const isPublic = op.tradingPermission === 'public';
  const responses: Record<string, object> = {};
  for (const [status, { description, schema }] of Object.entries(op.answers)) {
    responses[status] = { description, ...(schema ? { content: { 'application/json': { schema, example: examples.answers[Number(status)] } } } : {}) };
  }
  for (const status of op.refusals) responses[status] = { $ref: `#/components/responses/${REFUSALS[status]!.name}` };
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    description: op.description,
    security: isPublic ? [] : [{ apiKey: [], signature: [], timestamp: [] }],
    ...(op.params || op.query || !isPublic
      ? { requestParams: { ...(op.params ? { path: op.params } : {}), ...(op.query ? { query: op.query } : {}), ...(isPublic || op.primaryOnly ? {} : { header: SubaccountHeader }) } }
      : {}),
    ...(op.body ? { requestBody: { required: true, content: { 'application/json': { schema: op.body, example: examples.request } } } } : {}),
    responses: responses as ZodOpenApiOperationObject['responses'],
  };
}

function header(name: string, description: string): object {
  return { type: 'apiKey', in: 'header', name, description };
}

/** The OpenAPI 3.1 document of the exchange's interface. */
export function tradingDocument(): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of TRADING_OPERATIONS) (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op);
  const responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description, example }]) => [
      name,
      {
        description,
        ...(status === '429' ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 } } } : {}),
        content: { 'application/json': { schema: ExchangeError, example } },
      },
    ]),
  );
  const object: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Outlay trading',
      version: '1.0.0',
      description: 'Orders, accounts, conversions, loans, funding and market data of an exchange account. Through the gateway a session or a bearer token stands for the signature headers, and refusals are problem details with the body of the exchange inside.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation' },
    },
    servers: [
      { url: '/trading', description: 'Through the gateway, which signs.' },
      { url: '/', description: 'The exchange itself, on its own port.' },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        apiKey: header('X-SERVICE-API-KEY', 'The API key.') as never,
        signature: header('X-SERVICE-SIGNATURE', 'HMAC with SHA-512 under the secret of timestamp, verb, path with query, body and subaccount, in lower-case hex.') as never,
        timestamp: header('X-SERVICE-TIMESTAMP', 'Epoch milliseconds; not more than 30 seconds off.') as never,
      },
      responses: responses as NonNullable<ZodOpenApiObject['components']>['responses'],
    },
  };
  return createDocument(object);
}
