/**
 * What a rule of the signing policy looks at. AMOUNT: the total of the batch. DAY_SUM: all batches of the
 * entity of one day. PAYEE_SUM: what one payee gets within the last days. NEW_PAYEE: an account that was
 * never paid. CHANGED_ACCOUNT: a person who was paid on another account before. RAIL, PREPARER: by which
 * rail, and by whom.
 */
export const CONDITION_KINDS = [
  'AMOUNT',
  'DAY_SUM',
  'PAYEE_SUM',
  'NEW_PAYEE',
  'CHANGED_ACCOUNT',
  'RAIL',
  'PREPARER',
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const POLICY_LIMITS = {
  rules: 20,
  groups: 10,
  members: 100,
  name: 60,
  conditions: 7,
  /** Groups that one rule names. */
  signers: 5,
  /** Signers of one group in one rule. */
  count: 10,
} as const;

/** Over how many days of the entity PAYEE_SUM adds up what one payee gets, with the day of the batch. */
export const PAYEE_SUM_DAYS = 30;

/** The longest delegation. */
export const DELEGATION_LASTS_DAYS = 92;

/** Whether a user could sign a batch now, and why not. */
export const SIGNING_STATES = ['CAN_SIGN', 'NOT_NEEDED', 'NOT_YOUR_TURN', 'HAS_SIGNED', 'BARRED'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];
