import type { RefundAccount } from '../../shared/collection-terms.ts';
import { accountKey } from '../../shared/names.ts';
import { namesAlike } from '../withdrawal/account-names.ts';

/** The payer of a receipt by the statement of the bank, which does not say at which bank the account is. */
interface Stated {
  name: string | null;
  accountNumber: string | null;
}

interface Paid {
  name: string;
  accountNumber: string;
}

/**
 * Whether a refund goes to the account that the statement states. One that names another person is TYPED,
 * although its number is the same: at another bank, that number is another account.
 */
export function refundAccountOf(paid: Paid, stated: Stated): RefundAccount {
  const number = statedNumber(stated.accountNumber);
  if (number === null || accountKey(number) !== accountKey(paid.accountNumber)) return 'TYPED';
  return isOtherName(paid.name, stated.name) ? 'TYPED' : 'STATEMENT';
}

/** Whether a refund names another person than the statement, which may have no name. */
export function isOtherName(paid: string, stated: string | null): boolean {
  return stated !== null && stated.trim() !== '' && !namesAlike(paid, stated);
}

/** The account number that a statement states; null without one, or with letters, such as an IBAN. */
export function statedNumber(account: string | null): string | null {
  if (account === null || /\p{L}/u.test(account)) return null;
  const digits = account.replaceAll(/\D/g, '');
  return digits === '' ? null : digits;
}
