import { describe, expect, it } from 'vitest';
import { compareAmount, compareCount } from './control-totals.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('control totals', () => {
  it('give no error while empty or when they are equal', () => {
    expect(compareCount({ count: ' ' }, 5)).toEqual({ typed: false, error: null });
    expect(compareCount({ count: '1,204' }, 1204)).toEqual({ typed: true, error: null });
    expect(compareAmount({ amount: '12.50' }, 1250n, 'ZAR')).toEqual({ typed: true, error: null });
    expect(compareAmount({ amount: '989 382,24' }, 98938224n, 'ZAR')).toEqual({ typed: true, error: null });
    expect(compareAmount({ amount: 'R 3,210.40' }, 321040n, 'ZAR')).toEqual({ typed: true, error: null });
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
    expect(compareAmount({ amount: '1.2.3' }, 9n, 'ZAR').error).toMatch(/point before the cents/);
    expect(compareAmount({ amount: '-1' }, -100n, 'ZAR').error).toMatch(/point before the cents/);
  });
});
