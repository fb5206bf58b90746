/**
 * Characters that people do not confuse when they read, write or say them: without 0 and O, 1, I and L, 2 and
 * Z, 5 and S, 8 and B, U and V. The number of characters is prime, which the check character requires.
 */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
/** F for funding, so that a reference never looks like an account number. */
const PREFIX = 'F';

/** The number of random bytes from which a reference is made. */
export const REFERENCE_BYTES = 6;

/**
 * The reference that a payer quotes, from random bytes: "F7KQ4MXC". It has no punctuation, because banks drop
 * it. The last character is computed from the others: a reference with one wrong character, or with two of
 * them swapped, is never a valid one.
 */
export function fundingReference(random: Uint8Array): string {
  const values = [...random.subarray(0, REFERENCE_BYTES)].map((byte) => byte % ALPHABET.length);
  // Different weights detect swaps; no weight is 0 or equals that of the check character, which is -1.
  const check = values.reduce((sum, value, at) => sum + (at + 2) * value, 0) % ALPHABET.length;
  return PREFIX + [...values, check].map((value) => ALPHABET[value]!).join('');
}
