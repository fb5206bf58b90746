import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Command } from '../../../domain/exchange/commands.ts';
import { restore, takeSnapshot, type Snapshot } from '../../../domain/exchange/snapshot.ts';
import { emptyState, type State } from '../../../domain/exchange/state.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseError, type Database, type Queryable } from '../../platform/database/pool.ts';
import { isBeforeStatement, unavailabilityOf } from '../../platform/database/unavailable.ts';

/** The journal of commands, and the snapshots that shorten its replay. */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const UNIQUE_VIOLATION = '23505';

/** The signature of a request: the key's id, and its time in epoch ms. */
export interface Signed {
  readonly key: string;
  readonly ms: number;
}

/** A command and the signature of its request; null for the exchange's own commands. */
export interface ToAppend {
  readonly command: Command;
  readonly signed: Signed | null;
}

/** Another process writes to the journal: this engine must stop. */
export class JournalTaken extends Error {}

/**
 * The connection broke while commands were appended, and the journal could not be read, so the outcome is
 * unknown.
 */
export class OutcomeUnknown extends Error {}

const TRIES = 6;
const BETWEEN_TRIES_MS = 500;

/**
 * Appends commands under the numbers that follow `after`, all or none. When the answer is lost it tries
 * again: numbers are unique, so the journal itself tells whether the first attempt was written. Throws
 * JournalTaken or the database's error when nothing was written, else OutcomeUnknown.
 */
export async function appendCommands(
  database: Database,
  after: number,
  entries: readonly ToAppend[],
): Promise<void> {
  const texts = entries.map(({ command }) => JSON.stringify(command));
  let mayBeThere = false;
  for (let attempt = 1; ; attempt++) {
    try {
      await insertCommands(database, after, texts, entries);
      return;
    } catch (error) {
      const isTaken = databaseError(error)?.code === UNIQUE_VIOLATION;
      if (isTaken && !mayBeThere)
        throw new JournalTaken('Another process writes to the journal of the exchange');
      if (isTaken) {
        const answer = await areThere(database, after, texts).catch(unlessUnavailable);
        if (answer === true) return;
        if (answer === false) throw new JournalTaken('Another process writes to the journal of the exchange');
      } else {
        const isLost = unavailabilityOf(error) === 'lost' && !isBeforeStatement(error);
        if (!isLost && !mayBeThere) throw error;
        mayBeThere = true;
      }
      if (attempt === TRIES)
        throw new OutcomeUnknown(
          'The journal could not be read, so it is unknown whether the commands were written',
          { cause: error },
        );
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}

async function insertCommands(
  database: Database,
  after: number,
  texts: readonly string[],
  entries: readonly ToAppend[],
): Promise<void> {
  await database.prepared(
    `INSERT INTO exchange.commands (sequence, command, signed_by, signed_ms)
     SELECT $1 + place, command, signed_by, signed_ms
     FROM unnest($2::text[], $3::uuid[], $4::bigint[])
       WITH ORDINALITY AS added (command, signed_by, signed_ms, place)`,
    [
      after,
      texts,
      entries.map(({ signed }) => signed?.key ?? null),
      entries.map(({ signed }) => signed?.ms ?? null),
    ],
  );
}

/**
 * Whether the numbers after `after` hold these commands. Later numbers may follow: another process may run
 * the exchange by now.
 */
async function areThere(database: Database, after: number, texts: readonly string[]): Promise<boolean> {
  const rows = await database.query(
    'SELECT command FROM exchange.commands WHERE sequence > $1 ORDER BY sequence LIMIT $2',
    [after, texts.length],
  );
  return rows.length === texts.length && rows.every((row, i) => row.command === texts[i]);
}

function unlessUnavailable(error: unknown): null {
  if (unavailabilityOf(error)) return null;
  throw error;
}

/**
 * Excludes a range of commands from every replay. Only for commands that were never applied or
 * acknowledged.
 */
export async function setAside(
  database: Queryable,
  from: number,
  count: number,
  reason: string,
  now: Date,
): Promise<void> {
  await database.query(
    `INSERT INTO exchange.set_aside (sequence, reason, set_aside_at)
     SELECT sequence, $3, $4
     FROM generate_series($1::bigint, $1::bigint + $2::int - 1) AS sequence`,
    [from, count, reason, now],
  );
}

/** SHA-256 of the state's text; equal states have equal hashes. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The last commands are kept regardless of snapshots: they hold the recent signatures. */
const RECENT = 50_000;

/** The signatures that earlier processes accepted, as far as the journal still has them. */
export interface EarlierSignatures {
  /**
   * Whether a request that a key signed at `ms` may have been accepted before. An accepted signature bars
   * all earlier ones of its key. One that lies in the future comes from a wrong clock and bars only itself.
   */
  mayContain(keyId: string, ms: number, nowMs: number): boolean;
}

/** How far in the future an accepted signature may be. */
const SIGNED_AHEAD_MS = 30_000;

export async function earlierSignatures(database: Queryable): Promise<EarlierSignatures> {
  const rows = await database.query(
    `SELECT signed_by AS key, array_agg(DISTINCT signed_ms) AS times
     FROM (SELECT signed_by, signed_ms FROM exchange.commands ORDER BY sequence DESC LIMIT $1) AS recent
     WHERE signed_by IS NOT NULL
     GROUP BY signed_by`,
    [RECENT],
  );
  // Latest first, since each request skips the few that may lie in the future.
  const byKey = new Map(rows.map(({ key, times }) => [key, times!.map(Number).sort((a, b) => b - a)]));
  return {
    mayContain: (keyId, ms, nowMs) => {
      const last = byKey.get(keyId)?.find((time) => time <= nowMs + SIGNED_AHEAD_MS);
      return last !== undefined && last >= ms;
    },
  };
}

/** Writes a snapshot. Deletes all but the last two snapshots, and the commands before both. */
export async function writeSnapshot(database: Database, state: State, now: Date): Promise<void> {
  const text = JSON.stringify(takeSnapshot(state));
  const sequence = state.sequence;
  const packed = await compress(text);
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO exchange.snapshots (sequence, state, sha256, created_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [sequence, packed, hashOf(text), now],
    );
    await tx.query(
      `DELETE FROM exchange.snapshots
       WHERE sequence < (
         SELECT min(sequence)
         FROM (SELECT sequence FROM exchange.snapshots ORDER BY sequence DESC LIMIT 2) AS kept
       )`,
    );
    await tx.query(
      `DELETE FROM exchange.commands
       WHERE sequence <= (SELECT min(sequence) FROM exchange.snapshots)
         AND sequence <= (SELECT sequence FROM exchange.progress)
         AND (SELECT count(*) FROM exchange.snapshots) = 2
         AND sequence <= $1`,
      [sequence - RECENT],
    );
  });
}

/**
 * The state of the newest intact snapshot, or an empty state. A snapshot that the projections had not reached
 * is left out: the commands before it have yet to be projected, so they must be applied again.
 */
export async function readSnapshot(database: Queryable): Promise<State> {
  const rows = await database.query(
    `SELECT sequence, state, sha256
     FROM exchange.snapshots
     WHERE sequence <= COALESCE((SELECT sequence FROM exchange.progress), 0)
     ORDER BY sequence DESC`,
  );
  for (const row of rows) {
    const text = (await decompress(row.state)).toString('utf8');
    if (hashOf(text).equals(row.sha256)) return restore(JSON.parse(text) as Snapshot);
  }
  if (rows.length > 0) throw new Error('No snapshot of the exchange is intact: no SHA-256 matches its text.');
  return emptyState();
}

const READ_AT_ONCE = 5_000;

export interface Journalled {
  sequence: number;
  command: Command;
  isSetAside: boolean;
}

/** The journalled commands after a number, in order and in parts. Throws when one is missing. */
export async function* commandsAfter(database: Queryable, after: number): AsyncGenerator<Journalled[]> {
  for (let last = after; ;) {
    const rows = await database.query(
      `SELECT sequence, command,
         EXISTS (
           SELECT FROM exchange.set_aside AS aside WHERE aside.sequence = commands.sequence
         ) AS "isSetAside"
       FROM exchange.commands
       WHERE sequence > $1
       ORDER BY sequence LIMIT $2`,
      [last, READ_AT_ONCE],
    );
    if (rows.length === 0) return;
    const part = rows.map(({ sequence, command, isSetAside }) => ({
      sequence: Number(sequence),
      command: JSON.parse(command) as Command,
      isSetAside,
    }));
    part.forEach((row, i) => {
      if (row.sequence !== last + i + 1)
        throw new Error(`Command ${last + i + 1} is missing from the journal of the exchange.`);
    });
    yield part;
    last = part[part.length - 1]!.sequence;
  }
}
