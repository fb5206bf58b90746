import { plural } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';

/** "1 comment", "12 comments". */
export function countedComments(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 comment', other: `${written} comments` });
}
