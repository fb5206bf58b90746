import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BatchRow } from '../../../../client/types.gen.ts';
import { stateOfRepeated, type RepeatedState } from '../../../../shared/repeated-payment.ts';

type Status = NonNullable<NonNullable<BatchRow['checks']>['repeats']>['status'];

const WORDS: Record<RepeatedState, MessageDescriptor> = {
  TO_BE_PAID: msg`to be paid`,
  SENT: msg`sent to the bank`,
  PAID: msg`paid`,
  RETURNED: msg`paid and returned`,
  FAILED: msg`failed since`,
  CANCELLED: msg`cancelled since`,
};

/** The state of the earlier payment that a row repeats, in words: it may still have to be paid. */
export function repeatWords(status: Status): string {
  return i18n._(WORDS[stateOfRepeated(status)]);
}
