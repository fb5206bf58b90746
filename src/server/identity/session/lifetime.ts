import { HOUR_MS } from '../../../shared/time.ts';

/** A session ends 12 hours after the sign-in, or 2 hours after the last request. */
export const SESSION_LASTS_MS = 12 * HOUR_MS;
export const IDLE_MS = 2 * HOUR_MS;
