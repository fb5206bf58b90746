import type { z } from 'zod';
import {
  MOST_OTHER_SIDES,
  type ReconciliationEntry,
} from '../../../../contract/dashboard/reconciliation-entries.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { businessDays } from './business-days.ts';
import { uploadedFilesOf, whoMayConfirm, type Confirmer } from './who-may-confirm.ts';

type Entry = z.input<typeof ReconciliationEntry>;
type OtherSide = Entry['otherSides'][number];

/** Proposals that post other entries together with this one. */
const WITH_OTHERS = new Set(['SPLIT', 'AMOUNT_DIFFERS', 'CORRECTS_DOUBLE']);

/** Facts that lists leave out: who may post an entry, and the other side of a transfer. */
export async function loadDetails(
  db: Queryable,
  entityId: string,
  entry: Entry,
): Promise<Pick<Entry, 'mayPost' | 'mayPostProposal' | 'otherSides'>> {
  return { ...(await loadPosters(db, entityId, entry)), otherSides: await otherSidesOf(db, entityId, entry) };
}

/** The users who may post an entry that only users have uploaded; null where every approver and admin may. */
async function loadPosters(
  db: Queryable,
  entityId: string,
  { entry, proposal, state }: Entry,
): Promise<{ mayPost: Confirmer[] | null; mayPostProposal: Confirmer[] | null }> {
  if (state === 'POSTED') return { mayPost: null, mayPostProposal: null };
  const files = await uploadedFilesOf(db, [entry.id]);
  const others = (proposal?.parts ?? [])
    .filter(({ reason }) => WITH_OTHERS.has(reason))
    .flatMap(({ otherEntryIds }) => otherEntryIds);
  const ids = [entry.id, ...others];
  const together = others.length === 0 ? files : await uploadedFilesOf(db, ids);
  return {
    mayPost: files.length === 0 ? null : await whoMayConfirm(db, entityId, files, []),
    mayPostProposal:
      together.length === 0
        ? null
        : await whoMayConfirm(db, entityId, together, await bankFilesOf(db, entityId, ids)),
  };
}

/** The bank files whose payments the proposals of entries would post. */
async function bankFilesOf(db: Queryable, entityId: string, entryIds: readonly string[]): Promise<string[]> {
  const rows = await db.query(
    `SELECT DISTINCT f.id
       FROM reconciled_entries r
      CROSS JOIN LATERAL jsonb_path_query(r.proposal, '$.parts[*].itemIds[*]') AS i (item)
      CROSS JOIN LATERAL (SELECT split_part(i.item #>> '{}', ' ', 1) AS kind,
                                 split_part(i.item #>> '{}', ' ', 2) AS id) o
       LEFT JOIN bank_file_payments p
              ON p.withdrawal_id = CASE WHEN o.kind IN ('PAYOUT', 'RETURN', 'REJECTED') THEN o.id::uuid END
       JOIN bank_files f ON f.id = coalesce(p.file_id, CASE WHEN o.kind = 'FEE' THEN o.id::uuid END)
      WHERE r.entity_id = $1 AND r.entry_id = ANY($2)`,
    [entityId, entryIds],
  );
  return rows.map(({ id }) => id);
}

/** How many banking days the two sides of a transfer may be apart. */
const BANKING_DAYS_APART = 3;

/**
 * Entries of other accounts of the entity with the opposite amount, a few banking days apart: the other side
 * of a transfer, perhaps. Nothing is posted by it. Entries that may be a payment have none.
 */
async function otherSidesOf(
  db: Queryable,
  entityId: string,
  { entry, account, posted, proposal }: Entry,
): Promise<OtherSide[]> {
  const isTransfer = posted
    ? posted.postings.some(({ rule }) => rule?.category === 'OWN_TRANSFER')
    : proposal !== null && proposal.parts.every(({ itemCount }) => itemCount === 0);
  if (!isTransfer) return [];
  const isBusinessDay = await businessDays(db, entityId);
  const rows = await db.query(
    `SELECT e.id, e.booking_date, e.amount_minor, e.text, a.id AS account_id, a.account_number, a.currency,
            a.connection_id, c.display_name, s.statement_id
       FROM statement_entries own
       JOIN statement_accounts a ON a.entity_id = own.entity_id AND a.id <> own.account_id AND a.currency = $3
       JOIN bank_file_connections c ON c.id = a.connection_id
       JOIN statement_entries e
         ON e.account_id = a.id AND e.booking_date BETWEEN $4 AND $5 AND e.amount_minor = -own.amount_minor
            AND e.status = 'BOOKED'
      CROSS JOIN LATERAL (
            SELECT l.statement_id
              FROM statement_lines l
              JOIN bank_statements b ON b.id = l.statement_id
             WHERE l.entry_id = e.id AND NOT is_outdone(b.account_id, b.kind, b.statement_name, b.by_users)
             ORDER BY (b.kind = 'STATEMENT') DESC, b.id
             LIMIT 1) s
      WHERE own.entity_id = $1 AND own.id = $2 AND own.amount_minor <> 0
        AND NOT EXISTS (
              SELECT FROM entry_postings p WHERE p.entry_id = e.id AND p.withdrawal_id IS NOT NULL)
      ORDER BY e.booking_date, e.id
      LIMIT $6`,
    [
      entityId,
      entry.id,
      account.currency,
      daysFrom(entry.bookingDate, -1, isBusinessDay),
      daysFrom(entry.bookingDate, 1, isBusinessDay),
      BigInt(MOST_OTHER_SIDES),
    ],
  );
  return rows.map((row) => ({
    entryId: row.id,
    statementId: row.statement_id,
    account: {
      id: row.account_id,
      accountNumber: row.account_number,
      currency: row.currency,
      connection: { id: row.connection_id, displayName: row.display_name },
    },
    bookingDate: row.booking_date,
    amount: formatAmount(row.amount_minor, row.currency),
    text: row.text,
  }));
}

/** The last day of the banking days from a day, forwards or backwards. */
function daysFrom(day: string, step: 1 | -1, isBusinessDay: (day: string) => boolean): string {
  let at = day;
  let left = BANKING_DAYS_APART;
  // Two weeks of holidays in a row would end the search early, and only hide an entry.
  for (let tries = 0; left > 0 && tries < 14; tries++) {
    at = addDays(at, step);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
