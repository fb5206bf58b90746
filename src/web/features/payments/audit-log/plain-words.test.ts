import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { plainText } from '../../../../shared/audit/plain-text.ts';
import { partText } from '../../../../shared/audit/wording.ts';
import { CODE_WORDS } from '../../../../shared/audit/words.ts';
import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../../../shared/terms.ts';
import { statusWord } from '../shared/payment-status.tsx';
import { actionWords, entryWords, voiceIn } from './words.ts';

const VOICE = voiceIn('Africa/Johannesburg');

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
  expect(plainText(VOICE, name, value)).toBe(words);
});

it.each([
  ['totalAmountMinor', 'Total amount'],
  ['releaseDelaySeconds', 'Submission delay'],
  ['commentId', 'Comment'],
  ['withdrawalCount', 'Payments'],
])('names the field %s %s', (name, words) => {
  expect(partText(VOICE.text, name)).toBe(words);
});

it('shows an action that it does not know by its code', () => {
  expect(actionWords('batch.sent_by_pigeon')).toBe('Batch sent by pigeon');
});

it.each([...BATCH_STATUSES, ...WITHDRAWAL_STATUSES, ...PAYOUT_STATUSES])(
  'writes the status %s as its badge does',
  (status) => {
    expect(CODE_WORDS[status]).toBe(statusWord(status));
  },
);

it('calls the end of a session by a fresh sign-in what it is', () => {
  const closed = { action: 'session.closed', details: { why: 'replaced' } };
  expect(entryWords(closed)).toBe('Signed in again');
  expect(entryWords({ ...closed, details: { why: 'switched' } })).toBe('Switched to another company');
  expect(entryWords({ ...closed, details: { why: 'timed_out' } })).toBe('Signed out');
});
