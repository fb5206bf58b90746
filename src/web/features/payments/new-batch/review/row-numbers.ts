import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../../../ui/locale.ts';

/** "4, 5, 6", and how many more there are: "4, 5, 6 and 12 others". */
export function rowNumbers(shown: readonly number[], more: number): string {
  const numbers = shown.map((row) => formatNumber(row)).join(', ');
  if (more <= 0) return numbers;
  const others = othersWords(more);
  return t`${numbers} and ${others}`;
}

/** "1 other", "1,204 others". */
export function othersWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 other', other: `${written} others` });
}
