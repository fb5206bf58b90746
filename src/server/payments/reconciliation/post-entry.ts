import type { postEntry as op } from '../../../contract/dashboard/reconciliation.ts';
import { charge } from '../../../domain/ledger/transfers.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { databaseError, type Tx } from '../../platform/database/pool.ts';
import type { Call } from '../../platform/http/route.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../change.ts';
import { fundAccount } from '../ledger/fund-account.ts';
import { postTransfers } from '../ledger/post-transfers.ts';
import { concludePosting } from './conclude-posting.ts';
import { addToDays } from './day-totals.ts';
import { loadEntries } from './load-entries.ts';
import { loadItemsToPost } from './load-expected.ts';
import { lockEntry, type LockedEntry } from './lock-entry.ts';
import { planPostings } from './plan-postings.ts';
import { postEntries, type NewPosting } from './post-entries.ts';
import { requireOtherUser } from './require-other-user.ts';
import { returnsIn } from './returns-in.ts';

type Body = Call<typeof op>['body'];

/**
 * POST /app/reconciliation/entries/{id}/post. Errors: 401 `fresh_sign_in_required`; 404; 400 `entry_posted`,
 * `posting_not_possible`, `item_posted`, `difference_needs_reason`, `insufficient_funds`, `own_statement`.
 */
export const postEntry: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const entry = await lockEntry(tx, caller.entityId, params.id);
  const isOut = body.kind === 'PAYOUT' || body.kind === 'FEE';
  if (isOut !== entry.amountMinor < 0n) throw notPossible();
  const at = nowOf(context.clock);
  const isOfPayments = body.kind === 'PAYOUT' || body.kind === 'RETURN';
  const postings = isOfPayments ? await postingsOf(tx, entry, body) : [wholeEntry(entry, body.kind)];
  const reason = 'reason' in body ? (body.reason ?? null) : null;
  const [stored] = await loadEntries(tx, entry.account.accountNumber, [entry.id]);
  const { details, text } = stored!.entry;
  const posted = { way: 'CHOICE', userId: caller.userId, reason, at } as const;
  await requireOtherUser(context, tx, caller, postings);
  await postEntries(context, tx, entry.account, postings, returnsIn(postings, details), posted);
  if (body.kind === 'FEE') await bookFee(context, tx, entry, at);
  if (body.kind === 'FUNDING') await bookFunding(context, tx, entry, details[0]?.text || text, at);
  return concludePosting(tx, caller, entry, posted);
};

function notPossible() {
  return refused('posting_not_possible', explain('posting_not_possible'));
}

async function postingsOf(
  tx: Tx,
  { id: entryId, account, bookingDate, amountMinor }: LockedEntry,
  body: Extract<Body, { kind: 'PAYOUT' | 'RETURN' }>,
): Promise<NewPosting[]> {
  const isReturn = body.kind === 'RETURN';
  const withdrawalIds = isReturn ? [body.withdrawalId] : [...new Set(body.withdrawalIds)];
  const itemIds = withdrawalIds.map((id) => `PAYOUT ${id}`);
  const items = await loadItemsToPost(tx, account.entityId, itemIds);
  if (items.size < itemIds.length || (isReturn && [...items.values()].some(({ isRejected }) => isRejected)))
    throw notPossible();
  const line = {
    entryId,
    bookingDate,
    amountMinor,
    reason: isReturn ? ('RETURN' as const) : ('END_TO_END_ID' as const),
    itemIds,
  };
  const postings = planPostings([line], items);
  const expected = postings.reduce((sum, { expectedMinor }) => sum + expectedMinor, 0n);
  if (expected !== amountMinor && body.reason === undefined) {
    const { currency } = account;
    throw refused(
      'difference_needs_reason',
      explain('difference_needs_reason', {
        expected: { amount: formatAmount(size(expected), currency), currency },
        actual: { amount: formatAmount(size(amountMinor), currency), currency },
      }),
    );
  }
  return postings;
}

function size(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}

function wholeEntry({ id, amountMinor, bookingDate }: LockedEntry, kind: 'FEE' | 'FUNDING'): NewPosting {
  return {
    entryId: id,
    kind,
    withdrawalId: null,
    fileId: null,
    part: 0,
    amountMinor,
    expectedMinor: amountMinor,
    bookingDate,
    bookDay: bookingDate,
    movesMoney: true,
  };
}

/** A fee that no payment has is taken from FUNDING. */
async function bookFee(context: Context, tx: Tx, entry: LockedEntry, at: Date): Promise<void> {
  const { account, amountMinor, bookingDate } = entry;
  const transfer = { ...charge(-amountMinor), id: newId(context), batchId: null, withdrawalId: null };
  try {
    await postTransfers(tx, account, [transfer], at);
  } catch (error) {
    if (databaseError(error)?.constraint !== 'balance_not_negative') throw error;
    throw refused('insufficient_funds', explain('insufficient_funds.fee'));
  }
  await addToDays(tx, account, [{ day: bookingDate, part: 'BOOKED_FEE', amountMinor }]);
}

/** The most characters of the reference of money that came in. */
const REFERENCE_LENGTH = 140;

async function bookFunding(
  context: Context,
  tx: Tx,
  { account, amountMinor, bookingDate }: LockedEntry,
  text: string,
  at: Date,
): Promise<void> {
  const { entityId, currency } = account;
  await fundAccount(tx, {
    entityId,
    accessType: 'FUNDING',
    currency,
    amountMinor,
    reference: text.replace(/\s+/g, ' ').trim().slice(0, REFERENCE_LENGTH) || 'Funding',
    transferId: newId(context),
    payoutId: newId(context),
    at,
  });
  await addToDays(tx, account, [{ day: bookingDate, part: 'BOOKED_FUNDING', amountMinor }]);
}
