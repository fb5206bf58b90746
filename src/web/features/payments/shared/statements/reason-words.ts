import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FundingOnAccount } from '../../../../../client/types.gen.ts';

/** The reasons of a difference, and what an account has that is not in FUNDING. */
type Reason = FundingOnAccount['lines'][number]['code'];

const REASONS: Record<Reason, MessageDescriptor> = {
  PAYOUTS: msg`Payments not on a statement yet, or with another amount`,
  FEES: msg`Fees of payments that the bank has not charged yet`,
  RETURNS: msg`Returned payments`,
  FUNDING: msg`Funding`,
  OTHER: msg`Other business`,
  RECEIPTS: msg`Receipts`,
  COLLECTION: msg`Money of payers, in Collection`,
  CORRECTIONS: msg`Entries that cancel each other`,
  OPEN_ENTRIES: msg`Open entries, in and out offset`,
  SET_ASIDE_ENTRIES: msg`Entries set aside`,
  OPENING_BALANCE: msg`The opening balance is not recorded`,
  STATEMENT_BREAK: msg`Entries and balances of the statements do not agree`,
};

/** Why the ledger and the bank differ. */
export function reasonWords(code: Reason): string {
  return i18n._(REASONS[code]);
}
