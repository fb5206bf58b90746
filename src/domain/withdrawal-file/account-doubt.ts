import type { SentenceKey } from './sentences.ts';

/** What an account number may be by mistake. */
export type AccountDoubt = keyof typeof ACCOUNT_DOUBTS;

/** The sentence about each doubt. */
export const ACCOUNT_DOUBTS = {
  branch: 'account_like_branch',
  identity: 'account_like_identity',
  date: 'account_like_date',
  phone: 'account_like_phone',
  pattern: 'account_like_pattern',
  text: 'account_like_text',
  amount: 'account_like_amount',
  length: 'account_unusual_length',
  joined: 'account_joined',
} as const satisfies Record<string, SentenceKey>;
