import type { Caller } from '../../../platform/caller.ts';
import { actorOf } from '../../../audit/audit.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Change } from '../../base/idempotency.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { loadReconciledEntry } from './entries-for-display.ts';
import type { LockedEntry } from './lock-entry.ts';
import type { Posted } from './post-entries.ts';
import { wakeAlike } from '../statements/wake-entries.ts';

/** The answer and the audit row of a posted entry. The other open entries are compared again. */
export async function concludePosting(
  tx: Tx,
  caller: Caller,
  { id, account, bookingDate }: LockedEntry,
  { way, reason, at }: Posted,
): Promise<Change> {
  await wakeAlike(tx, [id]);
  await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
  const after = await loadReconciledEntry(tx, caller.entityId, id);
  const postings = after.posted!.postings;
  return {
    body: after,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_entry.posted',
      subjectType: 'statement_entry',
      subjectId: id,
      details: {
        amount: after.entry.amount,
        currency: account.currency,
        bookingDate,
        way,
        kinds: [...new Set(postings.map(({ kind }) => kind))],
        paymentIds: postings.flatMap(({ item }) => item?.withdrawalId ?? []),
        ...(reason === null ? {} : { reason }),
      },
    },
  };
}
