import type { StatementEntry } from '../../../../domain/bank-files/statement.ts';
import { comparedFacts } from '../../../../domain/reconciliation/compared-facts.ts';
import type {
  DateWindow,
  EntryResult,
  MatchedPart,
  OpenEntry,
} from '../../../../domain/reconciliation/expected.ts';
import { accountKey } from '../../../../domain/reconciliation/names.ts';
import { unbookedOuts } from '../../../../domain/reconciliation/unbooked-out.ts';
import { reconcile } from '../../../../domain/reconciliation/reconcile.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { derivedId } from '../../../platform/derived-id.ts';
import type { MatchVerdict } from '../../../../shared/reconciliation-terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ReturnOnStatement } from '../../bank-files/note-returned.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { businessDays } from './business-days.ts';
import { withNear, withQuoted } from '../receipts/quoted-references.ts';
import { loadEntries } from './load-entries.ts';
import { loadExpected, type LoadedItem } from './load-expected.ts';
import { loadRules } from './load-rules.ts';
import { loadOpen, type OpenRow, type Scope } from './load-open.ts';
import { planPostings, type PostedLine } from './plan-postings.ts';
import {
  lockAccounts,
  postEntries,
  type LockedAccount,
  type NewPosting,
  type Posted,
} from './post-entries.ts';
import type { StoredPart, StoredProposal } from './tables.ts';

/** A statement may show an item from one banking day before its day to three after it. */
const WINDOW: DateWindow = { before: 1, after: 3 };

/** Entries of one SQL statement. */
const CHUNK = 2_000;

/** How long one SQL statement about a large statement may take. */
const STATEMENT_MS = 60_000;

/**
 * Compares the open entries of an account with what its statements should show: posts exact matches, and
 * keeps proposals for the others. It may run at any time, and in several processes.
 */
export async function reconcileAccount(
  context: Context,
  accountId: string,
  scope: Scope = 'WHOLE',
): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      await reconcileOpen(context, tx, await lockAccounts(tx, accountId), scope);
    },
    { repeatable: true, statementMs: STATEMENT_MS },
  );
}

/** What a user confirms: entries, each with the id of the proposal that they saw. */
export interface Confirmed {
  userId: string;
  proposals: ReadonlyMap<string, string>;
}

/**
 * The same for an account that is locked, and for entries that a user confirms. An exact match of an entry
 * that only users have uploaded waits for a confirmation, because anybody can write a statement. Resolves to
 * how many confirmed entries are posted.
 */
export async function reconcileOpen(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  scope: Scope,
  confirmed: Confirmed | null = null,
): Promise<number> {
  const at = nowOf(context.clock);
  const open = await loadOpen(tx, account.id, scope, at);
  // Money that came is a receipt before other entries of the account can take it back.
  const isFirst = ({ amount_minor }: OpenRow) => !account.isReceiving || amount_minor > 0n;
  const first = await reconcileRows(context, tx, account, open.filter(isFirst), confirmed, at);
  const last = account.alsoReceives ? mayTakeBack(first, open) : open.filter((row) => !isFirst(row));
  const second = await reconcileRows(context, tx, account, last, confirmed, at);
  const posted = [...first.posted, ...second.posted];
  const again = new Set(last.map((row) => row.entry_id));
  const kept = [...first.kept.filter(({ entryId }) => !again.has(entryId)), ...second.kept];
  if (posted.length + kept.length > 0) await recordMatched(tx, account, at, posted, kept);
  return first.byUser + second.byUser;
}

/**
 * Money out of an account that pays and receives, compared a second time if receipts were just posted, which
 * it may take back. A payment and its return are compared together, so the first time is not divided.
 */
function mayTakeBack({ posted, kept }: Reconciled, open: readonly OpenRow[]): OpenRow[] {
  if (!posted.some(({ postings }) => postings.some(({ kind }) => kind === 'RECEIPT'))) return [];
  const done = new Set(posted.map(({ entryId }) => entryId));
  const proposed = new Map(kept.map(({ entryId, proposal }) => [entryId, proposal.id]));
  return open
    .filter((row) => row.amount_minor < 0n && !done.has(row.entry_id))
    .map((row) => ({ ...row, proposal_id: proposed.get(row.entry_id) ?? row.proposal_id }));
}

interface Reconciled {
  /** How many entries the user has confirmed. */
  byUser: number;
  /** Those that were posted without a user, and those whose proposal has changed. */
  posted: Match[];
  kept: Match[];
}

async function reconcileRows(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  rows: readonly OpenRow[],
  confirmed: Confirmed | null,
  at: Date,
): Promise<Reconciled> {
  if (rows.length === 0) return { byUser: 0, posted: [], kept: [] };
  let open = rows;
  const itself: Posted = { way: 'EXACT', userId: null, reason: null, at };
  // What the bank sent is matched as if no user had uploaded anything.
  const sent = open.filter(({ from_bank }) => from_bank);
  let early: Match[] = [];
  if (sent.length > 0 && sent.length < open.length) {
    early = (await matchesOf(context, tx, account, sent)).filter(({ isExact }) => isExact);
    await postMatches(context, tx, account, early, itself);
    const done = new Set(early.map(({ entryId }) => entryId));
    open = open.filter(({ entry_id }) => !done.has(entry_id));
  }
  const found = await matchesOf(context, tx, account, open);
  // What the bank sent is exact without what users uploaded, or a user decides.
  const matches =
    open.length === sent.length ? found : found.map((one) => (one.needsUser ? one : asLikely(one)));
  const isConfirmed = ({ entryId, proposal }: Match) => confirmed?.proposals.get(entryId) === proposal.id;
  const posted = matches.filter(({ isExact, needsUser }) => isExact && !needsUser);
  const byUser = matches.filter((one) => one.isExact && one.needsUser && isConfirmed(one));
  await postMatches(context, tx, account, posted, itself);
  if (confirmed) await postMatches(context, tx, account, byUser, { ...itself, userId: confirmed.userId });
  const done = new Set([...posted, ...byUser]);
  const known = new Map(open.map((row) => [row.entry_id, row]));
  const left = matches.filter((one) => !done.has(one));
  const kept = left.filter(({ entryId, proposal }) => known.get(entryId)!.proposal_id !== proposal.id);
  const moved = left.filter(({ entryId, rests, unbookedOutMinor }) => {
    const before = known.get(entryId)!;
    return before.rests !== rests || before.unbooked_out_minor !== unbookedOutMinor;
  });
  for (const some of chunksOf([...new Set([...kept, ...moved])])) await storeProposals(tx, some);
  return { byUser: byUser.length, posted: [...early, ...posted], kept };
}

/** An open entry with what it is or may be. */
interface Match {
  entryId: string;
  verdict: MatchVerdict;
  proposal: StoredProposal;
  /** Until what is expected changes, comparing it again tells nothing new about it or any other entry. */
  rests: boolean;
  /** See `unbookedOuts`. */
  unbookedOutMinor: bigint;
  /** It can be posted: an exact match that no user has set aside. */
  isExact: boolean;
  /** A user other than the uploader has to confirm it before it is posted. */
  needsUser: boolean;
  /** None unless it can be posted. */
  postings: NewPosting[];
  returns: ReturnOnStatement[];
}

async function matchesOf(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  open: readonly OpenRow[],
): Promise<Match[]> {
  const { timezone } = await loadPaymentConfig(tx, account.entityId);
  const entries: OpenEntry[] = [];
  for (const some of chunksOf(open))
    entries.push(
      ...(await loadEntries(
        tx,
        account.accountNumber,
        some.map((row) => row.entry_id),
      )),
    );
  const { isReceiving, alsoReceives } = account;
  const quoted = isReceiving || alsoReceives ? await withQuoted(tx, account, entries) : entries;
  const compared = alsoReceives ? await withNear(tx, account, quoted) : quoted;
  const expected = await loadExpected(tx, account, entries, timezone);
  const { items } = expected;
  const rules = await loadRules(tx, account);
  const rowOf = new Map(open.map((row) => [row.entry_id, row]));
  const result = reconcile({
    entries: compared.map((one) => ({
      ...one,
      cameOn: dayOf(rowOf.get(one.id)!.received_at.getTime(), timezone),
    })),
    expected: [...items.values()],
    files: expected.files,
    standing: expected.standing,
    rules: [...rules.values()],
    window: WINDOW,
    today: dayOf(context.clock.nowMs(), timezone),
    isBusinessDay: await businessDays(tx, account.entityId),
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const repeated = await repeatedElsewhere(tx, result.entries.filter(isByRule));
  const amountAndParts = result.entries.map((found) => {
    const { entry } = byId.get(found.entryId)!;
    return {
      amountMinor: entry.amountMinor,
      parts: withRepeats(found, repeated).parts.map(({ detail, verdict, reason, itemIds }) => ({
        amountMinor: amountOf(entry, detail),
        verdict,
        reason,
        items: itemIds.map((id) => items.get(id)!),
      })),
    };
  });
  const unbooked = unbookedOuts(amountAndParts, [...items.values()].filter(isExpectedOn(account)));
  return result.entries.map((found, index) => {
    const opened = byId.get(found.entryId)!;
    const { entry } = opened;
    const one = withRepeats(found, repeated);
    const { state, from_bank: fromBank } = rowOf.get(one.entryId)!;
    const isExact = one.verdict === 'EXACT' && state === 'OPEN';
    const postings = isExact ? planPostings(linesOf(one, entry), items, rules) : [];
    return {
      entryId: one.entryId,
      verdict: one.verdict,
      proposal: proposalOf(one, entry, items),
      rests: one.isAlone,
      unbookedOutMinor: unbooked[index]!,
      isExact,
      needsUser: !fromBank,
      postings,
      returns: isExact ? returnsOf(one, entry, items) : [],
    };
  });
}

/** Whether an item is expected on the account, and no entry has been posted for it. */
function isExpectedOn({ accountNumber }: LockedAccount): (item: LoadedItem) => boolean {
  const own = accountKey(accountNumber);
  return (item) => accountKey(item.accountNumber) === own && item.earlierEntryId === null;
}

/** The same match, which a user accepts. */
function asLikely(match: Match): Match {
  if (match.verdict !== 'EXACT') return match;
  return { ...match, verdict: 'LIKELY', isExact: false, postings: [], returns: [] };
}

async function postMatches(
  context: Context,
  tx: Tx,
  account: LockedAccount,
  matches: readonly Match[],
  posted: Posted,
): Promise<void> {
  const postings = matches.flatMap((one) => one.postings);
  const returns = matches.flatMap((one) => one.returns);
  await postEntries(context, tx, account, postings, returns, posted);
}

async function recordMatched(
  tx: Tx,
  { id, entityId, accountNumber }: LockedAccount,
  at: Date,
  posted: readonly Match[],
  kept: readonly Match[],
): Promise<void> {
  const count = (verdict: MatchVerdict) => kept.filter((one) => one.verdict === verdict).length;
  const waiting = count('EXACT');
  const receipts = posted.flatMap(({ postings }) => postings.filter(({ kind }) => kind === 'RECEIPT'));
  const received = receipts.filter(({ receiptId }) => receiptId === null).length;
  const takenBack = receipts.length - received;
  await recordAudit(tx, {
    entityId,
    at,
    actor: WORKER,
    action: 'statement_entries.matched',
    subjectType: 'statement_account',
    subjectId: id,
    details: {
      accountNumber,
      posted: posted.length,
      ...(received > 0 ? { received } : {}),
      ...(takenBack > 0 ? { takenBack } : {}),
      ...(waiting > 0 ? { waiting } : {}),
      proposed: count('LIKELY'),
      unmatched: count('UNMATCHED'),
    },
  });
}

function isByRule({ parts }: EntryResult): boolean {
  return parts.some(({ ruleId }) => ruleId !== undefined);
}

/**
 * Which of the entries have the day and the amount of one that another file of the account brought first. The
 * same money may be on an advice and on a statement with other texts, and no payment tells them apart.
 */
async function repeatedElsewhere(tx: Tx, entries: readonly EntryResult[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const rows = await tx.query(
    `SELECT DISTINCT r.entry_id
       FROM reconciled_entries r
       JOIN reconciled_entries o
         ON o.account_id = r.account_id AND o.state = ANY('{OPEN,POSTED,SET_ASIDE}')
            AND o.booking_date = r.booking_date AND o.amount_minor = r.amount_minor
            AND o.file_id <> r.file_id
      WHERE r.entry_id = ANY($1)`,
    [entries.map(({ entryId }) => entryId)],
  );
  return new Set(rows.map((row) => row.entry_id));
}

function withRepeats(one: EntryResult, repeated: ReadonlySet<string>): EntryResult {
  if (!repeated.has(one.entryId)) return one;
  const parts = one.parts.map((part): MatchedPart => ({
    ...part,
    verdict: 'UNMATCHED',
    reason: 'RULE_REPEATED',
  }));
  return { ...one, verdict: 'UNMATCHED', parts };
}

/** The amount of an entry, or of the payment that a part is about. */
function amountOf({ amountMinor, details }: StatementEntry, detail: number | null): bigint {
  if (detail === null) return amountMinor;
  const own = details[detail]!.amountMinor!;
  return amountMinor < 0n ? -own : own;
}

function linesOf({ entryId, parts }: EntryResult, entry: StatementEntry): PostedLine[] {
  return parts.map(({ detail, reason, itemIds, ruleId }) => ({
    entryId,
    bookingDate: entry.bookingDate,
    amountMinor: amountOf(entry, detail),
    reason,
    itemIds,
    ...(ruleId === undefined ? {} : { ruleId }),
  }));
}

/** The payments that an exact match returns. */
function returnsOf(
  { parts }: EntryResult,
  { details }: StatementEntry,
  items: ReadonlyMap<string, LoadedItem>,
): ReturnOnStatement[] {
  return parts.flatMap(({ detail, reason, itemIds }) =>
    itemIds.flatMap((id) => {
      const { kind, withdrawalId } = items.get(id)!;
      if (withdrawalId === null || (reason !== 'RETURN' && kind !== 'RETURN')) return [];
      return [{ withdrawalId, reason: details[detail ?? 0]?.returned ?? null }];
    }),
  );
}

function proposalOf(
  { parts }: EntryResult,
  entry: StatementEntry,
  items: ReadonlyMap<string, LoadedItem>,
): StoredProposal {
  const stored = parts.map((part): StoredPart => {
    const other = part.detail === null && entry.details.length > 1 ? null : entry.details[part.detail ?? 0];
    const [item] = part.itemIds;
    const isStated =
      other?.counterparty.accountNumber != null &&
      item !== undefined &&
      items.get(item)!.counterpartyAccount !== null;
    const { expectedMinor, actualMinor, isNamed: _, ...facts } = part.facts;
    return {
      ...part,
      facts: {
        ...facts,
        expectedMinor: expectedMinor?.toString() ?? null,
        actualMinor: actualMinor.toString(),
      },
      amountMinor: amountOf(entry, part.detail).toString(),
      ...comparedFacts(part, WINDOW, isStated),
    };
  });
  const id = derivedId(JSON.stringify(stored));
  return { id, parts: stored };
}

/** In parts that one SQL statement reads or writes well within its time limit. */
function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}

async function storeProposals(
  tx: Tx,
  proposed: readonly Pick<Match, 'entryId' | 'verdict' | 'proposal' | 'rests' | 'unbookedOutMinor'>[],
): Promise<void> {
  if (proposed.length === 0) return;
  await tx.query(
    `UPDATE reconciled_entries r
        SET verdict = n.verdict, proposal = n.proposal::jsonb, rests = n.rests,
            unbooked_out_minor = n.unbooked_out_minor
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bool[], $5::bigint[])
         AS n (entry_id, verdict, proposal, rests, unbooked_out_minor)
      WHERE r.entry_id = n.entry_id AND r.state IN ('OPEN', 'SET_ASIDE')`,
    [
      proposed.map(({ entryId }) => entryId),
      proposed.map(({ verdict }) => verdict),
      proposed.map(({ proposal }) => JSON.stringify(proposal)),
      proposed.map(({ rests }) => rests),
      proposed.map(({ unbookedOutMinor }) => unbookedOutMinor),
    ],
  );
}
