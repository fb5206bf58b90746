import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/runs.ts';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';
import { confirmationRefusal, type Confirmation } from './control-confirmation.ts';

const BASE: Confirmation = {
  askedBy: 'a',
  askedAtMs: 0,
  askerIsAdmin: true,
  confirmedBy: 'b',
  hasOtherAdmin: true,
  lastAdminLeftMs: null,
  nowMs: HOUR_MS,
};

describe('the confirmation of a change of control', () => {
  it.each([
    ['by another admin', {}, null],
    ['by the one who asked, beside another admin', { confirmedBy: 'a' }, 'OWN'],
    ['by the one who asked, after days, beside another', { confirmedBy: 'a', nowMs: 5 * DAY_MS }, 'OWN'],
    ['by the only admin, at once', { confirmedBy: 'a', hasOtherAdmin: false }, 'TOO_EARLY'],
    ['by the only admin, a day later', { confirmedBy: 'a', hasOtherAdmin: false, nowMs: DAY_MS }, null],
    [
      'by the only admin, who ended the access of the second one just before',
      { confirmedBy: 'a', hasOtherAdmin: false, lastAdminLeftMs: DAY_MS, nowMs: 2 * DAY_MS - 1 },
      'TOO_EARLY',
    ],
    [
      'by the only admin, a day after the second one lost access',
      { confirmedBy: 'a', hasOtherAdmin: false, lastAdminLeftMs: DAY_MS, nowMs: 2 * DAY_MS },
      null,
    ],
    [
      'by the second admin, while a third one has just lost access',
      { lastAdminLeftMs: HOUR_MS, nowMs: HOUR_MS },
      null,
    ],
    ['a millisecond before the end', { nowMs: 7 * DAY_MS - 1 }, null],
    ['at its end', { nowMs: 7 * DAY_MS }, 'EXPIRED'],
    ['after the one who asked has left', { askerIsAdmin: false }, 'ASKER_LEFT'],
  ] as const)('%s', (_, part, refusal) => {
    expect(confirmationRefusal({ ...BASE, ...part })).toBe(refusal);
  });

  it('never lets one person alone change anything within a day, and no one after a week', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'b'),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 10 * DAY_MS }),
        fc.option(fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS })),
        (confirmedBy, askerIsAdmin, hasOtherAdmin, nowMs, lastAdminLeftMs) => {
          const at = { ...BASE, confirmedBy, askerIsAdmin, hasOtherAdmin, nowMs, lastAdminLeftMs };
          if (confirmationRefusal(at)) return;
          expect(askerIsAdmin).toBe(true);
          expect(nowMs).toBeLessThan(7 * DAY_MS);
          if (confirmedBy !== 'a') return;
          const waitedMs = nowMs - Math.max(0, lastAdminLeftMs ?? 0);
          expect([hasOtherAdmin, waitedMs >= DAY_MS]).toEqual([false, true]);
        },
      ),
      { numRuns: runs(500, 20_000) },
    );
  });
});
