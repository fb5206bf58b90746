import { isUuid, uuidV7 } from '../../shared/ids.ts';

/**
 * The interface's ids are version 7 UUIDs of a time and the engine's number, so a replay gives the same
 * ids, and the number can be read back. A tag separates the kinds.
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

/** The id of a thing of this kind and number, created at a time in epoch ms. */
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

/** The id of a position, from its number alone: its funding payments do not have its opening time. */
export function positionId(number: number): string {
  return idOf('position', number, 0);
}

/** The number in an id of this kind; null for any other text. */
export function numberIn(kind: IdKind, id: string): number | null {
  if (!isUuid(id)) return null;
  const digits = id.replaceAll('-', '').toLowerCase();
  const number = parseInt(digits.slice(-2 * NUMBER_BYTES), 16);
  const at = parseInt(digits.slice(0, 12), 16);
  return Number.isSafeInteger(number) && idOf(kind, number, at) === id.toLowerCase() ? number : null;
}
