import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Configuration } from '../../platform/configuration.ts';

interface UpstreamRequest {
  method: string;
  /** The path with its query, byte for byte: the signature covers it, so nothing may rewrite it. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  timeoutMs: number;
}

export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The exchange gave no answer. */
export class NoAnswer extends Error {
  readonly kind: 'unreachable' | 'timeout' | 'broken';
  /** Whether the exchange may have received the request. */
  readonly sent: boolean;

  constructor(kind: NoAnswer['kind'], sent: boolean, cause?: unknown) {
    super(`The exchange gave no answer: ${kind}`, { cause });
    this.kind = kind;
    this.sent = sent;
  }
}

/** The HTTP address of the exchange: the embedded one, or one elsewhere. */
export interface Upstream {
  /** The prefix of every path there; empty for the embedded exchange. */
  basePath: string;
  /** The address of a WebSocket path. */
  socketUrl(path: string): string;
  /** Sends one request and reads its whole answer. Throws NoAnswer. */
  send(request: UpstreamRequest): Promise<UpstreamAnswer>;
  close(): void;
}

/** A full order book of 100,000 orders takes about 20 MB. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/**
 * Uses node's own HTTP client, which sends a path unchanged; fetch would normalise it. Reads share kept
 * connections. A change opens a new connection: a kept one may be closing, which would leave the outcome
 * unknown.
 */
export function openUpstream({ trading }: Pick<Configuration, 'trading'>): Upstream {
  const url = new URL(trading.apiUrl ?? `http://127.0.0.1:${trading.port}`);
  const secure = url.protocol === 'https:';
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 64 })
    : new HttpAgent({ keepAlive: true, maxSockets: 64 });
  const basePath = url.pathname.replace(/\/+$/, '');
  return {
    basePath,
    socketUrl: (path) => `${secure ? 'wss' : 'ws'}://${url.host}${basePath}${path}`,
    send: (request) =>
      send(request, {
        url,
        secure,
        agent: request.method === 'GET' ? agent : false,
        path: basePath + request.path,
      }),
    close: () => agent.destroy(),
  };
}

function send(
  { method, headers, body, timeoutMs }: UpstreamRequest,
  {
    url,
    secure,
    agent,
    path,
  }: { url: URL; secure: boolean; agent: HttpAgent | HttpsAgent | false; path: string },
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let timedOut = false;
    const start = secure ? httpsRequest : httpRequest;
    const outgoing = start({
      hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port || (secure ? 443 : 80),
      method,
      path,
      agent,
      headers: {
        ...headers,
        host: url.host,
        ...(body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {}),
      },
    });
    const timer = setTimeout(() => {
      timedOut = true;
      outgoing.destroy(new Error('No answer in time'));
    }, timeoutMs);
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(new NoAnswer(timedOut ? 'timeout' : sent ? 'broken' : 'unreachable', sent, error));
    };
    outgoing.on('socket', (socket) => {
      const connected = () => {
        sent = true;
      };
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    outgoing.on('response', (answer) => {
      readAll(answer).then(
        (read) => {
          clearTimeout(timer);
          resolve(read);
        },
        (error: unknown) => {
          outgoing.destroy();
          fail(error);
        },
      );
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

async function readAll(answer: IncomingMessage): Promise<UpstreamAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_ANSWER) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  if (!answer.complete) throw new Error('The answer is cut off');
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) };
}
