import { verifyAudit } from '../src/server/audit/audit.ts';
import { availableAgainstBank } from './available-at-the-bank.ts';
import { bankBroken, booksAgainstBank } from './against-the-bank.ts';
import { answersBroken } from './answers.ts';
import { statementsBroken } from './statements-at-the-bank.ts';
import { customersBroken } from './customers/customers-broken.ts';
import { exchangeBroken } from './exchange/exchange-broken.ts';
import { IN_THE_DATABASE, type Broken } from './promises.ts';
import { OF_PEOPLE } from './people/people-promises.ts';
import { webhooksBroken } from './people/webhooks-broken.ts';
import { OF_SCHEDULES } from './schedules/schedule-promises.ts';
import { HOUR_MS } from '../src/shared/time.ts';
import type { World } from './world.ts';

const SOUTH_AFRICA_MS = 2 * HOUR_MS;

/** The promises that a history has broken, those seen on the way first. */
export async function brokenPromises(world: World): Promise<Broken[]> {
  const broken: Broken[] = [...world.sightings, ...(await bankBroken(world))];
  broken.push(...(await webhooksBroken(world)));
  const { owner } = world.stage;
  const ids = [...world.entities.values()];
  for (const { name, sql } of IN_THE_DATABASE)
    for (const { found } of await owner.query(sql, [ids])) broken.push({ promise: name, text: found ?? '' });
  if (world.hasSchedules) {
    const today = new Date(world.stage.clock.ms + SOUTH_AFRICA_MS).toISOString().slice(0, 10);
    for (const { name, sql } of OF_SCHEDULES)
      for (const { found } of await owner.query(sql, sql.includes('$2') ? [ids, today] : [ids]))
        broken.push({ promise: name, text: found ?? '' });
  }
  if (world.company)
    for (const { name, sql } of OF_PEOPLE)
      for (const { found } of await owner.query(sql, [ids]))
        broken.push({ promise: name, text: found ?? '' });
  broken.push(...(await booksAgainstBank(world)), ...(await statementsBroken(world)));
  broken.push(...(await availableAgainstBank(world)), ...(await customersBroken(world)));
  broken.push(...(await answersBroken(world)), ...(await exchangeBroken(world)));
  const { faults } = await verifyAudit(owner);
  for (const { entityId, seq, fault } of faults)
    if (ids.includes(entityId)) broken.push({ promise: 'audit-log-whole', text: `row ${seq}: ${fault}` });
  return broken;
}
