import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REQUEST_TO_PAY_STATES } from '../../shared/collection-terms.ts';
import { runs } from '../../shared/testing/runs.ts';
import { DAY_MS } from '../../shared/time.ts';
import { afterAnswer, isFinal, isSilent, isUndecided, nextAsked } from './request-to-pay.ts';

const answers = fc.array(fc.constantFrom(...REQUEST_TO_PAY_STATES), { maxLength: 12 });
const played = (all: readonly (typeof REQUEST_TO_PAY_STATES)[number][]) =>
  all.reduce((state, told) => afterAnswer(state, told), 'PENDING' as (typeof REQUEST_TO_PAY_STATES)[number]);

it('ends in the same state whatever order its answers come in, and however often', () => {
  fc.assert(
    fc.property(
      answers.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
      ),
      ([all, shuffled, repeated]) => {
        expect(played(shuffled)).toBe(played(all));
        expect(played([...shuffled, ...repeated])).toBe(played(all));
      },
    ),
    { numRuns: runs(500, 20_000) },
  );
});

it('says that it was paid once a bank has said so, and never less again', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const end = played(all);
      if (all.includes('PAID')) expect(['PAID', 'REFUND_IN_PROGRESS', 'REFUNDED']).toContain(end);
      if (all.includes('REFUNDED')) expect(end).toBe('REFUNDED');
      if (!all.some((told) => !isUndecided(told))) expect(isUndecided(end)).toBe(true);
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it('is silent a day after it has expired, and is asked about for four days', () => {
  const expiresAtMs = 1_000_000;
  const at = (days: number) => expiresAtMs + days * DAY_MS;
  expect(isSilent('PRESENTED', expiresAtMs, at(1) - 1)).toBe(false);
  expect(isSilent('PRESENTED', expiresAtMs, at(1))).toBe(true);
  expect(isSilent('PAID', expiresAtMs, at(9))).toBe(false);
  for (const state of REQUEST_TO_PAY_STATES) {
    const asked = (days: number) => nextAsked(state, { expiresAtMs, asked: 3 }, at(days));
    expect(asked(0)).toBe(isFinal(state) ? null : at(0) + 8 * 60_000);
    expect(asked(4)).toBeNull();
  }
});
