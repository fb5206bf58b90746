import type { z } from 'zod';
import type { listSettlementPayouts as op } from '../../../../contract/settlements.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { RowOf } from '../../../platform/database/pool.ts';

export type SettledPayoutForDisplay = z.input<(typeof op)['answers'][200]['schema']>['items'][number];

const FROM_SETTLED = `
    FROM bank_file_payments p
    JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN LATERAL (
         SELECT (array_agg(s.entry_id ORDER BY s.part))[1] AS entry_id, max(s.booking_date) AS booking_date,
                sum(s.amount_minor)::bigint AS amount_minor
           FROM entry_postings s
          WHERE s.withdrawal_id = p.withdrawal_id AND s.kind = 'PAYOUT') o ON true
   CROSS JOIN LATERAL (
         SELECT CASE
                WHEN w.status = 'REVERSED' OR p.state = 'RETURNED' THEN 'RETURNED'
                WHEN w.status = 'FAILED' OR p.state = 'REJECTED' THEN 'REJECTED'
                WHEN o.entry_id IS NOT NULL THEN 'SETTLED'
                ELSE 'WAITING'
                END AS state) x`;

/** How many payments of a file there are. */
export const COUNT_SETTLED = `SELECT count(*) AS total ${FROM_SETTLED}`;

/** The payments of a file, with the state that statements give them. */
export const SELECT_SETTLED = `
  SELECT p.withdrawal_id, p.sequence_number, w.payout_id, p.name, p.account_number, p.reference,
         p.amount_minor, p.failure_code, o.entry_id, o.booking_date, o.amount_minor AS settled_minor, x.state
  ${FROM_SETTLED}`;

export function displaySettled(
  row: RowOf<typeof SELECT_SETTLED>,
  currency: Currency,
): SettledPayoutForDisplay {
  return {
    withdrawalId: row.withdrawal_id,
    payoutId: row.payout_id,
    state: row.state as SettledPayoutForDisplay['state'],
    beneficiaryName: row.name,
    accountNumber: row.account_number,
    reference: row.reference,
    amount: formatAmount(row.amount_minor, currency),
    settledAmount: row.settled_minor === null ? null : formatAmount(-row.settled_minor, currency),
    entryId: row.entry_id,
    settledOn: row.booking_date,
    failureCode: row.failure_code,
  };
}
