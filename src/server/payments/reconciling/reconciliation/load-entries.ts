import type { EntryDetail } from '../../../../domain/bank-files/statement.ts';
import type { OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadRepeats } from './load-repeats.ts';

/** Entries of an account as they were stored, by their ids. */
export async function loadEntries(
  db: Queryable,
  accountNumber: string,
  ids: readonly string[],
): Promise<OpenEntry[]> {
  const rows = await db.query(
    `SELECT e.id, e.amount_minor, e.is_reversal, e.status, e.booking_date, e.value_date, e.bank_reference,
            e.code, e.text, e.batch_count, e.batch_names, r.undone_at,
            ARRAY(SELECT DISTINCT o.rule_id
                    FROM entry_postings o
                   WHERE r.undone_at IS NOT NULL AND o.entry_id = e.id AND o.undoes IS NOT NULL
                     AND o.rule_id IS NOT NULL) AS undone_rules
       FROM statement_entries e
       LEFT JOIN reconciled_entries r ON r.entry_id = e.id
      WHERE e.id = ANY($1)`,
    [ids],
  );
  const details = await db.query(
    `SELECT entry_id, end_to_end_id, amount_minor, text, counterparty_name, counterparty_account, returned
       FROM entry_details
      WHERE entry_id = ANY($1)
      ORDER BY entry_id, position`,
    [ids],
  );
  const byEntry = new Map<string, EntryDetail[]>();
  for (const row of details) {
    const detail: EntryDetail = {
      endToEndId: row.end_to_end_id,
      amountMinor: row.amount_minor,
      text: row.text,
      counterparty: { name: row.counterparty_name, accountNumber: row.counterparty_account },
      returned: row.returned,
    };
    const known = byEntry.get(row.entry_id);
    if (known) known.push(detail);
    else byEntry.set(row.entry_id, [detail]);
  }
  const repeats = await loadRepeats(db, ids);
  return rows.map((row) => ({
    id: row.id,
    accountNumber,
    repeatsEntryId: repeats.get(row.id) ?? null,
    isUndone: row.undone_at !== null,
    undoneRuleIds: row.undone_rules ?? [],
    entry: {
      amountMinor: row.amount_minor,
      isReversal: row.is_reversal,
      status: row.status,
      bookingDate: row.booking_date,
      valueDate: row.value_date,
      bankReference: row.bank_reference,
      code: row.code,
      text: row.text,
      batchCount: row.batch_count,
      batchNames: row.batch_names,
      details: byEntry.get(row.id) ?? [],
    },
  }));
}
