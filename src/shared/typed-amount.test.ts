import { expect, it } from 'vitest';
import { plainAmount, plainQuantity, readingsOf, searchedAmount } from './typed-amount.ts';

it.each([
  ['3210400', '3210400'],
  [' 250000.5 ', '250000.5'],
  ['3210400.00', '3210400.00'],
  ['100,000.00', '100000.00'],
  ['1 000 000', '1000000'],
  ['3\u00a0210\u00a0400', '3210400'],
  ['3\u202f210\u202f400', '3210400'],
  ['R 3,210,400.00', '3210400.00'],
  ['R3,210,400.00', '3210400.00'],
  ['ZAR 12.30', '12.30'],
  ['250 000,50', '250000.50'],
  ['989\u00a0382,24', '989382.24'],
  ['30000,50', '30000.50'],
  ['1,5', '1.5'],
  ['0,123', '0.123'],
  ['100,000', '100000'],
])('reads %j as %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

it.each(['12,34.00', '1.234,56', '1,2,3', '1 2', 'abc', 'R', 'R abc', '-5', ''])(
  'guesses nothing: keeps %j',
  (typed) => {
    expect(plainAmount(typed)).toBe(typed);
  },
);

it.each([
  ['0,002', '0.002'],
  ['0,0025', '0.0025'],
  ['1,5', '1.5'],
  ['12,34', '12.34'],
  ['1 740 000', '1740000'],
  ['1,740,000', '1740000'],
  ['1,740.5', '1740.5'],
])('reads the quantity %j as %s', (typed, plain) => {
  expect(plainQuantity(typed)).toBe(plain);
  expect(readingsOf(typed)).toBeNull();
});

it('asks which of two quantities is meant', () => {
  expect(plainQuantity('1,234')).toBe('1,234');
  expect(readingsOf(' 1,234 ')).toEqual(['1234', '1.234']);
});

it.each([
  ['614.89', '614.89', true],
  ['R 614,89', '614.89', true],
  ['r614,89', '614.89', true],
  ['1 250,00', '1250.00', true],
  ['1,250.00', '1250.00', true],
  ['1.250,00', '1250.00', true],
  ['1,250', '1250', true],
  ['-614.89', '614.89', true],
  ['R -614,89', '614.89', true],
  ['614,89 ZAR', '614.89', true],
  ['5678', '5678', false],
])('looks for %j as %s', (typed, amount, isCertain) => {
  expect(searchedAmount(typed)).toEqual({ amount, isCertain });
});

it.each(['nkosi 5678', 'K5-3711', '2026-03-02', '12/5', 'EMP 0042', '12.34.56', ''])(
  'takes %j for no amount',
  (typed) => {
    expect(searchedAmount(typed)).toBeNull();
  },
);
