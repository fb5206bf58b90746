import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';
import { actionWords, partWords } from './words.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

it.each([
  ['isShared', true, 'Yes'],
  ['reason', null, 'None'],
  ['lastsSeconds', 3_600, '1 hour'],
  ['releaseDelaySeconds', 5_400, '90 minutes'],
  ['releaseDelaySeconds', 0, '0 seconds'],
  ['approvalExpiryDays', 1, '1 day'],
  ['unusualAmountPercent', 50, '50 %'],
  ['count', 1_204, '1,204'],
  ['before', 'PENDING_APPROVAL', 'Waiting for approval'],
  ['defaultRail', 'PAYSHAP', 'PayShap'],
  ['after', 'OFF', 'Off'],
  ['action', 'batch.approved', 'Batch approved'],
  ['why', 'timed_out', 'Timed out'],
  ['currency', 'ZAR', 'ZAR'],
  ['label', 'URGENT_WAGES', 'URGENT_WAGES'],
  ['reason', 'Wrong month', 'Wrong month'],
])('writes %s %j as %s', (name, value, words) => {
  expect(plainWords(name, value)).toBe(words);
});

it.each([
  ['totalAmountMinor', 'Total amount'],
  ['releaseDelaySeconds', 'Release delay'],
  ['commentId', 'Comment'],
  ['withdrawalCount', 'Payments'],
])('names the field %s %s', (name, words) => {
  expect(partWords(name)).toBe(words);
});

it('shows an action that it does not know by its code', () => {
  expect(actionWords('batch.sent_by_pigeon')).toBe('Batch sent by pigeon');
});
