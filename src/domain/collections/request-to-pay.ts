import { REQUEST_TO_PAY_STATES, type RequestToPayState } from '../../shared/collection-terms.ts';
import { DAY_MS } from '../../shared/time.ts';

/**
 * The state of a request to pay after an answer of the payer's bank. Answers come late, twice and out of
 * order: the most certain one counts, so their order does not matter. PAID is no money: only a statement is.
 */
export function afterAnswer(state: RequestToPayState, told: RequestToPayState): RequestToPayState {
  return REQUEST_TO_PAY_STATES.indexOf(told) > REQUEST_TO_PAY_STATES.indexOf(state) ? told : state;
}

/** Whether the payer may still approve it, as far as the bank has said. */
export function isUndecided(state: RequestToPayState): boolean {
  return state === 'PENDING' || state === 'PRESENTED';
}

/** States after which no other one is expected. */
export function isFinal(state: RequestToPayState): boolean {
  return state === 'EXPIRED' || state === 'CANCELLED' || state === 'REJECTED' || state === 'REFUNDED';
}

/** A bank that has not said how a request ended is not waited for any longer; another one may be sent. */
const SILENT_AFTER_MS = DAY_MS;
/** Payments are taken back for up to 96 hours, and answers come late: then the worker asks no more. */
const ASKED_FOR_MS = 4 * DAY_MS;

/** Whether the bank is silent: the request has expired, and a day has passed without an answer about it. */
export function isSilent(state: RequestToPayState, expiresAtMs: number, nowMs: number): boolean {
  return isUndecided(state) && nowMs >= expiresAtMs + SILENT_AFTER_MS;
}

const SOONEST_MS = 60_000;
const LATEST_MS = 60 * 60_000;

/** When the bank is asked again, after `asked` times; null when it is not asked any more. */
export function nextAsked(
  state: RequestToPayState,
  { expiresAtMs, asked }: { expiresAtMs: number; asked: number },
  nowMs: number,
): number | null {
  if (isFinal(state) || nowMs >= expiresAtMs + ASKED_FOR_MS) return null;
  return nowMs + Math.min(LATEST_MS, SOONEST_MS * 2 ** Math.min(asked, 10));
}
