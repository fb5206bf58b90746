import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BATCH_STATUSES,
  WITHDRAWAL_STATUSES,
  PAYOUT_STATUSES,
  type BatchStatus,
} from '../../shared/terms.ts';
import { batchHasEnded, batchStates, endOfProcessing } from './batch-states.ts';
import { PAYOUT_STATUS_OF, payoutStates } from './payout-states.ts';
import { PAID_STATUSES, UNSETTLED_STATUSES, withdrawalStates } from './withdrawal-states.ts';

/*
 * `server/payments/state-tables.test.ts` compares every pair of statuses with the rules that the database
 * enforces.
 */

const ARCHITECTURE = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');

/** The transitions of the diagram whose first status is `start`, sorted. */
function drawnFrom(start: string): string[] {
  const diagram = ARCHITECTURE.split('```').find((block) => block.includes(`[*] --> ${start}\n`)) ?? '';
  const drawn = [...diagram.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)];
  return drawn.map(([, from, to, event]) => `${from} ${event} ${to}`).sort();
}

describe.each([
  { name: 'a batch', states: batchStates, statuses: BATCH_STATUSES, start: ['PENDING_APPROVAL'] },
  { name: 'a withdrawal', states: withdrawalStates, statuses: WITHDRAWAL_STATUSES, start: ['PENDING'] },
  { name: 'a payout', states: payoutStates, statuses: PAYOUT_STATUSES, start: ['PROCESSING'] },
])('the state table of $name', ({ states, statuses, start }) => {
  const rows: readonly (readonly [string, string, string])[] = states.transitions;

  it('leads from one event to one status', () => {
    for (const [, event, to] of rows) {
      expect(rows.filter((row) => row[1] === event).map((row) => row[2])).toEqual(
        rows.filter((row) => row[1] === event).map(() => to),
      );
    }
  });

  it('has no two rows for one status and event', () => {
    expect(new Set(rows.map(([from, event]) => `${from} ${event}`)).size).toBe(rows.length);
  });

  it('has a diagram with the same transitions in docs/architecture.md', () => {
    expect(drawnFrom(start[0]!)).toEqual(rows.map((row) => row.join(' ')).sort());
  });

  it('reaches every status', () => {
    const reached = new Set<string>(start);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const [from, , to] of rows) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
  });
});

describe('a batch', () => {
  it('has ended when no event can happen to it', () => {
    const open: BatchStatus[] = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'];
    for (const status of BATCH_STATUSES) expect(batchHasEnded(status)).toBe(!open.includes(status));
  });

  it('is cancelled or expires only before dispatch', () => {
    expect(batchStates.statusesBefore('cancel')).toEqual(['PENDING_APPROVAL', 'APPROVED']);
    expect(batchStates.statusesBefore('expire')).toEqual(['PENDING_APPROVAL', 'APPROVED']);
    expect(batchStates.statusesBefore('dispatch')).toEqual(['APPROVED']);
  });

  it('is complete when all was paid, partially complete when some was, failed when nothing was', () => {
    expect(batchStates.next('PROCESSING', endOfProcessing(3, 3))).toBe('COMPLETE');
    expect(batchStates.next('PROCESSING', endOfProcessing(1, 3))).toBe('PARTIALLY_COMPLETE');
    expect(batchStates.next('PROCESSING', endOfProcessing(0, 3))).toBe('FAILED');
  });
});

describe('a withdrawal', () => {
  it("changes to SUBMITTED from PENDING only: an unconfirmed one waits for the bank's answer", () => {
    expect(withdrawalStates.statusesBefore('submit')).toEqual(['PENDING']);
  });

  it('is cancelled only before it was submitted, and returned only after it was paid', () => {
    expect(withdrawalStates.statusesBefore('cancel')).toEqual(['PENDING']);
    expect(withdrawalStates.statusesBefore('return')).toEqual(['COMPLETE']);
  });

  it('is unsettled exactly while it may still be paid', () => {
    expect([...UNSETTLED_STATUSES].sort()).toEqual(['PENDING', 'SUBMITTED', 'UNCONFIRMED']);
  });

  it('counts as paid also after the bank returned the payment', () => {
    expect(PAID_STATUSES).toEqual(['COMPLETE', 'REVERSED']);
  });
});

describe('a payout', () => {
  it('follows its withdrawal through every transition', () => {
    for (const [from, event, to] of withdrawalStates.transitions) {
      const payout = PAYOUT_STATUS_OF[from];
      const after = PAYOUT_STATUS_OF[to];
      if (payout && payout !== after) {
        expect(payoutStates.next(payout, event as 'pay' | 'fail' | 'return')).toBe(after);
      }
    }
  });
});
