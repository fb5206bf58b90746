import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a request to the exchange that are signed. */
export interface SignedParts {
  /** Epoch milliseconds, as text of the header. */
  timestamp: string;
  verb: string;
  /** The path with its query exactly as sent, still percent-encoded. */
  path: string;
  /** The raw bytes of the body; empty without a body. */
  body: string | Uint8Array;
  /** The subaccount's id from its header; empty when the header is absent or empty. */
  subaccountId: string;
}

/**
 * The signature of a request: HMAC-SHA512 in lowercase hex. The key is the text of the API secret, not
 * decoded.
 */
export function signExchangeRequest(
  secret: string,
  { timestamp, verb, path, body, subaccountId }: SignedParts,
): string {
  const hmac = createHmac('sha512', secret)
    .update(timestamp + verb.toUpperCase() + path)
    .update(body);
  return (subaccountId === '' ? hmac : hmac.update(subaccountId)).digest('hex');
}

/** Whether a signature is correct, compared in constant time. */
export function isExchangeSignature(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signExchangeRequest(secret, parts));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
