import { expect, it } from 'vitest';
import { statementMissingFrom } from './statement-due.ts';

const CLOSED = new Set(['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06']);

it.each([
  ['2026-04-01', '2026-04-07', 'Easter is between'],
  ['2026-04-02', '2026-04-08', 'the day before Easter'],
  ['2026-04-07', '2026-04-09', 'an ordinary day'],
])('misses the statement of %s from %s on: %s', (day, expected) => {
  expect(statementMissingFrom(day, (date) => !CLOSED.has(date))).toBe(expected);
});
