import { createHmac } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A received request, and the error of its signature; null when the signature is right. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  fault: string | null;
}

interface OtherAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The reaction to a request: answers, never answers, or breaks the connection. */
type Behaviour = (received: Received) => OtherAnswer | 'hang' | 'cut' | Promise<OtherAnswer>;

interface OtherSocket {
  path: string;
  headers: IncomingHttpHeaders;
  fault: string | null;
  /** Messages from the gateway. */
  messages: string[];
  socket: WebSocket;
}

/**
 * An external exchange with its own listener: it verifies signatures independently and answers as the test
 * prescribes.
 */
export interface OtherExchange {
  url: string;
  apiKey: string;
  apiSecret: string;
  received: Received[];
  sockets: OtherSocket[];
  behave(behaviour: Behaviour): void;
  /** Moves its clock forward. */
  passMs(ms: number): void;
  /** Resolves once `count` sockets are open. */
  socketsOpen(count: number): Promise<void>;
  stop(): Promise<void>;
  /** Listens again at the same address. */
  start(): Promise<void>;
}

export async function otherExchange(
  apiKey: string,
  apiSecret: string,
  prefix = 'x-service',
): Promise<OtherExchange> {
  const name = prefix.toLowerCase();
  let behaviour: Behaviour = () => ({ body: '[]' });
  let port = 0;
  let offsetMs = 0;
  let server: Server;
  let webSockets: WebSocketServer;
  const received: Received[] = [];
  const sockets: OtherSocket[] = [];

  const faultOf = (request: IncomingMessage, body: Buffer): string | null => {
    const header = (part: string) => String(request.headers[`${name}-${part}`] ?? '');
    if (header('api-key') === '' && request.url!.includes('/public/')) return null;
    if (header('api-key') !== apiKey) return 'another key';
    if (Math.abs(Date.now() + offsetMs - Number(header('timestamp'))) > 30_000) return 'another time';
    const text = Buffer.concat([
      Buffer.from(`${header('timestamp')}${request.method}${request.url}`),
      body,
      Buffer.from(header('sub-account-id')),
    ]);
    return createHmac('sha512', apiSecret).update(text).digest('hex') === header('signature')
      ? null
      : 'another signature';
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const entry: Received = {
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      body: body.toString(),
      fault: faultOf(request, body),
    };
    received.push(entry);
    if (entry.fault)
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"code":-11252,"message":"API key or secret is invalid"}');
    const said = await behaviour(entry);
    if (said === 'hang') return;
    if (said === 'cut') return void request.socket.destroy();
    response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
      .end(said.body ?? '');
  };

  const start = async (): Promise<void> => {
    server = createServer((request, response) => void answer(request, response));
    webSockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      webSockets.handleUpgrade(request, socket, head, (opened) => {
        const entry: OtherSocket = {
          path: request.url!,
          headers: request.headers,
          fault: faultOf(request, Buffer.alloc(0)),
          messages: [],
          socket: opened,
        };
        sockets.push(entry);
        opened.on('message', (data) => entry.messages.push((data as Buffer).toString()));
        opened.on('close', () => void sockets.splice(sockets.indexOf(entry), 1));
        opened.send('{"type":"AUTHENTICATED"}');
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    apiKey,
    apiSecret,
    received,
    sockets,
    behave: (next) => {
      behaviour = next;
    },
    passMs: (ms) => {
      offsetMs += ms;
    },
    socketsOpen: async (count) => {
      while (sockets.length !== count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: async () => {
      for (const { socket } of [...sockets]) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start,
  };
}
