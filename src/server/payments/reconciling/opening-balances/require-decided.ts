import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { openReceipts, undecidedPayments } from './moved-bookings.ts';

/**
 * Throws 400 `opening_balance_not_possible` while payments of earlier days wait for the bank, or money of
 * payers waits for a user: on an account that also pays, the opening balance would make it FUNDING for good.
 */
export async function requireDecided(
  tx: Tx,
  account: { accountId: string; entityId: string; day: string },
): Promise<void> {
  const count = await undecidedPayments(tx, account);
  if (count > 0)
    throw refused(
      'opening_balance_not_possible',
      explain('opening_balance_not_possible.undecided', { count, day: account.day }),
    );
  const receipts = await openReceipts(tx, account);
  if (receipts > 0)
    throw refused(
      'opening_balance_not_possible',
      explain('opening_balance_not_possible.receipts', { count: receipts, day: account.day }),
    );
}
