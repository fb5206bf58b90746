/**
 * The states of money for FUNDING:
 * - EXPECTED: announced, and its day has not passed; OVERDUE: announced, and it has;
 * - RECEIVED: booked to FUNDING; RETURNED: taken back afterwards, in whole or in part;
 * - CANCELLED: announced, and no longer expected.
 */
export const FUNDING_STATES = ['EXPECTED', 'OVERDUE', 'RECEIVED', 'RETURNED', 'CANCELLED'] as const;
type FundingState = (typeof FUNDING_STATES)[number];

/** The money of a record comes from outside, over a bank or simulated, or from COLLECTION. */
export const FUNDING_SOURCES = ['OUTSIDE', 'COLLECTION'] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];

/** The states that are stored. OVERDUE follows from the day. */
export type StoredFundingState = Exclude<FundingState, 'OVERDUE'>;
