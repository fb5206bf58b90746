import type { postEntry as op } from '../../../../contract/dashboard/reconciliation-postings.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { MatchReason } from '../../../../shared/reconciliation-terms.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { concludePosting } from './conclude-posting.ts';
import { loadEntries } from './load-entries.ts';
import { loadItemsOfFiles, loadItemsToPost, type LoadedItem } from './load-expected.ts';
import { lockEntry, type LockedEntry } from './lock-entry.ts';
import { planPostings, wholeLine } from './plan-postings.ts';
import { requireTold } from './require-told.ts';
import { postEntries, type LockedAccount, type NewPosting } from './post-entries.ts';
import { requireOtherUser } from './require-other-user.ts';
import { returnsIn } from './returns-in.ts';

type Body = Call<typeof op>['body'];

/**
 * POST /app/reconciliation/entries/{id}/post. Errors: 401 `fresh_sign_in_required`; 404; 400 `entry_posted`,
 * `posting_not_possible`, `rejected_needs_choice`, `item_posted`, `difference_needs_reason`,
 * `return_told_for_another`,
 * `own_statement`, `before_opening_balance`.
 */
export const postEntry: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const entry = await lockEntry(tx, caller.entityId, params.id);
  if (OUT.includes(body.kind) !== entry.amountMinor < 0n || !mayBe(body.kind, entry)) throw notPossible();
  const at = nowOf(context.clock);
  const items = await itemsOf(tx, entry, body);
  if (body.kind === 'RETURN' && body.reason === undefined)
    await requireTold(tx, entry, body.withdrawalId, at);
  const postings = items === null ? [wholePosting(entry, body)] : postingsOf(entry, body, items);
  const reason = 'reason' in body ? (body.reason ?? null) : null;
  const [stored] = await loadEntries(tx, entry.account.accountNumber, [entry.id]);
  const { details } = stored!.entry;
  const posted = { way: 'CHOICE', userId: caller.userId, reason, at } as const;
  await requireOtherUser(context, tx, caller, postings);
  await postEntries(context, tx, entry.account, postings, returnsIn(postings, details), posted);
  return concludePosting(tx, caller, entry, posted);
};

/** Kinds that take money out. */
const OUT: readonly Body['kind'][] = ['PAYOUT', 'FEE', 'FUNDING_RETURN', 'RECEIPT_RETURN'];

/** Kinds of a receiving account. It has fees as well, and no other kind. */
const RECEIVED: readonly Body['kind'][] = ['RECEIPT', 'RECEIPT_RETURN'];

function mayBe(kind: Body['kind'], { account }: LockedEntry): boolean {
  if (account.alsoReceives) return true;
  return kind === 'FEE' || RECEIVED.includes(kind) === account.isReceiving;
}

/** The reasons of lines whose items go in the other direction than they were expected. */
const REASONS: Readonly<Record<Body['kind'], MatchReason>> = {
  PAYOUT: 'REFERENCE',
  FEE: 'REFERENCE',
  FUNDING: 'REFERENCE',
  RETURN: 'RETURN',
  FUNDING_RETURN: 'RETURN',
  GIVEN_BACK: 'GIVEN_BACK',
  RECEIPT: 'RECEIPT',
  RECEIPT_RETURN: 'LOOKS_TAKEN_BACK',
};

function notPossible() {
  return refused('posting_not_possible', explain('posting_not_possible'));
}

/** The posting of an entry that is about no item: a fee of the bank, a receipt, or funding. */
function wholePosting(entry: LockedEntry, body: Body): NewPosting {
  const line = { ...entry, entryId: entry.id };
  if (body.kind !== 'FEE') return wholeLine(line, body.kind === 'RECEIPT' ? 'RECEIPT' : 'FUNDING');
  return { ...wholeLine(line, 'FEE'), isLastFee: body.isLast ?? false };
}

function postingsOf(
  { id: entryId, account, bookingDate, amountMinor }: LockedEntry,
  body: Body,
  items: readonly LoadedItem[],
): NewPosting[] {
  const itemIds = items.map(({ id }) => id);
  const line = { entryId, bookingDate, amountMinor, reason: REASONS[body.kind], itemIds };
  const postings = planPostings([line], new Map(items.map((item) => [item.id, item])));
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
  // A difference that is larger than the payment that would have it is no difference of that payment.
  const isUsual = (one: NewPosting) =>
    one.amountMinor !== 0n && one.amountMinor < 0n === one.expectedMinor < 0n;
  const hasRejected = items.some(({ kind }) => kind === 'REJECTED');
  const isWhole = expected === amountMinor;
  if (!postings.every(isUsual) || (!isWhole && (hasRejected || body.kind === 'RECEIPT_RETURN')))
    throw notPossible();
  return postings;
}

/** The items that the user names; null when the entry is posted without any. */
async function itemsOf(tx: Tx, { account }: LockedEntry, body: Body): Promise<LoadedItem[] | null> {
  if (body.kind === 'PAYOUT') return payoutsOf(tx, account, body);
  if (body.kind === 'GIVEN_BACK')
    return named(
      tx,
      account,
      body.withdrawalIds.map((id) => `REJECTED ${id}`),
      isDebited,
    );
  if (body.kind === 'RETURN') return named(tx, account, [`PAYOUT ${body.withdrawalId}`], () => true);
  if (body.kind === 'RECEIPT_RETURN') return named(tx, account, [`RECEIPT ${body.receiptId}`], isPosted);
  if (body.kind === 'FEE' || body.kind === 'RECEIPT' || body.fundingRecordId === undefined) return null;
  const isReturn = body.kind === 'FUNDING_RETURN';
  // Announced money is received, and received money goes back.
  return named(tx, account, [`FUNDING ${body.fundingRecordId}`], (item) => isReturn === isPosted(item));
}

async function named(
  tx: Tx,
  account: LockedAccount,
  ids: readonly string[],
  isFit: (item: LoadedItem) => boolean,
): Promise<LoadedItem[]> {
  const wanted = new Set(ids);
  const items = [...(await loadItemsToPost(tx, account, ids)).values()];
  if (items.length < wanted.size || !items.every(isFit)) throw notPossible();
  return items;
}

/** Single payments, and those of whole files. A rejected one comes back, or was paid after all. */
async function payoutsOf(
  tx: Tx,
  account: LockedAccount,
  { withdrawalIds, fileIds = [], withoutIds = [], rejected }: Extract<Body, { kind: 'PAYOUT' }>,
): Promise<LoadedItem[]> {
  const without = new Set(withoutIds);
  const ofFiles = (await loadItemsOfFiles(tx, account, fileIds)).filter(
    (item) => !isPosted(item) && !without.has(item.withdrawalId!) && (rejected || item.kind === 'PAYOUT'),
  );
  const either = withdrawalIds.flatMap((id) => [`PAYOUT ${id}`, `REJECTED ${id}`]);
  const chosen = await loadItemsToPost(tx, account, either);
  const all = new Map([...ofFiles.map((item) => [item.id, item] as const), ...chosen]);
  if (chosen.size < new Set(withdrawalIds).size || all.size === 0) throw notPossible();
  const items = [...all.values()];
  if (items.some(isPosted)) throw refused('item_posted', explain('item_posted'));
  if (!rejected && items.some(({ kind }) => kind === 'REJECTED'))
    throw refused('rejected_needs_choice', explain('rejected_needs_choice'));
  return rejected === 'PAID' ? items.map((item) => ({ ...item, kind: 'PAYOUT' as const })) : items;
}

function isPosted({ earlierEntryId }: LoadedItem): boolean {
  return earlierEntryId !== null;
}

function isDebited(item: LoadedItem): boolean {
  return isPosted(item) && item.earlierReturnId === null;
}

function size(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}
