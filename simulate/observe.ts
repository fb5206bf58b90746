import type { BatchStatus } from '../src/shared/terms.ts';
import { seePeople, type PeopleSeen } from './people/see-people.ts';
import { seeCustomers } from './customers/see-customers.ts';
import { seeRuns, type Schedules } from './schedules/see-runs.ts';
import type { World } from './world.ts';

/** The batches of a history and the rules of their entities, after one of its events. */
export interface Batches {
  /** Null in a history without schedules. */
  schedules: Schedules | null;
  /** Null in a history in which people do not change. */
  people: PeopleSeen | null;
  byId: ReadonlyMap<string, { label: string; entityId: string; status: BatchStatus; approvers: string[] }>;
  /** The number of approvals that the rules in force require, by entity. */
  rules: ReadonlyMap<string, number>;
}

/** The statuses of batches whose last approval was given, and the later ones. */
const APPROVED: readonly BatchStatus[] = [
  'APPROVED',
  'PROCESSING',
  'COMPLETE',
  'PARTIALLY_COMPLETE',
  'FAILED',
];
const RELEASED = APPROVED.slice(1);

export async function look(world: World, before: Batches | null = null): Promise<Batches> {
  const { owner } = world.stage;
  const ids = [...world.entities.values()];
  const rows = await owner.query(
    `SELECT b.id, b.label, b.entity_id, b.status,
            ARRAY(SELECT a.user_id::text FROM approvals a
                   WHERE a.batch_id = b.id AND a.user_id <> b.created_by)
              AS approvers
       FROM batches b
      WHERE b.entity_id = ANY ($1)`,
    [ids],
  );
  const configs = await owner.query(
    'SELECT entity_id, approval_rules FROM payment_configs WHERE entity_id = ANY ($1)',
    [ids],
  );
  return {
    schedules: await seeRuns(world, before?.schedules ?? null),
    people: await seePeople(world, before?.people ?? null),
    byId: new Map(
      rows.map(({ id, label, entity_id, status, approvers }) => [
        id,
        { label, entityId: entity_id, status, approvers: approvers as string[] },
      ]),
    ),
    rules: new Map(
      configs.map(({ entity_id, approval_rules }) => [
        entity_id,
        (approval_rules as unknown as { approvalsRequired: number }[])[0]?.approvalsRequired ?? 2,
      ]),
    ),
  };
}

/** Compares what the batches are now with what they were before an event. */
export async function seeWhatChanged(world: World, before: Batches): Promise<Batches> {
  const now = await look(world, before);
  await seeCustomers(world);
  const disabled = new Set([...world.signedOut].map((person) => world.people.get(person)!.user.id));
  for (const [id, { label, entityId, status, approvers }] of now.byId) {
    const was = before.byId.get(id)?.status ?? 'PENDING_APPROVAL';
    if (was === status) continue;
    // Settings may have changed in the same event, so require only the looser of both.
    const asked = Math.min(before.rules.get(entityId) ?? 2, now.rules.get(entityId) ?? 2);
    if (!APPROVED.includes(was) && APPROVED.includes(status) && approvers.length < asked)
      world.sightings.push({
        promise: 'approved-as-asked',
        text: `batch ${label} is ${status} with ${approvers.length} of ${asked} approvals`,
      });
    const counting = approvers.filter((user) => !disabled.has(user)).length;
    if (!RELEASED.includes(was) && RELEASED.includes(status) && counting === 0)
      world.sightings.push({
        promise: 'signers-count',
        text: `batch ${label} is ${status} and none of its approvers has access any more`,
      });
    if (!RELEASED.includes(was) && RELEASED.includes(status) && counting < (await requiredOf(world, id)))
      world.sightings.push({
        promise: 'signers-count',
        text: `batch ${label} is ${status} with ${counting} approvals that count`,
      });
  }
  return now;
}

async function requiredOf({ stage }: World, batchId: string): Promise<number> {
  const [row] = await stage.owner.query('SELECT approvals_required AS required FROM batches WHERE id = $1', [
    batchId,
  ]);
  return Number(row!.required);
}
