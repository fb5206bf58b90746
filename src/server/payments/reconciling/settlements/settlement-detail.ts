import type { z } from 'zod';
import { MOST_LINES, type getSettlement as op } from '../../../../contract/settlements.ts';
import { needsSecondUser } from '../../../../shared/settlement-difference.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { displaySettled, SELECT_SETTLED } from './settled-payout.ts';
import { loadSettlement, type SettlementForDisplay } from './settlement-for-display.ts';
import { usersWhoMayConfirm } from './users-who-may-confirm.ts';

export type SettlementDetail = z.input<(typeof op)['answers'][200]['schema']>;

/** One settlement of the entity, with its lines and returns. Throws 404. */
export async function loadSettlementDetail(
  db: Queryable,
  entityId: string,
  id: string,
): Promise<SettlementDetail> {
  const settlement = await loadSettlement(db, entityId, id);
  const { currency, differenceState, acknowledgement } = settlement;
  const lines = await db.query(
    `SELECT o.entry_id, o.kind, count(*) AS postings, sum(o.amount_minor)::bigint AS amount_minor,
            o.booking_date, e.bank_reference, e.text, r.way, r.posted_at, count(*) OVER () AS lines
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       JOIN reconciled_entries r ON r.entry_id = o.entry_id
      WHERE o.file_id = $1
      GROUP BY o.entry_id, o.kind, o.booking_date, e.bank_reference, e.text, r.way, r.posted_at
      ORDER BY o.booking_date, o.entry_id
      LIMIT $2`,
    [id, MOST_LINES],
  );
  const returns = await db.query(
    `${SELECT_SETTLED}
      WHERE p.file_id = $1 AND x.state = 'RETURNED'
      ORDER BY p.sequence_number
      LIMIT $2`,
    [id, MOST_LINES],
  );
  return {
    ...settlement,
    needsSecondUser: await secondUserNeeded(db, entityId, settlement),
    mayConfirm:
      differenceState === 'WAITING' ? await usersWhoMayConfirm(db, entityId, acknowledgement!.by.userId) : [],
    lineCount: Number(lines[0]?.lines ?? 0),
    lines: lines.map((row) => ({
      entryId: row.entry_id,
      kind: row.kind as 'PAYOUT' | 'RETURN' | 'FEE',
      payoutCount: row.kind === 'FEE' ? 0 : Number(row.postings),
      amount: formatAmount(row.amount_minor ?? 0n, currency),
      bookingDate: row.booking_date,
      bankReference: row.bank_reference,
      text: row.text,
      way: row.way!,
      postedAt: row.posted_at!.toISOString(),
    })),
    returns: returns.map((row) => displaySettled(row, currency)),
  };
}

/** Whether the entity's limit asks for a second user to acknowledge the difference. */
export async function secondUserNeeded(
  db: Queryable,
  entityId: string,
  { differenceState, overAmount, underAmount, currency }: SettlementForDisplay,
): Promise<boolean> {
  if (differenceState === 'NONE') return false;
  const { settlementDifferenceLimit } = await loadPaymentConfig(db, entityId);
  const [overMinor, underMinor] = [overAmount, underAmount].map((amount) => parseAmount(amount, currency)!);
  return needsSecondUser(
    { overMinor: overMinor!, underMinor: underMinor! },
    currency,
    settlementDifferenceLimit,
  );
}
