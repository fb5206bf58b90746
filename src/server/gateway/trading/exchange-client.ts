import type { Clock } from '../../../shared/time.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { ExchangeCredentials } from '../../exchange-access/exchange-credentials.ts';
import { GATEWAY_HEADER } from '../../exchange-access/gateway-pass.ts';
import { signExchangeRequest } from '../../exchange-access/exchange-signature.ts';
import type { Breaker } from './breaker.ts';
import { noAnswer, exchangeUnavailable } from './refusals.ts';
import { NoAnswer, type Upstream, type UpstreamAnswer } from './upstream.ts';

/** A request to the exchange before it is signed. */
export interface ExchangeRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query below the exchange's base address, unchanged. */
  path: string;
  body: Buffer;
  /** Headers about the body and the expected answer, none about the caller's identity. */
  headers: Readonly<Record<string, string>>;
  /** Null sends it unsigned. */
  credentials: ExchangeCredentials | null;
  /** Empty for the account of the key itself. */
  subaccountId: string;
}

/** The headers of every request. */
export const PLAIN_HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'outlay',
} as const;

/**
 * The gateway's client of the exchange: signs and times requests, and sends none while the exchange is
 * down.
 */
export interface ExchangeClient {
  /** Returns the exchange's answer, even a refusal. Throws a Problem when there was no answer. */
  call(request: ExchangeRequest): Promise<UpstreamAnswer>;
  /** The headers of a signed WebSocket handshake. */
  handshake(path: string, credentials: ExchangeCredentials, subaccountId: string): Record<string, string>;
}

export interface ExchangeClientOptions {
  /** The longest wait for an answer. */
  answerMs: number;
  /** The pass that identifies the gateway to the exchange of the same installation; null elsewhere. */
  pass: string | null;
}

/** Lower than the exchange's own limit. */
const SIGNED_AHEAD_MS = 10_000;

export function createExchangeClient(
  clock: Clock,
  { trading }: Pick<Configuration, 'trading'>,
  upstream: Upstream,
  breaker: Breaker,
  { answerMs, pass }: ExchangeClientOptions,
): ExchangeClient {
  let lastTimestampMs = 0;

  /** Each change has a unique timestamp: the exchange refuses a signature that it has seen. */
  const timestampFor = (method: string): string => {
    const now = clock.nowMs();
    if (method === 'GET') return String(now);
    // After the clock was set back, continue from the clock: the exchange would refuse a time in the future.
    lastTimestampMs = lastTimestampMs - now > SIGNED_AHEAD_MS ? now : Math.max(now, lastTimestampMs + 1);
    return String(lastTimestampMs);
  };

  const signed = (
    verb: string,
    path: string,
    body: Buffer,
    credentials: ExchangeCredentials,
    subaccountId: string,
  ): Record<string, string> => {
    const timestamp = timestampFor(verb);
    const signature = signExchangeRequest(credentials.apiSecret, {
      timestamp,
      verb,
      path: upstream.basePath + path,
      body,
      subaccountId,
    });
    const { headerPrefix: prefix } = trading;
    return {
      [`${prefix}-API-KEY`]: credentials.apiKey,
      [`${prefix}-SIGNATURE`]: signature,
      [`${prefix}-TIMESTAMP`]: timestamp,
      ...(subaccountId ? { [`${prefix}-SUB-ACCOUNT-ID`]: subaccountId } : {}),
    };
  };

  /** One attempt. Reports the outcome to the breaker. */
  const attempt = async ({
    method,
    path,
    body,
    headers,
    credentials,
    subaccountId,
  }: ExchangeRequest): Promise<UpstreamAnswer> => {
    const signature = credentials ? signed(method, path, body, credentials, subaccountId) : {};
    try {
      const answer = await upstream.send({
        method,
        path,
        body,
        headers: { ...headers, ...signature, ...(pass === null ? {} : { [GATEWAY_HEADER]: pass }) },
        timeoutMs: answerMs,
      });
      if (isDown(answer)) breaker.failed();
      else breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };

  return {
    call: async (request) => {
      const waitMs = breaker.admit();
      if (waitMs > 0) throw exchangeUnavailable(waitMs);
      try {
        const answer = await attempt(request);
        if (request.method !== 'GET' || !isTroubled(answer) || breaker.admit() > 0) return answer;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // A change is never sent twice: the first attempt may have arrived.
        if (request.method !== 'GET' || error.kind === 'timeout' || breaker.admit() > 0)
          throw noAnswer(error, request.method);
      }
      return attempt(request).catch((error: unknown) => {
        throw error instanceof NoAnswer ? noAnswer(error, request.method) : error;
      });
    },
    handshake: (path, credentials, subaccountId) =>
      signed('GET', path, Buffer.alloc(0), credentials, subaccountId),
  };
}

/** A read is retried on these statuses. */
function isTroubled({ status }: UpstreamAnswer): boolean {
  return status === 502 || status === 503 || status === 504;
}

/**
 * Whether an intermediary answered in the exchange's place. An exchange in read-only mode answers 503
 * itself, with a JSON body.
 */
function isDown(answer: UpstreamAnswer): boolean {
  return (
    isTroubled(answer) && !/^\s*\{[^]*"code"\s*:/.test(answer.body.subarray(0, 1_000).toString('latin1'))
  );
}
