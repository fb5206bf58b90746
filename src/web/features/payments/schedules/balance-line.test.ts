import { expect, it } from 'vitest';
import { axisDigits } from './balance-line.tsx';

it('labels of the axis have as many decimals as make them differ', () => {
  expect(axisDigits([1_024_000, 1_034_000])).toBe(3);
  expect(axisDigits([100_000, 900_000])).toBe(0);
  expect(axisDigits([1_000_000, 5_000_000])).toBe(1);
  expect(axisDigits([-2_000, 2_000])).toBe(1);
  expect(axisDigits([500, 500])).toBe(2);
});
