/** The changes of control that a second admin confirms: who may do what, and how much the entity may pay. */
export const CONTROL_KINDS = [
  'INVITE_USER',
  'CHANGE_ROLES',
  'ENABLE_USER',
  'RESET_SIGN_IN',
  'CHANGE_LIMITS',
  'CHANGE_FEES',
  'SWITCH_PAYOUTS_ON',
  'CONFIG_BY_ONE_ADMIN',
  'CHANGE_POLICY',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** WAITING, and how it ended. Only APPLIED changed something. */
export const CONTROL_STATES = ['WAITING', 'APPLIED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

export const CONTROL_LIMITS = { reason: 500, lastsDays: 7, aloneWaitsHours: 24, waiting: 100 } as const;

/** An invitation makes a user; a reset sets a new password for one. */
export const INVITATION_PURPOSES = ['INVITE', 'RESET'] as const;
export type InvitationPurpose = (typeof INVITATION_PURPOSES)[number];

/** OPEN: a link works, or can be made. */
export const INVITATION_STATES = ['OPEN', 'ACCEPTED', 'REVOKED', 'EXPIRED'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** How long a link works. */
export const INVITATION_LASTS_HOURS = 72;

/** The shortest password that Outlay accepts. */
export const MIN_PASSWORD = 12;
