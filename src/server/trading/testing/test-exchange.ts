import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KeyPermission } from '../../../shared/trading-terms.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { signExchangeRequest } from '../../exchange-access/exchange-signature.ts';
import { gatewayPass } from '../../exchange-access/gateway-pass.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import type { Account } from '../account-directory.ts';
import { createAccount, type NewAccount } from '../create-account.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openExchangeService } from '../open-exchange-service.ts';
import { createKey, type NewKey } from '../keys/create-key.ts';
import { openKeys } from '../keys/find-key.ts';
import { buildListener } from '../listener.ts';

/** Changes to a request that is otherwise signed correctly. */
interface Sent {
  body?: string | object;
  subaccount?: string | undefined;
  headers?: Record<string, string | undefined>;
  timestamp?: number;
  /** The address that a proxy on this machine reports. */
  from?: string;
}

interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Parsed by JSON.parse; undefined for an empty answer. */
  json: any;
}

export interface TestExchange {
  exchange: ExchangeService;
  context: Context;
  database: Awaited<ReturnType<typeof testDatabase>>;
  port: number;
  /** Moves the clock forward. */
  passMs(ms: number): void;
  /** From here on only `passMs` moves the clock. */
  holdClock(): void;
  account(of?: Partial<NewAccount>): Promise<Account>;
  /** A key of an account, and a client that signs with it. */
  client(account: Account, permissions?: KeyPermission[]): Promise<TestClient>;
  /** Sends a request unsigned. */
  send(method: string, path: string, sent?: Sent): Promise<Answered>;
  deposit(account: Account, asset: string, amount: number): Promise<void>;
  /** While null, the listener answers 503 like a process without the exchange. */
  setCurrent(exchange: ExchangeService | null): void;
  close(): Promise<void>;
}

export interface TestClient {
  key: NewKey;
  call(method: string, path: string, sent?: Sent): Promise<Answered>;
  get(path: string, sent?: Sent): Promise<Answered>;
  post(path: string, body: string | object, sent?: Sent): Promise<Answered>;
}

/**
 * An exchange with its own database and listener, and a clock that the test moves; it may begin in the
 * past. `readWithinMs` is the longest wait of its reads.
 */
export async function testExchange(
  settings: Record<string, string> = {},
  agoMs = 0,
  readWithinMs?: number,
): Promise<TestExchange> {
  const database = await testDatabase();
  let offsetMs = -agoMs;
  let heldMs: number | null = null;
  const context: Context = {
    database,
    configuration: readConfiguration({
      DATABASE_URL: database.url,
      ENCRYPTION_KEY: '5c'.repeat(32),
      TRUSTED_PROXIES: 'loopback',
      ...settings,
    }),
    clock: { nowMs: () => (heldMs ?? Date.now()) + offsetMs },
    random: systemRandom,
    log: createLog('silent'),
    onClose: () => undefined,
  };
  const exchange = await openExchangeService(context, () => undefined);
  let current: ExchangeService | null = exchange;
  const app = buildListener(
    context,
    () => current,
    await openKeys(context),
    await gatewayPass(context),
    readWithinMs,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = sendTo(port);
  // Each client has its own address, so that no test uses up another's rate limit.
  let addresses = 0;

  return {
    exchange,
    context,
    database,
    port,
    passMs: (ms) => {
      offsetMs += ms;
    },
    holdClock: () => {
      heldMs = Date.now();
    },
    account: (of = {}) =>
      createAccount(exchange, {
        kind: 'PRIMARY',
        primary: null,
        label: 'Primary',
        marginEnabled: false,
        futuresEnabled: false,
        ...of,
      }),
    client: async (account, permissions = ['view', 'trade', 'transfer']) => {
      const key = await createKey(context, account.number, permissions, 'Test');
      const from = `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;
      return signingClient(context, key, (method, path, sent) => send(method, path, { from, ...sent }));
    },
    send,
    deposit: async (account, asset, amount) => {
      await exchange.engine.submit({
        type: 'deposit',
        account: account.number,
        asset,
        amount,
        kind: asset === 'ZAR' ? 'FIAT_DEPOSIT' : 'BLOCKCHAIN_RECEIVE',
      });
    },
    setCurrent: (next) => {
      current = next;
    },
    close: async () => {
      await app.close();
      await exchange.stop();
      await database.drop();
    },
  };
}

type Send = TestExchange['send'];

function sendTo(port: number): Send {
  return (method, path, { body, headers = {}, from } = {}) =>
    new Promise((resolve, reject) => {
      const text = bodyText(body);
      const given = {
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(text === ''
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      };
      const outgoing = httpRequest(
        {
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              text: answer,
              json: answer === '' ? undefined : JSON.parse(answer),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
}

function signingClient({ clock, configuration }: Context, key: NewKey, send: Send): TestClient {
  const prefix = configuration.trading.headerPrefix;
  let lastMs = 0;
  // As a client should: two equal requests in one millisecond would count as one repeated request.
  const nextMs = () => (lastMs = Math.max(clock.nowMs(), lastMs + 1));
  const call: Send = (method, path, sent = {}) => {
    const timestamp = String(sent.timestamp ?? nextMs());
    const signature = signExchangeRequest(key.apiSecret, {
      timestamp,
      verb: method,
      path,
      body: bodyText(sent.body),
      subaccountId: sent.subaccount ?? '',
    });
    const headers = {
      [`${prefix}-API-KEY`]: key.apiKey,
      [`${prefix}-SIGNATURE`]: signature,
      [`${prefix}-TIMESTAMP`]: timestamp,
      ...(sent.subaccount === undefined ? {} : { [`${prefix}-SUB-ACCOUNT-ID`]: sent.subaccount }),
      ...sent.headers,
    };
    return send(method, path, { ...sent, headers });
  };
  return {
    key,
    call,
    get: (path, sent) => call('GET', path, sent),
    post: (path, body, sent) => call('POST', path, { ...sent, body }),
  };
}

function bodyText(body: string | object | undefined): string {
  return body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
}
