import { msg } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconCopy from '~icons/tabler/copy';
import IconFileDescription from '~icons/tabler/file-description';
import IconX from '~icons/tabler/x';
import type { Look } from '../../../ui/status-badge.tsx';

export const FILE_STORED: Look = { word: msg`Stored`, tone: 'good', icon: IconCheck };
export const FILE_WITH_FINDINGS: Look = {
  word: msg`Stored with findings`,
  tone: 'care',
  icon: IconAlertTriangle,
};
export const FILE_AGAIN: Look = { word: msg`Here already`, tone: 'quiet', icon: IconCopy };
export const FILE_CHANGED: Look = { word: msg`Not all stored`, tone: 'bad', icon: IconX };

export const IN_ORDER: Look = { word: msg`In order`, tone: 'good', icon: IconCheck };
export const ADVICE: Look = { word: msg`Advice`, tone: 'quiet', icon: IconFileDescription };
export const TAKEN_BACK: Look = { word: msg`Taken back`, tone: 'quiet', icon: IconArrowBackUp };
export const PENDING: Look = { word: msg`Pending`, tone: 'moving', icon: IconClock };

/** The look of a statement with open findings; `words` counts them. */
export function lookOfFindings(words: string): Look {
  return { word: words, tone: 'care', icon: IconAlertTriangle };
}
