import type { postEntry as op } from '../../../../contract/dashboard/reconciliation.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { concludePosting } from './conclude-posting.ts';
import { loadEntries } from './load-entries.ts';
import { loadItemsToPost, type LoadedItem } from './load-expected.ts';
import { lockEntry, type LockedEntry } from './lock-entry.ts';
import { planPostings, wholeLine } from './plan-postings.ts';
import { postEntries, type NewPosting } from './post-entries.ts';
import { requireOtherUser } from './require-other-user.ts';
import { returnsIn } from './returns-in.ts';

type Body = Call<typeof op>['body'];

/**
 * POST /app/reconciliation/entries/{id}/post. Errors: 401 `fresh_sign_in_required`; 404; 400 `entry_posted`,
 * `posting_not_possible`, `item_posted`, `difference_needs_reason`, `own_statement`,
 * `before_opening_balance`.
 */
export const postEntry: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const entry = await lockEntry(tx, caller.entityId, params.id);
  if (OUT.includes(body.kind) !== entry.amountMinor < 0n) throw notPossible();
  const at = nowOf(context.clock);
  const itemIds = itemIdsOf(body);
  const kind = body.kind === 'FEE' ? 'FEE' : 'FUNDING';
  const postings =
    itemIds.length === 0
      ? [wholeLine({ ...entry, entryId: entry.id }, kind)]
      : await postingsOf(tx, entry, body, itemIds);
  const reason = 'reason' in body ? (body.reason ?? null) : null;
  const [stored] = await loadEntries(tx, entry.account.accountNumber, [entry.id]);
  const { details } = stored!.entry;
  const posted = { way: 'CHOICE', userId: caller.userId, reason, at } as const;
  await requireOtherUser(context, tx, caller, postings);
  await postEntries(context, tx, entry.account, postings, returnsIn(postings, details), posted);
  return concludePosting(tx, caller, entry, posted);
};

/** Kinds that take money out. */
const OUT: readonly Body['kind'][] = ['PAYOUT', 'FEE', 'FUNDING_RETURN'];

function notPossible() {
  return refused('posting_not_possible', explain('posting_not_possible'));
}

async function postingsOf(
  tx: Tx,
  { id: entryId, account, bookingDate, amountMinor }: LockedEntry,
  body: Body,
  itemIds: readonly string[],
): Promise<NewPosting[]> {
  const isReturn = body.kind === 'RETURN' || body.kind === 'FUNDING_RETURN';
  const items = await loadItemsToPost(tx, account.entityId, itemIds);
  if (items.size < itemIds.length || ![...items.values()].every((item) => canBe(body.kind, item)))
    throw notPossible();
  const line = {
    entryId,
    bookingDate,
    amountMinor,
    reason: isReturn ? ('RETURN' as const) : ('REFERENCE' as const),
    itemIds,
  };
  const postings = planPostings([line], items);
  const expected = postings.reduce((sum, { expectedMinor }) => sum + expectedMinor, 0n);
  if (expected !== amountMinor && !('reason' in body && body.reason !== undefined)) {
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

/** The items that the user names; empty when the entry is posted without any. */
function itemIdsOf(body: Body): string[] {
  if (body.kind === 'PAYOUT') return [...new Set(body.withdrawalIds)].map((id) => `PAYOUT ${id}`);
  if (body.kind === 'RETURN') return [`PAYOUT ${body.withdrawalId}`];
  return 'fundingRecordId' in body && body.fundingRecordId !== undefined
    ? [`FUNDING ${body.fundingRecordId}`]
    : [];
}

/** A rejected payment cannot come back; announced money is received, and received money returned. */
function canBe(kind: Body['kind'], { isRejected, earlierEntryId }: LoadedItem): boolean {
  if (kind === 'RETURN') return !isRejected;
  if (kind === 'FUNDING') return earlierEntryId === null;
  return kind === 'PAYOUT' || earlierEntryId !== null;
}

function size(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}
