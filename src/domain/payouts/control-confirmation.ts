import { CONTROL_LIMITS } from '../../shared/control-terms.ts';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';

/** What decides whether a change of control may be confirmed. */
export interface Confirmation {
  askedBy: string;
  askedAtMs: number;
  /** Whether the one who asked is still an admin with access. */
  askerIsAdmin: boolean;
  confirmedBy: string;
  /** Whether the entity has an admin with access other than the one who asked. */
  hasOtherAdmin: boolean;
  /** When the access of an admin last ended; null while none has ended. */
  lastAdminLeftMs: number | null;
  nowMs: number;
}

export type ConfirmationRefusal = 'EXPIRED' | 'ASKER_LEFT' | 'OWN' | 'TOO_EARLY';

/**
 * When the only admin of an entity may confirm a change again: a day after asking, and a day after another
 * admin lost access. Otherwise an admin would end the access of the second one and confirm in the same
 * second.
 */
export function confirmFromMs(askedAtMs: number, lastAdminLeftMs: number | null): number {
  return Math.max(askedAtMs, lastAdminLeftMs ?? askedAtMs) + CONTROL_LIMITS.aloneWaitsHours * HOUR_MS;
}

export function expiresAtMs(askedAtMs: number): number {
  return askedAtMs + CONTROL_LIMITS.lastsDays * DAY_MS;
}

/**
 * Why a user may not confirm a change of control; null if they may. The database's function
 * `guard_control_change` follows the same rule.
 */
export function confirmationRefusal(at: Confirmation): ConfirmationRefusal | null {
  if (at.nowMs >= expiresAtMs(at.askedAtMs)) return 'EXPIRED';
  if (!at.askerIsAdmin) return 'ASKER_LEFT';
  if (at.confirmedBy !== at.askedBy) return null;
  if (at.hasOtherAdmin) return 'OWN';
  return at.nowMs < confirmFromMs(at.askedAtMs, at.lastAdminLeftMs) ? 'TOO_EARLY' : null;
}
