import type { Tx } from '../../../platform/database/pool.ts';
import type { Applied } from '../applied.ts';
import { projectBuckets } from './buckets.ts';
import { projectFills } from './fills.ts';
import { projectFunding } from './funding.ts';
import { projectHours } from './hours.ts';
import { projectInstructions } from './instructions.ts';
import { projectLoanUpdates } from './loan-updates.ts';
import { projectOrderStates } from './order-states.ts';
import { projectOrders } from './orders.ts';
import { sidesOf, type Projection, type Source } from './projection.ts';
import { projectTrades } from './trades.ts';
import { projectTransactions } from './transactions.ts';

/** Collects the rows of these commands in every projection. Returns how to write them. */
export function projectCommands(
  source: Source,
  commands: readonly Applied[],
): { write(tx: Tx): Promise<void> } {
  const hours = projectHours();
  const orders = projectOrders(source);
  const others: readonly Projection[] = [
    projectOrderStates(source),
    projectTrades(source),
    projectFills(source),
    projectTransactions(source),
    projectBuckets(source),
    projectLoanUpdates(source),
    projectFunding(source),
    projectInstructions(source),
  ];
  for (const applied of commands) {
    hours.collect(applied);
    applied.events.forEach((event, place) => {
      const sides = event.type === 'trade' ? sidesOf(source, event) : [];
      const occurrence = { event, place, applied, sides };
      orders.collect(occurrence);
      for (const projection of others) projection.collect(occurrence);
    });
  }
  return {
    write: async (tx) => {
      const orderIds = await orders.orderIds(tx);
      await orders.write(tx, orderIds);
      for (const projection of others) await projection.write(tx, orderIds);
      await hours.write(tx);
    },
  };
}
