import { expect, it } from 'vitest';
import { roleAllows } from './permission-words.ts';

it.each([
  ['VIEWER', 'Sees everything except the audit log; changes nothing.'],
  [
    'PREPARER',
    'May prepare batches and schedules, comment on batches, ' +
      'cancel batches, skip runs, pause and stop schedules, ' +
      'propose accounts that may be paid, and changes of them, ' +
      'exchange files with a bank at once, hand over bank files and upload the bank’s replies, ' +
      'announce funding, ask payers for money.',
  ],
  [
    'APPROVER',
    'May approve batches and schedules of other people, send batches and schedules back, ' +
      'comment on batches, cancel batches, skip runs, pause and stop schedules, ' +
      'cancel a looser payment config before it takes effect, ' +
      'propose accounts that may be paid, and changes of them, ' +
      'confirm, reject and remove accounts that may be paid, end delegations of signing, ' +
      'switch on bank connections that another user has set up, ' +
      'exchange files with a bank at once, hand over bank files and upload the bank’s replies, ' +
      'record and confirm recalls of bank files, ' +
      'upload bank statements, write off payment requests, allocate receipts, ' +
      'move collected money to funding, ' +
      'post or set aside entries of statements, ' +
      'acknowledge differences of settlements.',
  ],
  ['TRADER', 'May trade at the exchange.'],
] as const)('says what the role %s may do', (role, words) => {
  expect(roleAllows(role)).toBe(words);
});
