import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareBalance } from './balance-reasons.ts';

const ZERO = { PAYOUT: 0n, FEE: 0n, RETURN: 0n, FUNDING: 0n, OTHER: 0n, CORRECTION: 0n, RECEIPT: 0n };

it('finds no difference when everything that was booked is posted', () => {
  const moved = { ...ZERO, PAYOUT: -500n, FUNDING: 200n };
  const sums = {
    openingMinor: 1_000n,
    closingMinor: 700n,
    entriesMinor: -300n,
    setAsideMinor: 0n,
    beforeOpeningMinor: 0n,
  };
  expect(compareBalance({ ...sums, booked: moved, posted: moved })).toEqual({
    ledgerMinor: 700n,
    statementMinor: 700n,
    differenceMinor: 0n,
    reasons: [],
  });
});

it('has reasons that sum to the difference, whatever the sums are', () => {
  const amount = fc.bigInt(-1_000n, 1_000n);
  const kinds = fc.record({
    PAYOUT: amount,
    FEE: amount,
    RETURN: amount,
    FUNDING: amount,
    OTHER: amount,
    CORRECTION: amount,
    RECEIPT: amount,
  });
  const sums = fc.record({
    openingMinor: amount,
    closingMinor: amount,
    entriesMinor: amount,
    setAsideMinor: amount,
    beforeOpeningMinor: amount,
    booked: kinds,
    posted: kinds,
  });
  fc.assert(
    fc.property(sums, (given) => {
      const { differenceMinor, reasons } = compareBalance(given);
      expect(reasons.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(differenceMinor);
      expect(reasons.every(({ amountMinor }) => amountMinor !== 0n)).toBe(true);
    }),
  );
});

it('names entries that an opening balance contains, which no user has booked', () => {
  const posted = { ...ZERO, FUNDING: 1_500n };
  const compared = compareBalance({
    openingMinor: 1_500n,
    closingMinor: 1_500n,
    entriesMinor: 1_500n,
    setAsideMinor: 0n,
    beforeOpeningMinor: 1_500n,
    booked: posted,
    posted,
  });
  expect(compared).toMatchObject({
    differenceMinor: 1_500n,
    reasons: [{ code: 'OPENING_BALANCE', amountMinor: 1_500n }],
  });
});
