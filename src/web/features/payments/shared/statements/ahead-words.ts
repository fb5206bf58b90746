import { plural } from '@lingui/core/macro';
import { formatNumber } from '../../../../ui/locale.ts';

/** Says that statements dated in the future are in question, so an earlier one counts as the last. */
export function aheadWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 statement dated in the future is in question and does not count yet',
    other: `${written} statements dated in the future are in question and do not count yet`,
  });
}
