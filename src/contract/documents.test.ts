import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dashboardDocument, paymentsDocument } from './documents.ts';
import { DASHBOARD_EXAMPLES } from './examples/dashboard.ts';
import { hasExample, isLeaf } from './examples/field-examples.ts';
import { PAYMENTS_EXAMPLES } from './examples/payments.ts';
import { problemExample } from './examples/problems.ts';
import { TRADING_EXAMPLES } from './examples/trading.ts';
import { type Operation, operationsOf } from './operation.ts';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from './operations.ts';
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

interface Field {
  description?: string;
  example?: unknown;
  properties?: Record<string, Field>;
  items?: Field;
  anyOf?: Field[];
}
interface Media {
  schema: Field;
  example?: unknown;
}
interface Described {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; description?: string; example?: unknown; schema: Field }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
}
interface OpenApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, Field>;
    responses: Record<string, { description?: string; content: Record<string, Media> }>;
  };
}

/** The paths of the fields that lack a description or, where they hold a single value, an example. */
function undescribed(document: object, schema: Field, path: string): string[] {
  const missing = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description ? [] : [`${path}.${name} has no description`]),
    ...(hasExample(document, field) || !isLeaf(document, field) ? [] : [`${path}.${name} has no example`]),
    ...undescribed(document, field, `${path}.${name}`),
  ]);
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [...missing, ...parts.flatMap((part) => undescribed(document, part, `${path}[]`))];
}

function undescribedMedia(
  document: object,
  content: Record<string, Media> | undefined,
  path: string,
): string[] {
  return Object.values(content ?? {}).flatMap(({ schema, example }) => [
    ...(example === undefined ? [`${path} has no example`] : []),
    ...undescribed(document, schema, path),
  ]);
}

describe.each([
  ['payments', paymentsDocument() as OpenApiDocument],
  ['trading', tradingDocument() as OpenApiDocument],
  ['dashboard', dashboardDocument() as OpenApiDocument],
  ['exchange', exchangeDocument() as OpenApiDocument],
])('the %s document', (_, document) => {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => [`${method.toUpperCase()} ${path}`, op] as const),
  );

  it('has an introduction to authentication, amounts, pagination and errors', () => {
    for (const heading of ['Authentication', 'Amounts and times', 'Pagination', 'Errors'])
      expect(info.description).toContain(`## ${heading}`);
  });

  it('describes each tag, and each operation has one', () => {
    expect(tags.filter(({ description }) => !description)).toEqual([]);
    const named = tags.map(({ name }) => name);
    for (const [name, op] of operations) expect(named, name).toContain(op.tags?.[0]);
  });

  it('describes each operation, its parameters, its body and its answers, each with an example', () => {
    const missing = operations.flatMap(([name, op]) => [
      ...(op.summary && op.description ? [] : [`${name} has no summary or description`]),
      ...(op.parameters ?? []).flatMap((parameter) => [
        ...(parameter.description ? [] : [`${name} ${parameter.name} has no description`]),
        ...('example' in parameter || hasExample(document, parameter.schema)
          ? []
          : [`${name} ${parameter.name} has no example`]),
      ]),
      ...undescribedMedia(document, op.requestBody?.content, `${name} body`),
      ...Object.entries(op.responses).flatMap(([status, { $ref, description, content }]) => [
        ...($ref || description ? [] : [`${name} ${status} has no description`]),
        ...undescribedMedia(document, content, `${name} ${status}`),
      ]),
    ]);
    expect(missing).toEqual([]);
  });

  it('describes each schema and each field, with an example of each value', () => {
    const missing = Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [`${name} has no description`]),
      ...undescribed(document, schema, name),
    ]);
    expect(missing).toEqual([]);
  });

  it('describes each error, with an example', () => {
    const missing = Object.entries(components.responses).flatMap(([name, { description, content }]) => [
      ...(description ? [] : [`${name} has no description`]),
      ...undescribedMedia(document, content, name),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('the documents', () => {
  it('have every operation of the files of the contract, once', async () => {
    const files = ['.', 'dashboard'].flatMap((folder) =>
      readdirSync(join(import.meta.dirname, folder))
        .filter((name) => /(?<!\.test)\.ts$/.test(name))
        .map((name) => join(import.meta.dirname, folder, name)),
    );
    const modules = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ file) as Promise<object>),
    );
    const idsOf = (operations: readonly Operation[]) =>
      operations.map(({ operationId }) => operationId).sort();
    const documented = idsOf([...PAYMENTS_OPERATIONS, ...DASHBOARD_OPERATIONS]);
    expect(documented, 'list the file in src/contract/operations.ts').toEqual(idsOf(operationsOf(modules)));
    expect(documented).toEqual([...new Set(documented)]);
  });

  it('give one description to a tag or a schema that several of them have', () => {
    const seen = new Map<string, string>();
    for (const build of [paymentsDocument, dashboardDocument, tradingDocument]) {
      const { tags, components } = build() as OpenApiDocument;
      const described = [
        ...tags.map(({ name, description }) => [`tag ${name}`, description] as const),
        ...Object.entries(components.schemas).map(([name, schema]) => [`schema ${name}`, schema] as const),
      ];
      for (const [name, value] of described) {
        // The examples of a field come from the examples of each document.
        const text = JSON.stringify(value, (key, child: unknown) => (key === 'example' ? undefined : child));
        expect(seen.get(name) ?? text, name).toBe(text);
        seen.set(name, text);
      }
    }
  });

  it('describe the 16 operations of payments, and ours', () => {
    const { paths } = paymentsDocument() as { paths: Record<string, Record<string, unknown>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      [
        'GET /payments/config',
        'PUT /payments/config',
        'POST /payments/config/changes/{id}/confirm',
        'POST /payments/config/changes/{id}/cancel',
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
        'POST /payments/bulk-withdrawals/batches/{id}/reject',
        'GET /payments/bulk-withdrawals/pending-total',
        'GET /payments/settlements',
        'GET /payments/settlements/{id}',
        'GET /payments/settlements/{id}/export',
        'GET /payments/settlements/{id}/payouts',
        'POST /payments/settlements/{id}/acknowledge',
        'POST /payments/settlements/{id}/acknowledge/confirm',
        'POST /payments/settlements/{id}/acknowledge/withdraw',
        'GET /payments/funding-records',
        'POST /payments/funding-records',
        'GET /payments/funding-records/{id}',
        'POST /payments/funding-records/{id}/cancel',
        'GET /payments/funding-instructions',
        'GET /payments/scheduled-withdrawals',
        'GET /payments/scheduled-withdrawals/export',
        'POST /payments/scheduled-withdrawals',
        'POST /payments/scheduled-withdrawals/preview',
        'GET /payments/scheduled-withdrawals/{id}',
        'PUT /payments/scheduled-withdrawals/{id}',
        'GET /payments/scheduled-withdrawals/{id}/versions',
        'GET /payments/scheduled-withdrawals/{id}/runs',
        'GET /payments/scheduled-withdrawals/{id}/runs/export',
        'PUT /payments/scheduled-withdrawals/{id}/runs/{dueOn}',
        'GET /payments/scheduled-withdrawals/{id}/runs/{dueOn}',
        'POST /payments/scheduled-withdrawals/{id}/runs/{dueOn}/skip',
        'POST /payments/scheduled-withdrawals/{id}/approve',
        'POST /payments/scheduled-withdrawals/{id}/reject',
        'POST /payments/scheduled-withdrawals/{id}/pause',
        'POST /payments/scheduled-withdrawals/{id}/resume',
        'POST /payments/scheduled-withdrawals/{id}/cancel',
        'GET /payments/collections',
        'POST /payments/collections',
        'GET /payments/collections/totals',
        'GET /payments/collections/export',
        'POST /payments/collections/batch',
        'GET /payments/collections/{id}',
        'PUT /payments/collections/{id}',
        'POST /payments/collections/{id}/cancel',
        'GET /payments/collections/{id}/pdf',
        'POST /payments/collections/{id}/pay-link/renew',
        'POST /payments/collections/{id}/pay-link/switch-off',
        'POST /payments/collections/{id}/mail',
        'POST /payments/collections/{id}/remind',
        'POST /payments/collections/sweep',
        'POST /payments/collections/{id}/request-to-pay',
        'POST /payments/collections/{id}/request-to-pay/cancel',
        'GET /payments/events',
        'POST /payments/collections/{id}/write-off',
        'POST /payments/collections/{id}/write-off/confirm',
        'POST /payments/collections/{id}/write-off/withdraw',
        'GET /payments/collections/payers',
        'POST /payments/collections/payers',
        'GET /payments/collections/payers/{id}',
        'PUT /payments/collections/payers/{id}',
        'GET /payments/collections/payers/{id}/statement',
        'GET /payments/collections/payers/{id}/statement/pdf',
        'GET /payments/collections/receipts',
        'GET /payments/collections/receipts/export',
        'GET /payments/collections/receipts/{id}',
        'POST /payments/collections/receipts/{id}/allocate',
        'POST /payments/collections/receipts/{id}/deallocate',
        'POST /payments/collections/receipts/{id}/refund',
      ].sort(),
    );
  });

  it.each([
    ['below /trading', tradingDocument],
    ['on its own port', exchangeDocument],
  ])('describe the 17 operations of the exchange interface and the four additions %s', (_, build) => {
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

  it('name the server, the credentials and the media type of refusals of the place that serves them', () => {
    interface Served {
      servers: { url: string }[];
      components: {
        securitySchemes: Record<string, { name?: string }>;
        responses: Record<string, { content: object }>;
      };
    }
    const of = (document: object) => {
      const { servers, components } = document as Served;
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
