import { say, type Sentence, type SentenceValue } from '../sentences.ts';

/** "row 4", "rows 2, 5, 9 and 40 more". */
export function placeOf(first: readonly number[], count: number): Sentence {
  if (count === 1) return say('in_row', { row: first[0]! });
  const list: SentenceValue[] = [...first];
  if (count > first.length) list.push(say('and_more', { count: count - first.length }));
  return say('in_rows', { rows: { list, joined: 'and' } });
}
