import { describe, expect, it } from 'vitest';
import {
  DASHBOARD_OPERATIONS,
  dashboardDocument,
  PAYMENTS_OPERATIONS,
  paymentsDocument,
} from './documents.ts';
import { DASHBOARD_EXAMPLES } from './examples/dashboard.ts';
import { PAYMENTS_EXAMPLES } from './examples/payments.ts';
import { problemExample } from './examples/problems.ts';
import { TRADING_EXAMPLES } from './examples/trading.ts';
import { ProblemDetails } from './problem.ts';
import { exchangeDocument, TRADING_OPERATIONS, tradingDocument } from './trading/document.ts';

const examples = { ...PAYMENTS_EXAMPLES, ...DASHBOARD_EXAMPLES, ...TRADING_EXAMPLES };

describe.each(
  [...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS, ...TRADING_OPERATIONS].map(
    (op) => [op.operationId, op] as const,
  ),
)('%s', (id, op) => {
  it('has an example of its body that its own schema accepts', () => {
    expect(examples[id]!.request !== undefined).toBe(op.body !== undefined);
    op.body?.parse(examples[id]!.request);
  });

  it('has an example of each answer that its own schema accepts', () => {
    for (const [status, { schema }] of Object.entries(op.answers)) {
      if (schema) expect(schema.safeParse(examples[id]!.answers[Number(status)]).error).toBeUndefined();
    }
  });

  it('has an example of each refusal', () => {
    for (const status of op.refusals)
      expect(ProblemDetails.parse(problemExample(status)).status).toBe(status);
  });
});

describe('the documents', () => {
  it('describe the 16 operations of the seed and no more', () => {
    const { paths } = paymentsDocument() as { paths: Record<string, Record<string, unknown>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      [
        'GET /payments/config',
        'PUT /payments/config',
        'GET /payments/entity/config',
        'GET /payments/account/balances/{type}',
        'GET /payments/payout/history',
        'GET /payments/payout/history/{id}',
        'GET /payments/bulk-withdrawals/banks',
        'GET /payments/bulk-withdrawals/batches',
        'POST /payments/bulk-withdrawals/batches',
        'GET /payments/bulk-withdrawals/batches/{id}',
        'GET /payments/bulk-withdrawals/batches/{id}/withdrawals',
        'GET /payments/bulk-withdrawals/batches/{id}/fee-quote',
        'PUT /payments/bulk-withdrawals/batches/{id}/label',
        'POST /payments/bulk-withdrawals/batches/{id}/approve',
        'POST /payments/bulk-withdrawals/batches/{id}/cancel',
        'GET /payments/bulk-withdrawals/pending-total',
      ].sort(),
    );
  });

  it.each([
    ['below /trading', tradingDocument],
    ['on its own port', exchangeDocument],
  ])('describe the 17 operations of the trading seed and four of ours %s', (_, build) => {
    const { paths } = build() as { paths: Record<string, Record<string, unknown>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      [
        'GET /v1/account/transactionhistory',
        'GET /v1/orders/history',
        'POST /v2/brokerage/quote',
        'GET /v2/brokerage/history/{orderId}',
        'GET /v1/account/balances/all',
        'GET /v1/orders/open',
        'GET /v1/account/tradehistory',
        'GET /v1/orders/history/detail/orderid/{orderId}',
        'POST /v1/orders/limit',
        'GET /v1/orders/{currencyPair}/orderid/{orderId}',
        'GET /v1/account/subaccount/{accountPublicId}',
        'POST /v1/account/subaccount',
        'GET /v1/account/subaccounts',
        'GET /v1/loans/update-history',
        'GET /v1/positions/funding/history',
        'GET /v1/public/{currencyPair}/buckets',
        'GET /v1/public/{currencyPair}/orderbook/full',
        'GET /v1/public/pairs',
        'GET /v1/public/{currencyPair}/trades',
        'DELETE /v1/orders/order',
        'GET /v1/positions/open',
      ].sort(),
    );
  });

  it('name no schema twice for its input and its output', () => {
    for (const document of [paymentsDocument(), dashboardDocument(), tradingDocument(), exchangeDocument()]) {
      const { components } = document as { components: { schemas: Record<string, unknown> } };
      expect(Object.keys(components.schemas).filter((name) => /(Input|Output)$/.test(name))).toEqual([]);
    }
  });

  it('name the server, the credentials and the form of refusals of the place where they are served', () => {
    interface Described {
      servers: { url: string }[];
      components: {
        securitySchemes: Record<string, { name?: string }>;
        responses: Record<string, { content: object }>;
      };
    }
    const of = (document: object) => {
      const { servers, components } = document as Described;
      return {
        servers: servers.map(({ url }) => url),
        schemes: Object.entries(components.securitySchemes).map(([scheme, { name }]) => name ?? scheme),
        refusals: Object.keys(components.responses['InvalidRequest']!.content),
      };
    };
    expect(of(tradingDocument('__Host-outlay_session'))).toEqual({
      servers: ['/trading'],
      schemes: ['bearerAuth', '__Host-outlay_session'],
      refusals: ['application/problem+json'],
    });
    expect(of(exchangeDocument({ headerPrefix: 'X-ACME', port: 5001 }))).toEqual({
      servers: ['/'],
      schemes: ['X-ACME-API-KEY', 'X-ACME-SIGNATURE', 'X-ACME-TIMESTAMP'],
      refusals: ['application/json'],
    });
    expect(JSON.stringify(tradingDocument())).not.toMatch(/X-SERVICE-(API-KEY|SIGNATURE|TIMESTAMP)/);
  });
});
