import type { SentenceKey } from './sentences.ts';

/** What a name may be by mistake, instead of the name of the person who is paid. */
export type NameDoubt = keyof typeof NAME_DOUBTS;

export const NAME_DOUBTS = {
  hold: 'name_says_hold',
  total: 'name_like_total',
  other: 'name_like_other',
} as const satisfies Record<string, SentenceKey>;

/** What a whole amount may be by mistake. */
export type AmountDoubt = keyof typeof AMOUNT_DOUBTS;

export const AMOUNT_DOUBTS = {
  branch: 'amount_like_branch',
  date: 'amount_like_date',
  text: 'amount_like_text',
  cut: 'amount_like_rest',
} as const satisfies Record<string, SentenceKey>;
