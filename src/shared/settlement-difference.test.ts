import { expect, it } from 'vitest';
import { needsSecondUser } from './settlement-difference.ts';

it.each([
  ['nothing while the limit is zero', 0n, 1n, 0n, 'ZAR', true],
  ['the limit itself', 1_000n, 1_000n, 0n, 'ZAR', false],
  ['a cent above the limit', 1_000n, 0n, 1_001n, 'ZAR', true],
  ['too much and too little together', 1_000n, 600n, 600n, 'ZAR', true],
  ['another currency', 1_000n, 1n, 0n, 'USD', true],
] as const)('takes two users above a limit: %s', (_, limit, overMinor, underMinor, currency, expected) => {
  const found = needsSecondUser({ overMinor, underMinor }, currency, { currency: 'ZAR', amountMinor: limit });
  expect(found).toBe(expected);
});
