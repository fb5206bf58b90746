import type { SentenceKey } from '../sentences.ts';

/** The sentence with the name of a layout. */
export type LayoutKey = Extract<SentenceKey, `layout_${string}`>;
