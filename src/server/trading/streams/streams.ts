import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import type { Clock } from '../../../shared/time.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Engine } from '../engine/engine.ts';
import { EXCHANGE_ERRORS } from '../../../shared/trading-terms.ts';
import { bodyOf, ExchangeRefusal, serviceUnavailable } from '../refusal.ts';
import { accountStream } from './account-stream.ts';
import { marketStream } from './market-stream.ts';

/** The request that a client signs to follow a stream: a GET of its path. */
interface StreamSignature {
  apiKey: string;
  signature: string;
  timestamp: string;
  /** As on the wire, with its query. */
  path: string;
  /** The subaccount, '' for the primary account. */
  subaccount: string;
}

/** Finds the account that a signature gives access to, or the reason to refuse it. */
export type StreamAccess = (signed: StreamSignature) => Promise<number | ExchangeRefusal>;

export interface StreamsOptions {
  server: Server;
  engine: Engine;
  database: Queryable;
  clock: Clock;
  /** Such as X-SERVICE. */
  headerPrefix: string;
  access: StreamAccess;
  onFault: (error: unknown) => void;
}

const PATHS = ['/ws/account', '/ws/trade'] as const;
const LARGEST_MESSAGE_BYTES = 65_536;
const AUTHENTICATE_WITHIN_MS = 10_000;
const MOST_CONNECTIONS = 2_000;

const InBand = z.object({
  type: z.literal('AUTHENTICATE'),
  payload: z.object({
    apiKey: z.string(),
    signature: z.string(),
    timestamp: z.union([z.string(), z.int()]).transform(String),
    subaccountId: z.union([z.string(), z.int()]).nullish(),
  }),
});

/**
 * Opens /ws/account and /ws/trade on the exchange's server. A client signs the handshake, or the first
 * message that it sends.
 */
export function openStreams({
  server,
  engine,
  database,
  clock,
  headerPrefix,
  access,
  onFault,
}: StreamsOptions): { stop(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const account = accountStream(engine, onFault);
  const market = marketStream(engine, database, clock, onFault);

  const join = (path: string, socket: WebSocket, transport: Duplex, number: number) =>
    path === '/ws/account' ? account.join(socket, transport, number) : market.join(socket, transport);

  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = request.url ?? '';
    const path = PATHS.find((known) => url === known || url.startsWith(`${known}?`));
    if (!path) return refuse(socket, new ExchangeRefusal(404, EXCHANGE_ERRORS.invalidRequest, 'Not found'));
    if (sockets.clients.size >= MOST_CONNECTIONS) return refuse(socket, serviceUnavailable());
    const signed = handshakeOf(request, headerPrefix);
    const found = signed ? await access({ ...signed, path: url }) : null;
    if (found instanceof ExchangeRefusal) return refuse(socket, found);
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (found !== null) return join(path, client, socket, found);
      authenticateInBand(client, url, access, (found) => join(path, client, socket, found), onFault);
    });
  };
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    onUpgrade(request, socket, head).catch((error: unknown) => {
      onFault(error);
      socket.destroy();
    });
  };
  server.on('upgrade', listener);
  return {
    stop: () => {
      server.off('upgrade', listener);
      account.stop();
      market.stop();
      for (const client of sockets.clients) client.close(1001, 'The exchange is stopping');
    },
  };
}

/** The signature in a handshake's headers; null when the handshake is not signed. */
function handshakeOf(request: IncomingMessage, prefix: string): Omit<StreamSignature, 'path'> | null {
  const header = (name: string) => request.headers[`${prefix}-${name}`.toLowerCase()];
  const [apiKey, signature, timestamp, subaccount] = [
    header('API-KEY'),
    header('SIGNATURE'),
    header('TIMESTAMP'),
    header('SUB-ACCOUNT-ID'),
  ];
  if (apiKey === undefined && signature === undefined) return null;
  return {
    apiKey: String(apiKey ?? ''),
    signature: String(signature ?? ''),
    timestamp: String(timestamp ?? ''),
    subaccount: String(subaccount ?? ''),
  };
}

/**
 * Waits for a client to authenticate itself by a message. It may retry; a client that is too late is
 * disconnected.
 */
function authenticateInBand(
  client: WebSocket,
  path: string,
  access: StreamAccess,
  join: (account: number) => void,
  onFault: (error: unknown) => void,
): void {
  const tell = (message: object) => {
    if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
  };
  const late = setTimeout(() => client.close(4401, 'Authenticate first'), AUTHENTICATE_WITHIN_MS);
  let asking = false;
  const onMessage = (data: Buffer) => {
    const parsed = InBand.safeParse(parse(data.toString('utf8')));
    if (!parsed.success) {
      const ping = (parse(data.toString('utf8')) as { type?: unknown } | null)?.type === 'PING';
      return tell(
        ping
          ? { type: 'PONG' }
          : {
              type: 'ERROR',
              message:
                'Authenticate first: {"type": "AUTHENTICATE", ' +
                '"payload": {"apiKey", "signature", "timestamp"}}.',
            },
      );
    }
    if (asking) return;
    asking = true;
    const { apiKey, signature, timestamp, subaccountId } = parsed.data.payload;
    access({
      apiKey,
      signature,
      timestamp,
      path,
      subaccount: subaccountId === null || subaccountId === undefined ? '' : String(subaccountId),
    })
      .then((found) => {
        asking = false;
        if (found instanceof ExchangeRefusal) return tell({ type: 'ERROR', message: found.message });
        clearTimeout(late);
        client.off('message', onMessage);
        join(found);
      })
      .catch((error: unknown) => {
        onFault(error);
        client.close(1011, 'The exchange cannot check this now');
      });
  };
  client.on('message', onMessage);
  client.on('error', () => client.terminate());
  client.on('close', () => clearTimeout(late));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuse(socket: Duplex, refusal: ExchangeRefusal): void {
  const body = JSON.stringify(bodyOf(refusal));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
