import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import type { EntryState } from '../../../../shared/reconciliation-terms.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { lockAccounts, type LockedAccount } from './post-entries.ts';
import type { StoredProposal } from './tables.ts';

interface AnyLockedEntry {
  id: string;
  account: LockedAccount;
  amountMinor: bigint;
  bookingDate: string;
  state: EntryState;
  proposal: StoredProposal | null;
  verdict: string | null;
}

export interface LockedEntry extends AnyLockedEntry {
  state: 'OPEN' | 'SET_ASIDE';
}

/** Locks an entry that can be posted. Throws 404; 400 `entry_posted`, `statement_taken_back`. */
export async function lockEntry(tx: Tx, entityId: string, entryId: string): Promise<LockedEntry> {
  const entry = await lockAny(tx, entityId, entryId);
  const { state } = entry;
  if (state === 'POSTED') throw refused('entry_posted', explain('entry_posted'));
  if (state === 'TAKEN_BACK') throw refused('statement_taken_back', explain('statement_taken_back.entry'));
  return { ...entry, state };
}

/** Locks an entry of the entity, whatever its state. Throws 404. */
export async function lockAny(tx: Tx, entityId: string, entryId: string): Promise<AnyLockedEntry> {
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
