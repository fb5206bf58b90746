import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import type { Command } from './commands.ts';
import type { ExchangeEvent } from './events.ts';
import { applyCommand } from './apply-command.ts';
import { RULES } from './markets.ts';
import { restore, takeSnapshot, type Snapshot } from './snapshot.ts';
import { emptyState, type State } from './state.ts';
import { firstCommands, generator, type Generator } from './testing/commands.ts';
import { slowApplyCommand } from './testing/slow-engine.ts';
import { slowSnapshot, slowState } from './testing/slow-state.ts';

const COMMANDS = runs(25_000, 100_000);
/** Even a short course with this seed exercises every rule. */
const SEED = runs(2, 20_261);
const START = 1_760_000_000_000;
const LARGE_SEED = 20_261;
const LARGE_COMMANDS = runs(8_000, 20_000);
const REPLAYS = 5;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hash(snapshot: Snapshot): string {
  return digest(JSON.stringify(snapshot));
}

function openOf(state: State): { order: number; account: number }[] {
  const open: { order: number; account: number }[] = [];
  for (let account = 1; account < state.accounts.count; account++) {
    for (const slot of state.orders.ofAccount(account))
      open.push({ order: state.orders.number[slot]!, account });
  }
  return open;
}

interface Course {
  commands: Command[];
  /** The digest of each command's events. */
  answers: string[];
  /** The hash of the final state. */
  end: string;
  /** How many events of each kind occurred. */
  met: Map<string, number>;
}

function kindOf(event: ExchangeEvent): string {
  switch (event.type) {
    case 'state':
      return `${event.state} ${event.reason ?? ''}`.trim();
    case 'money':
      return `money ${event.kind}`;
    case 'refused':
      return `refused ${event.reason}`;
    case 'loan':
      return `loan ${event.update}`;
    case 'order':
      return event.kind === 'liquidation'
        ? `liquidation of ${RULES.pairs[event.pair]!.type} ${event.side}`
        : 'order';
    default:
      return event.type;
  }
}

/**
 * Gives both engines the same commands. Fails at the first command whose events differ, and at the first
 * thousandth state that differs.
 */
function runBoth(count: number, source: Generator): Course {
  const fast = emptyState();
  const slow = slowState();
  const course: Course = { commands: [], answers: [], end: '', met: new Map() };
  const first = firstCommands(START);
  for (let n = 0; n < count; n++) {
    const command = first[n] ?? source.next({ open: openOf(fast), nextLoan: fast.nextLoan });
    course.commands.push(command);
    const events = applyCommand(fast, command);
    const others = slowApplyCommand(slow, command);
    const answer = JSON.stringify(events);
    if (answer !== JSON.stringify(others))
      expect({ n, command, events }).toEqual({ n, command, events: others });
    course.answers.push(digest(answer));
    const meet = (what: string) => course.met.set(what, (course.met.get(what) ?? 0) + 1);
    if (command.type === 'set-clock') meet('clock set back');
    for (const event of events) {
      meet(kindOf(event));
      if (
        command.type === 'limit' &&
        event.type === 'order' &&
        event.kind === 'limit' &&
        event.price !== command.price
      )
        meet('repriced');
    }
    if (n % 1_000 === 999 || n === count - 1) {
      course.end = hash(takeSnapshot(fast));
      if (course.end !== hash(slowSnapshot(slow))) expect(takeSnapshot(fast)).toEqual(slowSnapshot(slow));
    }
  }
  return course;
}

describe(`over ${COMMANDS} random commands`, () => {
  let course: Course;

  beforeAll(() => {
    course = runBoth(COMMANDS, generator(SEED, START));
  });

  test('agrees with the slow engine: the same events for each command, and the same state hashes', () => {
    expect(course.answers).toHaveLength(COMMANDS);
    expect(course.end).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the commands exercise every rule several times', () => {
    const rare = [
      'repriced',
      'clock set back',
      'filled',
      'partially-filled',
      'placed',
      'cancelled',
      'completed',
      'liquidated liquidation',
      'cancelled liquidation',
      'cancelled would-not-reduce',
      'failed insufficient-balance',
      'failed duplicate-customer-order-id',
      'failed post-only-would-match',
      'failed self-trade',
      'failed no-liquidity-fok',
      'failed no-liquidity-ioc',
      'failed no-liquidity',
      'failed slippage',
      'failed margin-not-enabled',
      'failed futures-not-enabled',
      'failed would-not-reduce',
      'failed invalid',
      'refused invalid',
      'refused insufficient-balance',
      'money SPOT_BORROW_INTEREST_CHARGE',
      'money INSURANCE',
      'liquidation of SPOT buy',
      'liquidation of SPOT sell',
      'liquidation of FUTURE buy',
      'liquidation of FUTURE sell',
      'money BROKERAGE_FEE',
      'money INTERNAL_TRANSFER',
      'loan CREATE',
      'loan INCREASE',
      'loan REDUCE',
      'loan RATE_CHANGE',
      'position',
      'funding',
      'converted',
      'trade',
    ].filter((what) => (course.met.get(what) ?? 0) < runs(3, 10));
    expect(rare.map((what) => `${what}: ${course.met.get(what) ?? 0}`)).toEqual([]);
  });

  test('a replay from any snapshot gives the same events, byte for byte, and ends in the same state', () => {
    const places = generator(SEED + 1, START);
    const points = new Set(Array.from({ length: REPLAYS }, () => places.whole(COMMANDS)));
    const kept: { after: number; text: string }[] = [];
    const replay = (state: State, from: number) => {
      let firstOther = -1;
      for (let n = from; n < COMMANDS && firstOther < 0; n++) {
        if (digest(JSON.stringify(applyCommand(state, course.commands[n]!))) !== course.answers[n])
          firstOther = n;
        if (from === 0 && points.has(n)) kept.push({ after: n, text: JSON.stringify(takeSnapshot(state)) });
      }
      expect(firstOther).toBe(-1);
      expect(hash(takeSnapshot(state))).toBe(course.end);
    };
    replay(emptyState(), 0);
    expect(kept).toHaveLength(points.size);
    for (const { after, text } of kept) replay(restore(JSON.parse(text) as Snapshot), after + 1);
  });
});

test('the engine agrees with the slow engine where products exceed exact numbers', () => {
  const { met } = runBoth(LARGE_COMMANDS, generator(LARGE_SEED, START, true));
  for (const what of [
    'trade',
    'position',
    'liquidated liquidation',
    'converted',
    'money SPOT_BORROW_INTEREST_CHARGE',
  ])
    expect({ what, often: (met.get(what) ?? 0) >= 5 }).toEqual({ what, often: true });
});
