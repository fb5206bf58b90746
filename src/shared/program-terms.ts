/** What a program may do with its token. READ: nothing but read. PREPARE: also create and label batches. */
export const PROGRAM_RIGHTS = ['READ', 'PREPARE'] as const;

/** The states of a token. A token that prepares waits for a second admin. */
export const TOKEN_STATES = ['WAITING', 'ACTIVE', 'EXPIRED', 'REVOKED'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** Every token of a program begins like this, so that a leaked one is recognised. */
export const TOKEN_PREFIX = 'outlay_';

export const TOKEN_LIMITS = { name: 60, addresses: 20, days: 366, perEntity: 50 } as const;
