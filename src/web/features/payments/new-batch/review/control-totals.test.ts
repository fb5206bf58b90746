import { describe, expect, it } from 'vitest';
import { compareAmount, compareCount } from './control-totals.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('control totals', () => {
  it('give no error while empty or when they are equal', () => {
    expect(compareCount({ count: ' ' }, 5)).toMatchObject({ typed: false, error: null });
    expect(compareCount({ count: '1,204' }, 1204)).toMatchObject({ typed: true, error: null });
    expect(compareAmount({ amount: '12.50' }, 1250n, 'ZAR')).toMatchObject({ typed: true, error: null });
    expect(compareAmount({ amount: 'R 3,210.40' }, 321040n, 'ZAR')).toMatchObject({
      typed: true,
      error: null,
    });
  });

  it('state the difference, both too many and too few', () => {
    expect(compareCount({ count: '10' }, 9).error).toBe(
      'You expect 10 payments. The file has 9, which is 1 too few.',
    );
    expect(compareCount({ count: '1' }, 9).error).toBe(
      'You expect 1 payment. The file has 9, which is 8 too many.',
    );
    expect(plain(compareAmount({ amount: '10' }, 1250n, 'ZAR').error)).toBe(
      'You expect R 10.00. The payments add up to R 12.50, which is R 2.50 too much.',
    );
    expect(plain(compareAmount({ amount: '20' }, 1250n, 'ZAR').error)).toBe(
      'You expect R 20.00. The payments add up to R 12.50, which is R 7.50 too little.',
    );
  });

  it('ask for a number when other text is typed', () => {
    expect(compareCount({ count: 'ten' }, 9).error).toMatch(/whole number/);
    expect(compareAmount({ amount: 'much' }, 9n, 'ZAR').error).toMatch(/^Enter an amount/);
    expect(compareAmount({ amount: '-1' }, -100n, 'ZAR').error).toMatch(/^Enter an amount/);
  });

  it.each(['989 382,24', '989382,24', '989\u00a0382,24', '989\u202f382.24', '989,382.24', 'R 989.382,24'])(
    'read an amount as the grid does: %s',
    (amount) =>
      expect(compareAmount({ amount }, 98938224n, 'ZAR')).toMatchObject({ typed: true, error: null }),
  );

  it('take 1,234 as thousands, because no currency has three decimals, and zero as zero', () => {
    expect(compareAmount({ amount: '1,234' }, 123400n, 'ZAR').error).toBeNull();
    expect(plain(compareAmount({ amount: '1,234' }, 123900n, 'ZAR').short)).toBe('R 5.00 too much');
    expect(compareAmount({ amount: '0.00' }, 0n, 'ZAR').error).toBeNull();
  });
});
