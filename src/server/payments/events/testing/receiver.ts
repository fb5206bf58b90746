import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** A receiver of webhooks on this machine. It answers 204 unless `answer` says otherwise. */
export interface TestReceiver {
  url: string;
  received: Received[];
  answer: Answer | null;
  close(): Promise<void>;
}

export async function testReceiver(): Promise<TestReceiver> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      if (receiver.answer) receiver.answer(response, one);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** The SubjectPublicKeyInfo of an Ed25519 key, before its 32 bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether one of the `v1a` signatures is that of a public key, as a receiver would check it. */
export function isSignedBy(publicKey: string, { headers, body }: Received): boolean {
  const raw = Buffer.from(publicKey.slice('whpk_'.length), 'base64');
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' });
  const content = Buffer.from(
    `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`,
  );
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, content, key, Buffer.from(signature.slice(4), 'base64')));
}

/** The ids of what was received, in order. */
export function idsOf(received: readonly Received[]): string[] {
  return received.map(({ headers }) => String(headers['webhook-id']));
}
