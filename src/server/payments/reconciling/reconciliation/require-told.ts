import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { LockedEntry } from './lock-entry.ts';

/** A return that a reply reported longer ago than this no longer appears on a statement. */
const TOLD_WITHIN_MS = 60 * DAY_MS;

/**
 * Refuses a payment as the one that an entry returns, if replies say that other payments of the amount came
 * back and not this one: several payments may have one amount. Throws 400 `return_told_for_another`.
 */
export async function requireTold(
  tx: Tx,
  { account, amountMinor }: LockedEntry,
  withdrawalId: string,
  at: Date,
): Promise<void> {
  const told = await tx.query(
    `SELECT p.withdrawal_id, p.name
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
      WHERE p.returned_at >= $1 AND p.state = 'RETURNED' AND p.amount_minor = $2
        AND f.entity_id = $3 AND f.currency = $4
        AND ltrim(f.payer_account_number, '0') = ltrim($5, '0')
        AND NOT EXISTS (SELECT FROM entry_postings o
                         WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'RETURN')
      ORDER BY p.returned_at, p.withdrawal_id`,
    [
      new Date(at.getTime() - TOLD_WITHIN_MS),
      amountMinor,
      account.entityId,
      account.currency,
      account.accountNumber,
    ],
  );
  const [first] = told;
  if (!first || told.some((one) => one.withdrawal_id === withdrawalId)) return;
  throw refused('return_told_for_another', explain('return_told_for_another', { name: first.name }));
}
