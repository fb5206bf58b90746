import { msg } from '@lingui/core/macro';
import { IconCheck, IconClockX, IconHourglass, IconX } from '@tabler/icons-react';
import type { ProgramToken } from '../../../../client/types.gen.ts';
import type { Look } from '../../../ui/status-badge.tsx';

/** How each state of a token is shown. */
export const TOKEN_LOOKS: Record<ProgramToken['state'], Look> = {
  WAITING: { word: msg`Needs a second admin`, tone: 'care', icon: IconHourglass },
  ACTIVE: { word: msg`Works`, tone: 'good', icon: IconCheck },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  REVOKED: { word: msg`Revoked`, tone: 'quiet', icon: IconX },
};
