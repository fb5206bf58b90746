import { expect, it } from 'vitest';
import { detailWords } from './words.ts';

it.each([
  ['REJECTED_AFTER_ACCEPTANCE', 'PAID', 'The bank had said of the whole file: Paid'],
  ['REJECTED_AFTER_ACCEPTANCE', 'PARTIAL', 'The bank had said of the whole file: Accepted in part'],
  ['ACCEPTED_AFTER_REJECTION', 'ACCEPTED', 'The reply says of the whole file: Accepted by the bank'],
  ['PAID_AFTER_REJECTION', 'PAID', 'The reply says of the whole file: Paid'],
  ['ACCEPTED_AFTER_REJECTION', 'PARTIAL', 'The reply says of the whole file: Accepted in part'],
  ['REJECTED_AS_DUPLICATE', 'downloaded more than once', 'The file was downloaded more than once.'],
  ['TEST_REPLY', 'test reply to a live file', 'The reply is about a test, and the file is live.'],
  ['OTHER_TOTALS', '1 payments', 'It refers to: 1 payment'],
  ['OTHER_AMOUNT', '0123abcd', 'It refers to: 0123abcd'],
  ['UNREADABLE', 'It has no messages.', 'Reason: It has no messages.'],
] as const)('says in words what %s with "%s" is about', (code, detail, words) => {
  expect(detailWords({ code, detail })).toBe(words);
});
