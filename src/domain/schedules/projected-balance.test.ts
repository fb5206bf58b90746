import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/calendar-day.ts';
import { runs } from '../../shared/testing/runs.ts';
import { balanceOn, project, type Movement } from './projected-balance.ts';

const TODAY = '2027-03-01';
const movements: fc.Arbitrary<Movement[]> = fc.array(
  fc.record({
    day: fc.integer({ min: -3, max: 60 }).map((days) => addDays(TODAY, days)),
    amountMinor: fc.bigInt({ min: -1_000n, max: 1_000n }),
  }),
  { maxLength: 40 },
);

describe('the projected balance', () => {
  it('is the sum of what moves until the day, whatever the order', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 5_000n }), movements, (available, list) => {
        const projection = project(available, list, TODAY);
        const counted = list.filter(({ day, amountMinor }) => day >= TODAY || amountMinor <= 0n);
        let lowest = available;
        let short: string | null = null;
        for (let ahead = 0; ahead <= 60; ahead++) {
          const until = addDays(TODAY, ahead);
          const sum = counted
            .filter(({ day }) => day <= until)
            .reduce((total, { amountMinor }) => total + amountMinor, available);
          expect(balanceOn(projection, available, until)).toBe(sum);
          if (sum < lowest) lowest = sum;
          if (sum < 0n) short ??= until;
        }
        expect(projection.lowest.balanceMinor).toBe(lowest);
        expect(projection.firstShortOn).toBe(short);
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it('does not count on money that is late', () => {
    const late = [{ day: '2027-02-26', amountMinor: 500n }];
    expect(project(100n, late, TODAY).days).toEqual([]);
  });

  it('takes by sweeps what is above the amount that is kept, after the fee, within their limits', () => {
    const sweep = (day: string, limit: bigint | null) => ({
      day,
      mostMinor: 300n,
      keepMinor: 100n,
      feeMinor: 5n,
      limit: limit === null ? null : { scheduleId: 'call', leftMinor: limit },
    });
    const moves = [{ day: '2027-03-02', amountMinor: -200n }];
    const free = project(1_000n, moves, TODAY, [sweep('2027-03-02', null), sweep('2027-03-03', null)]);
    expect(free.sweptMinor).toEqual([300n, 300n]);
    expect(free.days.at(-1)).toEqual({ day: '2027-03-03', balanceMinor: 190n });
    const limited = project(1_000n, moves, TODAY, [sweep('2027-03-02', 350n), sweep('2027-03-03', 350n)]);
    expect(limited.sweptMinor).toEqual([300n, 50n]);
    // The fee takes all that is above: nothing moves, and no fee is paid.
    const none = project(105n, [], TODAY, [sweep('2027-03-02', null)]);
    expect(none).toMatchObject({ sweptMinor: [0n], firstShortOn: null });
    expect(none.days).toEqual([{ day: '2027-03-02', balanceMinor: 105n }]);
  });
});
