import { EXCHANGE_ERRORS, type KeyPermission } from '../../shared/trading-terms.ts';
import { isExchangeSignature } from '../exchange-access/exchange-signature.ts';
import { shownId, type Account } from './account-directory.ts';
import type { ExchangeService } from './exchange-service.ts';
import type { ApiKey, FindKey } from './keys/find-key.ts';
import { ExchangeRefusal, unauthorized } from './refusal.ts';

/** A signed request. */
export interface SignedRequest {
  apiKey: string;
  signature: string;
  timestamp: string;
  verb: string;
  /** With its query, exactly as on the wire. */
  path: string;
  body: Uint8Array;
  /** The subaccount that its header names; empty for the key's own account. */
  subaccountId: string;
}

/** The authenticated key, and the account that the request is for. */
export interface Caller {
  key: ApiKey;
  account: Account;
}

/** How far a timestamp may be from the exchange's time. */
const WINDOW_MS = 30_000;

/**
 * Authenticates a signed request. Throws 401: -11252 for a wrong signature, else -93. A subaccount must
 * belong to the key's primary account.
 */
export async function authenticate(
  exchange: ExchangeService,
  findKey: FindKey,
  request: SignedRequest,
): Promise<Caller> {
  const { apiKey, signature, timestamp, subaccountId } = request;
  const timestampMs = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(exchange.context.clock.nowMs() - timestampMs) <= WINDOW_MS)) throw unauthorized();
  const key = await findKey(apiKey);
  if (!key) throw unauthorized();
  if (!isExchangeSignature(key.secret, request, signature.toLowerCase()))
    throw new ExchangeRefusal(401, EXCHANGE_ERRORS.invalidSignature, 'Invalid signature');
  const own = exchange.accounts.byNumber(key.account);
  const account = own && chosen(exchange, own, subaccountId);
  if (!account) throw unauthorized();
  return { key, account };
}

function chosen(exchange: ExchangeService, own: Account, subaccountId: string): Account | undefined {
  if (subaccountId === '') return own;
  if (!/^\d{1,19}$/.test(subaccountId)) return undefined;
  const family = own.kind === 'PRIMARY' ? exchange.accounts.family(own.primaryNumber) : [own];
  const id = BigInt(subaccountId);
  return family.find((account) => shownId(account) === id);
}

/** Throws 403 when the key lacks a permission. */
export function permit({ key }: Caller, permission: KeyPermission): void {
  if (!key.permissions.includes(permission))
    throw new ExchangeRefusal(
      403,
      EXCHANGE_ERRORS.unauthorized,
      `This API key does not have the permission ${permission}`,
    );
}

/** Remembers accepted requests that change something, for as long as their timestamps are acceptable. */
export interface SeenRequests {
  /** Throws 401 when the request was accepted before. */
  once(exchange: ExchangeService, request: SignedRequest, keyId: string): void;
}

export function rememberRequests(): SeenRequests {
  let recent = new Set<string>();
  let older = new Set<string>();
  let turnedMs = 0;
  return {
    once: (exchange, { apiKey, timestamp, signature }, keyId) => {
      const nowMs = exchange.context.clock.nowMs();
      // A timestamp is accepted from 30 s before to 30 s after, so two sets of a minute each hold every
      // request that could be repeated.
      const sinceTurnMs = nowMs - turnedMs;
      if (Math.abs(sinceTurnMs) >= 2 * WINDOW_MS) {
        // Keep both sets: after the clock was set back, an earlier signature could be repeated.
        older = sinceTurnMs < 0 ? new Set([...older, ...recent]) : recent;
        recent = new Set();
        turnedMs = nowMs;
      }
      const seen = `${apiKey} ${timestamp} ${signature.toLowerCase()}`;
      if (
        exchange.signedBefore.mayContain(keyId, Number(timestamp), nowMs) ||
        recent.has(seen) ||
        older.has(seen)
      )
        throw unauthorized();
      recent.add(seen);
    },
  };
}
