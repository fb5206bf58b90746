import { createHash } from 'node:crypto';
import { isWeekend } from '../../../domain/business-days/business-days.ts';
import { publicHolidays } from '../../../domain/business-days/public-holidays.ts';
import type { StatementEntry } from '../../../domain/bank-files/statement.ts';
import { comparedFacts } from '../../../domain/reconciliation/compared-facts.ts';
import type {
  DateWindow,
  EntryResult,
  MatchedPart,
  OpenEntry,
} from '../../../domain/reconciliation/expected.ts';
import { reconcile } from '../../../domain/reconciliation/reconcile.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { uuidFromDigest } from '../../../shared/ids.ts';
import type { MatchVerdict } from '../../../shared/reconciliation-terms.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import type { ReturnOnStatement } from '../bank-connections/bank-file/note-returned.ts';
import { countryOfEntity } from '../config/entity-country.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';
import { loadEntries } from './load-entries.ts';
import { loadExpected, type Expected, type LoadedItem } from './load-expected.ts';
import { planPostings, type PostedLine } from './plan-postings.ts';
import { lockAccounts, postEntries } from './post-entries.ts';
import type { StoredPart, StoredProposal } from './tables.ts';

/** An item may come from one banking day before its day to three after it. */
const WINDOW: DateWindow = { before: 1, after: 3 };

/** How long one SQL statement about a large statement may take. */
const STATEMENT_MS = 60_000;

/**
 * Compares the open entries of an account with what its statements should show: posts exact matches, and
 * keeps proposals for the others. Runs again at any time, and in several processes.
 */
export async function reconcileAccount(context: Context, accountId: string): Promise<void> {
  await context.database.transaction((tx) => reconcileOpen(context, tx, accountId), {
    repeatable: true,
    statementMs: STATEMENT_MS,
  });
}

async function reconcileOpen(context: Context, tx: Tx, accountId: string): Promise<void> {
  const account = await lockAccounts(tx, accountId);
  // An entry that was set aside still tells what another one repeats or takes back. Only a user posts it.
  const open = await tx.query(
    `SELECT entry_id, state, proposal ->> 'id' AS proposal_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state IN ('OPEN', 'SET_ASIDE')`,
    [accountId],
  );
  if (open.length === 0) return;
  const at = nowOf(context.clock);
  const { timezone } = await loadPaymentConfig(tx, account.entityId);
  const entries = await loadEntries(
    tx,
    account.accountNumber,
    open.map((row) => row.entry_id),
  );
  const expected = await loadExpected(tx, account, entries, timezone);
  const result = reconcile({
    entries,
    expected: [...expected.items.values()],
    files: expected.files,
    standing: expected.standing,
    window: WINDOW,
    today: dayOf(at.getTime(), timezone),
    isBusinessDay: await businessDays(tx, account.entityId),
  });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const judged = result.entries.map((one) => withRejections(one, byId.get(one.entryId)!, expected));
  const aside = new Set(open.filter(({ state }) => state === 'SET_ASIDE').map((row) => row.entry_id));
  const isPosted = ({ entryId, verdict }: EntryResult) => verdict === 'EXACT' && !aside.has(entryId);
  const exact = judged.filter(isPosted);
  const lines = exact.flatMap((one) => linesOf(one, byId.get(one.entryId)!.entry));
  const postings = planPostings(lines, expected.items);
  const returns = exact.flatMap((one) => returnsOf(one, byId.get(one.entryId)!.entry, expected.items));
  await postEntries(context, tx, account, postings, returns, {
    way: 'EXACT',
    userId: null,
    reason: null,
    at,
  });
  const known = new Map(open.map((row) => [row.entry_id, row.proposal_id]));
  const proposed = judged
    .filter((one) => !isPosted(one))
    .map((one) => ({ ...one, proposal: proposalOf(one, byId.get(one.entryId)!.entry, expected.items) }))
    .filter(({ entryId, proposal }) => known.get(entryId) !== proposal.id);
  await storeProposals(tx, proposed);
  if (exact.length === 0 && proposed.length === 0) return;
  await recordAudit(tx, {
    entityId: account.entityId,
    at,
    actor: WORKER,
    action: 'statement_entries.matched',
    subjectType: 'statement_account',
    subjectId: accountId,
    details: {
      accountNumber: account.accountNumber,
      posted: exact.length,
      proposed: proposed.filter(({ verdict }) => verdict === 'LIKELY').length,
      unmatched: proposed.filter(({ verdict }) => verdict === 'UNMATCHED').length,
    },
  });
}

/** Banking days of any year. Years whose holidays are not known have weekends only. */
async function businessDays(db: Queryable, entityId: string): Promise<(date: string) => boolean> {
  const country = await countryOfEntity(db, entityId);
  const added = await db.query(
    'SELECT date::text AS date FROM operator_holidays WHERE entity_id = $1 OR entity_id IS NULL',
    [entityId],
  );
  const closed = new Set(added.map(({ date }) => date));
  const years = new Set<string>();
  return (date) => {
    const year = date.slice(0, 4);
    if (!years.has(year)) {
      years.add(year);
      for (const holiday of publicHolidays(country, Number(year)) ?? []) closed.add(holiday.date);
    }
    return !isWeekend(date) && !closed.has(date);
  };
}

/** An entry that pays what the bank had rejected contradicts the bank, so that a user has to look at it. */
function withRejections(one: EntryResult, { entry }: OpenEntry, { items }: Expected): EntryResult {
  const contradicts = ({ itemIds }: MatchedPart) =>
    entry.amountMinor < 0n && itemIds.some((id) => items.get(id)!.isRejected);
  if (!one.parts.some(contradicts)) return one;
  const parts = one.parts.map((part): MatchedPart =>
    contradicts(part) ? { ...part, verdict: 'UNMATCHED', reason: 'PAID_AFTER_REJECTION' } : part,
  );
  return { ...one, verdict: 'UNMATCHED', parts };
}

/** The amount of an entry, or of the payment that a part is about. */
function amountOf({ amountMinor, details }: StatementEntry, detail: number | null): bigint {
  if (detail === null) return amountMinor;
  const own = details[detail]!.amountMinor!;
  return amountMinor < 0n ? -own : own;
}

function linesOf({ entryId, parts }: EntryResult, entry: StatementEntry): PostedLine[] {
  return parts.map(({ detail, reason, itemIds }) => ({
    entryId,
    bookingDate: entry.bookingDate,
    amountMinor: amountOf(entry, detail),
    reason,
    itemIds,
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
    const { expectedMinor, actualMinor, ...facts } = part.facts;
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
  const id = uuidFromDigest(createHash('sha256').update(JSON.stringify(stored)).digest());
  return { id, parts: stored };
}

async function storeProposals(
  tx: Tx,
  proposed: readonly { entryId: string; verdict: MatchVerdict; proposal: StoredProposal }[],
): Promise<void> {
  if (proposed.length === 0) return;
  await tx.query(
    `UPDATE reconciled_entries r
        SET verdict = n.verdict, proposal = n.proposal::jsonb
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS n (entry_id, verdict, proposal)
      WHERE r.entry_id = n.entry_id AND r.state <> 'POSTED'`,
    [
      proposed.map(({ entryId }) => entryId),
      proposed.map(({ verdict }) => verdict),
      proposed.map(({ proposal }) => JSON.stringify(proposal)),
    ],
  );
}
