import { describe, expect, it } from 'vitest';
import { formatMoney } from './amount.tsx';
import { moneyInEnglish } from '../../shared/english-money.ts';

describe('money in the English of errors and mails', () => {
  it.each([
    ['0.00', 'ZAR', 'R\u00a00.00'],
    ['999.99', 'ZAR', 'R\u00a0999.99'],
    ['1250000.00', 'ZAR', 'R\u00a01,250,000.00'],
    ['-1250.50', 'ZAR', '−R\u00a01,250.50'],
    ['12.500000', 'USDC', 'USDC\u00a012.500000'],
    ['9223372036854775807', 'USD', 'USD\u00a09,223,372,036,854,775,807'],
  ])('writes %s %s as the dashboard does', (amount, currency, written) => {
    expect(moneyInEnglish(amount, currency)).toBe(written);
    expect(formatMoney(amount, currency)).toBe(written);
  });
});
