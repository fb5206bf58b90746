/** UUIDs as text: their pattern, time-ordered ones, and ones that are derived from a digest. */

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) text += '-';
    text += HEX[bytes[i]!];
  }
  return text;
}

/**
 * A UUID version 7 (RFC 9562 section 5.7) from epoch milliseconds and 10 random bytes: ids of one table sort
 * by creation.
 */
export function uuidV7(epochMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let rest = epochMs;
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return hex(bytes);
}

/**
 * A UUID version 8 (RFC 9562 section 5.8) from the first 16 bytes of a digest, which is in lower-case hex:
 * equal digests give equal ids.
 */
export function uuidFromDigest(digest: string): string {
  const variant = '89ab'[Number.parseInt(digest[16]!, 16) & 3]!;
  return (
    `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}` +
    `-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  );
}
