import { wrongStates } from '../src/server/payments/reconciling/reconciliation/testing/wrong-states.ts';
import type { Booked } from './banks/bank-account.ts';
import { rejectedAfterPayment } from './against-the-bank.ts';
import type { Broken } from './promises.ts';
import { daysAgainstBank, settlementsAgainstBank } from './settled-at-the-bank.ts';
import type { World } from './world.ts';

/**
 * Compares Outlay's statements, entries and postings with the bank's own account, after the bank has sent
 * every statement.
 */
export async function statementsBroken(world: World): Promise<Broken[]> {
  const { files, stage, entities } = world;
  if (!files) return [];
  const booked = new Map(files.bank.account.entries.map((entry) => [entry.bankReference, entry]));
  const entityId = entities.get('B')!;
  const paidFirst = await rejectedAfterPayment(world, entityId);
  return [
    ...(await storedBroken(world, entityId, booked)),
    ...(await postingsBroken(world, entityId, booked, paidFirst)),
    ...(await settlementsAgainstBank(world, entityId, paidFirst)),
    ...(await daysAgainstBank(world)),
    ...(await changedUnnamed(world)),
    ...(await wrongStates(stage.owner)).map((found) => ({
      promise: 'settlements-as-posted' as const,
      text: `the sums of a settlement are wrong: ${JSON.stringify(found, digits)}`,
    })),
  ];
}

/** Checks that each entry of the bank is stored once, and that any that waits does so for a person. */
async function storedBroken(
  { stage }: World,
  entityId: string,
  booked: ReadonlyMap<string, Booked>,
): Promise<Broken[]> {
  const rows = await stage.owner.query(
    `SELECT e.bank_reference, e.amount_minor, r.state, r.verdict,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_own
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
       JOIN reconciled_entries r ON r.entry_id = e.id
       JOIN statement_files f ON f.id = r.file_id
      -- One that was taken back counts nowhere, and may come again.
      WHERE a.entity_id = $1 AND r.state <> 'TAKEN_BACK'`,
    [entityId],
  );
  const broken: Broken[] = [];
  const times = new Map<string, number>();
  for (const { bank_reference: name, amount_minor, state, verdict, is_own } of rows) {
    const entry = booked.get(name!);
    times.set(name!, (times.get(name!) ?? 0) + 1);
    if (entry && entry.amountMinor !== amount_minor)
      broken.push({ promise: 'entries-once', text: `${name} has another amount than at the bank` });
    if (is_own && state === 'OPEN' && (verdict === null || verdict === 'EXACT'))
      broken.push({
        promise: 'entries-are-matched',
        text: `${name} is ${state} with the verdict ${verdict} and waits for no person`,
      });
  }
  for (const name of booked.keys())
    if (times.get(name) !== 1)
      broken.push({ promise: 'entries-once', text: `${name} is stored ${times.get(name) ?? 0} times` });
  return broken;
}

/** Checks that each posting belongs to an entry of the bank, and posts it as what it is at the bank. */
async function postingsBroken(
  { stage, files }: World,
  entityId: string,
  booked: ReadonlyMap<string, Booked>,
  paidFirst: ReadonlySet<string>,
): Promise<Broken[]> {
  const rows = await stage.owner.query(
    `SELECT e.bank_reference, o.kind, o.amount_minor, w.beneficiary_reference AS reference
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
      WHERE o.entity_id = $1 AND o.undoes IS NULL
        AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)`,
    [entityId],
  );
  // A debit that is given back and a payment that comes back have the same amount and text.
  const isAlike = (entry: Booked | undefined, reference: string | null) =>
    entry?.isDouble && entry.text === reference && files!.bank.stateOf(reference) === 'RETURNED';
  const broken: Broken[] = [];
  const sums = new Map<string, bigint>();
  for (const { bank_reference: name, kind, amount_minor, reference } of rows) {
    const entry = booked.get(name!);
    sums.set(name!, (sums.get(name!) ?? 0n) + amount_minor);
    const agrees =
      (kind === 'PAYOUT' &&
        entry?.pays.includes(reference ?? '') &&
        (!entry.rejected.includes(reference!) || paidFirst.has(reference!))) ||
      (kind === 'RETURN' && (entry?.returns === reference || isAlike(entry, reference))) ||
      (kind === 'RETURN' && entry?.givesBack === reference && paidFirst.has(reference ?? '')) ||
      (kind === 'FUNDING' && (entry?.isFunding || entry?.asks === 'FUNDING')) ||
      (kind === 'FEE' && (entry?.asks === 'FEE' || (entry?.chargedMinor ?? 0n) > 0n)) ||
      (kind === 'OTHER' && entry?.asks === 'OTHER') ||
      (kind === 'CORRECTION' &&
        (entry?.isDouble ||
          entry?.rejected.includes(reference ?? '') ||
          (entry?.givesBack !== null && entry?.givesBack === reference)));
    if (!agrees)
      broken.push({
        promise: 'postings-as-at-the-bank',
        text: `${name} is posted as ${kind} of ${reference ?? 'no payment'}, and is not that at the bank`,
      });
  }
  for (const [name, sum] of sums)
    if (booked.has(name) && booked.get(name)!.amountMinor !== sum)
      broken.push({
        promise: 'postings-as-at-the-bank',
        text: `the postings of ${name} sum to ${sum}, and the bank booked ${booked.get(name)!.amountMinor}`,
      });
  return broken;
}

/** Statements that came again with other contents, and that no finding names. */
async function changedUnnamed({ files, people }: World): Promise<Broken[]> {
  const { body } = await people.get('B admin 1')!.send('GET', '/app/statement-findings?limit=200');
  const found = body.items as { code: string; statement: { name: string } }[];
  const named = new Set(
    found
      .filter(({ code }) => code === 'CHANGED' || code === 'CONTRADICTED')
      // A statement of MT940 has its number and day after its name.
      .map(({ statement }) => statement.name.split('/')[0]!),
  );
  return [...files!.bank.changed]
    .filter((name) => !named.has(name))
    .map((name) => ({
      promise: 'other-contents-are-named' as const,
      text: `${name} came again with other contents, and no finding says so`,
    }));
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
