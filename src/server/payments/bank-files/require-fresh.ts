import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';

/** Refuses a sign-in that is older than the entity accepts for what decides where money goes. */
export async function requireFresh(tx: Tx, caller: Caller, at: Date): Promise<void> {
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, caller.entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
}
