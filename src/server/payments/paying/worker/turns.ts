import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { unavailabilityOf } from '../../../platform/database/unavailable.ts';
import type { BankConnections } from '../registry.ts';
import { payBatch, type Turn } from './pay-batch.ts';

const SWEEP_MS = 1_000;
/** Batches that one process pays at the same time. */
const CONCURRENT_TURNS = 3;
/**
 * Batches of one entity that compete for turns, the oldest first. A resting batch makes room for the next.
 */
const BATCHES_AN_ENTITY = 20;
/** The pause before the bank is asked again about a batch: it doubles from `first` to `last`. */
const REST_MS = { first: 1_000, last: 60_000 };
/** The pause before a batch that is held back is tried again. */
const HELD_BACK_MS = 5_000;
const FORGOTTEN_AFTER_MS = 600_000;

/** What this process remembers about a batch. Only the order of turns depends on it. */
interface TurnRecord {
  lastTurn: number;
  restMs: number;
  notBeforeMs: number;
}

interface DueBatch {
  id: string;
  entityId: string;
}

export interface Turns {
  /** Takes a turn at a batch as soon as possible. */
  wake(batchId: string): void;
  /** Starts no more turns, and waits for the running chunks. */
  stop(): Promise<void>;
}

/**
 * Gives batches their turns, a few at a time, each a bounded piece of work. The entity that has waited
 * longest comes first, so a giant batch does not block other entities. Due batches are read from the tables
 * when a job wakes the worker and once a second; a batch without a job, or whose worker was killed, is found
 * that way.
 */
export function startTurns(context: Context, connections: BankConnections): Turns {
  const running = new Map<string, Promise<void>>();
  const records = new Map<string, TurnRecord>();
  const lastTurnOf = new Map<string, number>();
  let turns = 0;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let stopping = false;

  const take = ({ id, entityId }: DueBatch): void => {
    turns += 1;
    lastTurnOf.set(entityId, turns);
    const before = records.get(id);
    const lastTurn = turns;
    const turn = payBatch(context, connections, id, () => stopping)
      .catch((error: unknown): Turn => {
        context.log.error({ err: error, batchId: id }, 'a turn at a batch failed; the worker tries again');
        return unavailabilityOf(error) ? 'interrupted' : 'ask later';
      })
      .then((end) => {
        if (end === 'done') records.delete(id);
        else records.set(id, { lastTurn, ...rest(end, before?.restMs ?? 0, context.clock.nowMs()) });
        running.delete(id);
        look();
      });
    running.set(id, turn);
  };

  const fill = async (): Promise<void> => {
    if (running.size >= CONCURRENT_TURNS) return;
    const now = context.clock.nowMs();
    const resting: string[] = [];
    for (const [id, { notBeforeMs }] of records) {
      // A longer rest began while the clock was wrong.
      if (notBeforeMs > now && notBeforeMs <= now + REST_MS.last) resting.push(id);
      else if (notBeforeMs < now - FORGOTTEN_AFTER_MS) records.delete(id);
    }
    const due = await dueBatches(context, [...running.keys(), ...resting]);
    while (due.length > 0 && running.size < CONCURRENT_TURNS && !stopping) {
      due.sort(
        (a, b) =>
          (lastTurnOf.get(a.entityId) ?? 0) - (lastTurnOf.get(b.entityId) ?? 0) ||
          (records.get(a.id)?.lastTurn ?? 0) - (records.get(b.id)?.lastTurn ?? 0),
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
        context.log.warn({ err: error }, 'due batches could not be read; the worker tries again'),
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
      records.delete(batchId);
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
 * When a batch may take its next turn. A batch that another worker has locked is tried again soon, in case
 * that worker is killed, and so is one whose turn the database interrupted. A batch that waits for the bank
 * rests for growing pauses.
 */
function rest(end: Exclude<Turn, 'done'>, beforeMs: number, nowMs: number): Omit<TurnRecord, 'lastTurn'> {
  if (end === 'more') return { restMs: 0, notBeforeMs: nowMs };
  if (end === 'taken by another' || end === 'interrupted')
    return { restMs: 0, notBeforeMs: nowMs + REST_MS.first };
  if (end === 'held back') return { restMs: 0, notBeforeMs: nowMs + HELD_BACK_MS };
  const restMs = Math.min(Math.max(beforeMs * 2, REST_MS.first), REST_MS.last);
  return { restMs, notBeforeMs: nowMs + restMs };
}

async function dueBatches(context: Context, except: readonly string[]): Promise<DueBatch[]> {
  return context.database.query(
    `SELECT id, "entityId"
       FROM (SELECT id, entity_id AS "entityId",
                    row_number() OVER (PARTITION BY entity_id ORDER BY release_at, id) AS place
               FROM batches
              WHERE (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $1))
                AND id <> ALL($2::uuid[])) due
      WHERE place <= $3
      ORDER BY place`,
    [nowOf(context.clock), except, BATCHES_AN_ENTITY],
  );
}
