import { plural } from '@lingui/core/macro';
import { formatNumber } from '../../../../ui/locale.ts';

export function entriesWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 entry', other: `${written} entries` });
}
