import { explain } from '../../../../shared/error-texts.ts';
import { refused, type Problem } from '../../../../shared/errors.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import type { NewPosting } from './post-entries.ts';
import { uploadedFilesOf, whoMayConfirm, type Confirmer } from './who-may-confirm.ts';

/**
 * Refuses postings of entries that only users have uploaded, when the caller had a hand in the statement or
 * in the payments. All entries of the request count: a payment may be split over an entry of the bank and one
 * that was uploaded. Throws 401 `fresh_sign_in_required`; 400 `own_statement`.
 */
export async function requireOtherUser(
  context: Context,
  tx: Tx,
  caller: Caller,
  postings: readonly NewPosting[],
): Promise<void> {
  const uploaded = await uploadedFilesOf(tx, [...new Set(postings.map(({ entryId }) => entryId))]);
  if (uploaded.length === 0) return;
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, caller.entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, context.clock.nowMs());
  const people = await whoMayConfirm(
    tx,
    caller.entityId,
    uploaded,
    postings.map(({ fileId }) => fileId).filter((id) => id !== null),
  );
  if (!people.some(({ userId }) => userId === caller.userId)) throw ownStatement(people);
}

export function ownStatement(people: readonly Confirmer[]): Problem {
  const names = people.map(({ name }) => name).join(', ');
  return refused(
    'own_statement',
    names === '' ? explain('own_statement.no_other') : explain('own_statement', { names }),
  );
}
