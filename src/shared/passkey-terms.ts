/** What a passkey signs: an approval, or the proof of its owner before a passkey is added or removed. */
const CHALLENGE_PURPOSES = ['REGISTER', 'PROVE', 'APPROVE'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A reset waits, took effect, was stopped, or lapsed because its asker was no longer an admin. */
export const PASSKEY_RESET_STATES = ['WAITING', 'DONE', 'STOPPED', 'LAPSED'] as const;
export type PasskeyResetState = (typeof PASSKEY_RESET_STATES)[number];

export const PASSKEY_LIMITS = {
  /** The longest name, in characters. */
  name: 60,
  /** How many passkeys a user may have at a time. */
  perUser: 10,
  /** How long a challenge can be used. */
  challengeMinutes: 5,
  /** How long a reset waits. */
  resetHours: 24,
  /** After a user has stopped a reset, the user cannot stop another one that is asked for in these days. */
  stopsAgainDays: 7,
} as const;
