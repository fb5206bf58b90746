/** Where the time comes from. Rules and verbs are handed one, so that a test can own it. */
export interface Clock {
  /** Now, in epoch milliseconds. */
  nowMs(): number;
}

/** Where randomness comes from: fills an array of `length` bytes. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
