import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { undecidedPayments } from './moved-bookings.ts';

/** Throws 400 `opening_balance_not_possible` while payments of earlier days wait for the bank. */
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
}
