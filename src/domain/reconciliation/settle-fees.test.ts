import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settledFees } from './settle-fees.ts';

describe('a fee of the bank settles expected fees', () => {
  const open = (untilDayMinor: bigint, inAllMinor = untilDayMinor) => ({ untilDayMinor, inAllMinor });
  const fee = (chargedMinor: bigint, more = {}) => ({
    chargedMinor,
    ofFileMinor: null,
    isLast: false,
    ...more,
  });

  it.each([
    ['all of them', fee(2_760n), open(2_760n), 2_760n],
    ['all, and the rest is new', fee(3_000n), open(2_760n), 2_760n],
    ['some of them', fee(2_000n), open(2_760n), 2_000n],
    ['all, and the rest is given back', fee(2_000n, { isLast: true }), open(2_760n), 2_760n],
    ['none that is of a later day', fee(3_000n), open(2_760n, 3_336n), 2_760n],
    ['none that a later fee has settled', fee(3_000n), open(2_760n, 576n), 576n],
    ['none when nothing is expected', fee(3_000n), open(0n), 0n],
    ['none when more was charged than expected', fee(3_000n, { isLast: true }), open(-5n), 0n],
    ['those of its file, whatever it is', fee(250n, { ofFileMinor: 230n }), open(0n, 999n), 230n],
    ['those of its file that are left', fee(250n, { ofFileMinor: 230n }), open(0n, 100n), 100n],
  ])('%s', (_, charged, unsettled, settled) => {
    expect(settledFees(charged, unsettled)).toBe(settled);
  });

  it('so that the ledger never has charged less than the bank, in any order of days', () => {
    const day = fc.integer({ min: 1, max: 5 });
    const amount = fc.bigInt({ min: 1n, max: 20n });
    const story = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('PAYMENT' as const), day, amount }),
        fc.record({ kind: fc.constant('BANK' as const), day, amount, isLast: fc.boolean() }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(story, (steps) => {
        const payments: { day: number; amount: bigint }[] = [];
        const settled: typeof payments = [];
        const sum = (some: typeof payments, until = 9) =>
          some.filter((one) => one.day <= until).reduce((all, one) => all + one.amount, 0n);
        let [ledger, bank] = [0n, 0n];
        for (const step of steps) {
          if (step.kind === 'PAYMENT') {
            payments.push(step);
            ledger += step.amount;
          } else {
            const one = settledFees(fee(step.amount, { isLast: step.isLast }), {
              untilDayMinor: sum(payments, step.day) - sum(settled, step.day),
              inAllMinor: sum(payments) - sum(settled),
            });
            expect(one).toBeGreaterThanOrEqual(0n);
            settled.push({ day: step.day, amount: one });
            ledger += step.amount - one;
            bank += step.amount;
          }
          // The ledger exceeds the bank by the fees that are still expected, and never falls below it.
          expect(ledger - bank).toBe(sum(payments) - sum(settled));
          expect(ledger).toBeGreaterThanOrEqual(bank);
        }
      }),
    );
  });
});
