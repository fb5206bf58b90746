import type { World } from '../world.ts';

/** Schedules as an observer sees them after each event. */
export interface Schedules {
  statusOf: ReadonlyMap<string, string>;
  /** The statuses of the batches of runs that were seen, by their ids. */
  batches: ReadonlyMap<string, string>;
  /** The last run of each schedule of which a payment has failed or came back, as schedule and day. */
  failed: ReadonlySet<string>;
}

const UNPAID = new Set(['CANCELLED', 'EXPIRED', 'REJECTED']);
const STOPPED = new Set(['REJECTED', 'EXPIRED', 'CANCELLED', 'ENDED']);

/** Compares schedules with what they were before an event, and learns the batches of their runs. */
export async function seeRuns(world: World, before: Schedules | null): Promise<Schedules | null> {
  if (!world.hasSchedules) return null;
  const { owner } = world.stage;
  const ids = [...world.entities.values()];
  const schedules = await owner.query('SELECT id, status FROM schedules WHERE entity_id = ANY ($1)', [ids]);
  const rows = await owner.query(
    `SELECT b.id, b.label, b.entity_id, b.schedule_id, b.schedule_due_on::text AS due_on, b.status,
            b.standing_version,
            EXISTS (SELECT 1
                      FROM audit_log l
                     WHERE l.entity_id = b.entity_id AND l.action = 'schedule.run_created'
                       AND l.actor_kind = 'SYSTEM' AND l.details::jsonb ->> 'batchId' = b.id::text)
              AS by_worker,
            EXISTS (SELECT 1
                      FROM withdrawals w
                     WHERE w.batch_id = b.id AND w.status IN ('FAILED', 'REVERSED'))
              AS has_failed
       FROM batches b
      WHERE b.entity_id = ANY ($1) AND b.schedule_id IS NOT NULL
      ORDER BY b.schedule_due_on, b.created_at, b.id`,
    [ids],
  );
  const statusOf = new Map(schedules.map(({ id, status }) => [id, status as string]));
  const entityOf = new Map([...world.entities].map(([entity, id]) => [id, entity]));
  const say = (promise: 'stopped-makes-none' | 'standing-as-approved', text: string) =>
    world.sightings.push({ promise, text });
  for (const { id, label, entity_id, schedule_id, due_on, status, standing_version, by_worker } of rows) {
    // A run may have a second batch once its first has ended; the latest one is the one that is paid.
    world.batches.set(label, { id, entity: entityOf.get(entity_id)! });
    if (!before) continue;
    const earlier = before.batches.get(id);
    const hasLeft = earlier === 'APPROVED' && status !== 'APPROVED' && status !== 'CANCELLED';
    if (earlier !== undefined && !hasLeft) continue;
    const last = rows.findLast(
      (one) =>
        one.schedule_id === schedule_id &&
        one.due_on! < due_on! &&
        [before.batches.get(one.id), one.status].some((is) => is !== undefined && !UNPAID.has(is)),
    );
    if (standing_version !== null && status !== 'CANCELLED' && last && before.failed.has(last.id))
      say(
        'standing-as-approved',
        `${label} ${hasLeft ? 'has left' : 'was approved'} although ${last.label} has failed`,
      );
    if (earlier !== undefined) continue;
    const was = before.statusOf.get(schedule_id!) ?? 'PENDING_APPROVAL';
    const is = statusOf.get(schedule_id!) ?? '';
    if (STOPPED.has(was)) say('stopped-makes-none', `${label} was made although its schedule was ${was}`);
    if (by_worker && was === is && was !== 'ACTIVE')
      say('stopped-makes-none', `a worker made ${label} of a schedule that is ${was}`);
  }
  return {
    statusOf,
    batches: new Map(rows.map(({ id, status }) => [id, status])),
    failed: new Set(rows.filter(({ has_failed }) => has_failed).map(({ id }) => id)),
  };
}
