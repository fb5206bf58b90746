import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BatchRow } from '../../../../client/types.gen.ts';

type Status = NonNullable<NonNullable<BatchRow['checks']>['repeats']>['status'];

const WORDS: Record<Status, MessageDescriptor> = {
  PENDING: msg`to be paid`,
  SUBMITTED: msg`sent to the bank`,
  UNCONFIRMED: msg`sent to the bank`,
  COMPLETE: msg`paid`,
  REVERSED: msg`paid and returned`,
  FAILED: msg`failed since`,
  CANCELLED: msg`cancelled since`,
};

/** The state of the earlier payment that a row repeats, in words: it may still have to be paid. */
export function repeatWords(status: Status): string {
  return i18n._(WORDS[status]);
}
