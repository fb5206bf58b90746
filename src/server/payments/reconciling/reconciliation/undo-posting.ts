import type { undoPosting as op } from '../../../../contract/dashboard/reconciliation-postings.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import type { RowOf, Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { RECONCILE_ACCOUNT } from '../../base/queues.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadBookedOpening } from '../statements/booked-opening.ts';
import { addToDays } from '../statements/day-totals.ts';
import { requireOpenMonth } from '../statements/require-open-month.ts';
import { wakeAlike } from '../statements/wake-entries.ts';
import { bookOther } from './book-other.ts';
import { loadReconciledEntry } from './entries-for-display.ts';
import { lockAny } from './lock-entry.ts';

/**
 * POST /app/reconciliation/entries/{id}/undo: takes back what an entry is posted as, when that is no payment
 * and no funding. The posting and its transfer stay; opposite ones are added, and the entry is open again.
 * Errors: 401 `fresh_sign_in_required`; 404; 400 `posting_not_undoable`, `before_opening_balance`,
 * `month_closed`.
 */
export const undoPosting: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const { id, account, bookingDate } = await lockAny(tx, entityId, params.id);
  const postings = await tx.query(SELECT_IN_FORCE, [id]);
  if (postings.length === 0 || !postings.every(isPostedAsOther)) throw notUndoable();
  const opening = await loadBookedOpening(tx, account.id);
  const early = postings.find((one) => opening !== null && one.booking_date < opening.day);
  // The opening balance has counted it, so that taking it back would count it twice.
  if (early) {
    const days = { date: early.booking_date, day: opening!.day };
    throw refused('before_opening_balance', explain('before_opening_balance.undo', days));
  }
  await requireOpenMonth(
    tx,
    account,
    postings.map((one) => one.booking_date),
  );
  await insertOpposites(context, tx, postings, at);
  const opposites = postings.map((one) => ({
    kind: one.kind,
    amountMinor: -one.amount_minor,
    settlesFeesMinor: -one.settles_fees_minor,
    bookingDate: one.booking_date,
  }));
  await bookOther(context, tx, account, opposites, at);
  await addToDays(
    tx,
    account,
    opposites.map((one) => ({ ...one, day: one.bookingDate, part: `POSTED_${one.kind}` as const })),
  );
  await tx.query(
    `UPDATE reconciled_entries
        SET state = 'OPEN', posted_at = NULL, posted_by = NULL, way = NULL, reason = NULL, rests = false,
            undone_at = $2, undone_by = $3, undone_reason = $4,
            unbooked_out_minor = greatest(0, -amount_minor)
      WHERE entry_id = $1`,
    [id, at, userId, body.reason],
  );
  await wakeAlike(tx, [id]);
  await sendJob(tx, RECONCILE_ACCOUNT, { accountId: account.id });
  const after = await loadReconciledEntry(tx, entityId, id);
  return {
    body: after,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'statement_entry.undone',
      subjectType: 'statement_entry',
      subjectId: id,
      details: {
        amount: after.entry.amount,
        currency: account.currency,
        bookingDate,
        kinds: [...new Set(postings.map(({ kind }) => kind))],
        reason: body.reason,
      },
    },
  };
};

/** The postings of an entry that no other posting takes back. */
const SELECT_IN_FORCE = `
  SELECT o.id, o.kind, o.withdrawal_id, o.file_id, o.funding_id, o.rule_id, o.part, o.amount_minor,
         o.settles_fees_minor, o.booking_date
    FROM entry_postings o
   WHERE o.entry_id = $1 AND o.undoes IS NULL
     AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)`;

type Posting = RowOf<typeof SELECT_IN_FORCE>;

function isPostedAsOther({ kind, file_id: fileId }: Posting): boolean {
  return kind === 'OTHER' || (kind === 'FEE' && fileId === null);
}

function notUndoable() {
  return refused('posting_not_undoable', explain('posting_not_undoable'));
}

async function insertOpposites(
  context: Context,
  tx: Tx,
  postings: readonly Posting[],
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, rule_id, part, amount_minor, expected_minor,
             settles_fees_minor, booking_date, book_day, posted_at, undoes)
     SELECT n.id, o.entry_id, o.account_id, o.entity_id, o.kind, o.rule_id, o.part, -o.amount_minor,
            -o.expected_minor, -o.settles_fees_minor, o.booking_date, o.book_day, $3, o.id
       FROM unnest($1::uuid[], $2::uuid[]) AS n (id, undoes)
       JOIN entry_postings o ON o.id = n.undoes`,
    [postings.map(() => newId(context)), postings.map(({ id }) => id), at],
  );
}
