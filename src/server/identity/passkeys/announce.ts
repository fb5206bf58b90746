import { queue, sendJob } from '../../platform/jobs.ts';
import type { Tx } from '../../platform/database/pool.ts';

/** An event about the passkeys of a user, or the password that an admin had reset. */
export type PasskeyEvent =
  | 'ADDED'
  | 'REMOVED'
  | 'RESET_ASKED'
  | 'RESET_STOPPED'
  | 'RESET_DONE'
  | 'RESET_LAPSED'
  | 'PASSWORD_RESET';

/**
 * A mail about how a user signs in, to one address; without an address, the job sends one to each recipient.
 */
export interface PasskeyMailJob {
  entityId: string;
  /** The user whose passkeys or password it is. */
  userId: string;
  event: PasskeyEvent;
  /** The passkey, the reset of passkeys, or the control change that resets a password. */
  subjectId: string;
  to?: string;
}

export const PASSKEY_MAIL = queue<PasskeyMailJob>('passkey-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** Mails what happened, once the transaction has committed: to the user, and resets also to every admin. */
export async function announcePasskey(tx: Tx, job: PasskeyMailJob): Promise<void> {
  await sendJob(tx, PASSKEY_MAIL, job);
}
