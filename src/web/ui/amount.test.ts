import { describe, expect, it } from 'vitest';
import { formatMoney } from './amount.tsx';

const NBSP = '\u00a0';

describe('formatMoney', () => {
  it.each([
    ['3210400.00', 'ZAR', `R${NBSP}3,210,400.00`],
    ['-1250.50', 'ZAR', `−R${NBSP}1,250.50`],
    ['999.99', 'USD', `USD${NBSP}999.99`],
    ['99000.000123', 'USDC', `USDC${NBSP}99,000.000123`],
    ['92233720368547758.07', 'ZAR', `R${NBSP}92,233,720,368,547,758.07`],
    ['0.00', 'ZAR', `R${NBSP}0.00`],
  ])('formats %s in %s as %s without rounding', (amount, currency, words) => {
    expect(formatMoney(amount, currency)).toBe(words);
  });
});
