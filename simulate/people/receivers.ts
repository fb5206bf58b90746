import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReceiverMode } from './events.ts';

/** A message as it came. */
interface Arrived {
  webhook: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the receiver took it. */
  isTaken: boolean;
}

/**
 * The receivers of the webhooks of all companies: one address on this machine, and a path for each webhook of
 * a history.
 */
export interface Receivers {
  arrived: Arrived[];
  urlOf(webhook: string): string;
  answer(webhook: string, mode: ReceiverMode): void;
  /** From now on every receiver takes what comes. */
  beKind(): void;
  /** Forgets what an earlier history received. */
  begin(): void;
  close(): Promise<void>;
}

/** How long a late receiver takes. */
const LATE_MS = 40;

export async function openReceivers(): Promise<Receivers> {
  const modes = new Map<string, ReceiverMode>();
  let arrived: Arrived[] = [];
  let history = 0;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, ofHistory, name = ''] = (request.url ?? '').split('/');
      // A company of an earlier history, whose webhook may have the same name.
      if (ofHistory !== String(history)) return void response.writeHead(204).end();
      const webhook = decodeURIComponent(name);
      const one: Arrived = {
        webhook,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        isTaken: false,
      };
      arrived.push(one);
      const mode = modes.get(webhook) ?? 'OK';
      const isSecond = arrived.filter((other) => other.webhook === webhook).length % 2 === 0;
      if (mode === 'NEVER') return;
      if (mode === 'CUT') return void request.socket.destroy();
      if (mode === 'ERROR' || (mode === 'EVERY_SECOND' && isSecond))
        return void response.writeHead(500).end('The receiver is broken.');
      if (mode === 'GONE') return void response.writeHead(410).end();
      one.isTaken = true;
      if (mode === 'LATE') setTimeout(() => response.writeHead(200).end(), LATE_MS);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    get arrived() {
      return arrived;
    },
    urlOf: (webhook) => `http://127.0.0.1:${port}/${history}/${encodeURIComponent(webhook)}`,
    answer: (webhook, mode) => void modes.set(webhook, mode),
    beKind: () => modes.clear(),
    begin: () => {
      modes.clear();
      arrived = [];
      history += 1;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
