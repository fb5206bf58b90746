import type { z } from 'zod';
import type { getFundingRecord as op, listFundingRecords } from '../../../../contract/funding-records.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';

export type FundingForDisplay = z.input<
  (typeof listFundingRecords)['answers'][200]['schema']
>['items'][number];
export type FundingDetail = z.input<(typeof op)['answers'][200]['schema']>;

/** The records of a list, with the names that they need. */
export const SELECT_RECORDS = `
  SELECT r.id, r.day, r.state, r.source, r.currency, r.connection_id, c.display_name, r.expected_minor,
         r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by`;

type Row = RowOf<typeof SELECT_RECORDS>;

/** A record of a list. `today` is the day in the zone of the entity. */
export function displayRecord(row: Row, today: string): FundingForDisplay {
  const { currency } = row;
  const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, currency));
  return {
    id: row.id,
    date: row.day,
    state: row.state === 'EXPECTED' && row.day < today ? 'OVERDUE' : row.state,
    source: row.source,
    currency,
    connection:
      row.connection_id === null ? null : { id: row.connection_id, displayName: row.display_name ?? '' },
    expectedAmount: amount(row.expected_minor),
    expectedOn: row.expected_on,
    receivedAmount: amount(row.received_minor),
    receivedOn: row.received_on,
    differenceAmount:
      row.expected_minor === null || row.received_minor === null
        ? null
        : formatAmount(row.received_minor - row.expected_minor, currency),
    returnedAmount: amount(row.returned_minor),
    returnedOn: row.returned_on,
    reference: row.reference,
    note: row.note,
    // Simulated money has no connection.
    onStatement: row.received_minor !== null && row.connection_id !== null,
  };
}

/** One record of the entity with its transfers. Throws 404. */
export async function loadFundingRecord(
  db: Queryable,
  entityId: string,
  id: string,
  today: string,
): Promise<FundingDetail> {
  const [row] = await db.query(`${SELECT_RECORDS} WHERE r.entity_id = $1 AND r.id = $2`, [entityId, id]);
  if (!row) throw notFound('funding_record');
  const person = (userId: string | null, name: string | null) =>
    userId === null ? null : { userId, name: name ?? '' };
  return {
    ...displayRecord(row, today),
    announcedBy: person(row.announced_by, row.announced_by_name),
    announcedAt: row.announced_at?.toISOString() ?? null,
    cancelledBy: person(row.cancelled_by, row.cancelled_by_name),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    movements: await loadMovements(db, id, row.currency),
  };
}

async function loadMovements(
  db: Queryable,
  fundingId: string,
  currency: Currency,
): Promise<FundingDetail['movements']> {
  const rows = await db.query(
    `SELECT m.transfer_id, m.payout_id, m.amount_minor, m.booking_date, m.booked_at, m.entry_id,
            e.bank_reference, e.text, p.way
       FROM funding_movements m
       LEFT JOIN statement_entries e ON e.id = m.entry_id
       LEFT JOIN reconciled_entries p ON p.entry_id = m.entry_id
      WHERE m.funding_id = $1
      ORDER BY m.booked_at, m.transfer_id`,
    [fundingId],
  );
  return rows.map((row) => ({
    transferId: row.transfer_id,
    payoutId: row.payout_id,
    amount: formatAmount(row.amount_minor, currency),
    bookingDate: row.booking_date,
    bookedAt: row.booked_at.toISOString(),
    entry:
      row.entry_id !== null && row.way !== null
        ? { id: row.entry_id, bankReference: row.bank_reference, text: row.text ?? '', way: row.way }
        : null,
  }));
}
