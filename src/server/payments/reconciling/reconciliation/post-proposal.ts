import type { postProposal as op } from '../../../../contract/dashboard/reconciliation-postings.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadEntries } from './load-entries.ts';
import { loadItemsToPost } from './load-expected.ts';
import { loadRules } from './load-rules.ts';
import { lockEntry, type LockedEntry } from './lock-entry.ts';
import { planPostings, wholeLine, type PostedLine } from './plan-postings.ts';
import { postEntries, type NewPosting } from './post-entries.ts';
import { concludePosting } from './conclude-posting.ts';
import { requireOtherUser } from './require-other-user.ts';
import { returnsIn } from './returns-in.ts';
import type { StoredProposal } from './tables.ts';

/**
 * POST /app/reconciliation/entries/{id}/post-proposal. Errors: 401 `fresh_sign_in_required`; 404; 400
 * `entry_posted`, `proposal_changed`, `item_posted`, `own_statement`, `before_opening_balance`.
 */
export const postProposal: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const entry = await lockEntry(tx, caller.entityId, params.id);
  const { account, proposal, verdict } = entry;
  if (proposal?.id !== body.proposalId || verdict === 'UNMATCHED') throw changed();
  const at = nowOf(context.clock);
  const lines = await linesOf(tx, entry, proposal);
  const isCorrection = proposal.parts.some(({ reason }) => reason === 'CORRECTS_DOUBLE');
  const itemIds = new Set(lines.flatMap((line) => line.itemIds));
  const items = await loadItemsToPost(tx, account, [...itemIds]);
  const rules = await loadRules(tx, account);
  const isKnown = lines.every(({ ruleId }) => ruleId === undefined || rules.has(ruleId));
  if (items.size < itemIds.size || !isKnown) throw changed();
  const postings = isCorrection ? corrections(lines) : planPostings(lines, items, rules);
  const entries = await loadEntries(tx, account.accountNumber, [entry.id]);
  const returns = isCorrection ? [] : returnsIn(postings, entries[0]!.entry.details);
  const posted = { way: 'PROPOSAL', userId: caller.userId, reason: null, at } as const;
  await requireOtherUser(context, tx, caller, postings);
  await postEntries(context, tx, account, postings, returns, posted);
  return concludePosting(tx, caller, entry, posted);
};

function changed() {
  return refused('proposal_changed', explain('proposal_changed'));
}

/**
 * The lines that are posted together: those of the entry, of the other entries of a split item, and the entry
 * that a correction takes back.
 */
async function linesOf(tx: Tx, entry: LockedEntry, proposal: StoredProposal): Promise<PostedLine[]> {
  const isCorrection = proposal.parts.some(({ reason }) => reason === 'CORRECTS_DOUBLE');
  const others = proposal.parts
    .filter(({ reason }) => ['SPLIT', 'AMOUNT_DIFFERS', 'CORRECTS_DOUBLE'].includes(reason))
    .flatMap(({ facts }) => facts.otherEntryIds)
    .filter((id) => id !== entry.id);
  const rows = await tx.query(
    `SELECT entry_id, booking_date, state, verdict, proposal
       FROM reconciled_entries
      WHERE entry_id = ANY($1) AND account_id = $2`,
    [[...new Set(others)], entry.account.id],
  );
  const lines = proposal.parts.map((part): PostedLine => lineOf(entry.id, entry.bookingDate, part));
  for (const row of rows) {
    const isFit =
      (isCorrection && row.state === 'SET_ASIDE') ||
      (row.state === 'OPEN' && (isCorrection || row.verdict === 'LIKELY'));
    if (!isFit || !row.proposal) throw changed();
    lines.push(...row.proposal.parts.map((part) => lineOf(row.entry_id, row.booking_date, part)));
  }
  return lines;
}

function lineOf(entryId: string, bookingDate: string, part: StoredProposal['parts'][number]): PostedLine {
  const { reason, itemIds, amountMinor, ruleId } = part;
  const rule = ruleId === undefined ? {} : { ruleId };
  return { entryId, bookingDate, amountMinor: BigInt(amountMinor), reason, itemIds, ...rule };
}

/** Two entries that cancel each other are about no payment. */
function corrections(lines: readonly PostedLine[]): NewPosting[] {
  return lines.map((line) => wholeLine(line, 'CORRECTION'));
}
