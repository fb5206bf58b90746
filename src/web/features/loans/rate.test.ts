import { expect, it } from 'vitest';
import { hourlyPercent, yearlyPercent } from './rate.ts';

it.each([
  ['0.00001', '0.0010', '8.76'],
  ['0', '0.0000', '0.00'],
  ['0.000123456', '0.0123', '108.15'],
])('an hourly rate of %s is %s %% an hour and %s %% a year', (rate, hour, year) => {
  expect([hourlyPercent(rate), yearlyPercent(rate)]).toEqual([hour, year]);
});
