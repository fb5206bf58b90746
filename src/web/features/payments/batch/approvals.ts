import type { Approval } from '../../../../client/types.gen.ts';

/** The number of approvals that have not lapsed. */
export function counting({ approvals }: { approvals: readonly Pick<Approval, 'lapsed'>[] }): number {
  return approvals.filter(({ lapsed }) => lapsed === null).length;
}

/** Why an approval no longer counts, after the approver's name. */
export const LAPSE_WORDS: Record<NonNullable<Approval['lapsed']>, string> = {
  USER_DISABLED: 'their account is disabled',
  ROLE_REMOVED: 'they are no longer an approver',
};
