import { expect, it } from 'vitest';
import { capOf } from './cap.ts';

it.each([
  ['0.5', '0.005'],
  ['0', '0'],
  ['10', '0.1'],
  ['0.25 %', '0.0025'],
  ['10.0001', null],
  ['-1', null],
  ['', null],
  ['half', null],
  ['0.00001', null],
])('a cap typed as "%s" is %s', (typed, cap) => {
  expect(capOf(typed)).toBe(cap);
});
