/** How many bytes the nonce of an approval has. */
export const APPROVAL_NONCE_BYTES = 32;

/**
 * The length of every challenge but an approval's, which is a SHA-256 and so has 32 bytes. Pages refuse to
 * sign 32 bytes for a sign-in or a proof, so that a server cannot get an approval signed in their name.
 */
export const OTHER_CHALLENGE_BYTES = 33;

/**
 * What the challenge of a passkey is the SHA-256 of, when a batch is approved: the content digest (32 bytes),
 * the id of the batch (16 bytes) and the nonce (32 bytes). Each part has a fixed length, so that no two
 * batches, contents or nonces give the same bytes. `approval_challenge` of the database follows the same
 * rule, and so does `scripts/verify-approvals.mjs`.
 */
export function approvalMessage(
  contentDigest: string,
  batchId: string,
  nonce: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const parts = [bytesOfHex(contentDigest, 32), bytesOfHex(batchId.replaceAll('-', ''), 16), nonce];
  if (nonce.length !== APPROVAL_NONCE_BYTES) throw new Error(`a nonce has ${APPROVAL_NONCE_BYTES} bytes`);
  const message = new Uint8Array(80);
  let at = 0;
  for (const part of parts) {
    message.set(part, at);
    at += part.length;
  }
  return message;
}

/** The bytes of a text of `length` bytes in hexadecimal. Throws for any other text. */
function bytesOfHex(text: string, length: number): Uint8Array<ArrayBuffer> {
  if (text.length !== length * 2 || !/^[0-9a-f]*$/i.test(text))
    throw new Error(`not ${length} bytes in hexadecimal`);
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}
