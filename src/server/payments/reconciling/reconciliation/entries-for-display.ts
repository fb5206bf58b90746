import type { z } from 'zod';
import {
  MOST_ITEMS,
  type ReconciliationEntry,
} from '../../../../contract/dashboard/reconciliation-entries.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadEntriesForDisplay } from '../statements/entry-for-display.ts';
import { loadDetails } from './entry-details.ts';
import { loadItems, type ItemForDisplay } from './items-for-display.ts';
import type { StoredPart } from './tables.ts';

export type ReconciledEntry = z.input<typeof ReconciliationEntry>;

/** Entries by their ids, in the order of the ids. Entries of other entities are left out. */
export async function loadReconciled(
  db: Queryable,
  entityId: string,
  ids: readonly string[],
): Promise<ReconciledEntry[]> {
  const rows = await db.query(
    `SELECT r.entry_id, r.state, r.verdict, r.proposal, r.posted_at, r.posted_by,
            poster.name AS posted_by_name,
            r.way, r.reason, r.aside_at, r.aside_by, setter.name AS aside_by_name, r.aside_reason,
            r.undone_at, r.undone_by, undoer.name AS undone_by_name, r.undone_reason,
            w.id AS waiting_rule_id,
            a.id AS account_id, a.account_number, a.currency, a.connection_id, c.display_name
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
       LEFT JOIN users poster ON poster.id = r.posted_by
       LEFT JOIN users setter ON setter.id = r.aside_by
       LEFT JOIN users undoer ON undoer.id = r.undone_by
       LEFT JOIN entry_rules w
              ON w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL
      WHERE r.entry_id = ANY($1) AND r.entity_id = $2`,
    [ids, entityId],
  );
  const byId = new Map(rows.map((row) => [row.entry_id, row]));
  const own = ids.filter((id) => byId.has(id));
  const entries = await loadEntriesForDisplay(db, own, (id) => byId.get(id)!.currency);
  const postings = await loadPostings(db, own);
  const items = await loadItems(db, entityId, [
    ...rows.flatMap(({ proposal }) => (proposal?.parts ?? []).flatMap(shownItems)),
    ...postings.map(itemIdOf).filter((id) => id !== null),
  ]);
  const rules = await loadRulesInBrief(db, [
    ...rows.flatMap(({ proposal }) => (proposal?.parts ?? []).flatMap(({ ruleId }) => ruleId ?? [])),
    ...postings.flatMap(({ rule_id }) => rule_id ?? []),
  ]);
  return entries.map((entry) => {
    const row = byId.get(entry.id)!;
    const { currency } = row;
    const ofEntry = postings.filter(({ entry_id }) => entry_id === entry.id);
    return {
      entry,
      account: {
        id: row.account_id,
        accountNumber: row.account_number,
        currency,
        connection: { id: row.connection_id, displayName: row.display_name },
      },
      state: row.state,
      proposal:
        row.proposal && row.verdict
          ? {
              id: row.proposal.id,
              verdict: row.verdict,
              parts: row.proposal.parts.map((part) => displayPart(part, currency, items, rules)),
            }
          : null,
      posted:
        row.posted_at && row.way
          ? {
              way: row.way,
              by: row.posted_by === null ? null : { userId: row.posted_by, name: row.posted_by_name ?? '' },
              at: row.posted_at.toISOString(),
              reason: row.reason,
              postingCount: Number(ofEntry[0]?.count ?? 1),
              paymentCount: Number(ofEntry[0]?.payments ?? 0),
              rejectedCount: Number(ofEntry[0]?.rejected ?? 0),
              postings: ofEntry.map((posting) => ({
                kind: posting.kind!,
                amount: formatAmount(posting.amount_minor!, currency),
                expectedAmount: formatAmount(posting.expected_minor!, currency),
                settledFees: formatAmount(-posting.settles_fees_minor!, currency),
                rule: rules.get(posting.rule_id ?? '') ?? null,
                item: items.get(itemIdOf(posting) ?? '') ?? null,
              })),
            }
          : null,
      setAside:
        row.aside_at && row.aside_by !== null
          ? {
              by: { userId: row.aside_by, name: row.aside_by_name ?? '' },
              at: row.aside_at.toISOString(),
              reason: row.aside_reason ?? '',
            }
          : null,
      undone:
        row.undone_at && row.undone_by !== null
          ? {
              by: { userId: row.undone_by, name: row.undone_by_name ?? '' },
              at: row.undone_at.toISOString(),
              reason: row.undone_reason,
            }
          : null,
      waitingRuleId: row.waiting_rule_id,
      mayPost: null,
      mayPostProposal: null,
      otherSides: [],
    };
  });
}

/** One entry of the entity, with what lists leave out. Throws 404. */
export async function loadReconciledEntry(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<ReconciledEntry> {
  const [entry] = await loadReconciled(db, entityId, [id]);
  if (!entry) throw notFound('statement_entry');
  return { ...entry, ...(await loadDetails(db, entityId, entry)) };
}

/** The first postings of entries, each with how many its entry has. */
async function loadPostings(db: Queryable, ids: readonly string[]) {
  return db.query(
    `SELECT p.entry_id, p.kind, p.withdrawal_id, p.file_id, p.funding_id, p.amount_minor, p.expected_minor,
            p.settles_fees_minor, p.rule_id, p.count, p.payments, p.rejected,
            receipt.id AS receipt_id
       FROM (SELECT o.entry_id, o.kind, o.withdrawal_id, o.file_id, o.funding_id, o.amount_minor,
                    o.expected_minor, o.settles_fees_minor, o.rule_id,
                    count(*) OVER (PARTITION BY o.entry_id) AS count,
                    count(o.withdrawal_id) OVER (PARTITION BY o.entry_id) AS payments,
                    count(o.withdrawal_id) FILTER (WHERE o.kind = 'CORRECTION')
                      OVER (PARTITION BY o.entry_id) AS rejected,
                    row_number() OVER (PARTITION BY o.entry_id ORDER BY o.kind = 'CORRECTION', o.id) AS number
               FROM entry_postings o
              WHERE o.entry_id = ANY($1) AND o.undoes IS NULL
                AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)) p
       LEFT JOIN receipts receipt
              ON p.kind = 'RECEIPT' AND p.entry_id IN (receipt.entry_id, receipt.return_entry_id)
      WHERE p.number <= $2
      ORDER BY p.entry_id, p.number`,
    [ids, MOST_ITEMS],
  );
}

function itemIdOf({
  kind,
  withdrawal_id,
  file_id,
  funding_id,
  receipt_id,
}: {
  kind: string | null;
  withdrawal_id: string | null;
  file_id: string | null;
  funding_id: string | null;
  receipt_id: string | null;
}): string | null {
  if (receipt_id !== null) return `RECEIPT ${receipt_id}`;
  if (funding_id !== null) return `FUNDING ${funding_id}`;
  if (withdrawal_id !== null) return `${kind === 'CORRECTION' ? 'REJECTED' : kind} ${withdrawal_id}`;
  return file_id === null ? null : `FEE ${file_id}`;
}

function shownItems({ itemIds }: StoredPart): readonly string[] {
  return itemIds.slice(0, MOST_ITEMS);
}

type RulesInBrief = Awaited<ReturnType<typeof loadRulesInBrief>>;

async function loadRulesInBrief(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.query('SELECT id, category, words FROM entry_rules WHERE id = ANY($1)', [
    [...new Set(ids)],
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

function displayPart(
  part: StoredPart,
  currency: Currency,
  items: ReadonlyMap<string, ItemForDisplay>,
  rules: RulesInBrief,
) {
  const { expectedMinor, actualMinor, businessDays, accounts, counterparties, otherEntryIds } = part.facts;
  return {
    detail: part.detail,
    verdict: part.verdict,
    reason: part.reason,
    agrees: part.agrees,
    differs: part.differs,
    expectedAmount: expectedMinor === null ? null : formatAmount(BigInt(expectedMinor), currency),
    actualAmount: formatAmount(BigInt(actualMinor), currency),
    businessDays,
    accounts,
    counterparties,
    rule: rules.get(part.ruleId ?? '') ?? null,
    otherEntryIds: [...otherEntryIds],
    itemCount: part.itemIds.length,
    items: shownItems(part).flatMap((id) => items.get(id) ?? []),
  };
}
