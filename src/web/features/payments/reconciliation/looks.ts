import { msg } from '@lingui/core/macro';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconClockPause from '~icons/tabler/clock-pause';
import IconQuestionMark from '~icons/tabler/question-mark';
import IconSparkles from '~icons/tabler/sparkles';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import type { Look } from '../../../ui/status-badge.tsx';

const POSTED: Look = { word: msg`Posted`, tone: 'good', icon: IconCheck };
const ASIDE: Look = { word: msg`Set aside`, tone: 'quiet', icon: IconClockPause };
const TAKEN_BACK: Look = { word: msg`Taken back`, tone: 'quiet', icon: IconArrowBackUp };
const NOT_LOOKED_AT: Look = { word: msg`Being matched`, tone: 'moving', icon: IconClock };
const PROPOSED: Look = { word: msg`Proposal`, tone: 'moving', icon: IconSparkles };
const TO_CONFIRM: Look = { word: msg`To confirm`, tone: 'care', icon: IconClock };
const UNMATCHED: Look = { word: msg`No match`, tone: 'care', icon: IconQuestionMark };

/** How the state of an entry is shown. */
export function lookOf({ state, proposal, waitingRuleId }: ReconciliationEntry): Look {
  if (state === 'POSTED') return POSTED;
  if (state === 'TAKEN_BACK') return TAKEN_BACK;
  if (waitingRuleId !== null) return TO_CONFIRM;
  if (state === 'SET_ASIDE') return ASIDE;
  if (!proposal) return NOT_LOOKED_AT;
  if (proposal.verdict === 'EXACT') return TO_CONFIRM;
  return proposal.verdict === 'UNMATCHED' ? UNMATCHED : PROPOSED;
}
