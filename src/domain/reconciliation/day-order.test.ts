import { describe, expect, it } from 'vitest';
import { inDayOrder } from './day-order.ts';

const of = (name: string, opening: number | null, closing: number | null) => ({
  name,
  openingMinor: opening === null ? null : BigInt(opening),
  closingMinor: closing === null ? null : BigInt(closing),
});
const names = (statements: readonly { name: string }[]) => statements.map(({ name }) => name).join(' ');

const [a, b, c] = [of('A', 100, 150), of('B', 150, 130), of('C', 130, 900)];

describe('the statements of a day without numbers', () => {
  it.each([[[a, b, c]], [[c, b, a]], [[b, a, c]], [[c, a, b]]])('follow their balances', (came) => {
    expect(names(inDayOrder(came))).toBe('A B C');
  });

  it('has one without entries after the one with whose balance it opens', () => {
    expect(names(inDayOrder([of('Z', 150, 150), b, a]))).toBe('A Z B');
  });

  it.each([
    ['whose balances lead back to the first one', [of('X', 1, 2), of('Y', 2, 1)]],
    ['that do not follow each other', [of('X', 7, 8), of('Y', 1, 2)]],
    ['without balances', [of('X', null, null), of('Y', null, null)]],
  ])('stay as they came %s', (_which, came) => {
    expect(names(inDayOrder(came))).toBe('X Y');
  });
});
