import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed of a request to the exchange (facts/trading-spec-gaps.md, "Signing"). */
export interface SignedParts {
  /** Epoch milliseconds, as the header says them. */
  timestamp: string;
  verb: string;
  /** The path with its query exactly as on the wire, still percent-encoded. */
  path: string;
  /** The body's raw bytes; empty when there is none. */
  body: string | Uint8Array;
  /** The subaccount's id as its header says it; empty when the header is absent or empty. */
  subaccountId: string;
}

/**
 * The signature of a request: lowercase hex of HMAC-SHA512 under the API secret, whose text is the key as it
 * stands.
 */
export function signExchangeRequest(
  secret: string,
  { timestamp, verb, path, body, subaccountId }: SignedParts,
): string {
  return createHmac('sha512', secret)
    .update(timestamp)
    .update(verb.toUpperCase())
    .update(path)
    .update(body)
    .update(subaccountId)
    .digest('hex');
}

/** Whether a signature is the right one, compared in constant time. */
export function isExchangeSignature(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signExchangeRequest(secret, parts));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
