import { HOUR_MS, MINUTE_MS } from '../src/shared/time.ts';
import type { HistoryEvent, Sweep } from './history.ts';
import { COLLECTING } from './customers/events.ts';
import type { World } from './world.ts';

const ROUNDS = 24;
/** Each worker still makes two rounds after everything has ended at the bank. */
const QUIET_ROUNDS = 4;
const ROUND_MS = 24 * HOUR_MS;
const SWEEPS: readonly Sweep[] = [
  'right-times',
  'apply-config-changes',
  'expire-batches',
  'returns',
  'read-left-statements',
];
const OF_PEOPLE: readonly Sweep[] = ['expire-changes', 'reset-passkeys', 'deliver'];
const OF_CUSTOMERS: readonly Sweep[] = ['expire-requests', 'ask-providers', 'make-runs', 'pay-refunds'];
const OF_SCHEDULES: readonly Sweep[] = ['expire-schedules', 'make-runs', 'keep-dates'];
const ENDED = new Set(['COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED', 'CANCELLED', 'REJECTED', 'EXPIRED']);

/**
 * Lets more than three weeks pass in which no person acts, the bank answers every question, payouts are on,
 * and the workers do their rounds. Anything that is still open then waits for a person.
 */
export async function waitKindly(
  world: World,
  happen: (events: readonly HistoryEvent[]) => Promise<void>,
): Promise<void> {
  world.bank.isKind = true;
  world.stage.receivers.beKind();
  for (const one of [world.files, world.customers]) if (one) one.bank.isKind = true;
  await happen(
    (['API', 'FOLDER'] as const).map((to) => ({ what: 'way', by: 'network', to, state: 'UP' as const })),
  );
  const entities = [...world.entities.keys()];
  await happen(entities.map((entity) => ({ what: 'payouts', by: 'operator', entity, isOn: true })));
  let quietRounds = 0;
  for (let round = 0; round < ROUNDS && quietRounds < QUIET_ROUNDS; round++) {
    const by = `worker ${(round % 2) + 1}`;
    await happen([
      { what: 'pass', by: 'clock', ms: ROUND_MS },
      // Files leave, the bank answers, and the answers are fetched and read.
      ...(world.files ? filesRound(by) : []),
      ...(world.customers ? filesRound(by, COLLECTING) : []),
      ...[
        ...SWEEPS,
        ...(world.hasSchedules ? OF_SCHEDULES : []),
        ...(world.company ? OF_PEOPLE : []),
        ...(world.customers ? OF_CUSTOMERS : []),
      ].map((sweep) => ({ what: 'sweep', by, sweep }) as const),
    ]);
    const open = await openBatches(world);
    await happen(open.due.map((batch) => ({ what: 'turn', by, batch })));
    const hasEnded =
      open.count === 0 &&
      world.bank.hasNoMoreToDo() &&
      [world.files, world.customers].every((one) => one?.bank.hasNoMoreToDo() ?? true);
    quietRounds = hasEnded ? quietRounds + 1 : 0;
  }
}

function filesRound(by: string, of?: typeof COLLECTING): HistoryEvent[] {
  const aWhile = { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS } as const;
  const about = of ? { of } : {};
  const visit = { what: 'visit', by, ...about } as const;
  const read = { what: 'sweep', by, sweep: 'read-left-replies' } as const;
  const jobs = { what: 'sweep', by, sweep: 'statement jobs' } as const;
  // Reading a statement sends the job that matches its entries.
  return [visit, { what: 'bank', by: 'file bank', ...about }, aWhile, visit, aWhile, read, jobs, jobs];
}

/** The labels of the batches that the worker finds, and how many have not ended. */
async function openBatches(world: World): Promise<{ count: number; due: string[] }> {
  const { owner, clock } = world.stage;
  const rows = await owner.query(
    `SELECT label, status, coalesce(status = 'PROCESSING' OR release_at <= $2, false) AS is_due
       FROM batches
      WHERE entity_id = ANY ($1)
      ORDER BY label`,
    [[...world.entities.values()], new Date(clock.ms)],
  );
  const open = rows.filter(({ status }) => !ENDED.has(status));
  const due = open.filter(({ status, is_due }) => status !== 'PENDING_APPROVAL' && is_due);
  return { count: open.length, due: due.map(({ label }) => label) };
}
