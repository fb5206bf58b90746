import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { applyCommand, skipCommand } from '../../../domain/exchange/apply-command.ts';
import {
  restore,
  takeSnapshot,
  type OrderSnapshot,
  type Snapshot,
} from '../../../domain/exchange/snapshot.ts';
import { emptyState, type State } from '../../../domain/exchange/state.ts';
import type { Database, Queryable } from '../../platform/database/pool.ts';
import { quantityText } from '../units.ts';
import { commandsAfter, hashOf } from './journal.ts';

export interface ExchangeVerdict {
  /** The number of replayed commands, and the last command's number. */
  replayed: number;
  sequence: number;
  /** Snapshots that the replay reached exactly. */
  snapshotsMatched: number;
  /** Open orders on which the replayed books and the projections agree. */
  openOrders: number;
  /** SHA-256 of the replayed state, in hex. */
  stateHash: string;
  faults: string[];
}

const decompress = promisify(gunzip);

/**
 * Replays the journal from the oldest snapshot. The replay must reach each later snapshot exactly, and its
 * open orders must equal the projected ones.
 */
export async function verifyExchange(database: Database): Promise<ExchangeVerdict> {
  return database.transaction(
    async (tx) => {
      const faults: string[] = [];
      const snapshots = await readSnapshots(tx, faults);
      const state = snapshots[0] ? restore(snapshots.shift()!) : emptyState();
      const from = state.sequence;
      const [progress] = await tx.query('SELECT sequence FROM exchange.progress');
      const projectedTo = Number(progress?.sequence ?? 0n);
      let openOrders = 0;
      let snapshotsMatched = 0;
      const compare = async () => {
        if (state.sequence === projectedTo) openOrders = await compareOrders(tx, state, faults);
        if (snapshots[0]?.sequence !== state.sequence) return;
        // This version's code writes both sides, whatever version wrote the snapshot.
        if (stateText(restore(snapshots.shift()!)) === stateText(state)) snapshotsMatched++;
        else faults.push(`The replay of the journal differs from the snapshot of command ${state.sequence}.`);
      };
      await compare();
      for await (const part of commandsAfter(tx, from)) {
        for (const { command, isSetAside } of part) {
          if (isSetAside) skipCommand(state);
          else applyCommand(state, command);
          await compare();
        }
      }
      if (projectedTo > state.sequence)
        faults.push(`The projections reach command ${projectedTo}, the journal ends at ${state.sequence}.`);
      for (const { sequence } of snapshots)
        faults.push(`A snapshot is of command ${sequence}, the journal ends at ${state.sequence}.`);
      return {
        replayed: state.sequence - from,
        sequence: state.sequence,
        snapshotsMatched,
        openOrders,
        stateHash: hashOf(stateText(state)).toString('hex'),
        faults,
      };
    },
    { isolation: 'repeatable read', readOnly: true, statementMs: 0 },
  );
}

function stateText(state: State): string {
  return JSON.stringify(takeSnapshot(state));
}

async function readSnapshots(tx: Queryable, faults: string[]): Promise<Snapshot[]> {
  const rows = await tx.query('SELECT sequence, state, sha256 FROM exchange.snapshots ORDER BY sequence');
  const snapshots: Snapshot[] = [];
  for (const row of rows) {
    const text = (await decompress(row.state)).toString('utf8');
    if (hashOf(text).equals(row.sha256)) snapshots.push(JSON.parse(text) as Snapshot);
    else faults.push(`The snapshot of command ${row.sequence} is not intact: its SHA-256 does not match.`);
  }
  return snapshots;
}

/** Compares the replayed books with the projected orders. Returns how many agree. */
async function compareOrders(tx: Queryable, state: State, faults: string[]): Promise<number> {
  const internal = await tx.query("SELECT number FROM exchange.accounts WHERE kind IN ('HOUSE', 'MAKER')");
  const isInternal = new Set(internal.map(({ number }) => number));
  const projected = await tx.query(
    `SELECT number, trim_scale(remaining)::text AS remaining
     FROM exchange.orders
     WHERE state IN ('placed', 'partially-filled')`,
  );
  const expected = new Map(projected.map(({ number, remaining }) => [Number(number), remaining]));
  let agreeing = 0;
  const { books } = takeSnapshot(state);
  for (const [market, book] of books.entries()) {
    for (const order of [...book.bids, ...book.asks]) {
      if (isInternal.has(order.account)) continue;
      if (expected.get(order.order) === remainingText(state, market, order)) agreeing++;
      else
        faults.push(
          `Order ${order.order} has another remaining quantity in the book than in its projection.`,
        );
      expected.delete(order.order);
    }
  }
  for (const number of expected.keys())
    faults.push(`Order ${number} is open in the projections and not in the book.`);
  return agreeing;
}

function remainingText(state: State, market: number, order: OrderSnapshot): string {
  return withoutTrailingZeros(quantityText(state.markets[market]!, order.remaining));
}

function withoutTrailingZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
