import { msg } from '@lingui/core/macro';
import IconCheck from '~icons/tabler/check';
import IconClockX from '~icons/tabler/clock-x';
import IconHourglass from '~icons/tabler/hourglass';
import IconX from '~icons/tabler/x';
import type { ProgramToken } from '../../../../client/types.gen.ts';
import type { Look } from '../../../ui/status-badge.tsx';

/** How each state of a token is shown. */
export const TOKEN_LOOKS: Record<ProgramToken['state'], Look> = {
  WAITING: { word: msg`Needs a second admin`, tone: 'care', icon: IconHourglass },
  ACTIVE: { word: msg`Works`, tone: 'good', icon: IconCheck },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  REVOKED: { word: msg`Revoked`, tone: 'quiet', icon: IconX },
};
