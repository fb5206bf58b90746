import { parseAmount } from '../src/shared/money.ts';
import type { Booked } from './banks/bank-account.ts';
import type { TakenFile } from './banks/file-bank.ts';
import type { Broken } from './promises.ts';
import type { World } from './world.ts';

/** Compares settlements and balances, as the interface answers them, with the bank's own account. */

interface Settlement {
  fileName: string;
  settledAmount: string;
  differenceAmount: string;
}

/** Checks that the settled amount and the difference of each file agree with the bank's posted debits. */
export async function settlementsAgainstBank(
  world: World,
  entityId: string,
  paidFirst: ReadonlySet<string>,
): Promise<Broken[]> {
  const { stage, people } = world;
  const { bank } = world.files!;
  const posted = await stage.owner.query(
    `SELECT DISTINCT e.bank_reference AS name, w.beneficiary_reference AS reference
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       JOIN withdrawals w ON w.id = o.withdrawal_id
      WHERE o.entity_id = $1 AND o.kind = 'PAYOUT'`,
    [entityId],
  );
  const failed = await stage.owner.query(
    `SELECT beneficiary_reference AS reference
       FROM withdrawals WHERE entity_id = $1 AND status IN ('FAILED', 'CANCELLED')`,
    [entityId],
  );
  const isFailed = new Set(failed.map(({ reference }) => reference));
  const isPosted = new Set(posted.map(({ name, reference }) => `${name} ${reference}`));
  const { body } = await people.get('B admin 1')!.send('GET', '/v1/payments/settlements?limit=200');
  const shown = new Map((body.items as Settlement[]).map((one) => [one.fileName, one]));
  const broken: Broken[] = [];
  for (const taken of bank.files) {
    const settlement = shown.get(taken.name);
    const expected = expectedOf(
      taken,
      world,
      (name, reference) => isPosted.has(`${name} ${reference}`),
      isFailed,
      paidFirst,
    );
    const found = settlement && {
      settled: minorOf(settlement.settledAmount),
      difference: minorOf(settlement.differenceAmount),
    };
    if (found?.settled !== expected.settled || found.difference !== expected.difference)
      broken.push({
        promise: 'settlements-as-at-the-bank',
        text:
          `${taken.name} shows ${found?.settled} and differs by ${found?.difference}, ` +
          `and the bank's debits are ${expected.settled} and differ by ${expected.difference}`,
      });
  }
  return broken;
}

/** The sums that a settlement should show. A failed payment has nothing due. */
function expectedOf(
  { payments }: TakenFile,
  { files }: World,
  isPosted: (name: string, reference: string) => boolean,
  isFailed: ReadonlySet<string>,
  paidFirst: ReadonlySet<string>,
): { settled: bigint; difference: bigint } {
  const own = new Map(payments.map(({ reference, amountMinor }) => [reference, amountMinor]));
  let settled = 0n;
  let due = 0n;
  for (const entry of files!.bank.account.entries) {
    const { bankReference, pays, rejected } = entry;
    const about = pays.filter((reference) => own.has(reference) && isPosted(bankReference, reference));
    if (about.length === 0) continue;
    // The debits of rejected payments come back and settle nothing, if the rejection is known in time.
    const known = rejected.filter((reference) => !paidFirst.has(reference));
    settled = known.reduce((sum, reference) => sum - (own.get(reference) ?? 0n), settled + ownOf(entry, own));
    for (const reference of about) due += isFailed.has(reference) ? 0n : own.get(reference)!;
  }
  return { settled, difference: settled - due };
}

/** The part of a debit that is about the payments of one file, without charges. */
function ownOf({ amountMinor, chargedMinor, pays }: Booked, own: ReadonlyMap<string, bigint>): bigint {
  if (pays.every((reference) => own.has(reference))) return -amountMinor - chargedMinor;
  return pays.reduce((sum, reference) => sum + (own.get(reference) ?? 0n), 0n);
}

interface BalanceDay {
  date: string;
  statementBalance: string;
  differenceAmount: string;
  ledgerBalance: string;
  reasons: { amount: string }[];
}

/**
 * Checks that the closing balance of each day is the bank's, and that its difference from the ledger is
 * explained.
 */
export async function daysAgainstBank({ files, people }: World): Promise<Broken[]> {
  const caller = people.get('B admin 1')!;
  const closings = new Map(
    files!.bank.account.statements.map((statement) => [
      files!.bank.account.dayStatedBy(statement),
      statement.closingMinor,
    ]),
  );
  const { body: accounts } = await caller.send('GET', '/app/statement-accounts');
  const broken: Broken[] = [];
  for (const { account } of accounts as { account: { id: string } }[]) {
    const { body } = await caller.send('GET', `/app/statement-accounts/${account.id}/balance-days?limit=200`);
    for (const day of body.items as BalanceDay[]) {
      const stated = minorOf(day.statementBalance);
      const difference = minorOf(day.differenceAmount);
      // Uploaded statements are shown too, beside the entries that wait for a second person.
      const isForged = files!.bank.account.forgeries.some(
        (forged) => files!.bank.account.dayStatedBy(forged) === day.date && forged.closingMinor === stated,
      );
      if (closings.get(day.date) !== stated && !isForged)
        broken.push({
          promise: 'days-as-at-the-bank',
          text: `${day.date} ends with ${stated}, and at the bank with ${closings.get(day.date)}`,
        });
      const explained = day.reasons.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
      if (explained !== difference || minorOf(day.ledgerBalance) - stated !== difference)
        broken.push({
          promise: 'days-as-at-the-bank',
          text: `${day.date} differs by ${difference}, and its reasons sum to ${explained}`,
        });
    }
  }
  return broken;
}

function minorOf(amount: string): bigint {
  const isNegative = amount.startsWith('-');
  const size = parseAmount(isNegative ? amount.slice(1) : amount, 'ZAR')!;
  return isNegative ? -size : size;
}
