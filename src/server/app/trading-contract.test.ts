import { request as httpRequest } from 'node:http';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainToken } from '../gateway/command-line/obtain-token.ts';
import { testInstallation, type TestInstallation } from '../gateway/testing/test-installation.ts';
import { OPERATOR } from '../audit/audit.ts';
import { saveCredentials } from '../exchange-access/exchange-credentials.ts';
import { signExchangeRequest } from '../exchange-access/exchange-signature.ts';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import { freePort } from '../platform/testing/free-port.ts';
import type { Account } from '../trading/account-directory.ts';
import { createAccount } from '../trading/create-account.ts';
import { openExchangeService } from '../trading/open-exchange-service.ts';
import { createKey, type NewKey } from '../trading/keys/create-key.ts';
import { startExchange } from '../trading/start-exchange.ts';

/**
 * Sends seeded requests, valid and hostile, to both places where the exchange is served, and holds every
 * answer to the OpenAPI document that the same server publishes: its status, its content type and its body.
 */
const REQUESTS = 700;
const SEED = 7;
const PREFIX = 'X-ACME';

type Plain = string | number | boolean;
interface Schema {
  $ref?: string;
  type?: string;
  enum?: Plain[];
  properties?: Record<string, Schema>;
  example?: Plain;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Schema; example?: Plain }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}
interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

interface Sent {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
}
interface Answered {
  status: number;
  type: string;
  text: string;
}

const HOSTILE = [
  '',
  ' ',
  'null',
  '-1',
  '0',
  '99999999999999999999',
  'é',
  '\u0000',
  'x'.repeat(300),
  '1e5',
  'true',
  '[]',
  "'; --",
  '\u202e',
  '2026-13-01',
  '0x10',
  'NaN',
  '1,2',
  '%',
  '../..',
  '{}',
];
const HOSTILE_BODY: unknown[] = [...HOSTILE, 0, -1, 1.5, 1e300, true, null, [], [1], {}, { a: {} }];

let installation: TestInstallation;
let key: NewKey;
let account: Account;
let exchangePort: number;
let token: string;
const orderIds: string[] = [];

beforeAll(async () => {
  exchangePort = await freePort();
  installation = await testInstallation({
    TRADING_PORT: String(exchangePort),
    TRADING_HEADER_PREFIX: PREFIX,
  });
  const { context } = installation;
  const exchange = (
    await startExchange(context, { open: openExchangeService, accompany: async () => undefined })
  ).current()!;
  const entityId = await installation.entity('Contract Limited');
  await installation.user('contract', entityId, ['TRADER']);
  account = await createAccount(exchange, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Contract Limited',
    marginEnabled: true,
    futuresEnabled: true,
    kycEnabled: true,
  });
  const rival = await createAccount(exchange, {
    kind: 'PRIMARY',
    primary: null,
    label: 'Rival',
    marginEnabled: true,
    futuresEnabled: true,
  });
  await createAccount(exchange, {
    kind: 'PROPRIETARY',
    primary: account.number,
    label: 'Hedging',
    marginEnabled: false,
    futuresEnabled: false,
  });
  key = await createKey(context, account.number, ['view', 'trade', 'transfer'], 'Dashboard');
  await context.database.transaction((tx) => saveCredentials(context, tx, entityId, key, OPERATOR));
  for (const { number } of [account, rival]) {
    for (const asset of ['USDC', 'ZAR', 'BTC'])
      await exchange.engine.submit({
        type: 'deposit',
        account: number,
        asset,
        amount: 1e12,
        kind: 'FIAT_DEPOSIT',
      });
  }
  // Something to read: trades, a position with funding, a loan, a conversion and open orders.
  for (const [pair, quantity, price] of [
    ['BTCUSDC', 1_000_000, 100_000],
    ['BTCZAR', 1_000_000, 1_800_000],
    ['BTCUSDCPERP', 50, 100_000],
  ] as const) {
    for (const [from, to] of [
      [account, rival],
      [rival, account],
    ] as const) {
      await exchange.engine.submit({
        type: 'limit',
        account: from.number,
        pair,
        side: 'sell',
        quantity: quantity * 2,
        price,
        timeInForce: 'GTC',
      });
      await exchange.engine.submit({
        type: 'limit',
        account: to.number,
        pair,
        side: 'buy',
        quantity,
        price,
        timeInForce: 'GTC',
      });
      if (pair === 'BTCUSDCPERP') break;
    }
  }
  await exchange.engine.submit({
    type: 'limit',
    account: rival.number,
    pair: 'BTCUSDC',
    side: 'sell',
    quantity: 100_000_000,
    price: 110_000,
    timeInForce: 'GTC',
  });
  await exchange.engine.submit({
    type: 'lend',
    account: account.number,
    asset: 'USDC',
    amount: 1e9,
    hourlyRate: 1_000,
  });
  await exchange.engine.submit({
    type: 'limit',
    account: rival.number,
    pair: 'BTCUSDC',
    side: 'buy',
    quantity: 100_000_000,
    price: 80_000,
    timeInForce: 'GTC',
  });
  for (const receive of ['USDC', 'SOL']) {
    await exchange.engine.submit({
      type: 'convert',
      account: account.number,
      pay: 'BTC',
      receive,
      amount: 1e6,
      feePpm: 5_000,
      feeAsset: 'BTC',
      feeAccount: rival.number,
    });
  }
  await exchange.engine.submit({ type: 'hour' });
  await exchange.engine.projected();
  const rows = await context.database.query(
    'SELECT id FROM exchange.orders WHERE account = $1 ORDER BY number DESC',
    [account.number],
  );
  orderIds.push(...rows.map(({ id }) => id));
  token = await obtainToken(installation.browser(), 'contract', 'contract');
});
afterAll(() => installation.close());

function exchangeRequest({ method, path, body, headers }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: exchangePort, method, path, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Adds the credentials of an exchange client: right, absent or wrong. */
function signed(sent: Sent, next: () => number): Sent {
  const subaccountId = sent.headers[`${PREFIX}-SUB-ACCOUNT-ID`]?.trim() ?? '';
  const chance = next();
  if (chance < 0.05) return sent;
  const timestamp = String(installation.context.clock.nowMs() - (chance < 0.08 ? 60_000 : 0));
  const signature = signExchangeRequest(key.apiSecret, {
    timestamp,
    verb: sent.method,
    path: sent.path,
    body: sent.body,
    subaccountId,
  });
  const credentials = {
    [`${PREFIX}-API-KEY`]: chance < 0.11 ? '0'.repeat(64) : key.apiKey,
    [`${PREFIX}-SIGNATURE`]:
      chance > 0.97 ? signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) : signature,
    [`${PREFIX}-TIMESTAMP`]: timestamp,
  };
  return { ...sent, headers: { ...sent.headers, ...credentials } };
}

const surfaces: {
  name: string;
  get: (path: string) => Promise<Answered>;
  send: (sent: Sent, next: () => number) => Promise<Answered>;
}[] = [
  {
    name: 'the exchange on its own port',
    get: (path) => exchangeRequest({ method: 'GET', path, body: '', headers: {} }),
    send: (sent, next) => exchangeRequest(signed(sent, next)),
  },
  {
    name: 'the gateway below /trading',
    get: async (path) => {
      const { status, headers, body } = await installation.browser().send(path, {});
      return { status, type: String(headers['content-type']), text: body };
    },
    send: async ({ method, path, body, headers }, next) => {
      const credentials: Record<string, string> =
        next() < 0.05 ? {} : { authorization: `Bearer ${next() < 0.05 ? 'nothing' : token}` };
      const answer = await installation
        .browser()
        .send(path, { method, headers: { ...headers, ...credentials }, ...(body === '' ? {} : { body }) });
      return { status: answer.status, type: String(answer.headers['content-type'] ?? ''), text: answer.body };
    },
  },
];

let numbersGiven = 0;

/**
 * A value that the service accepts for a parameter or field of this name, if the schema alone does not
 * determine one.
 */
function realValue(
  name: string,
  schema: Schema,
  pick: <T>(items: readonly T[]) => T,
  example: Plain | undefined,
): Plain | undefined {
  if (name === 'currencyPair' || name === 'pair')
    return pick(['BTCUSDC', 'BTCZAR', 'ETHUSDC', 'BTCUSDCPERP']);
  if (name === 'orderId') return pick(orderIds);
  if (name === 'accountPublicId') return pick(['0', '0', '1234567890123456789']);
  if (name === 'startTime' || name === 'endTime')
    return schema.type === 'integer'
      ? undefined
      : new Date(installation.context.clock.nowMs() - 3_600_000).toISOString();
  if (name === 'beforeId') return undefined;
  if (name === 'feeAccountId') return undefined;
  // Each of these must be unique among subaccounts, so the example itself would be accepted only once.
  if (name === 'identityNumber') return `9004125${String(++numbersGiven).padStart(6, '0')}`;
  if (name === 'cellNumber') return `+27821${String(++numbersGiven).padStart(6, '0')}`;
  const conversion: Record<string, string> = {
    payCurrency: 'BTC',
    receiveCurrency: 'USDC',
    feeCurrency: 'BTC',
    payAmount: '0.01',
    feeRate: '0',
  };
  if (conversion[name] !== undefined) return conversion[name];
  if (name === 'customerOrderId' || name === 'label') {
    const number = Math.floor(1e9 * Number(`0.${pick(['13', '29', '57', '71'])}`));
    return `${name}-${number}${pick(['a', 'b', 'c', 'd', 'e', 'f'])}${pick(['1', '2', '3', '4', '5'])}`;
  }
  if (schema.enum) return pick(schema.enum);
  return (
    example ??
    schema.example ??
    (schema.type === 'boolean' ? pick([true, false]) : schema.type === 'integer' ? 5 : undefined)
  );
}

function bodyOf(
  document: OpenApi,
  schema: Schema,
  next: () => number,
  pick: <T>(items: readonly T[]) => T,
): { body: string; isJson: boolean } {
  const resolved = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
  const fields: Record<string, unknown> = {};
  const isHostile = next() < 0.5;
  for (const [name, field] of Object.entries(resolved.properties ?? {})) {
    if (isHostile && next() < 0.15) continue;
    const value = isHostile && next() < 0.2 ? pick(HOSTILE_BODY) : realValue(name, field, pick, undefined);
    if (value !== undefined && (value !== false || next() < 0.5)) fields[name] = value;
  }
  if (isHostile && next() < 0.2) fields[pick(['post_only', 'stopPrice', 'x'])] = pick(HOSTILE_BODY);
  const whole = next();
  if (isHostile && whole < 0.06)
    return { body: pick(['', '{', 'null', '[]', '"text"', '{"a":1,}', '\u0000', '1']), isJson: true };
  return { body: JSON.stringify(fields), isJson: !isHostile || whole < 0.94 };
}

function requestFor(
  document: OpenApi,
  path: string,
  method: string,
  operation: Operation,
  next: () => number,
): Sent {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  const isHostile = next() < 0.4;
  let url = path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place, schema, example } of operation.parameters ?? []) {
    const isPath = place === 'path';
    const value =
      isHostile && next() < 0.3
        ? pick(HOSTILE)
        : isPath || next() < 0.4
          ? realValue(name, schema, pick, example)
          : undefined;
    if (isPath)
      url = url.replace(
        `{${name}}`,
        encodeURIComponent(String(value === '' || value === undefined ? 'x' : value)),
      );
    else if (value !== undefined && place === 'query')
      query.push(`${name}=${encodeURIComponent(String(value))}`);
    else if (place === 'header' && next() < 0.1)
      headers[name] = pick(['', '0', String(account.id), 'abc', '-1']);
  }
  if (isHostile && next() < 0.2) query.push('unknown=1');
  const content = operation.requestBody?.content['application/json'];
  const { body, isJson } = content
    ? bodyOf(document, content.schema, next, pick)
    : { body: '', isJson: true };
  if (body !== '') headers['content-type'] = isJson ? 'application/json' : 'text/plain';
  return {
    method: method.toUpperCase(),
    path: url + (query.length > 0 ? `?${query.join('&')}` : ''),
    body,
    headers,
  };
}

describe.each(surfaces)('$name', ({ get, send }) => {
  it('answers every request as the document says that it publishes', async () => {
    const document = JSON.parse((await get('/openapi/trading.json')).text) as OpenApi;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    ajv.addSchema(document, 'document');
    const base = document.servers[0]!.url.replace(/\/$/, '');
    const next = seededNumbers(SEED);
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const met = new Map(operations.map(({ operation }) => [operation.operationId, new Set<number>()]));
    const offContract: string[] = [];

    const check = (operation: Operation, { status, type, text }: Answered): string | null => {
      const key = operation.responses[status] ? String(status) : 'default';
      const declared = operation.responses[key];
      if (!declared || (key === 'default' && status < 500)) return 'the status is not declared';
      const response = declared.$ref
        ? document.components.responses[declared.$ref.split('/').at(-1)!]!
        : declared;
      if (!response.content) return text === '' ? null : 'a body where none is declared';
      const [mediaType] = type.split(';');
      const media = response.content[mediaType!];
      if (!media) return `the content type ${type} is not declared`;
      const at = declared.$ref
        ? `${declared.$ref}/content/`
        : `#/paths/${operationPointer(document, operation)}/responses/${key}/content/`;
      const validate = ajv.getSchema(`document${at}${mediaType!.replaceAll('/', '~1')}/schema`);
      if (!validate) return 'the schema cannot be found';
      return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors);
    };

    for (let n = 0; n < REQUESTS; n++) {
      const { path, method, operation } =
        operations[n < operations.length ? n : Math.floor(next() * operations.length)]!;
      const sent = requestFor(document, path, method, operation, next);
      const answer = await send({ ...sent, path: base + sent.path }, next);
      met.get(operation.operationId)!.add(answer.status);
      const wrong = answer.status >= 500 ? 'a fault of the server' : check(operation, answer);
      if (wrong)
        offContract.push(
          `${sent.method} ${sent.path} ${sent.body} -> ${answer.status}: ${wrong}: ` +
            `${answer.text.slice(0, 300)}`,
        );
      // Limits such as one subaccount a second are not under test here.
      installation.passMs(1_000);
    }
    expect(offContract).toEqual([]);
    const neverServed = [...met]
      .filter(([, statuses]) => ![...statuses].some((status) => status < 300))
      .map(([id]) => id);
    expect(neverServed).toEqual([]);
    expect([...met.values()].flatMap((statuses) => [...statuses])).toEqual(
      expect.arrayContaining([200, 202, 400, 401]),
    );
  }, 120_000);
});

function operationPointer(document: OpenApi, operation: Operation): string {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, known] of Object.entries(methods))
      if (known === operation) return `${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
  }
  throw new Error('The document does not have this operation.');
}
