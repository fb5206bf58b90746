/** The source of time. Rules and verbs receive one, so that a test can control it. */
export interface Clock {
  /** Now, in epoch milliseconds. */
  nowMs(): number;
}

/** The source of randomness. `bytes` returns a new array of `length` random bytes. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
