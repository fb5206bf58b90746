import { expect, it } from 'vitest';
import { FAILURE_CODES } from '../../shared/terms.ts';
import { failureOf, fieldsToCorrect, isLikelyToFailAgain, type RetryChanges } from './retryable.ts';

const NOTHING: RetryChanges = { name: false, branch: false, amount: false, rail: false };

it.each([
  ['BANK_UNAVAILABLE', {}, false],
  ['INSUFFICIENT_FUNDS', {}, false],
  ['NAME_MISMATCH', {}, true],
  ['NAME_MISMATCH', { amount: true }, true],
  ['NAME_MISMATCH', { name: true }, false],
  ['INVALID_BRANCH', { branch: true }, false],
  ['LIMIT_EXCEEDED', { rail: true }, false],
  ['LIMIT_EXCEEDED', { amount: true }, false],
  ['LIMIT_EXCEEDED', { name: true }, true],
  ['ACCOUNT_CLOSED', { name: true, branch: true, amount: true, rail: true }, true],
  ['BANK_REJECTED', {}, true],
] as const)('%s on the same account with the changes %o fails again: %s', (code, changes, expected) => {
  expect(isLikelyToFailAgain(code, { ...NOTHING, ...changes })).toBe(expected);
});

it.each(FAILURE_CODES)('%s names the fields to correct exactly if a correction can help', (code) => {
  expect(fieldsToCorrect(code).length > 0).toBe(failureOf(code).retryable === 'WITH_CHANGES');
});
