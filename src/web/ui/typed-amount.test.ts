import { expect, it } from 'vitest';
import { plainAmount } from './typed-amount.ts';

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
])('reads %j as %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

it.each(['1,5', '12,34.00', '1 2', 'abc', 'R', 'R abc', '-5', ''])('guesses nothing: keeps %j', (typed) => {
  expect(plainAmount(typed)).toBe(typed);
});
