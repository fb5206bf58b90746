import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import { withFieldExamples } from '../examples/field-examples.ts';
import { TRADING_EXAMPLES } from '../examples/trading.ts';
import type { Operation } from '../operation.ts';
import * as account from './account.ts';
import * as brokerage from './brokerage.ts';
import * as loans from './loans.ts';
import * as orders from './orders.ts';
import * as positions from './positions.ts';
import * as market from './public.ts';
import { exchangeSurface, gatewaySurface, type ExchangeSettings, type Surface } from './surfaces.ts';

/** The 17 operations of the exchange's interface document, in its order, and the four that Outlay adds. */
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

const TAGS: Readonly<Record<string, string>> = {
  Account: 'Balances, transactions and trades of an account.',
  Brokerage: 'Conversions from one currency to another.',
  Loans: 'Loans that the account has offered.',
  'Market Data': 'Pairs, prices, order books and public trades.',
  Orders: 'Place, cancel and read orders.',
  Positions: 'Positions in perpetual futures and their funding payments.',
  Subaccounts: 'The accounts below the primary account.',
};

function describe(op: Operation, surface: Surface): ZodOpenApiOperationObject {
  const examples = TRADING_EXAMPLES[op.operationId]!;
  const isPublic = op.tradingPermission === 'public';
  const header = isPublic || op.primaryOnly ? null : subaccountHeader(surface);
  const responses: Record<string, object> = {};
  for (const [status, { description, schema }] of Object.entries(op.answers)) {
    responses[status] = {
      description,
      ...(schema
        ? { content: { 'application/json': { schema, example: examples.answers[Number(status)] } } }
        : {}),
    };
  }
  for (const [key, { name, onlyBodies }] of Object.entries(surface.refusals)) {
    if (!onlyBodies || op.body) responses[key] = { $ref: `#/components/responses/${name}` };
  }
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    description: `${op.description}\n\n${surface.needs(op)}`,
    security:
      isPublic && surface.isOpen
        ? []
        : surface.security.map((names) => Object.fromEntries(names.map((name) => [name, []]))),
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

function subaccountHeader({ subaccount }: Surface): z.ZodObject {
  const id = z
    .string()
    .regex(/^\d{0,19}$/)
    .optional();
  return z.object({
    [subaccount.header]: id.meta({ description: subaccount.description, example: '9104418233345671001' }),
  });
}

function documentOf(surface: Surface): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of TRADING_OPERATIONS)
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op, surface);
  const responses = Object.fromEntries(
    Object.entries(surface.refusals).map(([, { name, description, retryAfter, example }]) => [
      name,
      {
        description,
        ...(retryAfter
          ? {
              headers: {
                'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 },
              },
            }
          : {}),
        content: { [surface.refusalType]: { schema: surface.refusalSchema, example } },
      },
    ]),
  );
  const object: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: surface.title,
      version: '1.0.0',
      description: surface.description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation' },
    },
    servers: [surface.server],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: surface.securitySchemes as never,
      responses: responses as NonNullable<ZodOpenApiObject['components']>['responses'],
    },
  };
  return withFieldExamples(createDocument(object));
}

/** The OpenAPI 3.1 document of the operations below `/trading` of the gateway. */
export function tradingDocument(cookieName?: string): object {
  return documentOf(gatewaySurface(cookieName));
}

/**
 * The OpenAPI 3.1 document of the exchange on its own port: signed requests and the exchange's error
 * bodies.
 */
export function exchangeDocument(settings?: ExchangeSettings): object {
  return documentOf(exchangeSurface(settings));
}
