import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { PostingKind } from '../../../../shared/reconciliation-terms.ts';
import { addToDays, type DayAccount } from '../statements/day-totals.ts';
import { moveMoney } from './move-money.ts';

/** The most characters of a payer's text that are kept. */
const REFERENCE_LENGTH = 140;

/** What an entry, or a part of it, is posted as. */
interface Posting {
  entryId: string;
  kind: PostingKind;
  /** Null for a record that is to be made, and for other kinds. */
  fundingId: string | null;
  amountMinor: bigint;
  bookingDate: string;
}

interface Account extends DayAccount {
  id: string;
}

/**
 * Books the postings that are FUNDING to the ledger, and keeps their records: a new one, or the announced one
 * that they are for; an entry that takes money out returns its record. Returns all postings, each of FUNDING
 * with its record. Throws 400 `item_posted` when the money of a record has come, or gone back, already.
 */
export async function recordFunding<P extends Posting>(
  context: Context,
  tx: Tx,
  account: Account,
  postings: readonly P[],
  at: Date,
): Promise<P[]> {
  const recorded = postings.map((posting) =>
    posting.kind === 'FUNDING' ? { ...posting, fundingId: posting.fundingId ?? newId(context) } : posting,
  );
  const isNew = new Set(
    recorded.flatMap((one, at) => (postings[at]!.fundingId === null ? one.fundingId : [])),
  );
  const byRecord = new Map<string, P[]>();
  for (const posting of recorded)
    if (posting.kind === 'FUNDING')
      byRecord.set(posting.fundingId!, [...(byRecord.get(posting.fundingId!) ?? []), posting]);
  if (byRecord.size === 0) return recorded;
  const words = await wordsOf(
    tx,
    [...byRecord.values()].flatMap((own) => own.map(({ entryId }) => entryId)),
  );
  for (const [fundingId, own] of byRecord) {
    const [first] = own as [P];
    const step = {
      fundingId,
      amountMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      day: own
        .map(({ bookingDate }) => bookingDate)
        .toSorted()
        .at(-1)!,
      reference: words.get(first.entryId) ?? 'Funding',
    };
    if (isNew.has(fundingId)) await insertReceived(tx, account, step, at);
    else if (step.amountMinor > 0n) await markReceived(tx, account, step);
    else await markReturned(tx, account, step);
    for (const { entryId, amountMinor, bookingDate } of own) {
      const { entityId, currency } = account;
      const reference = words.get(entryId) ?? 'Funding';
      const money = { fundingId, entityId, currency, amountMinor, reference, entryId, bookingDate, at };
      await moveMoney(context, tx, money);
    }
  }
  await addToDays(
    tx,
    account,
    [...byRecord.values()].flat().map(({ bookingDate, amountMinor }) => ({
      day: bookingDate,
      part: 'BOOKED_FUNDING' as const,
      amountMinor,
    })),
  );
  return recorded;
}

/** The change of a record by one or several entries. */
interface Step {
  fundingId: string;
  amountMinor: bigint;
  day: string;
  reference: string;
}

async function insertReceived(tx: Tx, account: Account, step: Step, at: Date): Promise<void> {
  const { fundingId, amountMinor, day, reference } = step;
  await tx.query(
    `INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, reference, received_minor, received_on,
             created_at)
     SELECT $1, a.entity_id, a.currency, 'RECEIVED', $3, a.connection_id, $4, $5, $3, $6
       FROM statement_accounts a
      WHERE a.id = $2`,
    [fundingId, account.id, day, reference, amountMinor, at],
  );
}

async function markReceived(tx: Tx, { entityId }: Account, step: Step): Promise<void> {
  const { fundingId, amountMinor, day, reference } = step;
  const changed = await tx.query(
    `UPDATE funding_records
        SET state = 'RECEIVED', received_minor = $3, received_on = $4, day = $4, reference = $5
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING id`,
    [fundingId, entityId, amountMinor, day, reference],
  );
  if (changed.length === 0) throw refused('item_posted', explain('item_posted.funding'));
}

async function markReturned(tx: Tx, { entityId }: Account, step: Step): Promise<void> {
  const { fundingId, amountMinor, day } = step;
  const changed = await tx.query(
    `UPDATE funding_records
        SET state = 'RETURNED', returned_minor = $3, returned_on = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'RECEIVED' AND received_minor >= $3
      RETURNING id`,
    [fundingId, entityId, -amountMinor, day],
  );
  if (changed.length === 0) throw refused('item_posted', explain('item_posted.funding_return'));
}

/** The text of the first payment of each entry, or of the entry itself. */
async function wordsOf(tx: Tx, entryIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query(
    `SELECT e.id, e.text,
            (SELECT d.text FROM entry_details d WHERE d.entry_id = e.id AND d.position = 0) AS own
       FROM statement_entries e
      WHERE e.id = ANY($1)`,
    [entryIds],
  );
  const found = rows.map(({ id, text, own }): [string, string] => {
    const words = (own || text).replace(/\s+/g, ' ').trim().slice(0, REFERENCE_LENGTH);
    return [id, words || 'Funding'];
  });
  return new Map(found);
}
