import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Approval } from '../../../../client/types.gen.ts';

/** The number of approvals that have not lapsed. */
export function counting({ approvals }: { approvals: readonly Pick<Approval, 'lapsed'>[] }): number {
  return approvals.filter(({ lapsed }) => lapsed === null).length;
}

/** Why an approval no longer counts, after the approver's name. */
export const LAPSE_WORDS: Record<NonNullable<Approval['lapsed']>, MessageDescriptor> = {
  USER_DISABLED: msg`their account is disabled`,
  ROLE_REMOVED: msg`they are no longer an approver`,
};
