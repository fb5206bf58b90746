import { expect, it } from 'vitest';
import { hourlyPercent, yearlyPercent } from './rate.ts';

it.each([
  ['0.00001', '0.001000', '8.76'],
  ['0', '0.000000', '0.00'],
  ['0.000123456', '0.012346', '108.15'],
])('an hourly rate of %s is %s %% an hour and %s %% a year', (rate, hour, year) => {
  expect([hourlyPercent(rate), yearlyPercent(rate)]).toEqual([hour, year]);
});
