import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { lockAccounts, type LockedAccount } from './post-entries.ts';
import type { StoredProposal } from './tables.ts';

export interface LockedEntry {
  id: string;
  account: LockedAccount;
  amountMinor: bigint;
  bookingDate: string;
  state: 'OPEN' | 'SET_ASIDE';
  proposal: StoredProposal | null;
  verdict: string | null;
}

/** Locks an entry of the entity that is not posted. Throws 404; 400 `entry_posted`. */
export async function lockEntry(tx: Tx, entityId: string, entryId: string): Promise<LockedEntry> {
  const [found] = await tx.query(
    'SELECT account_id FROM reconciled_entries WHERE entry_id = $1 AND entity_id = $2',
    [entryId, entityId],
  );
  if (!found) throw notFound('statement_entry');
  const account = await lockAccounts(tx, found.account_id);
  const [row] = await tx.query(
    'SELECT amount_minor, booking_date, state, proposal, verdict FROM reconciled_entries WHERE entry_id = $1',
    [entryId],
  );
  if (row!.state === 'POSTED') throw refused('entry_posted', explain('entry_posted'));
  return {
    id: entryId,
    account,
    amountMinor: row!.amount_minor,
    bookingDate: row!.booking_date,
    state: row!.state,
    proposal: row!.proposal,
    verdict: row!.verdict,
  };
}
