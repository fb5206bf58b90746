import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { unavailabilityOf } from '../../platform/database/unavailable.ts';
import type { PaymentRail } from '../bank-connections/rail.ts';
import { payBatch, type Turn } from './pay-batch.ts';

const SWEEP_MS = 1_000;
/** Batches that one process pays side by side. */
const SIDE_BY_SIDE = 3;
/**
 * How many batches of an entity take part at a time, the oldest first; those that rest make room for the
 * next.
 */
const OF_AN_ENTITY = 20;
/** A batch that waits for the rail is asked about ever more rarely, up to this. */
const REST_MS = { first: 1_000, last: 60_000 };
/** The pause before a batch that is held back is tried again. */
const HELD_BACK_MS = 5_000;
const FORGOTTEN_AFTER_MS = 600_000;

/** What this process remembers of a batch; nothing hangs on it but the order of turns. */
interface Standing {
  lastTurn: number;
  restMs: number;
  notBeforeMs: number;
}

interface DueBatch {
  id: string;
  entityId: string;
}

export interface Turns {
  /** Takes a turn at a batch soon. */
  wake(batchId: string): void;
  /** Takes no more turns, and waits for the chunks that are under way. */
  stop(): Promise<void>;
}

/**
 * Gives batches their turns, a few side by side, each a bounded piece of work: the entity that has waited
 * longest comes first, so that a giant batch keeps nobody waiting. What is due is read from the tables, when
 * a job wakes it and once a second, so that a batch that no job told of, or whose worker was killed, is found
 * too.
 */
export function startTurns(context: Context, rail: PaymentRail): Turns {
  const running = new Map<string, Promise<void>>();
  const standings = new Map<string, Standing>();
  const lastTurnOf = new Map<string, number>();
  let turns = 0;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let stopping = false;

  const take = ({ id, entityId }: DueBatch): void => {
    turns += 1;
    lastTurnOf.set(entityId, turns);
    const before = standings.get(id);
    const lastTurn = turns;
    const turn = payBatch(context, rail, id, () => stopping)
      .catch((error: unknown): Turn => {
        context.log.error(
          { err: error, batchId: id },
          'a turn at a batch failed; the sweep takes it up again',
        );
        return unavailabilityOf(error) ? 'interrupted' : 'ask later';
      })
      .then((end) => {
        if (end === 'done') standings.delete(id);
        else standings.set(id, { lastTurn, ...rest(end, before?.restMs ?? 0, context.clock.nowMs()) });
        running.delete(id);
        look();
      });
    running.set(id, turn);
  };

  const fill = async (): Promise<void> => {
    if (running.size >= SIDE_BY_SIDE) return;
    const now = context.clock.nowMs();
    const resting: string[] = [];
    for (const [id, { notBeforeMs }] of standings) {
      if (notBeforeMs > now) resting.push(id);
      else if (notBeforeMs < now - FORGOTTEN_AFTER_MS) standings.delete(id);
    }
    const due = await dueBatches(context, [...running.keys(), ...resting]);
    while (due.length > 0 && running.size < SIDE_BY_SIDE && !stopping) {
      due.sort(
        (a, b) =>
          (lastTurnOf.get(a.entityId) ?? 0) - (lastTurnOf.get(b.entityId) ?? 0) ||
          (standings.get(a.id)?.lastTurn ?? 0) - (standings.get(b.id)?.lastTurn ?? 0),
      );
      take(due.shift()!);
    }
  };

  const look = (): void => {
    if (stopping) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = fill()
      .catch((error: unknown) =>
        context.log.warn({ err: error }, 'looking for due batches failed; it comes again'),
      )
      .then(() => {
        looking = null;
        if (lookAgain) {
          lookAgain = false;
          look();
        }
      });
  };

  const sweep = setInterval(look, SWEEP_MS);
  look();
  return {
    wake: (batchId) => {
      standings.delete(batchId);
      look();
    },
    stop: async () => {
      stopping = true;
      clearInterval(sweep);
      await looking;
      await Promise.all(running.values());
    },
  };
}

/**
 * A batch that another worker holds is tried again soon, in case that worker is killed, and so is one whose
 * turn the database interrupted. A batch without an answer from the rail is tried after growing pauses.
 */
function rest(end: Exclude<Turn, 'done'>, beforeMs: number, nowMs: number): Omit<Standing, 'lastTurn'> {
  if (end === 'more') return { restMs: 0, notBeforeMs: nowMs };
  if (end === 'taken by another' || end === 'interrupted')
    return { restMs: 0, notBeforeMs: nowMs + REST_MS.first };
  if (end === 'held back') return { restMs: 0, notBeforeMs: nowMs + HELD_BACK_MS };
  const restMs = Math.min(Math.max(beforeMs * 2, REST_MS.first), REST_MS.last);
  return { restMs, notBeforeMs: nowMs + restMs };
}

async function dueBatches(context: Context, except: readonly string[]): Promise<DueBatch[]> {
  return context.database.query(
    `SELECT id, "entityId" FROM (
       SELECT id, entity_id AS "entityId", row_number() OVER (PARTITION BY entity_id ORDER BY release_at, id) AS place
         FROM batches WHERE (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $1)) AND id <> ALL($2::uuid[])) due
      WHERE place <= $3 ORDER BY place`,
    [nowOf(context.clock), except, OF_AN_ENTITY],
  );
}
