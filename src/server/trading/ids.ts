import { isUuid, uuidV7 } from '../../shared/ids.ts';

/**
 * Ids that the interface shows are version 7 UUIDs made of the time and the engine's own number, so that a
 * replay gives the same ones and the number can be read back. A tag keeps ids of different things apart.
 */

const TAGS = {
  order: 1,
  fill: 2,
  makerFill: 3,
  trade: 4,
  transaction: 5,
  instruction: 6,
  transfer: 7,
  loan: 8,
  position: 9,
} as const;

export type IdKind = keyof typeof TAGS;

const RANDOM_BYTES = 10;
const NUMBER_BYTES = 7;

/** The id of the thing of this kind and number that came to be at a time in epoch ms. */
export function idOf(kind: IdKind, number: number, atMs: number): string {
  const bytes = new Uint8Array(RANDOM_BYTES);
  bytes[1] = TAGS[kind];
  let rest = number;
  for (let i = RANDOM_BYTES - 1; i >= RANDOM_BYTES - NUMBER_BYTES; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return uuidV7(atMs, bytes);
}

/** The id of a position. Its number alone makes it, since no row of its funding knows when it was opened. */
export function positionId(number: number): string {
  return idOf('position', number, 0);
}

/** The number in an id of this kind; null when the text is no such id. */
export function numberIn(kind: IdKind, id: string): number | null {
  if (!isUuid(id)) return null;
  const digits = id.replaceAll('-', '').toLowerCase();
  const number = parseInt(digits.slice(-2 * NUMBER_BYTES), 16);
  const at = parseInt(digits.slice(0, 12), 16);
  return Number.isSafeInteger(number) && idOf(kind, number, at) === id.toLowerCase() ? number : null;
}
