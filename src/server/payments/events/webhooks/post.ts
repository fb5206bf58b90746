import { lookup as resolve, type LookupAddress } from 'node:dns';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { WEBHOOK_LIMITS, type DeliveryFault } from '../../../../shared/event-terms.ts';
import { literalAddress, mayConnect } from './receiver-url.ts';

/** The outcome of one attempt. */
export interface Answered {
  fault: DeliveryFault | null;
  status: number | null;
  /** The first bytes of the answer, as text that the database takes. */
  start: string | null;
  durationMs: number;
}

export type Resolver = (
  host: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface Receiver {
  post(headers: Readonly<Record<string, string>>, body: string): Promise<Answered>;
  close(): void;
}

interface Options {
  /** The networks to which Outlay may connect. */
  networks: readonly string[];
  timeoutMs: number;
  /** Connections at the same time. */
  concurrency: number;
  resolver?: Resolver;
}

/** Answers with a status of 1xx that may come before the one that counts. */
const MOST_INFORMATION = 16;

class AddressRefused extends Error {}

/**
 * A receiver of webhooks, for one turn. Its name is resolved once, and each connection is to one of the
 * addresses that were checked, so a name with changing answers leads nowhere else. Redirects are not
 * followed.
 */
export function openReceiver(address: string, options: Options): Receiver {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const agent = new (isSecure ? Agent : PlainAgent)({ keepAlive: true, maxSockets: options.concurrency });
  const allowed = (host: string) => mayConnect(host, isSecure, options.networks);
  const lookup = allowedLookup(options.resolver ?? systemResolver, allowed);
  const target = { url, agent, isSecure, allowed, lookup, timeoutMs: options.timeoutMs };
  return {
    post: (headers, body) => post(target, headers, body),
    close: () => agent.destroy(),
  };
}

interface Target {
  url: URL;
  agent: Agent | PlainAgent;
  isSecure: boolean;
  allowed: (address: string) => boolean;
  lookup: LookupFunction;
  timeoutMs: number;
}

async function post(
  target: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Answered> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  // It also limits a body that comes one byte at a time.
  const signal = AbortSignal.timeout(target.timeoutMs);
  try {
    const { status, start } = await within(signal, exchange(target, headers, body, signal));
    const isDelivered = status >= 200 && status < 300;
    return { fault: isDelivered ? null : 'STATUS', status, start, durationMs: took() };
  } catch (error) {
    return {
      fault: signal.aborted ? 'TIMEOUT' : faultOf(error),
      status: null,
      start: null,
      durationMs: took(),
    };
  }
}

/** What the work resolves to. It fails when the signal aborts, even if the work never ends. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });
}

function exchange(
  { url, agent, isSecure, allowed, lookup }: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<{ status: number; start: string }> {
  const literal = literalAddress(url);
  if (literal !== null && !allowed(literal)) return Promise.reject(new AddressRefused(literal));
  return new Promise((done, fail) => {
    const sent = (isSecure ? request : plainRequest)(url, {
      method: 'POST',
      agent,
      signal,
      lookup,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Outlay',
      },
    });
    sent.on('error', fail);
    sent.on('socket', (socket: Socket) => {
      const check = () => {
        const { remoteAddress } = socket;
        if (remoteAddress !== undefined && allowed(remoteAddress)) return;
        socket.destroy(new AddressRefused(remoteAddress));
      };
      if (socket.connecting) socket.once('connect', check);
      else check();
    });
    let hasAnswer = false;
    let informed = 0;
    sent.on('information', () => {
      informed += 1;
      if (informed > MOST_INFORMATION) sent.destroy(new Error('The receiver never comes to its answer.'));
    });
    sent.on('response', (response) => {
      hasAnswer = true;
      readStart(response).then((start) => done({ status: response.statusCode!, start }), fail);
    });
    // Without this listener a switch to another protocol would end the request without an error.
    sent.on('upgrade', (response: IncomingMessage, socket: Socket) => {
      socket.destroy();
      done({ status: response.statusCode!, start: '' });
    });
    sent.on('close', () => {
      if (!hasAnswer) fail(new Error('The connection ended without an answer.'));
    });
    sent.end(body);
  });
}

/** Reads the first bytes of an answer, and ends the connection if there are more. */
function readStart(response: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = () => done(readable(Buffer.concat(chunks).subarray(0, WEBHOOK_LIMITS.answer)));
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= WEBHOOK_LIMITS.answer) return;
      finish();
      response.destroy();
    });
    response.on('end', finish);
    response.on('error', fail);
    response.on('close', () => fail(new Error('The answer ended too early.')));
  });
}

/** Text without control characters, which neither the database nor a page should hold. */
function readable(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll(/[^\P{C}\n\t]/gu, '\ufffd');
}

/**
 * Resolves the name of a receiver to the addresses that are allowed, once: the system looks few names up at
 * the same time, and those of banks and of the database wait behind. Fails if no address is allowed.
 */
function allowedLookup(resolver: Resolver, allowed: (address: string) => boolean): LookupFunction {
  let known: Promise<LookupAddress[]> | null = null;
  return (host, { all }, done) => {
    known ??= new Promise((found) => {
      resolver(host, (error, addresses) =>
        found(error ? [] : addresses.filter(({ address }) => allowed(address))),
      );
    });
    void known.then((usable) => {
      if (usable.length === 0) return done(new AddressRefused(host), '', 0);
      if (all) return done(null, usable);
      return done(null, usable[0]!.address, usable[0]!.family);
    });
  };
}

/**
 * Asks for a name once while an answer to it is awaited. A lookup cannot be cancelled, so otherwise the turns
 * of an endpoint whose name server is slow would add one after the other.
 */
export function sharedLookups(resolver: Resolver): Resolver {
  const waiting = new Map<string, Parameters<Resolver>[1][]>();
  return (host, done) => {
    const others = waiting.get(host);
    if (others) {
      others.push(done);
      return;
    }
    const all = [done];
    waiting.set(host, all);
    resolver(host, (error, addresses) => {
      waiting.delete(host);
      for (const one of all) one(error, addresses);
    });
  };
}

const systemResolver = sharedLookups((host, done) =>
  resolve(host, { all: true }, (error, addresses) => done(error, addresses ?? [])),
);

const CERTIFICATE = /^(?:CERT_|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/;

function faultOf(error: unknown): DeliveryFault {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  if (inner instanceof AddressRefused) return 'ADDRESS_REFUSED';
  const code = (inner as { code?: unknown } | null)?.code;
  return typeof code === 'string' && CERTIFICATE.test(code) ? 'CERTIFICATE' : 'CONNECTION';
}
