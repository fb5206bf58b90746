import { expect, it } from 'vitest';
import { roleAllows } from './permission-words.ts';

it.each([
  ['VIEWER', 'Sees everything except the audit log; changes nothing.'],
  [
    'PREPARER',
    'May prepare batches, comment on batches, cancel batches, ' +
      'take bank files to the bank and upload its replies, upload statements of the bank.',
  ],
  [
    'APPROVER',
    'May approve batches of other people, send batches back, comment on batches, cancel batches, ' +
      'take bank files to the bank and upload its replies, record the recall of a bank file, ' +
      'upload statements of the bank.',
  ],
  ['TRADER', 'May trade at the exchange.'],
] as const)('says what the role %s may do', (role, words) => {
  expect(roleAllows(role)).toBe(words);
});
