import type { Booked } from '../banks/bank-account.ts';
import type { World } from '../world.ts';
import { MOVED_TO_FUNDING, OF_CUSTOMERS, type CustomerPromiseName } from './customer-promises.ts';
import { COLLECTING } from './events.ts';

/** Checks after each event what may never be wrong, even for a moment. */
export async function seeCustomers(world: World): Promise<void> {
  const { customers, stage, entities, sightings } = world;
  if (!customers) return;
  const entityId = entities.get(COLLECTING)!;
  const say = (promise: CustomerPromiseName, text: string): void => {
    if (customers.said.has(promise)) return;
    customers.said.add(promise);
    sightings.push({ promise, text });
  };
  for (const { name, sql } of OF_CUSTOMERS)
    for (const { found } of await stage.owner.query(sql, [[entityId]])) say(name, found ?? '');
  const found = await collectionOf(world, entityId);
  if (found.unknown)
    say('collection-as-at-the-bank', `${found.unknown} is collected, and no customer sent it`);
  if (found.byHandMinor !== found.askedMinor)
    say(
      'collection-as-at-the-bank',
      `clerks moved ${found.askedMinor} to FUNDING, and the ledger ${found.byHandMinor}`,
    );
  if (found.balanceMinor !== found.receivedMinor - found.movedMinor)
    say(
      'collection-as-at-the-bank',
      `COLLECTION has ${found.balanceMinor}; customers paid ${found.receivedMinor}, and ` +
        `${found.movedMinor} was moved`,
    );
}

/** COLLECTION, and what it should be by the bank of the customers and by those who moved money. */
async function collectionOf({ customers, stage }: World, entityId: string) {
  const { owner } = stage;
  const posted = await owner.query(
    `SELECT e.bank_reference AS name
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
      WHERE o.entity_id = $1 AND o.kind = 'RECEIPT'
      GROUP BY e.id, e.bank_reference
     HAVING sum(o.amount_minor) <> 0`,
    [entityId],
  );
  const booked = new Map(customers!.bank.account.entries.map((one) => [one.bankReference, one]));
  const isOfCustomer = (one: Booked | undefined) => one !== undefined && (one.sent ?? one.takesBack) !== null;
  const receivedMinor = posted.reduce((sum, { name }) => sum + (booked.get(name!)?.amountMinor ?? 0n), 0n);
  const [ledger] = await owner.query(
    `SELECT coalesce(sum(a.balance_minor), 0)::bigint AS balance,
            (${MOVED_TO_FUNDING}) AS moved,
            (SELECT coalesce(sum(s.amount_minor), 0)::bigint
               FROM collection_sweeps s
              WHERE s.entity_id = $1) AS by_hand
       FROM ledger_accounts a
      WHERE a.entity_id = $1 AND a.access_type = 'COLLECTION'`,
    [entityId],
  );
  return {
    unknown: posted.find(({ name }) => !isOfCustomer(booked.get(name!)))?.name ?? null,
    receivedMinor,
    balanceMinor: ledger!.balance!,
    movedMinor: ledger!.moved!,
    byHandMinor: ledger!.by_hand!,
    askedMinor: [...customers!.moved.values()].reduce((sum, minor) => sum + minor, 0n),
  };
}
