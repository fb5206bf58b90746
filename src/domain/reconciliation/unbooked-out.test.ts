import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unbookedOuts, type OpenPart } from './unbooked-out.ts';

describe('what left and is not booked', () => {
  const part = (more: Partial<OpenPart>): OpenPart => ({
    amountMinor: -1_000n,
    verdict: 'UNMATCHED',
    reason: 'UNKNOWN',
    items: [],
    ...more,
  });
  const payout = (amountMinor: bigint, id = 'one') => ({ id, kind: 'PAYOUT' as const, amountMinor });

  it.each<[string, OpenPart, bigint]>([
    ['nothing that is expected', part({}), 1_000n],
    ['a rule', part({ verdict: 'LIKELY', reason: 'KNOWN_CATEGORY' }), 1_000n],
    ['a payment that has its entry', part({ reason: 'DOUBLED', items: [payout(-1_000n)] }), 1_000n],
    ['a payment', part({ verdict: 'LIKELY', reason: 'AMOUNT_DIFFERS', items: [payout(-1_000n)] }), 0n],
    ['more', part({ verdict: 'LIKELY', reason: 'AMOUNT_DIFFERS', items: [payout(-900n)] }), 100n],
    ['less', part({ verdict: 'LIKELY', reason: 'AMOUNT_DIFFERS', items: [payout(-1_100n)] }), 0n],
    [
      'a rejected payment beside another',
      part({
        verdict: 'LIKELY',
        reason: 'WITH_REJECTED',
        items: [payout(-700n), { id: 'other', kind: 'REJECTED', amountMinor: -300n }],
      }),
      300n,
    ],
    [
      'funding that goes back',
      part({
        verdict: 'LIKELY',
        reason: 'LOOKS_LIKE_RETURN',
        items: [{ id: 'funds', kind: 'FUNDING', amountMinor: 1_000n }],
      }),
      1_000n,
    ],
    ['an entry of another statement', part({ reason: 'REPEATED' }), 0n],
    ['a credit that it takes back', part({ verdict: 'LIKELY', reason: 'CORRECTS_DOUBLE' }), 0n],
    ['a day to come', part({ reason: 'DATED_AHEAD' }), 0n],
    ['money in', part({ amountMinor: 1_000n }), 0n],
  ])('of an entry about %s', (_, one, minor) => {
    expect(unbookedOuts([{ amountMinor: one.amountMinor, parts: [one] }], [])).toEqual([minor]);
  });

  it('is never more than the entry', () => {
    expect(unbookedOuts([{ amountMinor: -1_500n, parts: [part({}), part({})] }], [])).toEqual([1_500n]);
  });

  const entry = (one: OpenPart) => ({ amountMinor: one.amountMinor, parts: [one] });
  const out = (amountMinor: bigint, more: Partial<OpenPart> = {}) => entry(part({ amountMinor, ...more }));

  it.each<[string, ReturnType<typeof entry>[], ReturnType<typeof payout>[], bigint[]]>([
    ['one of several payments', [out(-700n, { reason: 'SEVERAL_CANDIDATES' })], [payout(-700n)], [0n]],
    ['one of several, and none is open', [out(-700n, { reason: 'SEVERAL_CANDIDATES' })], [], [700n]],
    ['a file of another sum', [out(-5_000n, { reason: 'FILE_AMOUNT_DIFFERS' })], [payout(-12n)], [4_988n]],
    [
      'a file of another sum, and not about another file',
      [out(-5_000n, { reason: 'FILE_AMOUNT_DIFFERS', items: [payout(-12n)] })],
      [payout(-12n), payout(-4_000n, 'two')],
      [4_988n],
    ],
    ['files of no such sum', [out(-900n, { reason: 'SEVERAL_FILES' })], [payout(-1n)], [899n]],
    ['a rule or a rejected payment', [out(-500n, { reason: 'RULE_OR_PAYMENT' })], [], [500n]],
    [
      'one payment, twice',
      [out(-700n, { reason: 'SEVERAL_CANDIDATES' }), out(-700n, { reason: 'SEVERAL_CANDIDATES' })],
      [payout(-700n), payout(-100n, 'two')],
      [0n, 600n],
    ],
    [
      'a payment that another entry is',
      [
        out(-700n, { reason: 'SEVERAL_FILES' }),
        out(-700n, { verdict: 'LIKELY', reason: 'AMOUNT_DIFFERS', items: [payout(-700n)] }),
      ],
      [payout(-700n)],
      [700n, 0n],
    ],
  ])('that resemble ours: %s', (_, entries, expected, minors) => {
    expect(unbookedOuts(entries, expected)).toEqual(minors);
  });

  it('covers what left beyond all that the ledger has taken out, whatever entries resemble', () => {
    const reason = fc.constantFrom('SEVERAL_CANDIDATES', 'SEVERAL_FILES', 'RULE_OR_PAYMENT', 'UNKNOWN');
    const minor = fc.bigInt({ min: 1n, max: 9n });
    fc.assert(
      fc.property(fc.array(fc.tuple(reason, minor)), fc.array(minor), (debits, held) => {
        const entries = debits.map(([one, amountMinor]) => out(-amountMinor, { reason: one }));
        const expected = held.map((amountMinor, index) => payout(-amountMinor, `${index}`));
        const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
        const unbooked = sum(unbookedOuts(entries, expected));
        const left = sum(debits.map(([, amountMinor]) => amountMinor));
        expect(unbooked).toBeGreaterThanOrEqual(left - sum(held));
        expect(unbooked).toBeLessThanOrEqual(left);
      }),
    );
  });
});
