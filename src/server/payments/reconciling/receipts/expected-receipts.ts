import type { ExpectedItem, OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import { referencesIn } from '../../../../domain/collections/references.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { DayAccount } from '../statements/day-totals.ts';
import type { Of } from './candidates.ts';

/** A receipt as an item that an entry may take back. */
interface ReceiptItem extends ExpectedItem {
  kind: 'RECEIPT';
  withdrawalId: null;
  ofFileId: null;
  fundingId: null;
  receiptId: string;
}

/** How long after a receipt its bank may take it back. Users may choose an older one. */
const DAYS = 40;

const SELECT_RECEIPTS = `
  SELECT r.id, r.amount_minor, r.received_on, r.text, r.counterparty_account, r.entry_id, r.return_entry_id,
         a.account_number,
         (SELECT min(d.end_to_end_id) FROM entry_details d WHERE d.entry_id = r.entry_id) AS end_to_end_id
    FROM receipts r
    JOIN statement_accounts a ON a.id = r.account_id`;

type Row = RowOf<typeof SELECT_RECEIPTS>;

/** The receipts of an account that the entries which take money out may take back, by their amounts. */
export async function loadReceiptsToTakeBack(
  db: Queryable,
  account: DayAccount & { id: string },
  entries: readonly OpenEntry[],
): Promise<ReceiptItem[]> {
  const out = entries.filter(({ entry }) => entry.amountMinor < 0n);
  if (out.length === 0) return [];
  const dates = out.map(({ entry }) => entry.valueDate).toSorted();
  const rows = await db.query(
    `${SELECT_RECEIPTS}
      WHERE r.account_id = $1 AND r.amount_minor = ANY($2) AND r.received_on BETWEEN $3 AND $4
        AND r.status <> 'RETURNED'
      ORDER BY r.received_on, r.id`,
    [account.id, out.map(({ entry }) => -entry.amountMinor), addDays(dates[0]!, -DAYS), dates.at(-1)!],
  );
  return rows.map(itemOf);
}

/** Receipts that were not taken back, by their ids. Those of other entities and currencies are left out. */
export async function loadReceiptsToPost(
  db: Queryable,
  { entityId, currency }: Of,
  ids: readonly string[],
): Promise<ReceiptItem[]> {
  if (ids.length === 0) return [];
  const rows = await db.query(
    `${SELECT_RECEIPTS}
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.currency = $3 AND r.status <> 'RETURNED'`,
    [ids, entityId, currency],
  );
  return rows.map(itemOf);
}

function itemOf(row: Row): ReceiptItem {
  return {
    id: `RECEIPT ${row.id}`,
    kind: 'RECEIPT',
    accountNumber: row.account_number,
    amountMinor: row.amount_minor,
    date: row.received_on,
    endToEndId: row.end_to_end_id,
    references: [],
    quoted: referencesIn(row.text),
    fileId: null,
    position: null,
    counterpartyAccount: row.counterparty_account,
    earlierEntryId: row.entry_id,
    earlierReturnId: row.return_entry_id,
    withdrawalId: null,
    ofFileId: null,
    fundingId: null,
    receiptId: row.id,
  };
}
