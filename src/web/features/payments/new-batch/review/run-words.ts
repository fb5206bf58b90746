import { t } from '@lingui/core/macro';
import type { RunInterval } from '../../../../../shared/terms.ts';

/** "a month later". */
export function laterWords(interval: RunInterval): string {
  if (interval === 'WEEK') return t`a week later`;
  return interval === 'MONTH' ? t`a month later` : t`two weeks later`;
}
