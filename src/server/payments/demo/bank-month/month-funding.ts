import type { z } from 'zod';
import type { announceFunding as announceOp } from '../../../../contract/funding-records.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { announceFunding } from '../../reconciling/funding/announce-funding.ts';
import { getFundingInstructions } from '../../reconciling/funding/get-funding-instructions.ts';
import { postProposal } from '../../reconciling/reconciliation/post-proposal.ts';
import { daysAgo, workday } from '../demo-calendar.ts';
import { dayOf } from '../demo-rows.ts';
import { call, changeAt, contextAt } from '../history-writer.ts';
import type { CompanyBank } from './company-bank.ts';

interface Funding {
  context: Context;
  bank: CompanyBank;
  /** Announces what is expected. */
  preparer: Caller;
  /** Posts what is proposed; another user uploads the statements. */
  poster: Caller;
  now: number;
}

/** When a user posts the entries of a day: the next day, after its statement has come in the morning. */
const POSTED_AFTER_MS = DAY_MS + 5 * HOUR_MS;

/** The reference to quote, and the connection that has it. */
async function instructionsOf({ context, preparer }: Funding, ms: number) {
  const answer = await getFundingInstructions(contextAt(context, ms))({
    ...call(preparer, ''),
    params: undefined,
    headers: undefined,
  });
  const { accounts } = answer as { accounts: { connection: { id: string }; reference: string }[] };
  return accounts[0]!;
}

/**
 * The money of the month, paid in with the reference to quote: the first funding as announced, a transfer
 * without an announcement, one that is less than announced, one that the bank takes back, and one that is
 * still expected.
 */
export async function planFunding(
  funding: Funding,
  first: { ms: number; amountMinor: bigint },
): Promise<{ ms: number; write: () => Promise<unknown> }[]> {
  const { bank, now } = funding;
  const { connection, reference } = await instructionsOf(funding, first.ms);
  const announce = (ms: number, amount: string, expectedOn: string, note: string) =>
    announceAt(funding, ms, { connectionId: connection.id, amount, expectedOn, note });
  const at = (days: number) => workday(daysAgo(now, days)) + 6 * HOUR_MS;
  const post = (ms: number) => ({
    ms: ms - 6 * HOUR_MS + POSTED_AFTER_MS,
    write: () => postProposed(funding, ms - 6 * HOUR_MS + POSTED_AFTER_MS, reference),
  });
  // Chosen so that no weekend moves one of them to the day whose statement never comes.
  const [topUp, less, back, unpaid] = [at(20), at(15), at(7), at(4)] as const;
  await announce(first.ms, '3000000.00', dayOf(first.ms), 'For the first month');
  bank.book(dayOf(first.ms), first.amountMinor, `TRANSFER ${reference}`);
  return [
    post(first.ms - (first.ms % DAY_MS) + 6 * HOUR_MS),
    { ms: topUp, write: async () => bank.book(dayOf(topUp), 45_000_000n, `INTERNET TRF ${reference}`) },
    post(topUp),
    { ms: less - DAY_MS, write: () => announce(less - DAY_MS, '500000.00', dayOf(less), 'For the wages') },
    { ms: less, write: async () => bank.book(dayOf(less), 49_850_000n, `TRANSFER ${reference}`) },
    post(less),
    { ms: back, write: async () => bank.book(dayOf(back), 1_200_000n, `CHEQUE ${reference}`) },
    post(back),
    { ms: unpaid, write: async () => bank.book(dayOf(unpaid), -1_200_000n, `CHEQUE UNPAID ${reference}`) },
    post(unpaid),
    {
      ms: now - 4 * HOUR_MS,
      write: () => announce(now - 4 * HOUR_MS, '750000.00', dayOf(now + DAY_MS), 'For the suppliers'),
    },
  ];
}

async function announceAt(
  { context, preparer }: Funding,
  ms: number,
  body: z.input<(typeof announceOp)['body']>,
): Promise<void> {
  const request = { ...call(preparer, ''), params: undefined, headers: {}, body };
  await changeAt(context, ms, (then, tx) => announceFunding(then, tx, request));
}

/** A user posts what is proposed for entries that quote the reference. */
async function postProposed({ context, poster }: Funding, ms: number, reference: string): Promise<void> {
  const open = await context.database.query(
    `SELECT r.entry_id, r.proposal ->> 'id' AS proposal_id
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict <> 'UNMATCHED' AND e.text LIKE $2
      ORDER BY r.entry_id`,
    [poster.entityId, `%${reference}`],
  );
  for (const [index, row] of open.entries())
    await changeAt(context, ms + index * MINUTE_MS, (then, tx) =>
      postProposal(then, tx, {
        ...call(poster, row.entry_id),
        headers: {},
        body: { proposalId: row.proposal_id ?? '' },
      }),
    );
}
